import { expect } from 'vitest';
import type { AccountKind, OperationId } from '../../openapi/types.ts';
import { allOperations } from '../../openapi/allOperations.ts';
import { operationIds } from '../../src/mocks/operations.ts';

/** A response; the status is 0 if there is none. */
export type Answer = { status: number; wait: string | null; text: string; body: unknown };
type Expected = { [Part in keyof Answer]?: unknown };
type Answers = Partial<Record<OperationId, Expected>>;

export type Effects = {
  /** Exactly the operations that get another answer, and which; none if it is left out. */
  answers?: Answers;
  /** What the accounts that are then signed in read from the backend. */
  reads?: Answers;
  /** Who is signed in. */
  session?: object;
};
export type Expectation = Effects & { value?: string };

/** The same answer to each of these operations. */
export const each = (ids: readonly OperationId[], expected: Expected): Answers =>
  Object.fromEntries(ids.map((id) => [id, expected]));
export const rejected = (status: number, message: string): Expected => ({
  status,
  body: { success: false, message, error: message },
});
export const changed = (by: string) => rejected(412, `${by} Periksa kembali lalu ulangi.`);
export const shows = (body: unknown): Expected => ({ status: 200, body });
export const listOf = (length: number) =>
  expect.toSatisfy((list: unknown[]) => list.length === length);

export const withToken = (kind?: AccountKind) =>
  operationIds.filter((id) => {
    const operation = allOperations[id];
    return 'bearer' in operation && (kind === undefined || operation.bearer === kind);
  });

/** A scenario for all operations, and for one. */
export const forAny = (expected: Expected): Expectation[] => [
  { answers: each(operationIds, expected) },
  { value: 'listTeams', answers: { listTeams: expected } },
];
