import { useEffect, useRef, useState } from 'react';
import { Box, GlobalStyles } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { copy } from '../copy.ts';
import { useLoaded } from '../states/useLoaded.ts';
import { clubNavHeight, headerHeight } from '../styles/styles.ts';
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
      <GlobalStyles styles={pageStyles} />
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

/** In pixels: the height of a row of buttons at the bottom of a dialog or form. */
const buttonRow = 84;

/** The end of the page can be scrolled above a toast. */
const pageStyles = { 'body:has(.notistack-Snackbar)': { paddingBottom: 96 } };

const regionStyles = ({ zIndex, breakpoints, vars: { palette } }: Theme) => ({
  position: 'fixed',
  zIndex: zIndex.snackbar,
  bottom: 0,
  color: palette.info.contrastText,
  backgroundColor: palette.info.main,
  // Beside the sidebar.
  [breakpoints.up('md')]: { '& .notistack-SnackbarContainer': { left: 112 } },
  // On pages that people work with, between the title and the button: new rows are at the bottom.
  [breakpoints.up('lg')]: {
    'body:has([data-work-header]):not(:has(.MuiDialog-root)) & .notistack-SnackbarContainer': {
      top: headerHeight + clubNavHeight + 10,
      bottom: 'auto',
      left: '54%',
      transform: 'translateX(-50%)',
    },
  },
  [`body:has(.MuiDialog-root, [data-bottom-bar]) & .notistack-SnackbarContainer`]: {
    bottom: buttonRow,
  },
});
