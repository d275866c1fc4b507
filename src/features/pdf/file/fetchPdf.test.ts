import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPdf } from './fetchPdf.ts';

const url = 'https://contoh.id/a.pdf';
const bytes = (text: string) => new TextEncoder().encode(text);
const fetchMock = vi.fn<typeof fetch>();

const errorWith = (reason: string) => ({ reason });
const load = (signal = new AbortController().signal) => fetchPdf(url, signal);

/** A response that sends the given parts of the body and then stays open. */
function respondInParts(...parts: Uint8Array[]): typeof fetch {
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

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('returns the whole file, even if its signature comes late and in parts', async () => {
  const text = `${'%'.repeat(1000)}%PDF-1.7 and the rest`;
  fetchMock.mockResolvedValue(
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
  ['notFound', new Response('', { status: 404 })],
  ['notFound', new Response('', { status: 410 })],
  ['httpError', new Response('', { status: 403 })],
  ['notPdf', new Response('<!doctype html>')],
  ['notPdf', new Response(new Uint8Array(5000))],
  ['notPdf', new Response(null)],
])('rejects with %s', async (reason, response) => {
  fetchMock.mockResolvedValue(response);
  await expect(load()).rejects.toMatchObject(errorWith(reason));
});

test('stops reading if the first kilobyte shows that it is not a PDF', async () => {
  fetchMock.mockImplementation(respondInParts(new Uint8Array(2048)));
  await expect(load()).rejects.toMatchObject(errorWith('notPdf'));
});

test('stops at a file that is too large', async () => {
  const large = new Uint8Array(33 * 1024 * 1024);
  fetchMock.mockImplementation(respondInParts(bytes('%PDF-1.7'), large, large));
  await expect(load()).rejects.toMatchObject(errorWith('tooLarge'));
});

test('times out 20 seconds after the last byte', async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(respondInParts(bytes('%PDF-1.7')));
  const onError = vi.fn<(error: unknown) => void>();
  load().catch(onError);
  await vi.advanceTimersByTimeAsync(19_900);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining(errorWith('unreachable')));
});

test('rejects when it is aborted', async () => {
  fetchMock.mockImplementation(respondInParts(bytes('%PDF-1.7')));
  const abortController = new AbortController();
  const loading = load(abortController.signal);
  abortController.abort();
  await expect(loading).rejects.toMatchObject(errorWith('unreachable'));
});
