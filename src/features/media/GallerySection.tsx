import { Box, Card, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { GalleryItem } from '../../../openapi/schema.d.ts';
import { useListGalleryItemsQuery } from '../../api/media.ts';
import { formatInstant } from '../../lib/dates/formatLocalTime.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/artwork/Picture.tsx';
import defaultPicture from '../../ui/pictures/defaultTournamentBanner.svg';
import { hoverCard, lineClamp, stretchedLink } from '../../ui/styles/cardStyles.ts';
import { copy } from './copy.ts';
import { itemSlug } from './mediaItems.ts';
import { MediaSection } from './MediaSection.tsx';
import { sections } from './sections.ts';
import { usePageParam } from './usePageParam.ts';

const ratio = '3 / 2';
const columns = { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' };
/** At least two lines of title. */
const titleHeight = 'calc(2 * 1.0625rem * 1.35)';
/** The dates of a row are in line. */
const textBox = {
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  p: { xs: 1.5, sm: 2 },
  pt: { xs: 1.25, sm: 1.75 },
} as const;

export function GallerySection() {
  const list = useListGalleryItemsQuery();
  const paging = usePageParam('media');
  return (
    <MediaSection
      id={sections.gallery}
      texts={copy.gallery}
      query={list}
      pagination={paging}
      columns={columns}
      skeleton={<GalleryCardSkeleton />}
    >
      {(items) =>
        items.map((item) => (
          <li key={item.id}>
            <GalleryCard item={item} />
          </li>
        ))
      }
    </MediaSection>
  );
}

function GalleryCard({ item }: { item: GalleryItem }) {
  const { title, image, created_at: publishedAt } = item;
  return (
    <Card component="article" sx={hoverCard}>
      <Box sx={{ overflow: 'hidden' }}>
        <Picture
          path={image}
          fallback={defaultPicture}
          alt=""
          ratio={ratio}
          sizes="(min-width: 1200px) 25vw, 50vw"
        />
      </Box>
      <Box sx={textBox}>
        <Typography
          variant="h5"
          component="h3"
          sx={{ minHeight: titleHeight, ...lineClamp(4), WebkitLineClamp: { xs: '4', sm: '2' } }}
        >
          <Box
            component={Link}
            to={paths.content.href({ slug: itemSlug(item) })}
            sx={{ color: 'inherit', textDecoration: 'none', ...stretchedLink }}
          >
            {title}
          </Box>
        </Typography>
        <Typography
          component="time"
          dateTime={publishedAt}
          variant="body2"
          sx={{ mt: 'auto', pt: 0.75, color: 'secondary.main', fontWeight: 600 }}
        >
          {formatInstant(publishedAt)}
        </Typography>
      </Box>
    </Card>
  );
}

function GalleryCardSkeleton() {
  return (
    <Card sx={{ height: '100%' }}>
      <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: ratio }} />
      <Box sx={textBox}>
        <Typography variant="h5" component="div" sx={{ minHeight: titleHeight }}>
          <Skeleton width="85%" />
        </Typography>
        <Typography variant="body2" component="div" sx={{ mt: 0.75 }}>
          <Skeleton width="60%" />
        </Typography>
      </Box>
    </Card>
  );
}
