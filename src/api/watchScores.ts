import * as operations from '../../openapi/operations.ts';
import { backendUrl } from '../lib/urls/storageUrl.ts';

/** How long to wait for a server that refuses a stream which was open, in milliseconds. */
const reopenDelay = 10_000;
/**
 * How long to wait for a server that has refused the stream from the beginning: first as long as our
 * server asks for when it is full (an EventSource shows no Retry-After), then twice as long each
 * time, because a backend may have no stream at all.
 */
const firstDelay = 30_000;
const longestDelay = 8 * 60_000;

/** What the stream tells: that scores have changed, that a plan or a call has, or that a ceremony has. */
export type StreamEvent = 'scores' | 'schedule' | 'ceremony';

/**
 * Calls back soon after scores, or what else is named, have changed, if the backend tells when; with its event, but
 * for what has changed while there was no stream. Returns a function that stops it.
 */
export function watchScores(
  onChange: (event?: Event) => void,
  events: readonly StreamEvent[] = ['scores'],
): () => void {
  // The backend in the browser tab has no stream, and neither have tests.
  if (import.meta.env.MODE === 'demo' || typeof EventSource === 'undefined') return () => {};
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOpen = false;
  let delay = firstDelay;
  const open = () => {
    source = new EventSource(backendUrl + operations.watchScores.path);
    for (const event of events) source.addEventListener(event, onChange);
    source.addEventListener('open', () => {
      // What has changed while there was no stream.
      if (wasOpen) onChange();
      wasOpen = true;
    });
    source.addEventListener('error', () => {
      // The browser opens a lost stream again by itself, but not one that is refused.
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, wasOpen ? reopenDelay : delay);
      delay = Math.min(2 * delay, longestDelay);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
