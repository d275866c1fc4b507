import { useState } from 'react';
import { Button, type ButtonProps } from '@mui/material';
import ShareIcon from '@mui/icons-material/Share';
import { currentPageUrl } from '../../lib/urls/pageUrl.ts';
import { copy } from '../copy.ts';
import { useSingleFlight } from '../hooks/useSingleFlight.ts';
import { lazyPart } from '../states/lazyPart.tsx';
import { useCopyText } from './useCopyText.tsx';

const ShareDialog = lazyPart(async () => ({
  default: (await import('../dialogs/ShareDialog.tsx')).ShareDialog,
}));

type ShareButtonProps = {
  /** Title of the shared page. */
  title: string;
  /** What a message says above the link; browsers show the page's picture beneath. */
  text?: string | undefined;
  /** By default that of the current page. */
  url?: string;
  /** What to know before the text is sent. */
  note?: string;
  /** Accessible name, where several stand on a page. */
  label?: string;
} & Pick<ButtonProps, 'color' | 'variant' | 'size'>;

/**
 * Shares a URL, and a text if there is one, with the device's share dialog. Without one, offers to send or copy
 * the text, and copies a lone URL, or shows it to be copied by hand.
 */
export function ShareButton(props: ShareButtonProps) {
  const { title, text, url: givenUrl, note, label, size } = props;
  const { color = 'inherit', variant = 'outlined' } = props;
  const { copy: copyText, dialog } = useCopyText();
  const [offer, setOffer] = useState({ open: false, text: '' });
  const { run: share } = useSingleFlight(async () => {
    const url = givenUrl ?? currentPageUrl();
    if (await isShared({ title, text, url })) return;
    if (text === undefined) await copyText(url, copy.linkCopied);
    else setOffer({ open: true, text: `${text}\n${url}` });
  });
  return (
    <>
      <Button
        color={color}
        variant={variant}
        size={size}
        startIcon={<ShareIcon />}
        aria-label={label}
        onClick={() => void share()}
      >
        {copy.share}
      </Button>
      {offer.text && (
        <ShareDialog {...offer} note={note} onClose={() => setOffer({ ...offer, open: false })} />
      )}
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
