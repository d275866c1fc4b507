import { expect, it } from 'vitest';
import { createSecurityText } from './securityText.ts';
import { createStaticFile } from '../pages/staticFiles.ts';

const path = '/.well-known/security.txt';
const contact = createStaticFile(Buffer.from('Contact: mailto:halo@robolaga.example\n'));
const read = (publicUrl?: string) =>
  createSecurityText(new Map([[path, contact]]), publicUrl).request(path);

it('says whom to write to, and until when that holds', async () => {
  const response = await read();
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; *charset=utf-8$/i);
  const [first, expires = '', ...rest] = (await response.text()).trimEnd().split('\n');
  expect([first, ...rest]).toEqual([
    'Contact: mailto:halo@robolaga.example',
    'Preferred-Languages: id, en',
  ]);
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / (24 * 3600 * 1000);
  expect(Math.round(days)).toBe(180);
});

it('names its address if the server knows it', async () => {
  expect(await (await read('https://robolaga.example')).text()).toContain(
    `\nCanonical: https://robolaga.example${path}\n`,
  );
});

it('is missing if nobody can be written to', async () => {
  const app = createSecurityText(new Map(), undefined);
  expect((await app.request(path)).status).toBe(404);
});
