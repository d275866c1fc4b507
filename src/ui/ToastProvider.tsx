import { startTransition, type ReactNode, useEffect, useRef, useState } from 'react';
import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { copy } from './copy.ts';
import { Toast } from './Toast.tsx';

const toastComponents = {
  default: Toast,
  success: Toast,
  error: Toast,
  warning: Toast,
  info: Toast,
};
const toastDuration = 5000;
const maxToasts = 20;

/** In pixels: just below the header. */
const topOffset = 72;

/**
 * Shows toasts at the bottom on phones, and at the top elsewhere, because dialogs and forms have
 * their buttons at the bottom.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const regionRef = useRef<HTMLElement>(null);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  // Later than the first screen, which would be rendered twice otherwise.
  useEffect(() => startTransition(() => setRegion(regionRef.current)), []);
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), {
    noSsr: true,
  });
  return (
    <>
      <SnackbarProvider
        maxSnack={maxToasts}
        autoHideDuration={toastDuration}
        anchorOrigin={{ vertical: isNarrow ? 'bottom' : 'top', horizontal: 'right' }}
        Components={toastComponents}
        {...(region && { domRoot: region })}
      >
        {children}
      </SnackbarProvider>
      {/* Rendered first: screen readers announce only changes in a region they know. */}
      <Box
        ref={regionRef}
        role="region"
        lang="en"
        aria-label={copy.notifications}
        aria-live="polite"
        aria-relevant="additions"
        sx={{ '& .notistack-SnackbarContainer': { top: isNarrow ? undefined : topOffset } }}
      />
    </>
  );
}
