import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Link } from 'react-router-dom';
import type { Blog } from '../../../../openapi/schema.d.ts';
import { truncateText } from '../../../lib/text/truncateText.ts';
import { paths } from '../../../paths.ts';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import { neighbours } from '../mediaItems.ts';

const titleLength = 80;

/** Links to the articles published before and after one. Renders nothing if it is the only one. */
export function BlogPager({ blogs, blog }: { blogs: readonly Blog[]; blog: Blog }) {
  const { previous, next } = neighbours(blogs, blog);
  if (!previous && !next) return null;
  return (
    <Box component="nav" aria-label={copy.blog.others} sx={pager}>
      {previous && (
        <Link to={paths.blog.href(previous)} className="previous">
          <span className="label">
            <ArrowBackIcon aria-hidden />
            {copy.blog.previous}
          </span>
          {truncateText(previous.title, titleLength)}
        </Link>
      )}
      {next && (
        <Link to={paths.blog.href(next)} className="next">
          <span className="label">
            {copy.blog.next}
            <ArrowForwardIcon aria-hidden />
          </span>
          {truncateText(next.title, titleLength)}
        </Link>
      )}
    </Box>
  );
}

function pager({ vars: { palette }, typography, breakpoints }: Theme) {
  return {
    display: 'grid',
    gap: 2,
    mt: { xs: 5, md: 7 },
    pt: { xs: 3, md: 4 },
    borderTop: `1px solid ${palette.divider}`,
    '& a': {
      ...typography.h6,
      ...cutCorner(16),
      display: 'block',
      p: 2,
      color: palette.text.primary,
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      transition: 'border-color 160ms',
      '&:hover': { borderColor: palette.secondary.main },
    },
    '& .label': {
      ...typography.caption,
      display: 'flex',
      alignItems: 'center',
      gap: 0.75,
      mb: 0.5,
      fontWeight: 600,
      color: palette.secondary.main,
      '& svg': { fontSize: 18 },
    },
    '& .next': { textAlign: 'right', '& .label': { justifyContent: 'flex-end' } },
    [breakpoints.up('sm')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& .next': { gridColumn: 2 },
      '& a:only-of-type': { gridColumn: '1 / -1' },
    },
  } as const;
}
