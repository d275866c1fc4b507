import { useId } from 'react';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Link } from 'react-router-dom';
import type { Blog } from '../../../../openapi/schema.d.ts';
import { useListBlogsQuery } from '../../../api/media.ts';
import { truncateText } from '../../../lib/text/truncateText.ts';
import { formatInstant } from '../../../lib/dates/formatLocalTime.ts';
import { paths } from '../../../paths.ts';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultPicture from '../../../ui/pictures/defaultTournamentBanner.svg';
import { hoverCard, lineClamp, stretchedLink } from '../../../ui/styles/cardStyles.ts';
import { copy } from '../copy.ts';
import { readingMinutes } from '../mediaItems.ts';
import { MediaSection } from '../MediaSection.tsx';
import { sections } from '../sections.ts';

const titleLength = 80;
const columns = {
  xs: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(3, minmax(0, 1fr))',
};
/** On phones a blog is a row with a small picture. */
const ratio = { xs: '4 / 3', sm: '40 / 21' };
const cardLayout = {
  display: 'grid',
  gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  gridTemplateRows: { sm: 'auto 1fr' },
} as const;

export function BlogSection() {
  const list = useListBlogsQuery();
  return (
    <MediaSection
      id={sections.blogs}
      texts={copy.blogs}
      query={list}
      columns={columns}
      skeleton={<BlogCardSkeleton />}
    >
      {(blogs) =>
        blogs.map((blog) => (
          <li key={blog.id}>
            <BlogCard blog={blog} />
          </li>
        ))
      }
    </MediaSection>
  );
}

function BlogCard({
  blog: { title, slug, image, content, created_at: publishedAt, meta_description: summary },
}: {
  blog: Blog;
}) {
  const id = useId();
  const minutes = readingMinutes(content);
  return (
    <Card
      component="article"
      aria-labelledby={`${id}-title`}
      sx={(theme) => ({ ...hoverCard(theme), ...cardLayout })}
    >
      <Box sx={{ overflow: 'hidden', alignSelf: 'start', '& img': { aspectRatio: ratio } }}>
        <Picture
          path={image}
          fallback={defaultPicture}
          alt=""
          ratio="40 / 21"
          sizes="(min-width: 900px) 33vw, (min-width: 600px) 50vw, 112px"
        />
      </Box>
      <Stack sx={{ p: { xs: 1.5, sm: 2.5 }, pt: { sm: 2 }, minWidth: 0 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <Box
            component="time"
            dateTime={publishedAt}
            sx={{ color: 'secondary.main', fontWeight: 600, whiteSpace: 'nowrap' }}
          >
            {formatInstant(publishedAt)}
          </Box>
          {minutes !== undefined && (
            <>
              {'\u00a0· '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {copy.readingTime(minutes)}
              </Box>
            </>
          )}
        </Typography>
        <Typography
          id={`${id}-title`}
          variant="h5"
          component="h3"
          sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
        >
          {truncateText(title, titleLength)}
        </Typography>
        {summary && (
          <Typography
            variant="body2"
            sx={{
              mt: 1,
              color: 'text.secondary',
              ...lineClamp(3),
              display: { xs: 'none', sm: '-webkit-box' },
            }}
          >
            {summary}
          </Typography>
        )}
        <Box
          component={Link}
          to={paths.blog.href({ slug })}
          id={`${id}-link`}
          aria-labelledby={`${id}-link ${id}-title`}
          sx={{
            typography: 'button',
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            mt: 'auto',
            pt: { xs: 1, sm: 1.75 },
            alignSelf: 'flex-start',
            textDecoration: 'none',
            ...stretchedLink,
          }}
        >
          <span lang="en">{copy.blogs.readMore}</span>
          <ArrowForwardIcon aria-hidden sx={{ fontSize: 18 }} />
        </Box>
      </Stack>
    </Card>
  );
}

function BlogCardSkeleton() {
  return (
    <Card sx={{ height: '100%', ...cardLayout }}>
      <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: ratio }} />
      <Box sx={{ p: { xs: 1.5, sm: 2.5 }, pt: { sm: 2 } }}>
        <Typography variant="caption" component="div">
          <Skeleton width="40%" />
        </Typography>
        <Typography variant="h5" component="div" sx={{ mt: 0.5 }}>
          <Skeleton />
          <Skeleton width="70%" />
        </Typography>
        <Typography
          variant="body2"
          component="div"
          sx={{ mt: 1, display: { xs: 'none', sm: 'block' } }}
        >
          <Skeleton />
          <Skeleton />
          <Skeleton width="50%" />
        </Typography>
        <Typography variant="button" component="div" sx={{ pt: { xs: 1, sm: 1.75 } }}>
          <Skeleton width={96} />
        </Typography>
      </Box>
    </Card>
  );
}
