import {
  acceptedAccounts,
  type ContractDocument,
  listOperations,
  listParameters,
} from '../../../openapi/document.ts';
import { createRouteMatcher } from '../../../openapi/routes.ts';

/** Longer URLs are answered, but not kept. */
const maxUrlLength = 512;

/**
 * Returns a function that finds the operation of a GET request by the path and query of its URL, if
 * anyone may call it without a token. A URL with parameters that the document does not have, or with
 * a repeated one, is none of these: a visitor could make up any number of them.
 */
export function createPublicReadFinder(
  document: ContractDocument,
): (url: string) => string | undefined {
  const reads = listOperations(document)
    .filter(({ method, operation }) => method === 'get' && acceptedAccounts(operation).length === 0)
    .map((entry) => ({
      id: entry.operation.operationId,
      method: entry.method,
      path: entry.path,
      queryNames: listParameters(document, entry)
        .filter(({ value }) => value.in === 'query')
        .map(({ value }) => value.name),
    }));
  const findRead = createRouteMatcher(reads);
  return (url) => {
    if (url.length > maxUrlLength) return undefined;
    const [path = '', query] = url.split('?', 2);
    const read = findRead('get', path);
    const names = [...new URLSearchParams(query).keys()];
    const isKnown =
      new Set(names).size === names.length &&
      names.every((name) => read?.queryNames.includes(name) === true);
    return isKnown ? read?.id : undefined;
  };
}
