import { copy } from './copy.ts';
import { toast } from '../toasts/useToast.ts';

const say = () =>
  toast.error(copy.title, {
    key: 'unexpected-error',
    detail: copy.detail,
    stays: true,
  });

/** Whether an error is one of a browser's extension: the first address in its stack says so. */
const isOfExtension = (error: unknown): boolean =>
  error instanceof Error &&
  /^[^/]*-extension:\/\//.test(error.stack?.match(/[\w-]+:\/\/\S*/)?.[0] ?? '');

/** A request that was given up, or an animation that another one has replaced, is nobody's loss. */
const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * Says that something is not saved after an error that nothing has handled: in an event handler, an
 * effect's callback or a promise. What was typed stays. Errors while a page renders replace it, by the
 * error boundary. Returns a function that ends it.
 */
export function listenForUnexpectedErrors(): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  window.addEventListener(
    'error',
    ({ error }: ErrorEvent) => {
      // Without one it is a notice, like that of a ResizeObserver, or of a script of another origin.
      if (error !== null && error !== undefined && !isOfExtension(error)) say();
    },
    options,
  );
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (!isAbort(reason) && !isOfExtension(reason)) say();
    },
    options,
  );
  return () => listeners.abort();
}
