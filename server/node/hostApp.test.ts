import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostApp, readClientAddress } from './hostApp.ts';
import { loadStaticClient } from './staticClient.ts';

let folder: string;
let host: Hono;
const errors: unknown[] = [];

const backend = new Hono();
backend.get('/api/teams', (context) => context.json({ success: true }));
backend.get('/storage/logo.svg', (context) =>
  context.body('<svg/>', 200, {
    'Content-Type': 'image/svg+xml',
    'Content-Security-Policy': 'sandbox',
  }),
);
backend.notFound((context) => context.json({ success: false }, 404));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'robolaga-client-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>RoboLaga</title>');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '.built-from'), 'hash');
  await writeFile(join(folder, 'assets/main-1a2b.js'), 'plain');
  await writeFile(join(folder, 'assets/main-1a2b.js.br'), 'small');
  await writeFile(join(folder, 'assets/main-1a2b.js.gz'), 'medium');
  const parts = {
    app: backend,
    document: Buffer.from('openapi: 3.1.0\n'),
    publicUrl: undefined,
    onError: (error: unknown) => errors.push(error),
  };
  host = createHostApp({ ...parts, client: await loadStaticClient(folder) });
});
afterAll(() => rm(folder, { recursive: true }));

const page = { Accept: 'text/html,application/xhtml+xml' };

describe('the client', () => {
  it.each(['/', '/tournaments/5', '/Media_Content', '/docsomething', '/index.html'])(
    'is the page at %s, checked each time',
    async (path) => {
      const response = await host.request(path, { headers: page });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>RoboLaga</title>');
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  it('is the page also for who asks for anything, as link previews and monitors do', async () => {
    expect(
      await (await host.request('/tournaments/5', { headers: { Accept: '*/*' } })).text(),
    ).toContain('<title>RoboLaga</title>');
    expect((await host.request('/')).status).toBe(200);
  });

  it('answers 304 for a page the browser already has', async () => {
    const etag = (await host.request('/', { headers: page })).headers.get('ETag') ?? '';
    const again = await host.request('/', { headers: { ...page, 'If-None-Match': `W/${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each([
    ['gzip, deflate, br', 'br', 'small'],
    ['gzip', 'gzip', 'medium'],
    ['br;q=0, gzip;q=0', null, 'plain'],
  ])('sends hashed files for ever, for %s as %s', async (accepted, encoding, body) => {
    const response = await host.request('/assets/main-1a2b.js', {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(await response.text()).toBe(body);
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/assets/gone-9z.js',
    '/assets/main-1a2b.js.br',
    '/picture.png',
    '/.built-from',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('has no %s', async (path) => {
    expect((await host.request(path)).status).toBe(404);
  });

  it('gives no page for a hashed file that is gone, even to a browser', async () => {
    expect((await host.request('/assets/gone-9z.js', { headers: page })).status).toBe(404);
  });

  it('changes nothing by other methods', async () => {
    expect((await host.request('/tournaments', { method: 'POST', headers: page })).status).toBe(
      404,
    );
  });

  it('says what to do where it is not built', async () => {
    const bare = createHostApp({
      app: backend,
      document: Buffer.from(''),
      publicUrl: undefined,
      onError: () => {},
      client: await loadStaticClient(join(folder, 'none')),
    });
    const response = await bare.request('/', { headers: page });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
  });
});

describe('the backend', () => {
  it.each(['/api', '/api/nothing', '/storage/none.svg'])(
    'answers %s itself, even to a browser',
    async (path) => {
      const response = await host.request(path, { headers: page });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ success: false });
    },
  );

  it('is reached under /api and /storage', async () => {
    expect(await (await host.request('/api/teams')).json()).toEqual({ success: true });
    expect(await (await host.request('/storage/logo.svg')).text()).toBe('<svg/>');
  });
});

describe('the API reference', () => {
  it('is a page with everything it needs from this origin', async () => {
    const text = await (await host.request('/docs', { headers: page })).text();
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, address]) => address ?? '',
    );
    expect(addresses).toContain('/docs/swagger-ui-bundle.js');
    for (const address of addresses) {
      expect(address).toMatch(/^\//);
      expect((await host.request(address, { headers: page })).status, address).toBe(200);
    }
  });

  it('has the document and nothing else', async () => {
    const response = await host.request('/docs/openapi.yaml');
    expect(response.headers.get('Content-Type')).toBe('application/yaml; charset=utf-8');
    expect(await response.text()).toBe('openapi: 3.1.0\n');
    expect((await host.request('/docs/nothing', { headers: page })).status).toBe(404);
    expect((await host.request('/docs/__proto__', { headers: page })).status).toBe(404);
  });
});

describe('headers', () => {
  it.each(['/', '/api/teams', '/docs', '/nothing.png'])('protect %s', async (path) => {
    const { headers } = await host.request(path, { headers: page });
    expect(headers.get('Content-Security-Policy')).toContain(
      "script-src 'self' 'wasm-unsafe-eval';",
    );
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  it('leave stored files their own, stricter policy', async () => {
    const { headers } = await host.request('/storage/logo.svg');
    expect(headers.get('Content-Security-Policy')).toBe('sandbox');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('know the public address', async () => {
    const parts = { app: backend, document: Buffer.from(''), client: new Map(), onError: () => {} };
    const { headers } = await createHostApp({
      ...parts,
      publicUrl: 'https://robolaga.example',
    }).request('/');
    expect(headers.get('Content-Security-Policy')).toContain(
      "connect-src 'self' https://robolaga.example;",
    );
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });
});

it('keeps what went wrong to itself', async () => {
  const broken = new Hono();
  broken.get('/api/teams', () => {
    throw new Error('secret');
  });
  broken.onError((error) => {
    throw error;
  });
  const parts = { app: broken, document: Buffer.from(''), client: new Map(), publicUrl: undefined };
  const response = await createHostApp({
    ...parts,
    onError: (error) => errors.push(error),
  }).request('/api/teams');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(errors).toEqual([new Error('secret')]);
});

describe('readClientAddress', () => {
  const app = new Hono();
  app.get('/:proxies', (context) =>
    context.text(readClientAddress(context, Number(context.req.param('proxies')))),
  );
  const ask = async (proxies: number, forwarded?: string) => {
    const bindings = { incoming: { socket: { remoteAddress: '::ffff:10.0.0.1' } } };
    const response = await app.request(
      `/${proxies}`,
      { headers: forwarded ? { 'X-Forwarded-For': forwarded } : {} },
      bindings,
    );
    return response.text();
  };

  it('believes nobody unless told to', async () => {
    expect(await ask(0, '1.2.3.4')).toBe('10.0.0.1');
  });

  it('believes as many proxies as there are', async () => {
    expect(await ask(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
    expect(await ask(2, '6.6.6.6, 1.2.3.4, 10.0.0.9')).toBe('1.2.3.4');
    expect(await ask(1)).toBe('10.0.0.1');
  });
});
