import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { allOperations } from '../../../openapi/allOperations.ts';
import type { OperationId, OperationWithStatus } from '../../../openapi/types.ts';
import type { demoAccounts } from '../../../server/seed/accounts.ts';
import type { KeyValueStore } from '../../session/storage.ts';
import { type BackendFetch, intercept, operationIds } from './responseHandlers.ts';

/** The search parameter that names the scenarios of a link. */
export const searchParameter = 'scenario';

/** What a scenario changes; `account` means who is signed in. */
export type ScenarioKind = 'time' | 'account' | 'data' | 'response' | 'network';

/** The parameter of a scenario, written after its name. */
export type ScenarioParameter = {
  hint: string;
  isOptional?: true;
  /** All valid values, if they can be listed. */
  choices?: readonly string[];
  /** Whether a value is valid, if they cannot be listed. */
  accepts?: (value: string) => boolean;
};

/** A named state of the product: who is signed in, and request handlers in front of the backend. */
export type Scenario = {
  kind: ScenarioKind;
  /** The effect that a tester sees, in one sentence. */
  description: string;
  parameter?: ScenarioParameter;
  /** Who is signed in when the page starts. */
  account?: keyof typeof demoAccounts | 'nobody';
  /** Removes something from the browser's storage when the scenario is applied. */
  clearStorage?: (store: KeyValueStore, value: string | undefined) => void;
  /** The handlers never respond themselves, so they have to come before those that do. */
  passesThrough?: true;
  handlers?: (backendFetch: BackendFetch, value: string | undefined) => HttpHandler[];
};

const errorBody = (message: string) => ({ success: false, message, error: message });

/** Creates an error response of the backend. */
export const errorResponse = (status: number, message: string, headers?: HeadersInit): Response =>
  Response.json(errorBody(message), { status, headers });

/** A scenario in which somebody, or nobody, is signed in. */
export const signedIn = (
  account: NonNullable<Scenario['account']>,
  description: string,
): Scenario => ({ kind: 'account', account, description });

/** A scenario in which the backend has other data. */
export const data = (
  description: string,
  handlers: NonNullable<Scenario['handlers']>,
  parameter?: ScenarioParameter,
): Scenario => ({ kind: 'data', description, handlers, parameter });

/** A scenario in which the operations of the parameter, or all, get a response without the backend. */
export const fault = (
  description: string,
  respond: () => Response,
  operations: readonly OperationId[] = operationIds,
): Scenario => ({
  kind: 'response',
  description,
  parameter: { hint: 'operation', choices: operations, isOptional: true },
  handlers: (_, value) =>
    operations
      .filter((id) => value === undefined || id === value)
      .map((id) => intercept(id, respond)),
});

/** A scenario in which operations are rejected with an error that the document allows for them. */
export const rejected = <S extends number>(
  description: string,
  status: S,
  messages: Partial<Record<OperationWithStatus<S>, string>>,
  headers?: HeadersInit,
): Scenario => ({
  kind: 'response',
  description,
  handlers: () =>
    operationIds.flatMap((id) => {
      const message = (messages as Partial<Record<OperationId, string>>)[id];
      if (message === undefined) return [];
      return intercept(id, () => errorResponse(status, message, headers));
    }),
});

/** The same message for several operations. */
export const each = <K extends OperationId>(operations: readonly K[], message: string) =>
  Object.fromEntries(operations.map((id) => [id, message])) as Record<K, string>;

/** Sends an invalid token to the backend for one kind of account, or for all of them. */
export const expiredToken = (backendFetch: BackendFetch, kind: string | undefined): HttpHandler[] =>
  operationIds
    .filter((id) => {
      const operation = allOperations[id];
      return 'bearer' in operation && (kind ?? operation.bearer) === operation.bearer;
    })
    .map((id) =>
      intercept(id, (request) => {
        const headers = new Headers(request.headers);
        headers.set('Authorization', 'Bearer expired');
        return backendFetch(new Request(request, { headers }));
      }),
    );

/** Delays every request, those for pictures included. */
export function delayAll(milliseconds: number): HttpHandler[] {
  const wait = async () => {
    await delay(milliseconds);
    return undefined;
  };
  return [http.all('*/storage/*', wait), ...operationIds.map((id) => intercept(id, wait))];
}

/** No response to one operation, or to any request, those for pictures included. */
export const offline = (operation: string | undefined): HttpHandler[] => [
  ...(operation === undefined ? [http.all('*/storage/*', () => HttpResponse.error())] : []),
  ...operationIds
    .filter((id) => operation === undefined || id === operation)
    .map((id) => intercept(id, () => HttpResponse.error())),
];
