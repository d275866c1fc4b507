import { useRef } from 'react';
import { Box, Button, CircularProgress } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import PhotoIcon from '@mui/icons-material/PhotoCameraOutlined';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { FileInput } from '../../../ui/forms/FileInput.tsx';
import { copy } from '../copy.ts';
import type { PictureKind } from './pictureKinds.ts';
import { useCropDialog } from './crop/useCropDialog.ts';

type EditPictureButtonProps = {
  kind: PictureKind;
  label: string;
  /** Shows the label if there is room; otherwise it is only for screen readers. */
  showLabel?: boolean;
};

/** Asks for a picture file and opens it in the crop dialog. */
export function EditPictureButton({ kind, label, showLabel = false }: EditPictureButtonProps) {
  const { button, chooseFile, isOpening, dialog, isOpen, ...dialogHandlers } = useCropDialog();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="inherit"
        aria-label={label}
        aria-busy={isOpening}
        title={showLabel ? undefined : label}
        onClick={() => {
          if (!isOpening) input.current?.click();
        }}
        sx={[quiet, { px: showLabel ? { xs: 0, sm: 1.5 } : 0 }]}
      >
        {isOpening ? (
          <CircularProgress size={20} color="inherit" aria-hidden />
        ) : (
          <PhotoIcon sx={{ fontSize: 20 }} />
        )}
        {showLabel && (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {label}
          </Box>
        )}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {isOpening ? copy.pictures.opening : ''}
      </Box>
      <FileInput ref={input} label={label} onChoose={chooseFile} />
      {dialog && (
        <dialog.Dialog open={isOpen} kind={kind} picture={dialog.picture} {...dialogHandlers} />
      )}
    </>
  );
}

/** Smaller than it can be touched: it lies on a picture, which it should leave visible. */
const quiet = ({ vars: { palette } }: Theme) => ({
  minWidth: 36,
  gap: 1,
  color: palette.board.contrastText,
  backgroundColor: palette.board.deep,
  '&&': { minHeight: 36, borderColor: palette.board.line },
  '&:hover': { backgroundColor: palette.board.main },
  '&::after': { content: '""', position: 'absolute', inset: '-5px' },
});
