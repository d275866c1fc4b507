import { type ReactNode, useState } from 'react';
import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { copy } from './copy.ts';
import { Toast } from './Toast.tsx';

const toasts = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast };
const toastDuration = 5000;
const toastLimit = 20;

/** Just under the header. */
const top = 72;

/**
 * The place where toasts appear: at the foot of a telephone; elsewhere at the top, because the
 * buttons of dialogs and forms stand at the foot.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), {
    noSsr: true,
  });
  return (
    <>
      <SnackbarProvider
        maxSnack={toastLimit}
        autoHideDuration={toastDuration}
        anchorOrigin={{ vertical: isNarrow ? 'bottom' : 'top', horizontal: 'right' }}
        Components={toasts}
        {...(region && { domRoot: region })}
      >
        {children}
      </SnackbarProvider>
      {/* Stands before the first toast comes: screen readers announce only what changes in a region they know. */}
      <Box
        ref={setRegion}
        role="region"
        lang="en"
        aria-label={copy.notifications}
        aria-live="polite"
        aria-relevant="additions"
        sx={{ '& .notistack-SnackbarContainer': { top: isNarrow ? undefined : top } }}
      />
    </>
  );
}
