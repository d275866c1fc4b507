import { Box, IconButton, Stack, Typography } from '@mui/material';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';
import { CountdownRing } from '../categories/CountdownRing.tsx';

type BoardHeaderProps = {
  titleId: string;
  /** The contest whose scores are shown; undefined for all. */
  contestId: number | undefined;
  secondsLeft: number;
  isPlaying: boolean;
  /** Paused for as long as the pointer or the focus is on the board. */
  isPaused: boolean;
  onToggle: () => void;
};

export function BoardHeader({
  titleId,
  contestId,
  secondsLeft,
  isPlaying,
  isPaused,
  onToggle,
}: BoardHeaderProps) {
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        pl: { xs: 2.25, sm: 3 },
        pr: { xs: 1.5, sm: 2 },
        pt: 2,
        pb: 1,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {copy.title}
        </Typography>
        {/* Screen readers do not announce the changes of a timer, but can read it. */}
        <Typography
          role="timer"
          lang={isPlaying ? 'en' : undefined}
          variant="body2"
          sx={(theme) => ({
            fontFamily: theme.typography.h6.fontFamily,
            fontVariantNumeric: 'tabular-nums',
            color:
              isPlaying && !isPaused
                ? theme.vars.palette.gold.main
                : theme.vars.palette.board.muted,
            // Before React takes it over, it says that it counts, which it will not.
            '@media (prefers-reduced-motion: reduce)': {
              '[data-waiting] &': { visibility: 'hidden' },
            },
          })}
        >
          {isPlaying ? copy.switchingIn(secondsLeft) : copy.paused}
        </Typography>
      </Box>
      <Stack direction="row" spacing={0.5} sx={{ flexShrink: 0, alignItems: 'center' }}>
        <IconButton
          title={copy.toFullScreen}
          component={Link}
          to={
            contestId === undefined
              ? paths.board.href()
              : `${paths.board.href()}?tournament=${contestId}`
          }
          color="inherit"
          sx={{ width: 48, height: 48 }}
        >
          <FullscreenIcon />
        </IconButton>
        <Box sx={{ position: 'relative' }}>
          <CountdownRing secondsLeft={secondsLeft} isRunning={isPlaying && !isPaused} />
          <IconButton
            color="inherit"
            aria-label={isPlaying ? copy.pause : copy.play}
            onClick={onToggle}
            sx={{ width: 48, height: 48 }}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
        </Box>
      </Stack>
    </Stack>
  );
}
