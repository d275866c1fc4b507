import { useState } from 'react';
import { Button } from '@mui/material';
import ShareIcon from '@mui/icons-material/Share';
import { openPageAddress } from '../lib/pageAddress.ts';
import { copy } from './copy.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { useOneAtATime } from './useOneAtATime.ts';
import { useToast } from './useToast.ts';

type ShareButtonProps = {
  /** What the shared thing is called. */
  title: string;
};

/**
 * Shares the page's address with the device's own dialog; without one it is copied, or shown to be
 * copied by hand.
 */
export function ShareButton({ title }: ShareButtonProps) {
  const toast = useToast();
  const [byHand, setByHand] = useState({ open: false, address: '' });
  const { run: share } = useOneAtATime(async () => {
    const address = openPageAddress();
    const outcome = await handOver(title, address);
    if (outcome === 'copied') toast.success(copy.linkCopied);
    if (outcome === 'refused') setByHand({ open: true, address });
  });
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        lang="en"
        startIcon={<ShareIcon />}
        onClick={() => void share()}
      >
        {copy.share}
      </Button>
      <LinkDialog {...byHand} onClose={() => setByHand({ ...byHand, open: false })} />
    </>
  );
}

type Outcome = 'shared' | 'copied' | 'refused';

async function handOver(title: string, url: string): Promise<Outcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // Closing the dialog is a decision, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    // Browsers have no clipboard for a page that came over plain http.
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
