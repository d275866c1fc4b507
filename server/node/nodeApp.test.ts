import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineSource } from './http/inlineScripts.ts';
import { createNodeApp } from './nodeApp.ts';
import { loadStaticClient } from './pages/staticClient.ts';
import { createStaticFile, type StaticFiles } from './pages/staticFiles.ts';

let folder: string;
let app: Hono;
const errors: unknown[] = [];

let client: StaticFiles;

const backend = new Hono();
backend.get('/api/teams', (context) => context.json({ success: true }));
backend.get('/storage/logo.svg', (context) =>
  context.body('<svg/>', 200, {
    'Content-Type': 'image/svg+xml',
    'Content-Security-Policy': 'sandbox',
  }),
);
backend.notFound((context) => context.json({ success: false }, 404));

const parts = {
  backend,
  document: Buffer.from('openapi: 3.1.0\n'),
  publicUrl: undefined,
  onError: (error: unknown) => errors.push(error),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'robolaga-client-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>RoboLaga</title><script>start()</script>');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '.built-from'), 'hash');
  await writeFile(join(folder, 'assets/main-1a2b.js'), 'plain');
  await writeFile(join(folder, 'assets/worker-1a2b.mjs'), 'plain');
  await writeFile(join(folder, 'assets/main-1a2b.js.br'), 'small');
  await writeFile(join(folder, 'assets/main-1a2b.js.gz'), 'medium');
  client = await loadStaticClient(folder);
  app = createNodeApp({ ...parts, client });
});
afterAll(() => rm(folder, { recursive: true }));

const page = { Accept: 'text/html,application/xhtml+xml' };

