import { useId } from 'react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { copy } from '../copy.ts';
import { LinkField } from '../forms/LinkField.tsx';

type LinkDialogProps = { open: boolean; url: string; onClose: () => void };

/** Shows a URL, already selected, to be copied by hand. */
export function LinkDialog({ open, url, onClose }: LinkDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{copy.linkToCopy}</DialogTitle>
      <DialogContent>
        <LinkField url={url} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{copy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
