import type { FetchArgs } from '@reduxjs/toolkit/query';
import { objectsOnly } from './responseTransforms.ts';

type Endpoint<Argument> = {
  query: (argument: Argument) => FetchArgs;
  transformResponse: (response: never) => unknown;
};

/**
 * Makes a request fail unless its response is ok and has `success: true` and a list in `field`, so
 * that an invalid response never replaces cached data. Entries that are not objects are dropped.
 */
export function requireSuccess<Argument, T extends Endpoint<Argument>>(
  endpoint: T & Endpoint<Argument>,
  field: 'data' | 'teams' = 'data',
): T {
  const hasList = ({ ok }: Response, body: unknown): boolean =>
    ok &&
    typeof body === 'object' &&
    body !== null &&
    'success' in body &&
    body.success === true &&
    Array.isArray((body as Record<string, unknown>)[field]);
  return {
    ...endpoint,
    query: (argument: Argument) => ({ ...endpoint.query(argument), validateStatus: hasList }),
    transformResponse: (response: Record<string, object[]>) => ({
      ...response,
      [field]: objectsOnly(response[field]),
    }),
  };
}

/**
 * Like `requireSuccess` for a list in `data`, but `success` may be missing: only `success: false`
 * makes the request fail.
 */
export function requireDataList<Argument, T extends Endpoint<Argument>>(
  endpoint: T & Endpoint<Argument>,
): T {
  const hasList = ({ ok }: Response, body: unknown): boolean =>
    ok &&
    typeof body === 'object' &&
    body !== null &&
    'data' in body &&
    Array.isArray(body.data) &&
    !('success' in body && body.success === false);
  return {
    ...endpoint,
    query: (argument: Argument) => ({ ...endpoint.query(argument), validateStatus: hasList }),
  };
}
