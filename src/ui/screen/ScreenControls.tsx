import type { MouseEvent, ReactNode } from 'react';
import { Box, IconButton, type IconButtonProps } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import { Link } from 'react-router-dom';
import { screenCopy } from './copy.ts';
import type { useFullScreen } from './useFullScreen.ts';

/** Keeps a clicked button from taking the focus, so that Space still triggers the page shortcut. */
export function preventFocusOnMouseDown(event: MouseEvent): void {
  event.preventDefault();
}

type ScreenControlsProps = {
  /** The keys of the page with what each does. */
  shortcuts: readonly (readonly [key: string, meaning: string])[];
  fullScreen: ReturnType<typeof useFullScreen>;
  /** While hidden, keyboards and screen readers can still reach it. */
  isVisible: boolean;
  home: string;
  /** The controls before those that every screen has. */
  children: ReactNode;
};

/** The controls of a page for a projector. */
export function ScreenControls(props: ScreenControlsProps) {
  const { shortcuts, fullScreen, isVisible, home, children } = props;
  return (
    <Box
      role="group"
      aria-label={screenCopy.controls}
      onMouseDown={preventFocusOnMouseDown}
      data-visible={isVisible}
      sx={row}
    >
      <p className="keys">
        {shortcuts.map(([key, meaning]) => (
          <span key={key}>
            <kbd>{key}</kbd> {meaning}
          </span>
        ))}
      </p>
      {children}
      {fullScreen.isAvailable && (
        <ScreenControl
          label={fullScreen.isActive ? screenCopy.leaveFullScreen : screenCopy.enterFullScreen}
          keys="F"
          onClick={fullScreen.toggle}
        >
          {fullScreen.isActive ? <FullscreenExitIcon /> : <FullscreenIcon />}
        </ScreenControl>
      )}
      <IconButton title={screenCopy.exit} component={Link} to={home} color="inherit">
        <HomeIcon />
      </IconButton>
    </Box>
  );
}

type ScreenControlProps = Pick<IconButtonProps, 'onClick'> & {
  label: string;
  keys: string;
  children: ReactNode;
};

export function ScreenControl({ label, keys, onClick, children }: ScreenControlProps) {
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
