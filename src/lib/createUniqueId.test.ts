import { expect, it, vi } from 'vitest';
import { createUniqueId } from './createUniqueId.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('is another UUID of version 4 each time, also where a page has no `crypto.randomUUID`', () => {
  const { crypto } = globalThis;
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
  vi.stubGlobal('crypto', { getRandomValues });
  const ids = Array.from({ length: 1000 }, createUniqueId);
  vi.unstubAllGlobals();
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(ids.length);
});
