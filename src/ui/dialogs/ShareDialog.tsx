import { useId } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import SendIcon from '@mui/icons-material/Send';
import { whatsAppUrl } from '../../lib/urls/whatsAppUrl.ts';
import { copy } from '../copy.ts';
import { LinkField } from '../forms/LinkField.tsx';
import { useCopyText } from '../page/useCopyText.tsx';
import { copyByHand, sharing } from './copy.ts';

type ShareDialogProps = {
  open: boolean;
  text: string;
  /** What to know before it is sent. */
  note?: string | undefined;
  onClose: () => void;
};

/** Offers to send a text by WhatsApp or to copy it, where the browser has no share dialog, as over http. */
export function ShareDialog({ open, text, note, onClose }: ShareDialogProps) {
  const titleId = useId();
  const { copy: copyText, dialog } = useCopyText();
  return (
    <>
      <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
        <DialogTitle id={titleId}>{copy.share}</DialogTitle>
        <DialogContent>
          {note && <DialogContentText sx={{ mb: 1 }}>{note}</DialogContentText>}
          <LinkField url={text} label={copyByHand.text.label} multiline />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', rowGap: 1 }}>
          <Button onClick={onClose}>{copy.close}</Button>
          <Button variant="outlined" onClick={() => void copyText(text, sharing.copied)}>
            {sharing.copy}
          </Button>
          <Button
            variant="contained"
            startIcon={<SendIcon />}
            component="a"
            href={whatsAppUrl(text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {sharing.whatsApp}
          </Button>
        </DialogActions>
      </Dialog>
      {dialog}
    </>
  );
}
