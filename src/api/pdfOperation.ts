import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { ArgumentOf, OperationId } from '../../openapi/types.ts';
import { createUniqueId } from '../lib/createUniqueId.ts';
import { type Described, operation } from './operation.ts';

/** Drawing three hundred pages takes longer than any other response. */
const timeout = 120_000;

/** The files that were loaded and not taken yet: the cache keeps what can be serialised. */
const files = new Map<string, Blob>();

/** Returns a file that a request has loaded, by what it returned; it can be taken once. */
export function takeFile(key: string): Blob {
  const file = files.get(key);
  if (!file) throw new Error(`${key} was taken already`);
  files.delete(key);
  return file;
}

/** Returns a file that is in the cache, by what its query returned. */
export const cachedFile = (key: string): Blob | undefined => files.get(key);

type CacheEntry = { cacheDataLoaded: Promise<{ data: string }>; cacheEntryRemoved: Promise<void> };

/** Lets the file of a query go when it leaves the cache; for `onCacheEntryAdded`. */
export async function releaseFile(
  _argument: unknown,
  { cacheDataLoaded, cacheEntryRemoved }: CacheEntry,
): Promise<void> {
  const loaded = await cacheDataLoaded.catch(() => undefined);
  await cacheEntryRemoved;
  if (loaded) files.delete(loaded.data);
}

async function readFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const key = `file ${createUniqueId()}`;
  files.set(key, await response.blob());
  return key;
}

/** As `operation`, of an operation that answers with a PDF; what it returns is for `takeFile`. */
export function pdfOperation<Id extends OperationId>(described: Described<Id>) {
  const { query, extraOptions } = operation(described, { success: 'ignored' });
  return {
    query: (argument: ArgumentOf<Id>): FetchArgs => ({
      ...query(argument),
      timeout,
      validateStatus: ({ ok }) => ok,
      responseHandler: readFile,
    }),
    transformResponse: (key: string) => key,
    extraOptions,
  };
}
