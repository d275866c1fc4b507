import {
  acceptedAccounts,
  isStatusOnly,
  listHeaders,
  listOperations,
  requestBodyOf,
  successStatus,
} from '../../../openapi/document.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { fillPath, pathParameterNames } from '../../../openapi/routes.ts';
import type { AccountKind, OperationId } from '../../../openapi/types.ts';

/** The parts of an operation in the document that a pact contains. */
type OperationSummary = {
  method: string;
  /** The path template, with parameters in braces. */
  path: string;
  /** The account whose token it needs; undefined if it is public. */
  account: AccountKind | undefined;
  successStatus: number;
  isForm: boolean;
  /** Whether a backend may lack it. */
  isExtension: boolean;
  /** The headers that the client chooses a value of. */
  chosenHeaders: string[];
  /** The headers that the document sets. */
  headers: Readonly<Record<string, string>>;
  /** Whether the client needs only the status of an error response. */
  isStatusOnly: (status: number) => boolean;
};

const document = readDocument();

const operationsById = new Map(
  listOperations(document).map((entry): [string, OperationSummary] => {
    const { method, path, operation } = entry;
    return [
      operation.operationId,
      {
        method: method.toUpperCase(),
        path,
        account: acceptedAccounts(operation)[0],
        successStatus: successStatus(operation),
        isForm: requestBodyOf(document, operation)?.type === 'multipart/form-data',
        isExtension: operation['x-extension'] === true,
        chosenHeaders: listHeaders(document, entry).chosen,
        headers: listHeaders(document, entry).constant,
        isStatusOnly: (status) => isStatusOnly(document, operation, status),
      },
    ];
  }),
);

/** Returns an operation of the document. Throws if there is none with this id. */
export function getOperation(id: OperationId): OperationSummary {
  const found = operationsById.get(id);
  if (!found) throw new Error(`${id} is not in the document`);
  return found;
}

export type Values = Record<string, unknown>;

/**
 * Splits the argument of an endpoint into path, query, headers and body. Parameters that are neither in the
 * path template nor headers belong to the query.
 */
export function splitArgument(id: OperationId, argument: Values | undefined) {
  const { body, ...parameters } = argument ?? {};
  const { path, chosenHeaders } = getOperation(id);
  const inPath = pathParameterNames(path);
  const select = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(parameters)
        .filter(([name]) => isWanted(name))
        .map(([name, value]) => [name, String(value)]),
    );
  return {
    path: fillPath(path, parameters),
    query: select((name) => !inPath.includes(name) && !chosenHeaders.includes(name)),
    headers: select((name) => chosenHeaders.includes(name)),
    body: body as Values | undefined,
  };
}
