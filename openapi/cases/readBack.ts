import {
  acceptedAccounts,
  type ContractDocument,
  listOperations,
  type OperationEntry,
} from '../document.ts';

/** An operation that shows what a write has changed. */
export type ReadBack = {
  entry: OperationEntry;
  /** How many parts of the path it has in common with the write, whose ids it then has too. */
  sharedParts: number;
};

const partsOf = (path: string) => path.split('/');

/**
 * Returns the operation that shows what a write has changed: the one that `x-read-back` names, otherwise
 * the read of the same path or of the nearest path above it, by the same account or by anybody. Undefined
 * if there is none, or `x-read-back` is `none`. Throws if `x-read-back` names no operation.
 */
export function findReadBack(
  document: ContractDocument,
  { path, method, operation }: OperationEntry,
): ReadBack | undefined {
  const { operationId, 'x-read-back': named } = operation;
  if (method === 'get' || named === 'none') return undefined;
  const entries = listOperations(document);
  const accounts = acceptedAccounts(operation);
  const isAbove = (read: OperationEntry) =>
    partsOf(read.path).every((part, index) => part === partsOf(path)[index]);
  const isFor = (read: OperationEntry) =>
    acceptedAccounts(read.operation).every((account) => accounts.includes(account));
  const entry =
    named === undefined
      ? entries
          .filter((read) => read.method === 'get' && isAbove(read) && isFor(read))
          .toSorted((a, b) => a.path.length - b.path.length)
          .at(-1)
      : entries.find((each) => each.operation.operationId === named);
  if (named !== undefined && !entry)
    throw new Error(`x-read-back of ${operationId} names no operation: ${named}`);
  return entry && { entry, sharedParts: isAbove(entry) ? partsOf(entry.path).length : 0 };
}
