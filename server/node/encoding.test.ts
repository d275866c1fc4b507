import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { accepts, compressAnswers } from './encoding.ts';

it.each([
  ['gzip, deflate, br', 'br', true],
  ['gzip;q=1.0, br;q=0', 'br', false],
  ['GZIP', 'gzip', true],
  ['br;q=0.5', 'br', true],
  ['identity', 'gzip', false],
  [undefined, 'gzip', false],
])('%s takes %s: %s', (header, encoding, answer) => {
  expect(accepts(header, encoding)).toBe(answer);
});

const long = { text: 'robot '.repeat(500) };
const app = new Hono();
app.use(compressAnswers);
app.get('/long', (context) => context.json(long));
app.get('/short', (context) => context.json({ ok: true }));
app.get('/picture', (context) =>
  context.body(new Uint8Array(4096), 200, { 'Content-Type': 'image/png' }),
);
app.get('/nothing', (context) => context.body(null, 204));

const ask = (path: string, encoding = 'gzip, br') =>
  app.request(path, { headers: { 'Accept-Encoding': encoding } });

it('compresses long text and says so', async () => {
  const response = await ask('/long');
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('Content-Length')).toBe(String(bytes.byteLength));
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(long);
});

it.each([
  ['/short', 'gzip'],
  ['/picture', 'gzip'],
  ['/nothing', 'gzip'],
  ['/long', 'identity'],
])('leaves %s for %s as it is', async (path, encoding) => {
  expect((await ask(path, encoding)).headers.get('Content-Encoding')).toBeNull();
});

it('answers a caller without compression in full', async () => {
  expect(await (await ask('/long', 'identity')).json()).toEqual(long);
});
