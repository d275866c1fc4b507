import { Button } from '@mui/material';
import ShareIcon from '@mui/icons-material/Share';
import { copy } from './copy.ts';
import { useToast } from './useToast.ts';

type ShareButtonProps = {
  /** What the shared thing is called. */
  title: string;
};

/** Shares the page's address with the device's own dialog; without one it is copied. */
export function ShareButton({ title }: ShareButtonProps) {
  const toast = useToast();
  const share = async () => {
    // Without what only this visit has: a place on the page.
    const address = window.location.href.split('#')[0] ?? '';
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url: address });
        return;
      }
      await navigator.clipboard.writeText(address);
      toast.success(copy.linkCopied);
    } catch (error) {
      // Closing the dialog is a decision, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.info(copy.linkToCopy(address));
    }
  };
  return <Button color="inherit" variant="outlined" startIcon={<ShareIcon />} onClick={() => void share()}>{copy.share}</Button>;
}
