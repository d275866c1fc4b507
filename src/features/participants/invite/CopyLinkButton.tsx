import { useState } from 'react';
import { Button } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { LinkDialog } from '../../../ui/dialogs/LinkDialog.tsx';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';

/** Copies a link, or shows it in a dialog if the clipboard is not available. */
export function CopyLinkButton({ url }: { url: string }) {
  const toast = useToast();
  const [isLinkDialogOpen, setIsLinkDialogOpen] = useState(false);
  const copyLink = async () => {
    try {
      // Browsers offer no clipboard to pages served over plain http.
      await navigator.clipboard.writeText(url);
      toast.success(copy.invite.linkCopied);
    } catch {
      setIsLinkDialogOpen(true);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CopyIcon />}
        onClick={() => void copyLink()}
      >
        {copy.invite.copyLink}
      </Button>
      <LinkDialog open={isLinkDialogOpen} url={url} onClose={() => setIsLinkDialogOpen(false)} />
    </>
  );
}
