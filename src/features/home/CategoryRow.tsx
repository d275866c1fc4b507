import { Box, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Link } from 'react-router-dom';
import type { Category } from '../../../openapi/schema.d.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/artwork/Picture.tsx';
import { lineClamp, ringOfCard } from '../../ui/styles/cardStyles.ts';
import { cutCorner } from '../../ui/styles/styles.ts';
import defaultLogo from '../../ui/pictures/defaultTeamLogo.svg';
import { copy } from './copy.ts';

export function CategoryRow({ category }: { category: Category }) {
  return (
    <Box component="li" sx={row}>
      <Box className="logo">
        <Picture
          path={category.logo}
          fallback={defaultLogo}
          alt=""
          ratio="1 / 1"
          sizes="(min-width: 900px) 144px, (min-width: 600px) 120px, 76px"
          fit="contain"
        />
      </Box>
      <Box className="text">
        <Typography variant="h3">
          <Link to={paths.category.href({ id: category.id })} className="link">
            {category.name}
          </Link>
        </Typography>
        <Typography className="description">{category.description}</Typography>
        <Typography variant="button" component="span" aria-hidden className="action">
          {copy.categories.action}
          <ArrowForwardIcon fontSize="small" />
        </Typography>
      </Box>
    </Box>
  );
}

export function CategoryRowSkeleton() {
  return (
    <Box component="li" aria-hidden sx={row}>
      <Box className="logo">
        <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '1 / 1' }} />
      </Box>
      <Box className="text">
        <Typography variant="h3">
          <Skeleton width="45%" />
        </Typography>
        <Typography className="description">
          <Skeleton width="90%" />
        </Typography>
        <Typography variant="button" component="span" className="action">
          <Skeleton width={140} />
        </Typography>
      </Box>
    </Box>
  );
}

/** Odd rows have the logo on the left, even rows on the right; on phones the names are in one line. */
function row({ vars: { palette }, breakpoints }: Theme) {
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { xs: 2, md: 4 },
    px: { xs: 0, sm: 1, md: 2 },
    py: { xs: 1.25, md: 2.5 },
    ...cutCorner(20),
    '& .logo': { flex: 'none', width: { xs: 76, sm: 120, md: 144 } },
    '& .text': { flex: 1, minWidth: 0 },
    '& .description': {
      mt: { xs: 0.25, sm: 0.75 },
      color: palette.text.secondary,
      overflowWrap: 'anywhere',
      // Short on phones, where the whole row is the link to the rest.
      [breakpoints.down('sm')]: { fontSize: '0.9375rem', lineHeight: 1.45, ...lineClamp(2) },
    },
    '& .action': {
      display: { xs: 'none', sm: 'inline-flex' },
      alignItems: 'center',
      gap: 0.75,
      mt: 1,
      color: palette.primary.main,
      '& svg': { transition: 'transform 160ms' },
    },
    // Makes the whole row clickable.
    '& .link': { ...ringOfCard, color: 'inherit', textDecoration: 'none' },
    '& .link::after': { content: '""', position: 'absolute', inset: 0 },
    '&:has(.link:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: -2 },
    '&:hover': { backgroundColor: `rgb(${palette.primary.mainChannel} / 6%)` },
    '&:hover .action svg': { transform: 'translateX(4px)' },
    '&:nth-of-type(even)': { flexDirection: { sm: 'row-reverse' } },
  } as const;
}
