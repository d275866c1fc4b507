import type { ReactNode } from 'react';
import { Box, Dialog, IconButton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';
import { useReducedMotion } from '../hooks/useReducedMotion.ts';
import { closePicture } from './copy.ts';
import { focusElement } from './restoreFocus.ts';

type PictureDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The accessible name. */
  label: string;
  children: ReactNode;
};

/** A picture in full screen. A click anywhere, Escape or the button closes it. */
export function PictureDialog({ open, onClose, label, children }: PictureDialogProps) {
  const reducedMotion = useReducedMotion();
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      transitionDuration={reducedMotion ? 0 : undefined}
      slotProps={{ paper: { 'aria-label': label, sx: { border: 0, borderRadius: 0 } } }}
    >
      <Box data-color-scheme="dark" onClick={onClose} sx={backdrop}>
        {children}
        <IconButton ref={focusElement} aria-label={closePicture} className="close">
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
