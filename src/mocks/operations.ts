import { allOperations } from '../../openapi/allOperations.ts';
import { createRouteMatcher } from '../../openapi/routes.ts';
import type { OperationId } from '../../openapi/types.ts';

export const operationIds = Object.keys(allOperations) as OperationId[];

export function isOperationId(text: string | undefined): text is OperationId {
  return text !== undefined && Object.hasOwn(allOperations, text);
}

const findRoute = createRouteMatcher(Object.values(allOperations));

/**
 * Finds the operation of a request, also if the page is in a subfolder; undefined if the document
 * has none for it.
 */
export const findOperation = (method: string, pathname: string): OperationId | undefined =>
  findRoute(method, pathname.slice(pathname.indexOf('/api/')))?.id;
