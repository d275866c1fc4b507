import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono } from 'hono';
import { answerAsset, type Asset, createAsset } from './asset.ts';

const ownFolder = fileURLToPath(new URL('docs', import.meta.url));
const viewerFolder = dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
);

/** Every file of the reference by its name below /docs. */
const places = new Map([
  ['index.html', join(ownFolder, 'index.html')],
  ['docs.css', join(ownFolder, 'docs.css')],
  ['docs.js', join(ownFolder, 'docs.js')],
  ['swagger-ui.css', join(viewerFolder, 'swagger-ui.css')],
  ['swagger-ui-bundle.js', join(viewerFolder, 'swagger-ui-bundle.js')],
]);

/** The API reference at /docs: the document itself and a viewer for it, all from this origin. */
export function createApiReference(document: Buffer): Hono {
  const loaded = new Map<string, Promise<Asset>>([
    ['openapi.yaml', pack('openapi.yaml', document)],
  ]);
  const load = (name: string): Promise<Asset> | undefined => {
    const place = places.get(name);
    const asset =
      loaded.get(name) ?? (place ? readFile(place).then((bytes) => pack(name, bytes)) : undefined);
    if (asset) loaded.set(name, asset);
    return asset;
  };
  const app = new Hono();
  app.get('/docs/:name?', async (context) => {
    const asset = await load(context.req.param('name') ?? 'index.html');
    return asset ? answerAsset(context, asset, 'no-cache') : context.text('Not found.', 404);
  });
  app.get('/docs/', (context) => context.redirect('/docs', 301));
  return app;
}

async function pack(name: string, bytes: Buffer): Promise<Asset> {
  return createAsset(name, bytes, { gzip: await promisify(gzip)(bytes) });
}
