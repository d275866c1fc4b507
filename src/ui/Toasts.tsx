import { type RefObject, useEffect, useState } from 'react';
import { Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { Toast } from './Toast.tsx';
import { toastDuration } from './toastDuration.ts';
import { showToasts, type ToastMessage } from './useToast.ts';

const toastComponents = {
  default: Toast,
  success: Toast,
  error: Toast,
  warning: Toast,
  info: Toast,
};
const maxToasts = 20;

function ToastButton({ label, onClick }: NonNullable<ToastMessage['action']>) {
  return (
    <Button color="inherit" size="small" onClick={onClick}>
      {label}
    </Button>
  );
}

/**
 * Shows toasts at the bottom on phones, and at the top elsewhere, because dialogs and forms have
 * their buttons at the bottom.
 */
export function Toasts({ region }: { region: RefObject<HTMLElement | null> }) {
  const [domRoot] = useState(() => region.current);
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), {
    noSsr: true,
  });
  useEffect(
    () =>
      showToasts(({ key, variant, text, action }) =>
        enqueueSnackbar(text, {
          variant,
          key,
          ...(action && { persist: true, action: <ToastButton {...action} /> }),
        }),
      ),
    [],
  );
  return (
    <SnackbarProvider
      maxSnack={maxToasts}
      autoHideDuration={toastDuration}
      anchorOrigin={{ vertical: isNarrow ? 'bottom' : 'top', horizontal: 'right' }}
      Components={toastComponents}
      {...(domRoot && { domRoot })}
    />
  );
}
