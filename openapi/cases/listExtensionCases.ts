import {
  acceptedAccounts,
  type ContractDocument,
  listOperations,
  type Operation,
  type OperationEntry,
  successStatus,
} from '../document.ts';
import { conflicts } from './conflicts.ts';
import type { ContractCase } from './contractCase.ts';
import { exampleRequest, fileFields } from './exampleRequest.ts';
import {
  exampleFile,
  type ExtensionRequest,
  extensionRequests,
  extensionState,
} from './extensionCases.ts';
import { findReadBack } from './readBack.ts';

/**
 * Returns the successful request of an extension, and those that its version or the present state forbid:
 * the pacts have few of them. Reads of an account are among the cases of
 * authorisation.
 */
export function extensionCases(document: ContractDocument, entry: OperationEntry): ContractCase[] {
  const { operation, method } = entry;
  if (!operation['x-extension']) return [];
  const { operationId, responses } = operation;
  const create = (values: ExtensionRequest = {}) => extensionCase(document, entry, values);
  const success = create(extensionRequests[operationId]);
  const conflict = '409' in responses && conflicts[operationId];
  const isRead = method === 'get' && acceptedAccounts(operation).length > 0;
  return [
    ...(isRead ? [] : [success]),
    ...('412' in responses
      ? [{ ...success, description: 'with another version', version: otherVersion, status: 412 }]
      : []),
    ...('429' in responses && fileFields(document, operation).length === 0
      ? [
          {
            ...create(),
            description: 'without an attempt left',
            state: withoutAttempts,
            status: 429,
          },
        ]
      : []),
    ...(conflict
      ? [{ ...create(conflict), description: 'what the present state forbids', status: 409 }]
      : []),
  ];
}

/** The provider state in which every limit of attempts is used up; how many uploads are received is no such limit. */
const withoutAttempts = { name: 'nobody has an attempt left', params: {} };

/** What no entity tag is. */
const otherVersion = '"another-version"';

/** Returns the request of an extension with these values instead of those of the example. */
function extensionCase(
  document: ContractDocument,
  entry: OperationEntry,
  { state = extensionState, params = [], after = [], ...values }: ExtensionRequest,
): ContractCase {
  const { operation } = entry;
  const merge = (each: OperationEntry, { path, body }: Pick<ExtensionRequest, 'path' | 'body'>) => {
    const example = exampleRequest(document, each);
    const request = { ...example, path: { ...example.path, ...path } };
    return { ...request, body: example.body && { ...example.body, ...body } };
  };
  const request = merge(entry, values);
  const readBack = findReadBack(document, entry);
  const fields = {
    ...(readBack && exampleRequest(document, readBack.entry).body),
    ...request.body,
  };
  const operations = listOperations(document);
  return {
    ...request,
    body: request.body && { ...request.body, ...exampleFiles(document, operation) },
    chapter: 'extensions',
    description: 'with the example of the document',
    token: acceptedAccounts(operation)[0] ?? 'none',
    state: { name: state, params: Object.fromEntries(params.map((name) => [name, fields[name]])) },
    needsData: true,
    status: successStatus(operation),
    after: after.flatMap(([id, previous = {}]) => {
      const found = operations.find((each) => each.operation.operationId === id);
      return found ? [merge(found, previous)] : [];
    }),
  };
}

const exampleFiles = (document: ContractDocument, operation: Operation): Record<string, File> =>
  Object.fromEntries(fileFields(document, operation).map((name) => [name, exampleFile(name)]));
