import { Button, type ButtonProps } from '@mui/material';
import ShareIcon from '@mui/icons-material/Share';
import { currentPageUrl } from '../../lib/urls/pageUrl.ts';
import { copy } from '../copy.ts';
import { useSingleFlight } from '../hooks/useSingleFlight.ts';
import { useCopyText } from './useCopyText.tsx';

type ShareButtonProps = {
  /** Title of the shared page. */
  title: string;
  /** What a message says above the link, in one line; browsers show the page's picture beneath. */
  text?: string;
  /** By default that of the current page. */
  url?: string;
} & Pick<ButtonProps, 'color' | 'variant'>;

/**
 * Shares a URL, and a text if there is one, with the device's share dialog; without one, copies them, or
 * shows them to be copied by hand.
 */
export function ShareButton({
  title,
  text,
  url: givenUrl,
  color = 'inherit',
  variant = 'outlined',
}: ShareButtonProps) {
  const { copy: copyText, dialog } = useCopyText();
  const { run: share } = useSingleFlight(async () => {
    const url = givenUrl ?? currentPageUrl();
    if (await isShared({ title, text, url })) return;
    await copyText(text ? `${text}\n${url}` : url, text ? copy.textCopied : copy.linkCopied);
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

/** Returns whether the device's share dialog has had the data; browsers offer it over https only. */
async function isShared(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Closing the share dialog is not an error.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
