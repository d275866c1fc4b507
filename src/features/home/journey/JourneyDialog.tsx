import { Box } from '@mui/material';
import { PictureDialog } from '../../../ui/dialogs/PictureDialog.tsx';
import { copy } from '../copy.ts';
import { JourneyPicture } from './JourneyPicture.tsx';

const portraitPhone = '@media (orientation: portrait) and (max-width: 599.95px)';

type JourneyDialogProps = { open: boolean; onClose: () => void };

/** The journey picture in full screen. */
export function JourneyDialog({ open, onClose }: JourneyDialogProps) {
  return (
    <PictureDialog open={open} onClose={onClose} label={copy.journey.title}>
      <Box sx={picture}>
        <JourneyPicture />
      </Box>
    </PictureDialog>
  );
}

// It is twice as wide as high: rotated by 90 degrees it is larger on a portrait phone.
const picture = {
  position: 'absolute',
  left: '50%',
  top: '50%',
  translate: '-50% -50%',
  width: 'min(100vw, 200svh)',
  [portraitPhone]: { width: 'min(100svh, 200vw)', rotate: '90deg' },
};
