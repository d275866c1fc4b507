import { enqueueSnackbar } from 'notistack';

// notistack's own keys collide when several toasts come at once.
let count = 0;

function show(variant: 'success' | 'error' | 'info', text: string): void {
  count += 1;
  enqueueSnackbar(text, { variant, key: `toast-${count}` });
}

/** The same for what is no component. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};

/**
 * The one way to say something in passing; it goes after 5 seconds. The same object on every call,
 * so that effects may depend on it.
 */
export function useToast(): typeof toast {
  return toast;
}
