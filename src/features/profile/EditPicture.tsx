import { useRef } from 'react';
import { Box, Button, CircularProgress } from '@mui/material';
import PhotoIcon from '@mui/icons-material/PhotoCameraOutlined';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { copy } from './copy.ts';
import type { PictureKind } from './pictureKinds.ts';
import { useCropDialog } from './useCropDialog.ts';

type EditPictureProps = {
  kind: PictureKind;
  label: string;
  /** Without it the label is for screen readers; with it, it is shown where there is room. */
  showLabel?: boolean;
};

/** A button that asks for a picture file and opens it in the crop dialog. */
export function EditPicture({ kind, label, showLabel = false }: EditPictureProps) {
  const { button, choose, opening, opened, open, cancel, uploaded, failed, exited } =
    useCropDialog();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="contained"
        color="gold"
        lang="en"
        aria-label={label}
        aria-busy={opening}
        title={showLabel ? undefined : label}
        onClick={() => {
          if (!opening) input.current?.click();
        }}
        sx={{ minWidth: 44, px: showLabel ? { xs: 0, sm: 2 } : 0, boxShadow: 3, gap: 1 }}
      >
        {opening ? (
          <CircularProgress size={22} color="inherit" aria-hidden />
        ) : (
          <PhotoIcon sx={{ fontSize: 22 }} />
        )}
        {showLabel && (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {label}
          </Box>
        )}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {opening ? copy.pictures.opening : ''}
      </Box>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Emptied, so that the same file counts as a change next time.
          target.value = '';
          if (file) choose(file);
        }}
      />
      {opened && (
        <opened.Dialog
          open={open}
          kind={kind}
          picture={opened.picture}
          onCancel={cancel}
          onUploaded={uploaded}
          onFailed={failed}
          onExited={exited}
        />
      )}
    </>
  );
}
