import { useState } from 'react';
import { Button } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { LinkDialog } from '../../ui/LinkDialog.tsx';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';

/** Copies an address, or shows it to be copied by hand where the browser has no clipboard. */
export function CopyLinkButton({ address }: { address: string }) {
  const toast = useToast();
  const [byHand, setByHand] = useState(false);
  const copyLink = async () => {
    try {
      // Browsers have no clipboard for a page that came over plain http.
      await navigator.clipboard.writeText(address);
      toast.success(copy.invite.linkCopied);
    } catch {
      setByHand(true);
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
      <LinkDialog open={byHand} address={address} onClose={() => setByHand(false)} />
    </>
  );
}
