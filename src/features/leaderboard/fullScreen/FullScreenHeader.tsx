import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { brand } from '../../../brand.ts';
import { LogoMark } from '../../../ui/artwork/LogoMark.tsx';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import type { BoardCategory } from '../scores/boardSnapshot.ts';
import { copy } from '../copy.ts';
import type { CategoryPlayback } from '../categories/useCategoryPlayback.ts';

type FullScreenHeaderProps = {
  title: string;
  category: BoardCategory | undefined;
  playback: CategoryPlayback;
};

export function FullScreenHeader({ title, category, playback }: FullScreenHeaderProps) {
  return (
    <Box sx={header}>
      <Box className="logo" key={category?.id}>
        {category && (
          <Picture
            path={category.logo}
            fallback={defaultLogo}
            alt=""
            ratio="1 / 1"
            sizes="(min-width: 900px) 160px, 96px"
            fit="contain"
            eager
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <h1 tabIndex={-1}>{title}</h1>
        <h2 aria-hidden={!category}>{category?.name ?? <>&nbsp;</>}</h2>
      </Box>
      <Box className="trace" aria-hidden>
        <svg viewBox="0 0 30 20">
          <path d="M0 15h6l5-5h5" />
          <circle cx="22" cy="10" r="6" />
        </svg>
      </Box>
      <Box className="side">
        <p className="brand">
          <LogoMark size={28} />
          {brand.name}
        </p>
        {playback.isPlaying ? (
          // Screen readers do not announce the changes of a timer, but can read it.
          <Box role="timer" lang="en" className="state">
            {copy.switchingIn(playback.secondsLeft)}
          </Box>
        ) : (
          <p className="state" data-paused>
            {copy.paused}
          </p>
        )}
      </Box>
    </Box>
  );
}

function header({ vars: { palette }, typography }: Theme) {
  return {
    display: 'grid',
    alignItems: 'center',
    columnGap: '1.2em',
    gridTemplateColumns: {
      xs: 'auto minmax(0, 1fr)',
      sm: 'auto minmax(0, 1fr) auto',
      md: 'auto fit-content(80%) minmax(0, 1fr) auto',
    },
    '& .logo': {
      width: '5.4em',
      height: '5.4em',
      animation: 'screen-logo 500ms cubic-bezier(0.2, 0.7, 0.3, 1) both',
    },
    '& h1, & h2, & p': { m: 0 },
    '& h1': {
      ...typography.overline,
      fontSize: '1.15em',
      lineHeight: 1.4,
      color: palette.gold.main,
      overflowWrap: 'anywhere',
      textTransform: 'uppercase',
    },
    '& h2': {
      ...typography.h1,
      fontSize: { xs: '2em', sm: '3.4em' },
      lineHeight: 1.1,
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    },
    // A circuit board trace from the category name towards the brand.
    '& .trace': {
      display: { xs: 'none', md: 'flex' },
      minWidth: 0,
      overflow: 'hidden',
      alignItems: 'flex-end',
      pt: '1.6em',
      opacity: 0.85,
      '&::before': {
        content: '""',
        flex: 1,
        height: '0.16em',
        mb: '0.32em',
        backgroundColor: palette.secondary.main,
      },
      '& svg': {
        width: '1.95em',
        height: '1.3em',
        flexShrink: 0,
        fill: 'none',
        stroke: palette.secondary.main,
        strokeWidth: 2.5,
      },
    },
    '& .side': {
      display: 'flex',
      flexDirection: { xs: 'row', sm: 'column' },
      alignItems: { xs: 'center', sm: 'flex-end' },
      justifyContent: 'space-between',
      gap: '0.5em',
      gridColumn: { xs: '1 / -1', sm: 'auto' },
      mt: { xs: '0.75em', sm: 0 },
    },
    '& .brand': {
      ...typography.h4,
      fontSize: '1.25em',
      fontWeight: 700,
      display: 'flex',
      alignItems: 'center',
      gap: '0.4em',
    },
    '& .brand svg': { width: '1.6em', height: '1.6em' },
    '& .state': {
      ...typography.h6,
      fontSize: '1.15em',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      display: 'flex',
      alignItems: 'center',
      gap: '0.3em',
      color: palette.gold.main,
    },
    '& .state[data-paused]': { ...typography.body1, fontSize: '1em', color: palette.board.muted },
    '@keyframes screen-logo': { from: { opacity: 0, transform: 'scale(0.8)' } },
  } as const;
}
