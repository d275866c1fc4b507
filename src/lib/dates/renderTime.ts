import { currentTime } from './clock.ts';
import { serverPage } from '../urls/serverPage.ts';

/**
 * Returns when the server rendered this page, in milliseconds: what depends on the time has to be the
 * same while React takes the page over. The time now for a page that the browser renders.
 */
export function renderTime(): number {
  if (import.meta.env.SSR) return serverPage.now;
  return Number(document.getElementById('root')?.dataset.time ?? currentTime());
}
