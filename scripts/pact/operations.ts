import { type ContractDocument, listOperations } from '../../openapi/document.ts';

export type DocumentedOperation = {
  id: string;
  method: string;
  path: string;
  /** Method and path template, such as 'GET /api/teams/{id}'. */
  route: string;
  tag: string;
  isExtension: boolean;
};

/** Returns all operations of the document, in its order. */
export function listDocumentedOperations(document: ContractDocument): DocumentedOperation[] {
  return listOperations(document).map(({ path, method, operation }) => ({
    id: operation.operationId,
    method,
    path,
    route: `${method.toUpperCase()} ${path}`,
    tag: operation.tags?.[0] ?? 'none',
    isExtension: operation['x-extension'] ?? false,
  }));
}
