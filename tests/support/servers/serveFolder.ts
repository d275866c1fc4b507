import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export type StaticHost = { url: string; close: () => Promise<void> };

/**
 * Serves the files of a folder under a path and nothing else: no page for other paths, no
 * compression, no headers of note.
 */
export async function serveFolder(folder: string, path: string): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.startsWith(path)
      ? pathname.slice(path.length) || 'index.html'
      : undefined;
    const read =
      name === undefined || name.includes('..')
        ? Promise.reject(new Error('Not found'))
        : readFile(join(folder, decodeURIComponent(name)));
    read.then(
      (bytes) =>
        response
          .writeHead(200, {
            'Content-Type': types[extname(name ?? '')] ?? 'application/octet-stream',
          })
          .end(bytes),
      () => response.writeHead(404).end('Not found'),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (!bound || typeof bound === 'string') throw new Error('The static host has no port.');
  return {
    url: `http://localhost:${bound.port}${path}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
