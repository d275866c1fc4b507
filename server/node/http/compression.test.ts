import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { acceptsEncoding, compressResponses } from './compression.ts';

it.each([
  ['gzip, deflate, br', 'br', true],
  ['gzip;q=1.0, br;q=0', 'br', false],
  ['GZIP', 'gzip', true],
  ['br;q=0.5', 'br', true],
  ['identity', 'gzip', false],
  [undefined, 'gzip', false],
])('returns whether the header "%s" accepts %s: %s', (header, encoding, expected) => {
  expect(acceptsEncoding(header, encoding)).toBe(expected);
});

const long = { text: 'robot '.repeat(500) };
const app = new Hono();
app.use(compressResponses);
app.get('/long', (context) => context.json(long));
app.get('/short', (context) => context.json({ ok: true }));
app.get('/picture', (context) =>
  context.body(new Uint8Array(4096), 200, { 'Content-Type': 'image/png' }),
);
const drawing = '<path d="M0 0h9"/>'.repeat(200);
app.get('/drawing', (context) =>
  context.body(drawing, 200, { 'Content-Type': 'image/svg+xml', Vary: 'Accept' }),
);
app.get('/nothing', (context) => context.body(null, 204));

const request = (path: string, encoding = 'gzip, br') =>
  app.request(path, { headers: { 'Accept-Encoding': encoding } });

it('compresses long text and sets the headers', async () => {
  const response = await request('/long');
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('Content-Length')).toBe(String(bytes.byteLength));
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(long);
});

it('compresses drawings with Brotli, if the client accepts it', async () => {
  const response = await request('/drawing');
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(response.headers.get('Vary')).toBe('Accept, Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(drawing);
  expect((await request('/drawing', 'gzip')).headers.get('Content-Encoding')).toBe('gzip');
});

it.each([
  ['/short', 'gzip'],
  ['/picture', 'gzip'],
  ['/nothing', 'gzip'],
  ['/long', 'identity'],
])('does not compress %s with Accept-Encoding: %s', async (path, encoding) => {
  expect((await request(path, encoding)).headers.get('Content-Encoding')).toBeNull();
});

it('sends the uncompressed content to a client that does not accept compression', async () => {
  expect(await (await request('/long', 'identity')).json()).toEqual(long);
});
