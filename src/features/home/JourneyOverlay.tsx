import { Box, Dialog, IconButton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';
import { useReducedMotion } from '../../ui/useReducedMotion.ts';
import { copy } from './copy.ts';
import { JourneyPicture } from './JourneyPicture.tsx';

const upright = '@media (orientation: portrait) and (max-width: 599.95px)';

type JourneyOverlayProps = { open: boolean; onClose: () => void };

/**
 * The journey's picture over the whole window. A click anywhere closes it, and so do Escape and the
 * button.
 */
export function JourneyOverlay({ open, onClose }: JourneyOverlayProps) {
  const reducedMotion = useReducedMotion();
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      transitionDuration={reducedMotion ? 0 : undefined}
      slotProps={{
        paper: { 'aria-label': copy.journey.title, sx: { border: 0, borderRadius: 0 } },
      }}
    >
      <Box data-color-scheme="dark" onClick={onClose} sx={ground}>
        <Box className="picture">
          <JourneyPicture />
        </Box>
        <IconButton autoFocus aria-label={copy.journey.close} className="close">
          <CloseIcon />
        </IconButton>
      </Box>
    </Dialog>
  );
}

function ground({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    flex: 1,
    overflow: 'clip',
    cursor: 'zoom-out',
    backgroundColor: palette.board.deep,
    '--focus-ring': palette.board.contrastText,
    // The picture is twice as wide as high: on an upright telephone it lies on its side, and is as
    // large as can be.
    '& .picture': {
      position: 'absolute',
      left: '50%',
      top: '50%',
      translate: '-50% -50%',
      width: 'min(100vw, 200svh)',
      [upright]: { width: 'min(100svh, 200vw)', rotate: '90deg' },
    },
    '& .close': {
      position: 'fixed',
      top: 16,
      right: 16,
      color: palette.gold.contrastText,
      backgroundColor: palette.gold.main,
      '&:hover': { backgroundColor: palette.gold.light },
    },
  } as const;
}
