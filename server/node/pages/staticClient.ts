import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { PublicPages } from './publicPages.ts';
import { createStaticFile, serveFiles, type StaticFile, type StaticFiles } from './staticFiles.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** Addresses that people type, and the pages they mean. */
const typedAddresses = { '/login': '/signin', '/media': '/Media_Content' };

/**
 * Reads the whole built client into memory, so that a new build does not affect a running server.
 * Returns an empty map if the folder does not exist.
 */
export async function loadStaticClient(folder: string): Promise<StaticFiles> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    // The server's own code.
    .filter((path) => !path.startsWith(join(folder, 'server', sep)));
  const load = async (path: string): Promise<[string, StaticFile]> => [
    `/${relative(folder, path).replaceAll(sep, '/')}`,
    createStaticFile(await readFile(path)),
  ];
  return new Map(await Promise.all(paths.map(load)));
}

/**
 * Creates an app that serves the files of the client, and index.html for the URL of a page; 404 for
 * a missing file, 503 if the client is not built.
 *
 * @param pages rendered pages; a page that it does not return is index.html as it was built
 */
export function createClient(client: StaticFiles, pages?: PublicPages): Hono {
  // Vite's manifest is for the server.
  const find = (path: string) => (path.startsWith('/.') ? undefined : client.get(path));
  const cacheControl = (path: string) => (path.startsWith('/assets/') ? immutable : revalidate);
  const app = new Hono();
  for (const [from, to] of Object.entries(typedAddresses))
    app.get(from, (context) => context.redirect(to, 302));
  return app.get(
    '*',
    etag(),
    serveFiles({ find, cacheControl }),
    (context, next) => {
      const { path } = context.req;
      // Link previews and monitors also open pages, but accept anything. Only a path with an
      // extension is taken for a missing file, unless a browser opens it as a page.
      const hasExtension = path.slice(path.lastIndexOf('/')).includes('.');
      const acceptsHtml = context.req.header('accept')?.includes('text/html') ?? false;
      return path.startsWith('/assets/') || (hasExtension && !acceptsHtml)
        ? Promise.resolve(context.text('Not found.', 404))
        : next();
    },
    async (context, next) => {
      const files = await pages?.(context.req.url);
      if (!files) return next();
      return serveFiles({
        find: (path) => files.get(path),
        cacheControl,
        path: '/index.html',
      })(context, next);
    },
    serveFiles({ find, cacheControl, path: '/index.html' }),
    (context) =>
      context.text(
        'The client is not built yet. Stop the server and start it with: npm start',
        503,
      ),
  );
}
