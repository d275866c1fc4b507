import type { ReactNode } from 'react';
import { Box, Container, IconButton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { BoardSection } from '../BoardSection.tsx';
import { lineClamp } from '../../styles/cardStyles.ts';
import { copy } from '../../copy.ts';
import { Picture } from '../../artwork/Picture.tsx';
import { useGoBack } from '../useGoBack.ts';

type WorkHeaderProps = {
  /** The page's only h1. */
  title: string;
  /** Short text under the title, such as the club's name. */
  detail?: ReactNode;
  /** Beside the title, such as the number of entries. */
  badge?: ReactNode;
  /** Target of the back button if this page is the first of the visit. */
  fallback: string;
  /** The page's main button. */
  action?: ReactNode;
  /** Before the button; `alt` is empty if it is decorative. */
  banner?: { path: string | null; fallback: string; alt: string };
};

/** The header of a page that people work with: one low bar that leaves the window to the work. */
export function WorkHeader({ title, detail, badge, fallback, action, banner }: WorkHeaderProps) {
  return (
    <BoardSection component="header">
      <Container sx={barStyles}>
        <IconButton
          color="inherit"
          edge="start"
          aria-label={copy.back}
          title={copy.back}
          onClick={useGoBack(fallback)}
        >
          <ArrowBackIcon />
        </IconButton>
        <Box sx={titleStyles}>
          <Box sx={titleRow}>
            <Typography
              variant="h4"
              component="h1"
              tabIndex={-1}
              title={title}
              sx={[lineClamp(2), wholeWords]}
            >
              {title}
            </Typography>
            {badge}
          </Box>
          {detail && (
            <Typography
              variant="body2"
              component="div"
              sx={[wholeWords, { color: 'board.contrastText' }]}
            >
              {detail}
            </Typography>
          )}
        </Box>
        {banner && (
          <Box sx={bannerStyles}>
            <Picture
              path={banner.path}
              fallback={banner.fallback}
              alt={banner.alt}
              ratio="auto"
              sizes="240px"
              eager
            />
          </Box>
        )}
        {action && <Box sx={actionStyles}>{action}</Box>}
      </Container>
    </BoardSection>
  );
}

/** In pixels. */
const barHeight = 72;

const barStyles = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1.5 },
  rowGap: 1,
  minHeight: barHeight,
  py: 1,
};

/** The smallest phones and large text leave no room for title and button side by side. */
const titleStyles = { flex: '1 1 8.5rem', minWidth: 0 };
/** The badge of a long title is below it. */
const titleRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.25,
  minWidth: 0,
} as const;
/** Long names may break, but no narrower than the bar. */
const wholeWords = { overflowWrap: 'break-word' } as const;

/** On a phone the title needs the space of the button's icon. */
const actionStyles = ({ breakpoints }: Theme) => ({
  flexShrink: 0,
  [breakpoints.down('sm')]: {
    '& .MuiButton-root': { px: '14px' },
    '& .MuiButton-startIcon': { display: 'none' },
  },
});

/** The whole picture, as high as the bar; both ends fade into it. */
const bannerStyles = {
  // On a phone the text leaves no room for it.
  display: { xs: 'none', sm: 'block' },
  flexShrink: 0,
  width: { sm: 160, md: 240 },
  height: barHeight,
  my: -1,
  maskImage: 'linear-gradient(90deg, transparent, #000 18% 82%, transparent)',
  '& > img': { height: '100%' },
} as const;
