import type { FetchArgs } from '@reduxjs/toolkit/query';
import { things } from './tidied.ts';

type Endpoint<Argument> = {
  query: (argument: Argument) => FetchArgs;
  transformResponse: (answer: never) => unknown;
};

/**
 * Makes a call fail whose answer says 200 but not `success: true` with a list in `field`: what is
 * shown is filled by good answers only, and a bad one never takes the place of the last good one.
 * Entries that are no objects are left out.
 */
export function successfulList<Argument, Call extends Endpoint<Argument>>(
  call: Call & Endpoint<Argument>,
  field: 'data' | 'teams' = 'data',
): Call {
  const hasList = ({ ok }: Response, body: unknown): boolean =>
    ok &&
    typeof body === 'object' &&
    body !== null &&
    'success' in body &&
    body.success === true &&
    Array.isArray((body as Record<string, unknown>)[field]);
  return {
    ...call,
    query: (argument: Argument) => ({ ...call.query(argument), validateStatus: hasList }),
    transformResponse: (answer: Record<string, object[]>) => ({
      ...answer,
      [field]: things(answer[field]),
    }),
  };
}

/**
 * As `successfulList` for a list in `data`, where an answer need not say `success`: only `success:
 * false` makes it fail.
 */
export function filledList<Argument, Call extends Endpoint<Argument>>(
  call: Call & Endpoint<Argument>,
): Call {
  const hasList = ({ ok }: Response, body: unknown): boolean =>
    ok &&
    typeof body === 'object' &&
    body !== null &&
    'data' in body &&
    Array.isArray(body.data) &&
    !('success' in body && body.success === false);
  return {
    ...call,
    query: (argument: Argument) => ({ ...call.query(argument), validateStatus: hasList }),
  };
}
