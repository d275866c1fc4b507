import { operations } from '../../openapi/operations.ts';
import { createRouteMatcher } from '../../openapi/routes.ts';
import type { OperationId } from '../../openapi/types.ts';

export const operationIds = Object.keys(operations) as OperationId[];

export function isOperationId(text: string | undefined): text is OperationId {
  return text !== undefined && Object.hasOwn(operations, text);
}

const findRoute = createRouteMatcher(operationIds.map((id) => ({ id, ...operations[id] })));

/**
 * Finds the operation of a request, also if the page is in a subfolder; undefined if the document
 * has none for it.
 */
export const findOperation = (method: string, pathname: string): OperationId | undefined =>
  findRoute(method, pathname.slice(pathname.indexOf('/api/')))?.id;
