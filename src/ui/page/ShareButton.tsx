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
  /** Path of a PNG that goes with text and link where the device takes files. */
  picture?: string | undefined;
  /** What to know before the text is sent. */
  note?: string;
  /** Accessible name, where several stand on a page. */
  label?: string;
} & Pick<ButtonProps, 'color' | 'variant' | 'size'>;

/**
 * Shares a URL, and text and picture if there are, with the device's share dialog. Without one, offers to send or
 * copy the text, and copies a lone URL, or shows it to be copied by hand.
 */
export function ShareButton(props: ShareButtonProps) {
  const { title, text, url: givenUrl, picture, note, label, size } = props;
  const { color = 'inherit', variant = 'outlined' } = props;
  const { copy: copyText, dialog } = useCopyText();
  const [offer, setOffer] = useState({ open: false, text: '' });
  const { run: share } = useSingleFlight(async () => {
    const url = givenUrl ?? currentPageUrl();
    const file = picture && (await loadPicture(new URL(picture, url)));
    // Messengers that take a file leave the link out, so it is in the text.
    const caption = text === undefined ? url : `${text}\n${url}`;
    if (file && (await isShared({ title, text: caption, files: [file] }))) return;
    if (await isShared({ title, text, url })) return;
    if (text === undefined) await copyText(url, copy.linkCopied);
    else setOffer({ open: true, text: caption });
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

/** Browsers open the share dialog for a few seconds after the press; in milliseconds. */
const maxPictureTime = 2500;

/** Returns the picture as a file; undefined if the device's share dialog takes none, or it cannot be had soon. */
async function loadPicture(url: URL): Promise<File | undefined> {
  const toFile = (...parts: Blob[]) =>
    new File(parts, url.pathname.split('/').at(-1) ?? '', { type: 'image/png' });
  try {
    if (!navigator.canShare({ files: [toFile()] })) return undefined;
    const response = await fetch(url, { signal: AbortSignal.timeout(maxPictureTime) });
    const picture = await response.blob();
    return response.ok && picture.type === 'image/png' ? toFile(picture) : undefined;
  } catch {
    // Old browsers lack some of these functions.
    return undefined;
  }
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
