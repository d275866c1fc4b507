import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono } from 'hono';
import { type Asset, createAsset, serveAsset } from './asset.ts';

const docsFolder = fileURLToPath(new URL('docs', import.meta.url));
const swaggerFolder = dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
);

/** The files of the API reference by their names below /docs. */
const filePaths = new Map([
  ['index.html', join(docsFolder, 'index.html')],
  ['docs.css', join(docsFolder, 'docs.css')],
  ['docs.js', join(docsFolder, 'docs.js')],
  ['swagger-ui.css', join(swaggerFolder, 'swagger-ui.css')],
  ['swagger-ui-bundle.js', join(swaggerFolder, 'swagger-ui-bundle.js')],
]);

/** Serves the API reference at /docs: the document and Swagger UI, without external files. */
export function createApiReference(document: Buffer): Hono {
  const loaded = new Map<string, Promise<Asset>>([
    ['openapi.yaml', createCompressedAsset('openapi.yaml', document)],
  ]);
  const load = (name: string): Promise<Asset> | undefined => {
    const filePath = filePaths.get(name);
    const asset =
      loaded.get(name) ??
      (filePath
        ? readFile(filePath).then((bytes) => createCompressedAsset(name, bytes))
        : undefined);
    if (asset) loaded.set(name, asset);
    return asset;
  };
  const app = new Hono();
  app.get('/docs/:name?', async (context) => {
    const asset = await load(context.req.param('name') ?? 'index.html');
    return asset ? serveAsset(context, asset, 'no-cache') : context.text('Not found.', 404);
  });
  app.get('/docs/', (context) => context.redirect('/docs', 301));
  return app;
}

async function createCompressedAsset(name: string, bytes: Buffer): Promise<Asset> {
  return createAsset(name, bytes, { gzip: await promisify(gzip)(bytes) });
}
