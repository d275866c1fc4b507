import { Box, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { pageUrl } from '../../lib/urls/pageUrl.ts';
import { CopyButton } from '../../ui/page/CopyButton.tsx';
import { useCopyText } from '../../ui/page/useCopyText.tsx';
import { LocalAddressNotice } from '../../ui/states/LocalAddressNotice.tsx';
import { LinkField } from '../../ui/forms/LinkField.tsx';
import { copy } from './copy.ts';

type HandedOverLinkProps = {
  message: string;
  /** A path if the server does not know its address: the page is then at the one of this page. */
  url: string;
  label: string;
  /** What the link is for, in a message to whom it is handed over to. */
  lead?: string;
  onClose: () => void;
};

/** The content of a dialog with a link for somebody else. */
export function HandedOverLink({ message, url, label, lead, onClose }: HandedOverLinkProps) {
  const { copy: copyText, dialog } = useCopyText();
  const address = url.startsWith('/') ? pageUrl(url) : url;
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>{message}</DialogContentText>
        <LocalAddressNotice url={url} />
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <LinkField url={address} label={label} />
          <CopyButton text={address} label={copy.copyLink} copiedMessage={copy.copied} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {lead && (
          <Button
            onClick={() => void copyText(`${lead} ${message}\n${address}`, copy.messageCopied)}
          >
            {copy.copyMessage}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogActions>
      {dialog}
    </>
  );
}
