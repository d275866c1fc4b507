import type { HttpHandler } from 'msw';
import type { demoAccounts } from '../../server/db/seed/accounts.ts';
import type { KeyValueStore } from '../session/storage.ts';
import type { AskBackend } from './fault.ts';
import { isOperationId, type OperationId, operationIds } from './operations.ts';

/**
 * What a scenario changes: the time, who is signed in, what there is, what is answered, or the way
 * there.
 */
export type Kind = 'time' | 'account' | 'world' | 'answer' | 'network';

/** What may stand behind a scenario's name. */
export type Parameter = {
  /** What it is, in a word or two. */
  hint: string;
  isRequired: boolean;
  /** Everything it may be, where that can be listed. */
  choices?: readonly string[];
  accepts: (value: string) => boolean;
};

/** A named state of the product: who is signed in, and handlers laid over the backend. */
export type Scenario = {
  kind: Kind;
  /** What whoever looks at the product finds. */
  sentence: string;
  parameter?: Parameter;
  /** Who is signed in when the page starts. */
  account?: keyof typeof demoAccounts | 'nobody';
  /** Takes something out of the browser's storage, as soon as it is laid. */
  lose?: (store: KeyValueStore, value: string | undefined) => void;
  /** Answers nothing itself, so that it has to come before whatever does. */
  passesOn?: true;
  handlers?: (ask: AskBackend, value: string | undefined) => HttpHandler[];
};

const one = (choices: readonly string[], hint: string, isRequired: boolean): Parameter => ({
  hint,
  isRequired,
  choices,
  accepts: (value) => choices.includes(value),
});

/** A parameter that is one of a list. */
export const oneOf = (choices: readonly string[], hint: string): Parameter =>
  one(choices, hint, true);
/** A parameter that is one of a list, or left out. */
export const optionallyOneOf = (choices: readonly string[], hint: string): Parameter =>
  one(choices, hint, false);

/** A scenario for one operation, or for all of those it can be laid over. */
export function perOperation<K extends OperationId>(
  kind: Kind,
  sentence: string,
  handler: (operation: K) => HttpHandler,
  operations: readonly K[],
): Scenario {
  const isOne = (value: string | undefined): value is K =>
    isOperationId(value) && (operations as readonly OperationId[]).includes(value);
  return {
    kind,
    sentence,
    parameter: optionallyOneOf(operations, 'operation'),
    handlers: (_, value) => (isOne(value) ? [handler(value)] : operations.map(handler)),
  };
}

/** A scenario for any one operation of the document, or for all. */
export const perAnyOperation = (
  kind: Kind,
  sentence: string,
  handler: (operation: OperationId) => HttpHandler,
): Scenario => perOperation(kind, sentence, handler, operationIds);
