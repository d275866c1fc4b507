import { useState } from 'react';
import { Button, type ButtonProps } from '@mui/material';
import ShareIcon from '@mui/icons-material/Share';
import { currentPageUrl } from '../../lib/urls/pageUrl.ts';
import { copy } from '../copy.ts';
import { lazyPart } from '../states/lazyPart.tsx';
import { useSingleFlight } from '../hooks/useSingleFlight.ts';
import { useToast } from '../toasts/useToast.ts';

const LinkDialog = lazyPart(async () => ({
  default: (await import('../dialogs/LinkDialog.tsx')).LinkDialog,
}));

type ShareButtonProps = {
  /** Title of the shared page. */
  title: string;
  /** By default that of the current page. */
  url?: string;
} & Pick<ButtonProps, 'color' | 'variant'>;

/**
 * Shares a URL with the device's share dialog; without one, copies it, or shows it to be
 * copied by hand.
 */
export function ShareButton({
  title,
  url: givenUrl,
  color = 'inherit',
  variant = 'outlined',
}: ShareButtonProps) {
  const toast = useToast();
  const [linkDialog, setLinkDialog] = useState({ open: false, url: '' });
  const { run: share } = useSingleFlight(async () => {
    const url = givenUrl ?? currentPageUrl();
    const outcome = await shareOrCopy(title, url);
    if (outcome === 'copied') toast.success(copy.linkCopied);
    if (outcome === 'failed') setLinkDialog({ open: true, url });
  });
  return (
    <>
      <Button
        color={color}
        variant={variant}
        startIcon={<ShareIcon />}
        onClick={() => void share()}
      >
        {copy.share}
      </Button>
      {linkDialog.url && (
        <LinkDialog {...linkDialog} onClose={() => setLinkDialog({ ...linkDialog, open: false })} />
      )}
    </>
  );
}

type ShareOutcome = 'shared' | 'copied' | 'failed';

async function shareOrCopy(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // Closing the share dialog is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    // Browsers offer the clipboard only to pages served over https.
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
