import { describe, expect, it, vi } from 'vitest';
import type { Uploader } from '../lib/uploader.ts';
import { createUploads, maxUploadBytes } from './uploads.ts';

const rate = { bytes: 1000, milliseconds: 50 };
const retry = (status: number) => [status, 5];

/** A body that the test sends part by part. */
function createBody(headers: Record<string, string> = {}) {
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const writer = stream.writable.getWriter();
  const request = new Request('http://localhost', {
    method: 'POST',
    body: stream.readable,
    headers,
    duplex: 'half',
  } as RequestInit);
  return {
    request,
    send: (bytes: number) => writer.write(new Uint8Array(bytes)).catch(() => undefined),
    end: () => writer.close().catch(() => undefined),
  };
}

function createUploader(account: string, client = account, isOrganiser = false): Uploader {
  return { account, client, isOrganiser };
}

/** Starts uploads of which nothing has come; `statuses` tells how each was answered. */
function startUploads(uploaders: Uploader[], run = createUploads()) {
  const bodies = uploaders.map(() => createBody());
  const statuses = uploaders.map((uploader, index) => {
    const { request } = bodies[index] ?? createBody();
    return run(uploader, request, async () => 200).catch(
      ({ status, retryAfter }: { status: number; retryAfter?: number }) =>
        retryAfter === undefined ? status : [status, retryAfter],
    );
  });
  return { run, bodies, statuses };
}

const upload = (run: ReturnType<typeof createUploads>, uploader: Uploader, bytes = 10) =>
  run(
    uploader,
    new Request('http://localhost', { method: 'POST', body: new Uint8Array(bytes) }),
    async (body) => body.length,
  );

describe('uploads that are not sent', () => {
  it('are four of an account, and take no room from others', async () => {
    const slow = ['a', 'b', 'c', 'd'].flatMap((name) => Array(4).fill(createUploader(name, 'x')));
    const { run, bodies, statuses } = startUploads([...slow, createUploader('a')]);
    expect(await statuses[16]).toEqual(retry(429));
    expect(await upload(run, createUploader('honest', 'x'))).toBe(10);
    expect(await upload(run, createUploader('honest'))).toBe(10);
    for (const { end } of bodies) void end();
    expect((await Promise.all(statuses)).slice(0, 16)).toEqual(Array(16).fill(200));
    expect(await upload(run, createUploader('a'))).toBe(10);
  });

  it('end when less than the least rate comes, however much was declared', async () => {
    const run = createUploads(rate);
    for (const headers of [undefined, { 'Content-Length': '1001' }]) {
      const body = createBody(headers);
      void body.send(999);
      const answer = run(createUploader('a'), body.request, async () => 200);
      await expect(answer).rejects.toMatchObject({
        status: 422,
        message: 'Berkas terlalu lambat sampai. Coba lagi dengan koneksi yang lebih baik.',
      });
    }
  });

  it('go on at the least rate, and without it if they are small', async () => {
    vi.useFakeTimers();
    const run = createUploads(rate);
    const large = createBody();
    const small = createBody({ 'Content-Length': '1000' });
    const answers = Promise.all(
      [large, small].map(({ request }) =>
        run(createUploader('a'), request, async (body) => body.length),
      ),
    );
    for (let window = 0; window < 3; window += 1) {
      await large.send(1000);
      await vi.advanceTimersByTimeAsync(rate.milliseconds);
    }
    await small.send(1000);
    void large.end();
    void small.end();
    expect(await answers).toEqual([3000, 1000]);
    vi.useRealTimers();
  });
});

describe('uploads that fill the memory', () => {
  const parts = (count: number, client: string, isOrganiser = false) =>
    Array.from({ length: count }, (_, index) =>
      createUploader(`${client} ${index}`, client, isOrganiser),
    );
  /** Sends all that each may send, without an end. */
  const fill = async ({ bodies }: ReturnType<typeof startUploads>) => {
    for (const { send } of bodies) await send(maxUploadBytes);
    // A part counts once it was read, which is after it was written.
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('leave half of it to other addresses, and a quarter to organisers', async () => {
    const run = createUploads();
    await fill(startUploads(parts(8, 'x'), run));
    await expect(upload(run, createUploader('a', 'x'))).rejects.toMatchObject({ status: 429 });
    expect(await upload(run, createUploader('a', 'y'))).toBe(10);
    expect(await upload(run, createUploader('a', 'x', true))).toBe(10);
    await fill(startUploads(parts(4, 'y'), run));
    await expect(upload(run, createUploader('a', 'z'))).rejects.toMatchObject({ status: 503 });
    await fill(startUploads(parts(3, 'x', true), run));
    expect(await upload(run, createUploader('a', 'x', true), maxUploadBytes)).toBe(maxUploadBytes);
    await fill(startUploads(parts(1, 'z', true), run));
    await expect(upload(run, createUploader('a', 'x', true))).rejects.toMatchObject({
      status: 503,
    });
  });

  it('are refused when they are too large, and their room is free again', async () => {
    const run = createUploads();
    for (let time = 0; time < 20; time += 1) {
      await expect(upload(run, createUploader('a'), maxUploadBytes + 1)).rejects.toMatchObject({
        status: 413,
        message: 'Berkas yang dikirim maksimal 5 MB.',
      });
      const declared = createBody({ 'Content-Length': String(maxUploadBytes + 1) });
      const answer = run(createUploader('a'), declared.request, async () => 200);
      await expect(answer).rejects.toMatchObject({ status: 413 });
    }
    expect(await upload(run, createUploader('a'))).toBe(10);
  });

  it('are free again when the work fails or the body breaks off', async () => {
    const run = createUploads();
    const request = () => new Request('http://localhost', { method: 'POST', body: 'a' });
    const broken = () => {
      const body = new ReadableStream({
        pull: (controller) => controller.error(new Error('Gone.')),
      });
      return new Request('http://localhost', {
        method: 'POST',
        body,
        duplex: 'half',
      } as RequestInit);
    };
    for (let time = 0; time < 5; time += 1) {
      const failing = run(createUploader('a'), request(), () =>
        Promise.reject(new Error('Failed.')),
      );
      await expect(failing).rejects.toThrow('Failed.');
      const answer = run(createUploader('a'), broken(), async () => 200);
      await expect(answer).rejects.toMatchObject({ status: 422 });
    }
  });
});

it('at most sixteen are at work, four of them of organisers; the others wait', async () => {
  const run = createUploads();
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  let working = 0;
  const start = (uploader: Uploader) =>
    run(uploader, new Request('http://localhost', { method: 'POST', body: 'a' }), async () => {
      working += 1;
      await ended;
    });
  const answers = [
    ...Array.from({ length: 20 }, (_, index) => start(createUploader(`a ${index}`))),
    ...Array.from({ length: 6 }, (_, index) => start(createUploader(`b ${index}`, 'b', true))),
  ];
  await vi.waitFor(() => expect(working).toBe(16));
  end(undefined);
  await Promise.all(answers);
  expect(working).toBe(26);
});
