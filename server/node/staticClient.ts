import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { type Asset, createAsset, serveAsset } from './asset.ts';

/** The files of the built client by URL path. */
export type StaticClient = Map<string, Asset>;

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/**
 * Reads the whole built client into memory, so that a new build does not affect a running server.
 * Returns an empty map if the folder does not exist.
 */
export async function loadStaticClient(folder: string): Promise<StaticClient> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const originals = names.filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(
    await Promise.all(
      originals.map(async (name): Promise<[string, Asset]> => {
        const compressed = async (extension: string) =>
          present.has(name + extension) ? readFile(join(folder, name + extension)) : undefined;
        const [bytes, brotli, gzip] = await Promise.all([
          readFile(join(folder, name)),
          compressed('.br'),
          compressed('.gz'),
        ]);
        return [
          `/${name.split(sep).join('/')}`,
          createAsset(name, bytes, { ...(brotli && { brotli }), ...(gzip && { gzip }) }),
        ];
      }),
    ),
  );
}

/**
 * Returns the response with a file of the client, or with index.html for the URL of a page; 404 for
 * a missing file, 503 if the client is not built.
 */
export function serveClient(context: Context, client: StaticClient): Response {
  const { path } = context.req;
  const asset = path === '/index.html' ? undefined : client.get(path);
  if (asset)
    return serveAsset(context, asset, path.startsWith('/assets/') ? immutable : revalidate);
  // Link previews and monitors also open pages, but accept anything. Only a path with an extension
  // is taken for a missing file, unless a browser opens it as a page.
  const hasExtension = path.slice(path.lastIndexOf('/')).includes('.');
  const acceptsHtml = context.req.header('accept')?.includes('text/html') ?? false;
  if (path.startsWith('/assets/') || (hasExtension && !acceptsHtml))
    return context.text('Not found.', 404);
  const page = client.get('/index.html');
  return page
    ? serveAsset(context, page, revalidate)
    : context.text(
        'The client is not built yet. Stop the server and start it with: npm start',
        503,
      );
}
