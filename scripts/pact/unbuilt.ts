import type { BackendResponse } from './backend.ts';
import { parseJson } from './documentCheck.ts';
import type { DocumentedOperation } from './operations.ts';

/** An address that no backend has, to see what its framework responds there. */
export const unknownPath = '/api/no-such-address';

/**
 * Returns a function that tells whether a response means that the backend does not have the
 * operation yet: 405 or 501, or a 404 without a message of its own. `unknown` is the backend's
 * response to `unknownPath`, because many frameworks have a message for an unknown address.
 */
export function createBuildCheck(
  unknown: BackendResponse,
): (request: { method: string; path: string }, response: BackendResponse) => boolean {
  const frameworkMessage = messageOf({ method: 'GET', path: unknownPath }, unknown);
  return (request, response) => {
    if ([405, 501].includes(response.status)) return true;
    const message = messageOf(request, response);
    return response.status === 404 && (message.trim() === '' || message === frameworkMessage);
  };
}

/** The message of an error response, without the method and path that a framework puts into it. */
function messageOf(
  { method, path }: { method: string; path: string },
  { content }: BackendResponse,
): string {
  const { message } = Object(parseJson(content.toString())) as { message?: unknown };
  const [pathname = path] = path.split('?');
  const requested = [pathname, pathname.slice(1), method.toUpperCase()];
  return typeof message === 'string'
    ? requested.reduce((text, each) => text.replaceAll(each, ''), message.replaceAll(/\?\S*/g, ''))
    : '';
}

const buildGroups: [name: string, matches: (operation: DocumentedOperation) => boolean][] = [
  ['pages for everybody', ({ method, isSecured }) => method === 'get' && !isSecured],
  ['accounts', ({ isSecured }) => !isSecured],
  ['what an account reads', ({ method }) => method === 'get'],
  ['what an account changes', () => true],
];

/** Returns lines that list operations in an order in which they can be built. */
export function buildOrder(operations: DocumentedOperation[]): string[] {
  const remaining = new Set(operations);
  return buildGroups.flatMap(([name, matches], index) => {
    const group = [...remaining].filter(matches);
    for (const each of group) remaining.delete(each);
    return group.length > 0
      ? [`  ${index + 1}. ${name}: ${group.map(({ id }) => id).join(', ')}`]
      : [];
  });
}
