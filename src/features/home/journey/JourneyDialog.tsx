import { Box, Dialog, IconButton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';
import { useReducedMotion } from '../../../ui/hooks/useReducedMotion.ts';
import { focusElement } from '../../../ui/dialogs/restoreFocus.ts';
import { copy } from '../copy.ts';
import { JourneyPicture } from './JourneyPicture.tsx';

const portraitPhone = '@media (orientation: portrait) and (max-width: 599.95px)';

type JourneyDialogProps = { open: boolean; onClose: () => void };

/** The journey picture in full screen. A click anywhere, Escape or the button closes it. */
export function JourneyDialog({ open, onClose }: JourneyDialogProps) {
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
      <Box data-color-scheme="dark" onClick={onClose} sx={backdrop}>
        <Box className="picture">
          <JourneyPicture />
        </Box>
        <IconButton ref={focusElement} aria-label={copy.journey.close} className="close">
          <CloseIcon />
        </IconButton>
      </Box>
    </Dialog>
  );
}

function backdrop({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    flex: 1,
    overflow: 'clip',
    cursor: 'zoom-out',
    backgroundColor: palette.board.deep,
    '--focus-ring': palette.board.contrastText,
    // The picture is twice as wide as high: rotated by 90 degrees it is larger on a portrait phone.
    '& .picture': {
      position: 'absolute',
      left: '50%',
      top: '50%',
      translate: '-50% -50%',
      width: 'min(100vw, 200svh)',
      [portraitPhone]: { width: 'min(100svh, 200vw)', rotate: '90deg' },
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
