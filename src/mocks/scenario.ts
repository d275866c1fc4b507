import type { HttpHandler } from 'msw';
import type { OperationId } from '../../openapi/types.ts';
import type { demoAccounts } from '../../server/db/seed/accounts.ts';
import type { KeyValueStore } from '../session/storage.ts';
import type { BackendFetch } from './responseHandlers.ts';
import { isOperationId, operationIds } from './operations.ts';

/** What a scenario changes; `account` means who is signed in. */
export type ScenarioKind = 'time' | 'account' | 'data' | 'response' | 'network';

/** The parameter of a scenario, written after its name. */
export type ScenarioParameter = {
  hint: string;
  isRequired: boolean;
  /** All valid values, if they can be listed. */
  choices?: readonly string[];
  accepts: (value: string) => boolean;
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

const choiceParameter = (
  choices: readonly string[],
  hint: string,
  isRequired: boolean,
): ScenarioParameter => ({
  hint,
  isRequired,
  choices,
  accepts: (value) => choices.includes(value),
});

export const oneOf = (choices: readonly string[], hint: string): ScenarioParameter =>
  choiceParameter(choices, hint, true);
export const optionallyOneOf = (choices: readonly string[], hint: string): ScenarioParameter =>
  choiceParameter(choices, hint, false);

/** A scenario for one of the given operations, or for all of them. */
export function perOperation<K extends OperationId>(
  kind: ScenarioKind,
  description: string,
  handler: (operation: K) => HttpHandler,
  operations: readonly K[],
): Scenario {
  const isSupported = (value: string | undefined): value is K =>
    isOperationId(value) && (operations as readonly OperationId[]).includes(value);
  return {
    kind,
    description,
    parameter: optionallyOneOf(operations, 'operation'),
    handlers: (_, value) => (isSupported(value) ? [handler(value)] : operations.map(handler)),
  };
}

/** A scenario for any operation of the OpenAPI document, or for all of them. */
export const perAnyOperation = (
  kind: ScenarioKind,
  description: string,
  handler: (operation: OperationId) => HttpHandler,
): Scenario => perOperation(kind, description, handler, operationIds);
