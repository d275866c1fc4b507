import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Handler, Hono } from 'hono';
import { etag } from 'hono/etag';
import { compressResponses } from '../http/compression.ts';
import { createStaticFile, serveFiles, type StaticFile } from './staticFiles.ts';

const docsFolder = fileURLToPath(new URL('../docs', import.meta.url));
const swaggerFolder = dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
);

/** The files of the API reference by URL path. */
const filePaths = new Map([
  ['/docs/index.html', join(docsFolder, 'index.html')],
  ['/docs/docs.css', join(docsFolder, 'docs.css')],
  ['/docs/docs.js', join(docsFolder, 'docs.js')],
  ['/docs/swagger-ui.css', join(swaggerFolder, 'swagger-ui.css')],
  ['/docs/swagger-ui-bundle.js', join(swaggerFolder, 'swagger-ui-bundle.js')],
]);

/** Serves the API reference at /docs: the document and Swagger UI, without external files. */
export function createApiReference(document: Buffer): Hono {
  const loaded = new Map([['/docs/openapi.yaml', Promise.resolve(createStaticFile(document))]]);
  const load = (path: string): Promise<StaticFile> | undefined => {
    const filePath = filePaths.get(path);
    if (filePath) return readFile(filePath).then(createStaticFile);
    return path.endsWith('.gz') ? find(path.slice(0, -'.gz'.length))?.then(compress) : undefined;
  };
  const find = (path: string): Promise<StaticFile> | undefined => {
    const file = loaded.get(path) ?? load(path);
    if (file) loaded.set(path, file);
    return file;
  };
  const notFound: Handler = (context) => context.text('Not found.', 404);
  const options = { find, cacheControl: () => 'no-cache' };
  return (
    new Hono()
      .get('/docs', etag(), serveFiles({ ...options, path: '/docs/index.html' }))
      .get('/docs/', (context) => context.redirect('/docs', 301))
      // Hono's list of types with compressed variants lacks YAML.
      .get('/docs/openapi.yaml', compressResponses)
      .get('/docs/:name', etag(), serveFiles(options), notFound)
  );
}

async function compress({ bytes }: StaticFile): Promise<StaticFile> {
  return createStaticFile(await promisify(gzip)(bytes));
}
