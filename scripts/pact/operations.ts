import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ContractDocument, listOperations } from '../../server/contract/document.ts';
import { projectFolder } from '../../server/node/projectFolder.ts';

export type DocumentedOperation = {
  id: string;
  /** Method and path template, such as 'GET /api/teams/{id}'. */
  route: string;
  tag: string;
  isExtension: boolean;
  matches: (method: string, path: string) => boolean;
};

type VerifierFields = { tags?: string[]; 'x-extension'?: boolean };

let parsedDocument: ContractDocument | undefined;

/** Reads openapi/openapi.yaml, once per process. */
export function readDocument(): ContractDocument {
  parsedDocument ??= parse(
    readFileSync(join(projectFolder, 'openapi/openapi.yaml'), 'utf8'),
  ) as ContractDocument;
  return parsedDocument;
}

/** Returns all operations of the document, in its order. */
export function listDocumentedOperations(document: ContractDocument): DocumentedOperation[] {
  return listOperations(document).map(({ path, method, operation }) => {
    const { tags, 'x-extension': isExtension = false } = operation as VerifierFields;
    const pattern = new RegExp(
      `^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`,
    );
    return {
      id: operation.operationId,
      route: `${method.toUpperCase()} ${path}`,
      tag: tags?.[0] ?? 'none',
      isExtension,
      matches: (requestMethod, requestPath) =>
        requestMethod.toLowerCase() === method && pattern.test(requestPath),
    };
  });
}

/**
 * Returns the operation that a request matches; if several match, the one with the fewest path
 * parameters. Returns undefined if none does.
 */
export function findOperation(
  operations: DocumentedOperation[],
  method: string,
  path: string,
): DocumentedOperation | undefined {
  const countParameters = ({ route }: DocumentedOperation) => route.split('{').length;
  return operations
    .filter((operation) => operation.matches(method, path))
    .sort((a, b) => countParameters(a) - countParameters(b))[0];
}
