/** For how long what a toast reports can be undone, in milliseconds. */
export const undoDuration = 8000;

export type ToastMessage = {
  key: string;
  variant: 'success' | 'error' | 'info';
  text: string;
  /** A second line. */
  detail?: string;
  /** A button; the toast stays until it is pressed or closed. */
  action?: { label: string; onClick: () => void };
  /** It stays until it is closed. */
  stays?: boolean;
  /** Only the latest toast of a group is shown. */
  group?: string;
  /** Undoes what the toast reports: by a button, for eight seconds. */
  undo?: () => void;
};

/** A toast with a `key` of its own is not shown a second time beside the first. */
type ToastOptions = Partial<Omit<ToastMessage, 'variant' | 'text'>>;

// notistack's default keys collide when several toasts are shown at once.
let count = 0;
const waiting: ToastMessage[] = [];
let listener: ((message: ToastMessage) => void) | undefined;

const show =
  (variant: ToastMessage['variant']) =>
  (text: string, options?: ToastOptions): void => {
    const message = { key: `toast-${(count += 1)}`, variant, text, ...options };
    if (listener) listener(message);
    else waiting.push(message);
  };

/** Shows messages that disappear after 5 seconds; also for code outside of components. */
export const toast = { success: show('success'), error: show('error'), info: show('info') };

/** Returns the same object on every call, so that effects may depend on it. */
export const useToast = (): typeof toast => toast;

/** Passes all toasts to a function, those that wait first. Returns a function that stops it. */
export function onToast(receive: (message: ToastMessage) => void): () => void {
  listener = receive;
  for (const message of waiting.splice(0)) receive(message);
  return () => void (listener = undefined);
}
