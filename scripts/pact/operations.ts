import {
  acceptedAccounts,
  type ContractDocument,
  listOperations,
  type OperationEntry,
} from '../../openapi/document.ts';

export type DocumentedOperation = {
  id: string;
  method: string;
  path: string;
  /** Method and path template, such as 'GET /api/teams/{id}'. */
  route: string;
  tag: string;
  isExtension: boolean;
  isSecured: boolean;
  entry: OperationEntry;
};

/** Returns all operations of the document, in its order. */
export function listDocumentedOperations(document: ContractDocument): DocumentedOperation[] {
  return listOperations(document).map((entry) => {
    const { path, method, operation } = entry;
    return {
      id: operation.operationId,
      method,
      path,
      route: `${method.toUpperCase()} ${path}`,
      tag: operation.tags?.[0] ?? 'none',
      isExtension: operation['x-extension'] ?? false,
      isSecured: acceptedAccounts(operation).length > 0,
      entry,
    };
  });
}
