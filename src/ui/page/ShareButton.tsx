import { Button, type ButtonProps } from '@mui/material';
import ShareIcon from '@mui/icons-material/Share';
import { currentPageUrl } from '../../lib/urls/pageUrl.ts';
import { copy } from '../copy.ts';
import { useSingleFlight } from '../hooks/useSingleFlight.ts';
import { useCopyText } from './useCopyText.tsx';

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
  const { copy: copyUrl, dialog } = useCopyText();
  const { run: share } = useSingleFlight(async () => {
    const url = givenUrl ?? currentPageUrl();
    if (!(await isShared(title, url))) await copyUrl(url, copy.linkCopied);
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
      {dialog}
    </>
  );
}

/** Returns whether the device's share dialog has had a URL; browsers offer it over https only. */
async function isShared(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // Closing the share dialog is not an error.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
