import { useEffect, useId, useRef } from 'react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '../../../../ui/styles/styles.ts';
import { copy } from '../../copy.ts';
import { CropControls } from './CropControls.tsx';
import { CropStage } from './CropStage.tsx';
import { dragEditor } from './dragEditor.ts';
import type { PictureKind } from '../pictureKinds.ts';
import { useCrop } from './useCrop.ts';
import { useUpload } from '../useUpload.ts';

export type CropDialogProps = {
  open: boolean;
  kind: PictureKind;
  picture: HTMLCanvasElement;
  onCancel: () => void;
  onUploaded: () => void;
  onFailed: (message: string) => void;
  /** After the closing animation; the focus can go back to the page. */
  onExited: () => void;
};

/** Canvas pixels per click on a move button. */
const moveStep = 40;

/**
 * Crops and uploads a picture. Escape cancels, even a running upload; a click outside does nothing,
 * because a drag may end there.
 */
export function CropDialog({
  open,
  kind,
  picture,
  onCancel,
  onUploaded,
  onFailed,
  onExited,
}: CropDialogProps) {
  const titleId = useId();
  const editorArea = useRef<HTMLDivElement>(null);
  const { upload, busy, cancel } = useUpload(kind, { onUploaded, onFailed });
  const { toJpeg, rotate, isReady, setZoom, ...crop } = useCrop(picture, kind, () =>
    onFailed(copy.pictures.failed),
  );
  const cancelButton = useRef<HTMLButtonElement>(null);
  // While an upload runs, Cancel is the only enabled button.
  useEffect(() => {
    if (busy) cancelButton.current?.focus();
  }, [busy]);

  const cancelAndClose = () => {
    cancel();
    onCancel();
  };
  const drag = (x: number, y: number) => {
    const canvas = editorArea.current?.querySelector('canvas');
    if (canvas) dragEditor(canvas, x, y);
  };
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') cancelAndClose();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={kind.isRound ? 'xs' : 'md'}
      disableRestoreFocus
      slotProps={{ transition: { onExited }, paper: { sx: wideOnPhones } }}
    >
      <DialogTitle id={titleId} lang="en">
        {kind.title}
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>
        <Box
          ref={editorArea}
          inert={busy}
          sx={{ opacity: busy ? 0.55 : 1, transition: 'opacity 150ms' }}
        >
          <CropStage kind={kind} {...crop} onDrag={drag} />
          <CropControls
            zoom={crop.zoom}
            onZoom={setZoom}
            onRotate={rotate}
            onMove={(x, y) => drag(-x * moveStep, -y * moveStep)}
          />
        </Box>
      </DialogContent>
      <Box role="status" sx={visuallyHidden}>
        {busy ? copy.pictures.sending : ''}
      </Box>
      <Box aria-hidden sx={{ height: 4, flexShrink: 0 }}>
        {busy && <LinearProgress color="secondary" />}
      </Box>
      <DialogActions lang="en" sx={{ px: 3, py: 2 }}>
        <Button ref={cancelButton} onClick={cancelAndClose}>
          {copy.pictures.cancel}
        </Button>
        {/* A dialog that is fading out can still be clicked. */}
        <Button
          variant="contained"
          disabled={busy || !isReady || !open}
          onClick={() => void upload(toJpeg)}
        >
          {busy ? copy.pictures.uploading : copy.pictures.upload}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const wideOnPhones = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    margin: '8px',
    width: 'calc(100% - 16px)',
    maxHeight: 'calc(100% - 16px)',
  },
});
