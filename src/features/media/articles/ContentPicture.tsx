import { type ComponentProps, useState } from 'react';
import { Box, ButtonBase } from '@mui/material';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import { useLoaded } from '../../../ui/states/useLoaded.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';

const loadDialog = async () =>
  (await import('../../../ui/dialogs/PictureDialog.tsx')).PictureDialog;

/** A picture that a press opens in full screen. */
export function ContentPicture(props: ComponentProps<typeof Picture>) {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const { loaded: PictureDialog } = useLoaded(loadDialog, {
    isNeeded: isOpen,
    onFailure: () => {
      setIsOpen(false);
      toast.error(copy.content.openFailed);
    },
  });
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-label={copy.content.open(props.alt)}
        onClick={() => setIsOpen(true)}
        sx={{ display: 'block', width: '100%', cursor: 'zoom-in' }}
      >
        <Picture {...props} />
      </ButtonBase>
      {PictureDialog && (
        <PictureDialog open={isOpen} onClose={() => setIsOpen(false)} label={props.alt}>
          <Box sx={wholeWindow}>
            <Picture {...props} sizes="100vw" fit="contain" />
          </Box>
        </PictureDialog>
      )}
    </>
  );
}

const wholeWindow = {
  position: 'absolute',
  inset: 0,
  '& > img': { height: '100%', aspectRatio: 'auto' },
};
