import { Hono } from 'hono';
import { readText } from '../pages/clientFiles.ts';
import type { StaticFiles } from '../pages/staticFiles.ts';

const path = '/.well-known/security.txt';
/** RFC 9116 wants less than a year. */
const validDays = 180;

/**
 * Serves security.txt (RFC 9116): the contact that the client was built with, and what depends on
 * this server. Passes the request on if the client has no contact.
 */
export function createSecurityText(client: StaticFiles, publicUrl: string | undefined): Hono {
  const contact = readText(client, path);
  return new Hono().get(path, (context, next) => {
    if (contact === undefined) return next();
    const expires = new Date(Date.now() + validDays * 24 * 60 * 60 * 1000);
    const lines = [
      contact.trimEnd(),
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: id, en',
      ...(publicUrl ? [`Canonical: ${publicUrl}${path}`] : []),
    ];
    context.header('Cache-Control', 'no-cache');
    return Promise.resolve(context.text(`${lines.join('\n')}\n`));
  });
}
