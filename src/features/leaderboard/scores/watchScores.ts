import { operations } from '../../../../openapi/operations.ts';
import { backendUrl } from '../../../lib/backendUrl.ts';

/** How long to wait for a server that has ended the stream for good, in milliseconds. */
const retryDelay = 10_000;

/**
 * Calls back soon after scores have changed, if the backend tells when. Returns a function that stops
 * it.
 */
export function watchScores(onChange: () => void): () => void {
  // The backend in the browser tab has no stream, and neither have tests.
  if (import.meta.env.MODE === 'demo' || typeof EventSource === 'undefined') return () => {};
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOpen = false;
  const open = () => {
    source = new EventSource(backendUrl + operations.watchScores.path);
    source.addEventListener('scores', onChange);
    source.addEventListener('open', () => {
      // What has changed while there was no stream.
      if (wasOpen) onChange();
      wasOpen = true;
    });
    source.addEventListener('error', () => {
      // The browser opens a lost stream again by itself, but not one that is refused. A backend that
      // has refused it from the beginning has none.
      if (source.readyState === EventSource.CLOSED && wasOpen) timer = setTimeout(open, retryDelay);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
