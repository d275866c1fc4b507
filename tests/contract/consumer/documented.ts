import type { AccountKind } from '../../../src/session/sessionSlice.ts';
import { type Operation, operationsOf, readDocument } from '../readDocument.ts';
import type { OperationId } from './client.ts';

/** What the document says of an operation, as far as a pact repeats it. */
export type Documented = {
  method: string;
  /** With its parameters in braces. */
  path: string;
  /** Whose token it needs; nobody's where it is for anyone. */
  account: AccountKind | undefined;
  /** The status of its success. */
  success: number;
  isForm: boolean;
};

function accountOf({ security = [] }: Operation): AccountKind | undefined {
  const [scheme] = security.flatMap((requirement) => Object.keys(requirement));
  if (scheme === undefined) return undefined;
  return scheme === 'clubBearer' ? 'club' : 'participant';
}

const documented = new Map(
  operationsOf(readDocument()).map(({ call, operation }): [string | undefined, Documented] => {
    const [method = '', path = ''] = call.split(' ');
    return [
      operation.operationId,
      {
        method,
        path,
        account: accountOf(operation),
        success: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
        isForm: 'multipart/form-data' in (operation.requestBody?.content ?? {}),
      },
    ];
  }),
);

/** Gives what the document says of an operation. */
export function operationNamed(id: OperationId): Documented {
  const found = documented.get(id);
  if (!found) throw new Error(`${id} is not in the document`);
  return found;
}

export type Values = Record<string, unknown>;

/**
 * Divides what an endpoint takes into the address, the query and the body, as the document has
 * them.
 */
export function divide(id: OperationId, argument: Values | undefined) {
  const { body, ...parameters } = argument ?? {};
  const path = operationNamed(id).path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name]);
    delete parameters[name];
    return value;
  });
  return { path, query: parameters, body: body as Values | undefined };
}
