import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What is read of a request, in either version of HTTP. */
type ReceivedRequest = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * Returns the IP address of the client: with `trustedProxies` reverse proxies in front, the
 * X-Forwarded-For entry added by the outermost of them. Entries before it are not trusted, because
 * the client can send them itself. `unknown` if the socket has no address.
 */
export function findClientIp({ headers, socket }: ReceivedRequest, trustedProxies: number): string {
  const forwarded = (headers['x-forwarded-for']?.toString() ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const forwardedIp =
    trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? forwarded[0]) : undefined;
  return (forwardedIp ?? socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
}

/** As `findClientIp`; `unknown` if the server itself asks, to render a page. */
export function readClientIp({ env }: Context, trustedProxies: number): string {
  const incoming = (env as Partial<HttpBindings> | undefined)?.incoming;
  return incoming ? findClientIp(incoming, trustedProxies) : 'unknown';
}
