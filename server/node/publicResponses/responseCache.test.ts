import { expect, it } from 'vitest';
import { createResponseCache } from './responseCache.ts';
import { sizeOf, storeResponse } from './storedResponse.ts';

const create = async (text: string) =>
  storeResponse(new Response(text.repeat(500)), 'listTeams', () => undefined);
const responses = await Promise.all(['a', 'b', 'c', 'd'].map(create));
const [a, b, c, d] = responses as [
  Awaited<ReturnType<typeof create>>,
  Awaited<ReturnType<typeof create>>,
  Awaited<ReturnType<typeof create>>,
  Awaited<ReturnType<typeof create>>,
];
const bytes = Math.max(...responses.map(sizeOf));

it('removes what was not used for the longest time once it is full', () => {
  const cache = createResponseCache(4.5 * bytes);
  const room = createResponseCache(100 * bytes);
  for (const each of [cache, room])
    for (const [key, response] of Object.entries({ a, b, c, d })) each.set('1', key, response);
  cache.get('1', 'a');
  cache.set('1', 'e', a);
  const kept = (from: typeof cache) =>
    ['a', 'b', 'c', 'd', 'e'].filter((key) => from.get('1', key));
  expect(kept(cache)).toEqual(['a', 'c', 'd', 'e']);
  expect(kept(room)).toEqual(['a', 'b', 'c', 'd']);
});

it('does not keep what would take more than a quarter of it', () => {
  const cache = createResponseCache(3 * bytes);
  cache.set('1', 'a', a);
  expect(cache.get('1', 'a')).toBeUndefined();
});

it('counts a variant that comes later', () => {
  const cache = createResponseCache(8.1 * bytes);
  const keys = Object.entries({ 1: a, 2: b, 3: c, 4: a, 5: b, 6: c, 7: a, 8: d });
  for (const [key, response] of keys) cache.set('1', key, response);
  d.variants.br = { ...d.variants.identity, body: new Uint8Array(0.5 * bytes) };
  cache.resize(d);
  expect(cache.get('1', '1')).toBeUndefined();
  expect(cache.get('1', '2')).toBe(b);
  expect(cache.get('1', '8')).toBe(d);
});

it('has only the responses of one version', () => {
  const cache = createResponseCache(100 * bytes);
  cache.set('1', 'a', a);
  expect(cache.get('2', 'a')).toBeUndefined();
  expect(cache.get('1', 'a')).toBe(a);
  cache.set('2', 'b', b);
  expect(cache.get('1', 'a')).toBeUndefined();
});
