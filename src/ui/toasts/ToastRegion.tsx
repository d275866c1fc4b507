import { useEffect, useRef, useState } from 'react';
import { Box } from '@mui/material';
import { copy } from '../copy.ts';
import { leftOfToasts, stickyHeight } from '../styles/layoutConstants.ts';
import { toastDuration } from './toastDuration.ts';
import { useLoaded } from '../states/useLoaded.ts';
import { onToastsWaiting, takeWaitingToasts } from './useToast.ts';

const loadToasts = async () => (await import('./Toasts.tsx')).Toasts;

/**
 * Where toasts are shown; notistack, which shows them, is loaded after the first screen. Rendered
 * before it: screen readers announce only changes in a region they know.
 */
export function ToastRegion() {
  const ref = useRef<HTMLElement>(null);
  const [isNeeded, setIsNeeded] = useState(false);
  const [plainTexts, setPlainTexts] = useState<string[]>([]);
  useEffect(() => onToastsWaiting(() => setIsNeeded(true)), []);
  const { loaded: Toasts } = useLoaded(loadToasts, {
    isNeeded,
    // Most likely there is no connection, which is what the toast wants to say.
    onFailure: () => {
      setIsNeeded(false);
      setPlainTexts([...new Set(takeWaitingToasts().map(({ text }) => text))]);
    },
  });
  useEffect(() => {
    if (plainTexts.length === 0) return undefined;
    const timer = setTimeout(() => setPlainTexts([]), toastDuration);
    return () => clearTimeout(timer);
  }, [plainTexts]);
  return (
    <>
      {Toasts && <Toasts region={ref} />}
      <Box
        ref={ref}
        role="region"
        lang="en"
        aria-label={copy.notifications}
        aria-live="polite"
        aria-relevant="additions"
        sx={regionStyles}
      >
        {plainTexts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Box>
    </>
  );
}

const regionStyles = {
  '& .toasts-top': { top: stickyHeight + 8 },
  // Beside the rail with the categories.
  '& .toasts-left': { left: { md: leftOfToasts } },
  '& > p': {
    position: 'fixed',
    zIndex: 'snackbar',
    right: { xs: 20, sm: 'auto' },
    left: { xs: 20, md: leftOfToasts },
    bottom: 0,
    p: 2,
    color: 'info.contrastText',
    backgroundColor: 'info.main',
  },
};
