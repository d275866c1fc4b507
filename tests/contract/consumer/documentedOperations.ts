import type { AccountKind } from '../../../src/session/sessionSlice.ts';
import { type Operation, listOperations, readDocument } from '../readDocument.ts';
import type { OperationId } from './client.ts';

/** The parts of an operation in the document that a pact contains. */
export type OperationSummary = {
  method: string;
  /** The path template, with parameters in braces. */
  path: string;
  /** The account whose token it needs; undefined if it is public. */
  account: AccountKind | undefined;
  successStatus: number;
  isForm: boolean;
};

function requiredAccount({ security = [] }: Operation): AccountKind | undefined {
  const [scheme] = security.flatMap((requirement) => Object.keys(requirement));
  if (scheme === undefined) return undefined;
  return scheme === 'clubBearer' ? 'club' : 'participant';
}

const operationsById = new Map(
  listOperations(readDocument()).map(
    ({ route, operation }): [string | undefined, OperationSummary] => {
      const [method = '', path = ''] = route.split(' ');
      return [
        operation.operationId,
        {
          method,
          path,
          account: requiredAccount(operation),
          successStatus: Number(
            Object.keys(operation.responses).find((status) => status.startsWith('2')),
          ),
          isForm: 'multipart/form-data' in (operation.requestBody?.content ?? {}),
        },
      ];
    },
  ),
);

/** Returns an operation of the document. Throws if there is none with this id. */
export function getOperation(id: OperationId): OperationSummary {
  const found = operationsById.get(id);
  if (!found) throw new Error(`${id} is not in the document`);
  return found;
}

export type Values = Record<string, unknown>;

/**
 * Splits the argument of an endpoint into path, query and body. Parameters that are not in the path
 * template belong to the query.
 */
export function splitArgument(id: OperationId, argument: Values | undefined) {
  const { body, ...parameters } = argument ?? {};
  const path = getOperation(id).path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name]);
    delete parameters[name];
    return value;
  });
  return { path, query: parameters, body: body as Values | undefined };
}
