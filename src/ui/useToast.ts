import { enqueueSnackbar } from 'notistack';

// notistack's default keys collide when several toasts are shown at once.
let count = 0;

function show(variant: 'success' | 'error' | 'info', text: string): void {
  count += 1;
  enqueueSnackbar(text, { variant, key: `toast-${count}` });
}

/** For code outside of components. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};

/**
 * Shows messages that disappear after 5 seconds. Returns the same object on every call, so that
 * effects may depend on it.
 */
export function useToast(): typeof toast {
  return toast;
}
