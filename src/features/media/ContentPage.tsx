import { Button, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import type { GalleryItem } from '../../../openapi/schema.d.ts';
import { useListGalleryItemsQuery } from '../../api/media.ts';
import { cutText } from '../../lib/cutText.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Picture } from '../../ui/Picture.tsx';
import defaultPicture from '../../ui/pictures/defaultTournamentBanner.svg';
import { StatePage } from '../../ui/StatePage.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ArticleFrame, ArticleSkeleton } from './ArticleFrame.tsx';
import { copy } from './copy.ts';
import { findGalleryItem, relatedTo, slugOf } from './items.ts';
import { SideList } from './SideList.tsx';

const ratio = '3 / 2';
const titleLength = 45;
const descriptionLength = 80;

/** One item of the gallery. */
export default function ContentPage() {
  const { slug = '' } = useParams();
  const { data, isFetching, refetch } = useListGalleryItemsQuery();
  const item = data && findGalleryItem(data.data, slug);
  if (item) return <Loaded key={item.id} item={item} related={relatedTo(data.data, item)} />;
  if (data) return <Missing />;
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

function Loaded({
  item: { title, image, created_at: day, description },
  related,
}: {
  item: GalleryItem;
  related: GalleryItem[];
}) {
  const text = description?.trim() || copy.content.fallback;
  usePageTitle(title, text);
  return (
    <ArticleFrame
      eyebrow={copy.content.eyebrow}
      title={title}
      day={day}
      // All of it is to be seen, whatever its shape.
      picture={
        <Picture
          path={image}
          fallback={defaultPicture}
          alt={title}
          ratio={ratio}
          fit="contain"
          eager
        />
      }
      aside={<SideList title={copy.content.related} entries={related.map(toEntry)} />}
    >
      <Typography variant="subtitle1" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </ArticleFrame>
  );
}

const toEntry = (item: GalleryItem) => ({
  id: item.id,
  href: paths.content.href({ slug: slugOf(item) }),
  title: cutText(item.title, titleLength),
  text: item.description ? cutText(item.description, descriptionLength) : undefined,
  image: item.image,
});

function Missing() {
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