describe('the client', () => {
  it.each(['/', '/tournaments/5', '/Media_Content', '/docsomething', '/index.html'])(
    'sends the page at %s, to be revalidated each time',
    async (path) => {
      const response = await app.request(path, { headers: page });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>RoboLaga</title>');
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  it('also sends the page to clients that accept anything, like link previews', async () => {
    expect(
      await (await app.request('/tournaments/5', { headers: { Accept: '*/*' } })).text(),
    ).toContain('<title>RoboLaga</title>');
    expect((await app.request('/')).status).toBe(200);
  });

  it('responds with 304 if the browser already has the page', async () => {
    const etag = (await app.request('/', { headers: page })).headers.get('ETag') ?? '';
    const again = await app.request('/', { headers: { ...page, 'If-None-Match': `W/${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each([
    ['gzip, deflate, br', 'br', 'small'],
    ['gzip', 'gzip', 'medium'],
    ['br;q=0, gzip;q=0', null, 'plain'],
  ])('sends hashed files as immutable, for %s encoded as %s', async (accepted, encoding, body) => {
    const response = await app.request('/assets/main-1a2b.js', {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(await response.text()).toBe(body);
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it('sends scripts without the headers of documents, which workers need', async () => {
    const headersOf = async (path: string) => (await app.request(path)).headers;
    const script = await headersOf('/assets/main-1a2b.js');
    const worker = await headersOf('/assets/worker-1a2b.mjs');
    expect(script.get('X-Content-Type-Options')).toBe('nosniff');
    expect(script.get('Content-Security-Policy')).toBeNull();
    expect(worker.get('Content-Security-Policy')).toContain("default-src 'self'");
  });

  it.each([
    ['br', 'br', 'small'],
    ['identity', null, 'plain'],
  ])('tells a client that accepts %s the length of a file', async (accepted, encoding, body) => {
    const { headers } = await app.request('/assets/main-1a2b.js', {
      method: 'HEAD',
      headers: { 'Accept-Encoding': accepted },
    });
    expect(headers.get('Content-Encoding')).toBe(encoding);
    expect(headers.get('Content-Length')).toBe(String(body.length));
  });

  it.each([
    '/assets/gone-9z.js',
    '/assets/main-1a2b.js.br',
    '/picture.png',
    '/.built-from',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('responds with 404 for %s', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });

  it('responds with 404 for a missing hashed file, even to a browser', async () => {
    expect((await app.request('/assets/gone-9z.js', { headers: page })).status).toBe(404);
  });

  it('responds with 404 to other methods than GET', async () => {
    expect((await app.request('/tournaments', { method: 'POST', headers: page })).status).toBe(404);
  });

  it('explains what to do if the client is not built', async () => {
    const withoutClient = createNodeApp({
      backend,
      document: Buffer.from(''),
      publicUrl: undefined,
      onError: () => {},
      client: await loadStaticClient(join(folder, 'none')),
    });
    const response = await withoutClient.request('/', { headers: page });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
  });
});

describe('the backend', () => {
  it.each(['/api', '/api/nothing', '/storage/none.svg'])(
    'handles %s, even for a browser',
    async (path) => {
      const response = await app.request(path, { headers: page });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ success: false });
    },
  );

  it('handles /api and /storage', async () => {
    expect(await (await app.request('/api/teams')).json()).toEqual({ success: true });
    expect(await (await app.request('/storage/logo.svg')).text()).toBe('<svg/>');
  });
});

describe('the API reference', () => {
  it('is a page that loads all its files from this origin', async () => {
    const text = await (await app.request('/docs', { headers: page })).text();
    const urls = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(urls).toContain('/docs/swagger-ui-bundle.js');
    for (const url of urls) {
      expect(url).toMatch(/^\//);
      expect((await app.request(url, { headers: page })).status, url).toBe(200);
    }
  });

  it('serves the document and no other files', async () => {
    const response = await app.request('/docs/openapi.yaml');
    expect(response.headers.get('Content-Type')).toBe('application/yaml; charset=utf-8');
    expect(await response.text()).toBe('openapi: 3.1.0\n');
    expect((await app.request('/docs/nothing', { headers: page })).status).toBe(404);
    expect((await app.request('/docs/__proto__', { headers: page })).status).toBe(404);
  });
});

describe('headers', () => {
  it.each(['/', '/api/teams', '/docs', '/nothing.png'])(
    'contain the security headers for %s',
    async (path) => {
      const { headers } = await app.request(path, { headers: page });
      expect(headers.get('Content-Security-Policy')).toContain(
        `script-src 'self' 'wasm-unsafe-eval' ${inlineSource('start()')};`,
      );
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    },
  );

  it('allow inline styles, and no inline script of a rendered page beside that of index.html', async () => {
    const html = '<script>start()</script><script>inserted()</script><style>b{color:red}</style>';
    const files = new Map([['/index.html', createStaticFile(Buffer.from(html))]]);
    const rendering = createNodeApp({ ...parts, client, pages: () => Promise.resolve(files) });
    const first = await rendering.request('/tournaments', { headers: page });
    const policy = first.headers.get('Content-Security-Policy');
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${inlineSource('start()')};`);
    const again = await rendering.request('/tournaments', {
      headers: { ...page, 'If-None-Match': first.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toBe(policy);
  });

  it('keep the stricter policy of stored files', async () => {
    const { headers } = await app.request('/storage/logo.svg');
    expect(headers.get('Content-Security-Policy')).toBe('sandbox');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it.each([
    [{ publicUrl: undefined, hasTls: false }, null, null],
    [{ publicUrl: 'http://192.168.1.5:3000', hasTls: false }, null, null],
    [{ publicUrl: 'https://robolaga.example', hasTls: false }, 'same-origin', 'max-age=31536000'],
    [{ publicUrl: undefined, hasTls: true }, 'same-origin', 'max-age=31536000'],
  ])(
    'keep browsers on HTTPS where it is spoken, and apart from other windows: %o',
    async (options, opener, transport) => {
      const { headers } = await createNodeApp({ ...parts, client, ...options }).request('/');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe(opener);
      expect(headers.get('Strict-Transport-Security')).toBe(transport);
    },
  );

  it('are over plain http all that browsers respect there, and none that keeps phones away', async () => {
    const hall = createNodeApp({ ...parts, client, publicUrl: 'http://192.168.1.5:3000' });
    for (const path of ['/', '/api/teams', '/docs', '/nothing.png']) {
      const { headers } = await hall.request(path, { headers: page });
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
      // Each of these would send a phone to https, which nobody speaks there.
      expect(headers.get('Content-Security-Policy')).not.toMatch(
        /upgrade-insecure|block-all-mixed/,
      );
      expect(headers.get('Strict-Transport-Security')).toBeNull();
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      // Who signed in is in the Authorization header, which no other page makes a browser send.
      expect(headers.get('Set-Cookie')).toBeNull();
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  it('allow the public origin', async () => {
    const parts = { backend, document: Buffer.from(''), client: new Map(), onError: () => {} };
    const { headers } = await createNodeApp({
      ...parts,
      publicUrl: 'https://robolaga.example',
    }).request('/');
    expect(headers.get('Content-Security-Policy')).toContain(
      "connect-src 'self' https://robolaga.example;",
    );
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });
});

it('does not send the details of an error to the client', async () => {
  const broken = new Hono();
  broken.get('/api/teams', () => {
    throw new Error('secret');
  });
  broken.onError((error) => {
    throw error;
  });
  const parts = {
    backend: broken,
    document: Buffer.from(''),
    client: new Map(),
    publicUrl: undefined,
  };
  const response = await createNodeApp({
    ...parts,
    onError: (error) => errors.push(error),
  }).request('/api/teams');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(errors).toEqual([new Error('secret')]);
});
