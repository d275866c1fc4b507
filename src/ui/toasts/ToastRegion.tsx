import { useEffect, useRef, useState } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { copy } from '../copy.ts';
import { useLoaded } from '../states/useLoaded.ts';
import { onToast, type ToastMessage, undoDuration } from './useToast.ts';

const loadToasts = async () => (await import('./Toasts.tsx')).Toasts;

/**
 * The live region of the toasts. notistack, which shows them, is loaded with the first one; the
 * region is there before, because screen readers announce only changes in a region they know.
 */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null);
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [isPlain, setIsPlain] = useState(false);
  const clear = () => {
    setMessages([]);
    setIsPlain(false);
  };
  useEffect(() => onToast((message) => setMessages((before) => [...before, message])), []);
  const { loaded: Toasts } = useLoaded(loadToasts, {
    isNeeded: messages.length > 0 && !isPlain,
    // Most likely there is no connection, which is what the toast wants to say.
    onFailure: () => {
      setIsPlain(true);
      setTimeout(clear, undoDuration);
    },
  });
  return (
    <>
      {Toasts && <Toasts domRoot={region.current} messages={messages} onShown={clear} />}
      <Box
        ref={region}
        role="region"
        aria-label={copy.notifications}
        aria-live="polite"
        sx={regionStyles}
      >
        {isPlain && messages.map(({ key, text }) => <p key={key}>{text}</p>)}
      </Box>
    </>
  );
}

/**
 * On the bars that stay at the top, or on the head of a dialog: there they cover nothing of what
 * people work with, wherever the page is scrolled. On a phone they leave the menu and the end of the
 * account's button free, and the title of a dialog that fills it. From `md` on there is room beside the logo.
 */
const regionStyles = ({ zIndex, breakpoints, vars: { palette } }: Theme) => ({
  position: 'fixed',
  zIndex: zIndex.snackbar,
  top: 0,
  color: palette.info.contrastText,
  backgroundColor: palette.info.main,
  '& .notistack-SnackbarContainer': {
    top: 2,
    [breakpoints.down('sm')]: {
      top: 'var(--toast-top, 2px)',
      left: 'var(--toast-left, 54px)',
      right: 'var(--toast-right, 38px)',
      width: 'auto',
    },
    [breakpoints.up('sm')]: { left: '50%', transform: 'translateX(-50%)' },
    [breakpoints.up('md')]: { left: '42%' },
  },
});
