import { useId } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { copy } from '../copy.ts';
import { LinkField } from '../forms/LinkField.tsx';
import { copyByHand } from './copy.ts';

type CopyDialogProps = { open: boolean; text: string; onClose: () => void };

/** Shows a link or another text, already selected, to be copied by hand. */
export function CopyDialog({ open, text, onClose }: CopyDialogProps) {
  const titleId = useId();
  const { title, label } = /^https?:/.test(text) ? copyByHand.link : copyByHand.text;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{copyByHand.hint}</DialogContentText>
        <LinkField url={text} label={label} multiline={text.includes('\n')} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{copy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
