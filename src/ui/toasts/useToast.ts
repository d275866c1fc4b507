type ToastOptions = {
  /** A second line. */
  detail?: string;
  /** A button; the toast stays until it is pressed or closed. */
  action?: { label: string; onClick: () => void };
  /** Takes back what the toast reports: by a button, for eight seconds. */
  undo?: () => void;
};

export type ToastMessage = ToastOptions & {
  key: string;
  variant: 'success' | 'error' | 'info';
  text: string;
};

type Show = (message: ToastMessage) => void;

// notistack's default keys collide when several toasts are shown at once.
let count = 0;
let waiting: ToastMessage[] = [];
let show: Show = (message) => void waiting.push(message);
let onWaiting: (() => void) | undefined;

function add(variant: ToastMessage['variant'], text: string, options: ToastOptions = {}): void {
  count += 1;
  show({ key: `toast-${count}`, variant, text, ...options });
  if (waiting.length > 0) onWaiting?.();
}

/** For code outside of components. */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  error: (text: string) => add('error', text),
  info: (text: string, options?: ToastOptions) => add('info', text, options),
};

/**
 * Shows messages that disappear after 5 seconds. Returns the same object on every call, so that
 * effects may depend on it.
 */
export function useToast(): typeof toast {
  return toast;
}

/** Calls back when toasts wait for a `showToasts`. Returns a function that stops it. */
export function onToastsWaiting(callback: () => void): () => void {
  onWaiting = callback;
  if (waiting.length > 0) callback();
  return () => {
    onWaiting = undefined;
    waiting = [];
  };
}

/** Shows the waiting toasts and all later ones with a function. Returns one that stops it. */
export function showToasts(showToast: Show): () => void {
  show = showToast;
  for (const message of takeWaitingToasts()) show(message);
  return () => {
    show = (message) => void waiting.push(message);
  };
}

/** Returns the toasts that wait, which then do so no more. */
export function takeWaitingToasts(): ToastMessage[] {
  const messages = waiting;
  waiting = [];
  return messages;
}
