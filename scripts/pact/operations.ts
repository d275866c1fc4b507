import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ContractDocument, locateOperations } from '../../server/contract/document.ts';
import { projectFolder } from '../../server/node/projectFolder.ts';

export type DocumentedOperation = {
  id: string;
  /** As in 'GET /api/teams/{id}'. */
  call: string;
  tag: string;
  isExtension: boolean;
  fits: (method: string, path: string) => boolean;
};

type Marks = { tags?: string[]; 'x-extension'?: boolean };

/** Reads the contract as it is committed. */
export function readDocument(): ContractDocument {
  return parse(
    readFileSync(join(projectFolder, 'openapi/openapi.yaml'), 'utf8'),
  ) as ContractDocument;
}

/** Gives every operation of the document in its order. */
export function operationsOf(document: ContractDocument): DocumentedOperation[] {
  return locateOperations(document).map(({ path, method, operation }) => {
    const { tags, 'x-extension': isExtension = false } = operation as Marks;
    const pattern = new RegExp(
      `^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`,
    );
    return {
      id: operation.operationId,
      call: `${method.toUpperCase()} ${path}`,
      tag: tags?.[0] ?? 'none',
      isExtension,
      fits: (calledMethod, calledPath) =>
        calledMethod.toLowerCase() === method && pattern.test(calledPath),
    };
  });
}

/**
 * Finds the operation that a call is of; where two fit, the one with fewer parameters in its path.
 */
export function findOperation(
  operations: DocumentedOperation[],
  method: string,
  path: string,
): DocumentedOperation | undefined {
  const parameters = ({ call }: DocumentedOperation) => call.split('{').length;
  return operations
    .filter(({ fits }) => fits(method, path))
    .sort((a, b) => parameters(a) - parameters(b))[0];
}
