import { Button, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import type { GalleryItem } from '../../../../openapi/schema.d.ts';
import { useListGalleryItemsQuery } from '../../../api/media.ts';
import { truncateText } from '../../../lib/text/truncateText.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { pictureSizes } from '../../../ui/artwork/Picture.tsx';
import defaultPicture from '../../../ui/pictures/defaultTournamentBanner.svg';
import { StatePage } from '../../../ui/states/StatePage.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { ArticleLayout, ArticleSkeleton } from './ArticleLayout.tsx';
import { ContentPicture } from './ContentPicture.tsx';
import { copy } from '../copy.ts';
import { findGalleryItem, itemSlug, relatedItems } from '../mediaItems.ts';
import { SideList } from '../SideList.tsx';

const ratio = '3 / 2';
const titleLength = 45;
const descriptionLength = 80;

export default function ContentPage() {
  const { slug = '' } = useParams();
  const { data, isFetching, refetch } = useListGalleryItemsQuery();
  const item = data && findGalleryItem(data.data, slug);
  if (item) return <LoadedItem key={item.id} item={item} related={relatedItems(data.data, item)} />;
  if (data) return <MissingItem />;
  if (isFetching)
    return (
      <ArticleSkeleton
        eyebrow={copy.content.eyebrow}
        message={copy.content.loading}
        ratio={ratio}
      />
    );
  return (
    <StatePage title={copy.content.failedTitle} fallback={paths.mediaContent.href()}>
      <ErrorState message={copy.content.failed} onRetry={() => void refetch()} />
      <Button variant="outlined" component={Link} to={paths.mediaContent.href()}>
        {copy.content.toMedia}
      </Button>
    </StatePage>
  );
}

function LoadedItem({
  item: { title, image, created_at: publishedAt, description },
  related,
}: {
  item: GalleryItem;
  related: GalleryItem[];
}) {
  const text = description?.trim() || copy.content.fallback;
  usePageTitle(title, text);
  return (
    <ArticleLayout
      eyebrow={copy.content.eyebrow}
      title={title}
      publishedAt={publishedAt}
      // Shown in full, whatever its aspect ratio.
      picture={
        <ContentPicture
          path={image}
          fallback={defaultPicture}
          alt={title}
          ratio={ratio}
          sizes={pictureSizes.article}
          fit="contain"
          eager
        />
      }
      aside={<SideList title={copy.content.related} entries={related.map(toEntry)} />}
    >
      <Typography variant="subtitle1" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </ArticleLayout>
  );
}

const toEntry = (item: GalleryItem) => ({
  id: item.id,
  href: paths.content.href({ slug: itemSlug(item) }),
  title: truncateText(item.title, titleLength),
  text: item.description ? truncateText(item.description, descriptionLength) : undefined,
  image: item.image,
});

function MissingItem() {
  return (
    <StatePage title={copy.content.missingTitle} fallback={paths.mediaContent.href()}>
      <EmptyState
        message={copy.content.missing}
        action={
          <Button variant="outlined" component={Link} to={paths.home.href()}>
            <span lang="en">{copy.content.toHome}</span>
          </Button>
        }
      />
    </StatePage>
  );
}
