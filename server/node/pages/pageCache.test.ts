import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createPageCache } from './pageCache.ts';
import type { PageRenderer } from './renderedPages.ts';

const version = { read: async () => 'first' };

/** A renderer of pages whose addresses are of the kind that their first path segment names. */
const renderer = (render: PageRenderer['render']): PageRenderer => ({
  render,
  readAddress: async (address) => {
    const [, kind] = /^\/(path|search)\//.exec(address.pathname) ?? [];
    return { url: address, kind: kind === 'path' || kind === 'search' ? kind : 'fixed' };
  },
});

/** Returns what `read` returns as soon as it is not left to the browser any more. */
const whenRendered = <Result>(read: () => Promise<Result | undefined>) =>
  vi.waitUntil(read, { timeout: 20_000, interval: 5 });

const url = (path: string) => new URL(path, 'http://localhost:3000');

it('renders a page once for visitors who come together, in three encodings', async () => {
  const render = vi.fn(async () => '<p>Papan skor</p>');
  const read = createPageCache(renderer(render), version);
  const [first, second] = await Promise.all([read(url('/')), read(url('/'))]);
  expect(render).toHaveBeenCalledOnce();
  expect(second).toBe(first);
  const bytes = (name: string) => Buffer.from(first?.get(name)?.bytes ?? []);
  expect(bytes('/index.html').toString()).toBe('<p>Papan skor</p>');
  expect(brotliDecompressSync(bytes('/index.html.br'))).toEqual(bytes('/index.html'));
  expect(gunzipSync(bytes('/index.html.gz'))).toEqual(bytes('/index.html'));
});

it('leaves pages to the browsers while it renders two others', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const read = createPageCache(
    renderer(() => promise),
    version,
  );
  const running = [read(url('/')), read(url('/teams'))];
  expect(await read(url('/faq'))).toBeUndefined();
  resolve('<p></p>');
  await Promise.all(running);
  await setTimeout(50);
  expect(await read(url('/faq'))).toBeDefined();
});

it('tries again after an error', async () => {
  const render = vi.fn(async () => '<p></p>').mockRejectedValueOnce(new Error('broken'));
  // Rendering takes no time, so there is no pause after it.
  const read = createPageCache(renderer(render), version, { now: () => 0 });
  await expect(read(url('/'))).rejects.toThrow('broken');
  expect(await read(url('/'))).toBeDefined();
});

it('renders a page anew when what the public may read has changed', async () => {
  const render = vi.fn(async () => '<p></p>');
  const versions = ['first', 'first', 'second', undefined];
  const read = createPageCache(
    renderer(render),
    { read: async () => versions.shift() },
    // Rendering takes no time, so there is no pause after it.
    { now: () => 0 },
  );
  for (const rendered of [1, 1, 2]) {
    expect(await read(url('/'))).toBeDefined();
    expect(render).toHaveBeenCalledTimes(rendered);
  }
  // The database is away.
  expect(await read(url('/'))).toBeUndefined();
});

it('renders a page anew after a minute, because of what it says about the time', async () => {
  let passed = 0;
  const render = vi.fn(async () => '<p></p>');
  const read = createPageCache(renderer(render), version, { now: () => passed });
  for (const [time, rendered] of [
    [0, 1],
    [59_999, 1],
    [60_000, 2],
    [119_999, 2],
  ] as const) {
    passed = time;
    expect(await read(url('/'))).toBeDefined();
    expect(render).toHaveBeenCalledTimes(rendered);
  }
});

it('leaves a page to the browser that takes too long, and keeps it for the next visitor', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const read = createPageCache(
    renderer(() => promise),
    version,
    { maxWaitMs: 20 },
  );
  expect(await read(url('/'))).toBeUndefined();
  resolve('<p></p>');
  expect(await whenRendered(() => read(url('/')))).toBeDefined();
});

it('pauses as long as a page took', async () => {
  const read = createPageCache(
    renderer(async () => {
      await setTimeout(60);
      return '<p></p>';
    }),
    version,
  );
  expect(await read(url('/'))).toBeDefined();
  expect(await read(url('/teams'))).toBeUndefined();
  expect(await whenRendered(() => read(url('/teams')))).toBeDefined();
});

it('renders and keeps a page by its address, whatever else is in the URL', async () => {
  const render = vi.fn(async ({ href }: URL) => href);
  const read = createPageCache(
    { render, readAddress: async () => ({ url: url('/'), kind: 'fixed' }) },
    version,
  );
  const first = await read(url('/?x=1'));
  expect(Buffer.from(first?.get('/index.html')?.bytes ?? []).toString()).toBe(url('/').href);
  expect(await read(url('/?x=2'))).toBe(first);
  expect(render).toHaveBeenCalledOnce();
});

it('leaves an address that is none of a page to the browser', async () => {
  const render = vi.fn(async () => '<p></p>');
  const read = createPageCache({ render, readAddress: async () => undefined }, version);
  expect(await read(url('/nowhere'))).toBeUndefined();
  expect(render).not.toHaveBeenCalled();
});

it.each([
  { kind: 'search', other: 'path', maxConcurrent: 1 },
  { kind: 'path', other: 'search', maxConcurrent: 2 },
])(
  'renders and keeps other pages however many of the kind $kind are asked for',
  async ({ kind, other, maxConcurrent }) => {
    const never = new Promise<string>(() => undefined);
    let isStuck = false;
    let stuck = 0;
    const render = vi.fn(async ({ pathname }: URL) => {
      if (!isStuck || !pathname.startsWith(`/${kind}/`)) return '<p></p>';
      stuck += 1;
      return never;
    });
    const read = createPageCache(renderer(render), version);
    const kept = ['/', `/${other}/1`].map(url);
    for (const address of kept) expect(await read(address)).toBeDefined();
    for (let count = 0; count < 30; count += 1)
      await whenRendered(() => read(url(`/${kind}/${count}`)));
    isStuck = true;
    await whenRendered(async () => {
      void read(url(`/${kind}/stuck/${stuck}`));
      await setTimeout(1);
      return stuck === maxConcurrent;
    });
    render.mockClear();
    for (const address of kept) expect(await read(address)).toBeDefined();
    expect(render).not.toHaveBeenCalled();
    expect(await whenRendered(() => read(url('/faq')))).toBeDefined();
  },
);

it.each([
  { kind: 'fixed', maxPages: 25 },
  { kind: 'path', maxPages: 25 },
  { kind: 'search', maxPages: 10 },
])(
  'keeps $maxPages pages of the kind $kind, and renders anew what was used least recently',
  async ({ kind, maxPages }) => {
    const render = vi.fn<PageRenderer['render']>(async () => '<p></p>');
    const read = createPageCache(renderer(render), version);
    const open = async (page: number | string) => {
      expect(await whenRendered(() => read(url(`/${kind}/${page}`)))).toBeDefined();
    };
    const rendered = () => render.mock.calls.map(([{ pathname }]) => pathname.split('/').at(-1));
    await open('often');
    for (let page = 1; page < maxPages; page += 1) await open(page);
    await open('often');
    await open('new');
    render.mockClear();
    for (const page of ['often', 2, 1]) await open(page);
    expect(rendered()).toEqual(['1']);
  },
);
