import type { MouseEvent, ReactNode } from 'react';
import { Box, IconButton, type IconButtonProps } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';
import type { useFullScreen } from '../screen/useFullScreen.ts';
import type { CategoryPlayback } from '../categories/useCategoryPlayback.ts';

/** Keeps a clicked button from taking the focus, so that Space still triggers the page shortcut. */
export function preventFocusOnMouseDown(event: MouseEvent): void {
  event.preventDefault();
}

type FullScreenControlsProps = {
  playback: CategoryPlayback;
  fullScreen: ReturnType<typeof useFullScreen>;
  /** While hidden, keyboards and screen readers can still reach it. */
  isVisible: boolean;
};

export function FullScreenControls({ playback, fullScreen, isVisible }: FullScreenControlsProps) {
  return (
    <Box
      role="group"
      aria-label={copy.fullScreen.controls}
      onMouseDown={preventFocusOnMouseDown}
      data-visible={isVisible}
      sx={row}
    >
      <p className="keys">
        {copy.fullScreen.shortcuts.map(([key, meaning]) => (
          <span key={key}>
            <kbd>{key}</kbd> {meaning}
          </span>
        ))}
      </p>
      <Control label={copy.fullScreen.previous} keys="ArrowLeft" onClick={() => playback.step(-1)}>
        <ChevronLeftIcon />
      </Control>
      <Control
        label={playback.isPlaying ? copy.pause : copy.play}
        keys="Space"
        onClick={playback.toggle}
      >
        {playback.isPlaying ? <PauseIcon /> : <PlayIcon />}
      </Control>
      <Control label={copy.fullScreen.next} keys="ArrowRight" onClick={() => playback.step(1)}>
        <ChevronRightIcon />
      </Control>
      {fullScreen.isAvailable && (
        <Control
          label={
            fullScreen.isActive ? copy.fullScreen.leaveFullScreen : copy.fullScreen.enterFullScreen
          }
          keys="F"
          onClick={fullScreen.toggle}
        >
          {fullScreen.isActive ? <FullscreenExitIcon /> : <FullscreenIcon />}
        </Control>
      )}
      <IconButton
        title={copy.fullScreen.exit}
        component={Link}
        to={paths.home.href()}
        color="inherit"
      >
        <HomeIcon />
      </IconButton>
    </Box>
  );
}

type ControlProps = Pick<IconButtonProps, 'onClick'> & {
  label: string;
  keys: string;
  children: ReactNode;
};

function Control({ label, keys, onClick, children }: ControlProps) {
  return (
    <IconButton title={label} color="inherit" aria-keyshortcuts={keys} onClick={onClick}>
      {children}
    </IconButton>
  );
}

function row({ vars: { palette } }: Theme) {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: { xs: 0, sm: 0.5 },
    color: palette.board.muted,
    ml: 'auto',
    transition: 'opacity 300ms',
    // The touch that makes the row visible must not press a button.
    '&[data-visible="false"]:not(:focus-within)': { opacity: 0, pointerEvents: 'none' },
    '& .keys': {
      m: 0,
      mr: 1.5,
      fontSize: 'max(0.8125rem, 0.75em)',
      gap: '1em',
      display: { xs: 'none', md: 'flex' },
      '@media (hover: none)': { display: 'none' },
    },
    '& kbd': {
      fontFamily: 'inherit',
      fontWeight: 600,
      px: 0.75,
      py: 0.25,
      border: `1px solid ${palette.board.line}`,
      borderRadius: '3px',
      color: palette.board.contrastText,
    },
    '& .MuiIconButton-root': { fontSize: 'inherit', p: '0.5em' },
    '& .MuiSvgIcon-root': { fontSize: 'max(1.5rem, 1.4em)' },
    '& button:hover, & a:hover': { color: palette.board.contrastText },
  } as const;
}
