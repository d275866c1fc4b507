import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPdf } from './fetchPdf.ts';

const address = 'https://contoh.id/a.pdf';
const bytes = (text: string) => new TextEncoder().encode(text);
const answer = vi.fn<typeof fetch>();

const fails = (reason: string) => ({ reason });
const load = (signal = new AbortController().signal) => fetchPdf(address, signal);

/** An answer whose body comes in the given parts, and after them stays open. */
function drip(...parts: Uint8Array[]): typeof fetch {
  return async (_input, init) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const part of parts) controller.enqueue(part);
          init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      }),
    );
}

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('gives the whole file, also where its mark comes late and in parts', async () => {
  const text = `${'%'.repeat(1000)}%PDF-1.7 and the rest`;
  answer.mockResolvedValue(
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const part of [text.slice(0, 1003), text.slice(1003)])
            controller.enqueue(bytes(part));
          controller.close();
        },
      }),
    ),
  );
  const file = await load();
  expect(await file.text()).toBe(text);
  expect(file.type).toBe('application/pdf');
});

test.each([
  ['missing', new Response('', { status: 404 })],
  ['missing', new Response('', { status: 410 })],
  ['refused', new Response('', { status: 403 })],
  ['notPdf', new Response('<!doctype html>')],
  ['notPdf', new Response(new Uint8Array(5000))],
  ['notPdf', new Response(null)],
])('is %s', async (reason, response) => {
  answer.mockResolvedValue(response);
  await expect(load()).rejects.toMatchObject(fails(reason));
});

test('does not read on where the first kilobyte shows that it is no PDF', async () => {
  answer.mockImplementation(drip(new Uint8Array(2048)));
  await expect(load()).rejects.toMatchObject(fails('notPdf'));
});

test('stops at a file that is too large', async () => {
  const large = new Uint8Array(33 * 1024 * 1024);
  answer.mockImplementation(drip(bytes('%PDF-1.7'), large, large));
  await expect(load()).rejects.toMatchObject(fails('tooLarge'));
});

test('waits 20 seconds for the next byte, and no longer', async () => {
  vi.useFakeTimers();
  answer.mockImplementation(drip(bytes('%PDF-1.7')));
  const ended = vi.fn<(error: unknown) => void>();
  load().catch(ended);
  await vi.advanceTimersByTimeAsync(19_900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining(fails('unreachable')));
});

test('ends with the visit', async () => {
  answer.mockImplementation(drip(bytes('%PDF-1.7')));
  const leaving = new AbortController();
  const loading = load(leaving.signal);
  leaving.abort();
  await expect(loading).rejects.toMatchObject(fails('unreachable'));
});
