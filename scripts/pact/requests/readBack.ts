import { isDeepStrictEqual } from 'node:util';
import type { ContractDocument } from '../../../openapi/document.ts';
import { exampleRequest } from '../../../openapi/cases/exampleRequest.ts';
import { findReadBack } from '../../../openapi/cases/readBack.ts';
import { type BackendResponse, parseJson } from '../backend.ts';
import type { BuildCheck } from '../unbuilt.ts';
import { differs, type Mismatch } from './checkResponse.ts';
import { planExample, type PlannedRequest } from './planRequests.ts';
import type { SentRequest } from './sendRequests.ts';

type Fields = Record<string, unknown>;

/**
 * Returns the read that shows what a write has changed; undefined if the request is no write that has to
 * succeed, or nothing shows it. It has the ids of the write, and the values of fields that both bodies have.
 */
export function planReadBack(
  document: ContractDocument,
  { entry, method, path, body, expectedStatus }: PlannedRequest,
): PlannedRequest | undefined {
  if (method === 'GET' || expectedStatus >= 300) return undefined;
  const readBack = findReadBack(document, entry);
  if (!readBack) return undefined;
  const example = exampleRequest(document, readBack.entry);
  const written = Object(typeof body === 'string' ? parseJson(body) : undefined) as Fields;
  const fields = Object.keys(example.body ?? {}).filter((name) => name in written);
  const read = planExample(document, {
    ...example,
    body: example.body && {
      ...example.body,
      ...Object.fromEntries(fields.map((name) => [name, written[name]])),
    },
  });
  if (readBack.sharedParts === 0) return read;
  const [pathname = ''] = path.split('?');
  return { ...read, path: pathname.split('/').slice(0, readBack.sharedParts).join('/') };
}

/**
 * Returns what is wrong if a write succeeded, and its read shows what it showed before. `isUnbuilt` tells
 * whether the backend does not have the read.
 */
export function checkReadBack(
  { readBack, shown, response }: SentRequest,
  isUnbuilt: BuildCheck,
): Mismatch[] {
  if (!readBack || !shown || !response || response.status >= 300) return [];
  const [first, second, after] = shown;
  const { method, path } = readBack;
  const hasFailed = shown.some(({ status }) => status >= 500);
  if (hasFailed || isUnbuilt(shown.map((each) => ({ method, path, response: each })))) return [];
  const isSame =
    second.status === after.status &&
    isUnchanged(contentOf(first), contentOf(second), contentOf(after));
  const text = 'is the same before and after it, so nothing was changed';
  return isSame ? [differs(`${method} ${path}`, text)] : [];
}

const contentOf = ({ content }: BackendResponse) => parseJson(content.toString());

/** Whether a value is as before. What differs between two reads before changes by itself, as a time does. */
function isUnchanged(first: unknown, second: unknown, after: unknown): boolean {
  if ([first, second, after].every(isContainer) && Array.isArray(second) === Array.isArray(after)) {
    const [before, now] = [Object(second) as Fields, Object(after) as Fields];
    const names = new Set([...Object.keys(before), ...Object.keys(now)]);
    return [...names].every((name) =>
      isUnchanged((Object(first) as Fields)[name], before[name], now[name]),
    );
  }
  return !isDeepStrictEqual(first, second) || isDeepStrictEqual(second, after);
}

const isContainer = (value: unknown) => typeof value === 'object' && value !== null;
