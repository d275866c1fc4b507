import { http } from 'msw';
import { onTestFinished, vi } from 'vitest';
import { setClock } from '../../../src/lib/dates/clock.ts';
import { startClock } from '../../../src/mocks/clock.ts';
import type { TestApp } from './renderApp.tsx';

/**
 * For the rest of a test, the device's clock is off by some milliseconds, and the responses have the
 * date of the server. Returns a function for the server's time.
 */
export function setDeviceClock({ faults, backend }: TestApp, difference: number): () => number {
  const serverTime = Date.now;
  const ServerDate = Date;
  const restore = startClock(new Date(Date.now() + difference));
  faults(
    http.all('*/api/*', async ({ request }) => {
      const { body, status, headers } = await backend.app.fetch(request);
      const date = new ServerDate(serverTime()).toUTCString();
      return new Response(body, { status, headers: { ...Object.fromEntries(headers), date } });
    }),
  );
  onTestFinished(() => {
    restore();
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    setClock(new Headers({ Date: new Date(now).toISOString() }));
    vi.useRealTimers();
  });
  return serverTime;
}
