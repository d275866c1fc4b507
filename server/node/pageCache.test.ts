import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createPageCache } from './pageCache.ts';

const version = { read: async () => 'first' };

const url = (path: string) => new URL(path, 'http://localhost:3000');

it('renders a page once for visitors who come together, in three encodings', async () => {
  const render = vi.fn(async () => '<p>Papan skor</p>');
  const read = createPageCache(render, version);
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
  const read = createPageCache(() => promise, version);
  const running = [read(url('/')), read(url('/teams'))];
  expect(await read(url('/faq'))).toBeUndefined();
  resolve('<p></p>');
  await Promise.all(running);
  await setTimeout(50);
  expect(await read(url('/faq'))).toBeDefined();
});

it('tries again after an error', async () => {
  const render = vi.fn(async () => '<p></p>').mockRejectedValueOnce(new Error('broken'));
  const read = createPageCache(render, version);
  await expect(read(url('/'))).rejects.toThrow('broken');
  expect(await read(url('/'))).toBeDefined();
});

it('renders a page anew when what the public may read has changed', async () => {
  const render = vi.fn(async () => '<p></p>');
  const versions = ['first', 'first', 'second', undefined];
  const read = createPageCache(render, { read: async () => versions.shift() });
  for (const rendered of [1, 1, 2]) {
    expect(await read(url('/'))).toBeDefined();
    expect(render).toHaveBeenCalledTimes(rendered);
  }
  // The database is away.
  expect(await read(url('/'))).toBeUndefined();
});

it('leaves a page to the browser that takes too long, and keeps it for the next visitor', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const read = createPageCache(() => promise, version, 20);
  expect(await read(url('/'))).toBeUndefined();
  resolve('<p></p>');
  expect(await read(url('/'))).toBeDefined();
});

it('pauses as long as a page took', async () => {
  const read = createPageCache(async () => {
    await setTimeout(60);
    return '<p></p>';
  }, version);
  expect(await read(url('/'))).toBeDefined();
  expect(await read(url('/teams'))).toBeUndefined();
  await setTimeout(100);
  expect(await read(url('/teams'))).toBeDefined();
});
