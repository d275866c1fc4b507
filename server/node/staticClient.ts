import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { answerAsset, type Asset, createAsset } from './asset.ts';

/** The built client by address path. */
export type StaticClient = Map<string, Asset>;

const forever = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';

/**
 * Reads the whole built client into memory: a build that replaces the folder does not disturb a
 * running server.
 */
export async function loadStaticClient(folder: string): Promise<StaticClient> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const own = names.filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(
    await Promise.all(
      own.map(async (name): Promise<[string, Asset]> => {
        const compressed = async (ending: string) =>
          present.has(name + ending) ? readFile(join(folder, name + ending)) : undefined;
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
 * Answers a file of the client, or its page for every other address a person may open; files that
 * are not there are 404.
 */
export function answerStatic(context: Context, client: StaticClient): Response {
  const { path } = context.req;
  const asset = path === '/index.html' ? undefined : client.get(path);
  if (asset)
    return answerAsset(context, asset, path.startsWith('/assets/') ? forever : askEachTime);
  // Link previews and monitors open pages too, and ask for anything; a browser's missing picture
  // has an ending.
  const namesFile = path.slice(path.lastIndexOf('/')).includes('.');
  const wantsPage = context.req.header('accept')?.includes('text/html') ?? false;
  if (path.startsWith('/assets/') || (namesFile && !wantsPage))
    return context.text('Not found.', 404);
  const page = client.get('/index.html');
  return page
    ? answerAsset(context, page, askEachTime)
    : context.text(
        'The client is not built yet. Stop the server and start it with: npm start',
        503,
      );
}
