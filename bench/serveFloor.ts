import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import react from '@vitejs/plugin-react';

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Builds bench/floor and serves it from memory, compressed. Its first responses and its pictures are
 * those of the product.
 *
 * @param product origin of the running product
 * @returns the origin of the floor, and a function that stops it
 */
export async function serveFloor(product: string) {
  const outDir = join(import.meta.dirname, '..', '.cache', `bench-floor-${process.pid}`);
  await build({
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const files = new Map(
    readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => extname(name) !== '')
      .map((name) => [`/${name}`, readFileSync(join(outDir, name))]),
  );
  const responses = Object.fromEntries(
    await Promise.all(
      ['tournaments', 'banners', 'scores', 'categories'].map(async (name) => [
        name,
        await (await fetch(`${product}/api/${name}`)).json(),
      ]),
    ),
  );
  const html = files
    .get('/index.html')
    ?.toString()
    .replace(
      '{}</script>',
      () => `${JSON.stringify(responses).replaceAll('<', String.raw`\u003c`)}</script>`,
    );
  files.set('/index.html', Buffer.from(html ?? ''));
  const compressed = new Map([...files].map(([path, bytes]) => [path, brotliCompressSync(bytes)]));
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const bytes = compressed.get(path);
    if (bytes) {
      response.writeHead(200, {
        'Content-Type': mediaTypes[extname(path)] ?? 'application/octet-stream',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-cache',
      });
      response.end(bytes);
      return;
    }
    void forward(`${product}${path}`, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function forward(url: string, response: ServerResponse): Promise<void> {
  const picture = await fetch(url);
  response.writeHead(picture.status, {
    'Content-Type': picture.headers.get('Content-Type') ?? 'text/plain',
  });
  response.end(Buffer.from(await picture.arrayBuffer()));
}
