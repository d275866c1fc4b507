import { acceptedAccounts, type OperationEntry } from '../../openapi/document.ts';
import { type Backend, type BackendResponse, parseJson } from './backend.ts';

type Exchange = { method: string; path: string; response: BackendResponse };

/** Tells whether responses mean that the backend does not have their operation. */
export type BuildCheck = (exchanges: Exchange[]) => boolean;

/** Sends a request without token and body. Throws a NotVerified if there is no response. */
export async function probe(backend: Backend, method: string, path: string): Promise<Exchange> {
  const headers = new Headers({ Accept: 'application/json' });
  return { method, path, response: await backend.send({ method, path, headers }) };
}

/**
 * Returns a function that tells whether responses mean that the backend does not have their
 * operation: each is a 405, a 501, or a 404 without a message of its own. To know the message that
 * many frameworks have for an unknown address, it sends a request to one. Throws a NotVerified if
 * there is no response.
 */
export async function createBuildCheck(backend: Backend): Promise<BuildCheck> {
  const frameworkMessage = messageOf(await probe(backend, 'GET', '/api/no-such-address'));
  return (exchanges) =>
    exchanges.length > 0 &&
    exchanges.every((each) => {
      const { status } = each.response;
      const isUnknown = ['', frameworkMessage].includes(messageOf(each));
      return status === 405 || status === 501 || (status === 404 && isUnknown);
    });
}

/** The message of an error response, without the method and path that a framework puts into it. */
function messageOf({ method, path, response }: Exchange): string {
  const { message } = Object(parseJson(response.content.toString())) as { message?: unknown };
  if (typeof message !== 'string') return '';
  const [pathname = path] = path.split('?');
  return [pathname, pathname.slice(1), method]
    .reduce((text, each) => text.replaceAll(each, ''), message.replaceAll(/\?\S*/g, ''))
    .trim();
}

/** Returns lines that list operations in an order in which they can be built. */
export function buildOrder(entries: OperationEntry[]): string[] {
  const groups = Object.groupBy(entries, ({ method, operation }) => {
    const isSecured = acceptedAccounts(operation).length > 0;
    if (method === 'get') return isSecured ? 'what an account reads' : 'pages for everybody';
    return isSecured ? 'what an account changes' : 'accounts';
  });
  const order = [
    'pages for everybody',
    'accounts',
    'what an account reads',
    'what an account changes',
  ] as const;
  return order.flatMap((name, index) => {
    const ids = groups[name]?.map(({ operation }) => operation.operationId);
    return ids ? [`  ${index + 1}. ${name}: ${ids.join(', ')}`] : [];
  });
}
