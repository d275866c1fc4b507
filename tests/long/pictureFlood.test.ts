import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as operations from '../../openapi/operations.ts';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { createTestFolder } from '../support/database/testFolder.ts';
import { plain } from '../support/screens/images.ts';
import { type ServerProcess, startServerProcess } from '../support/servers/serverProcess.ts';

// Free accounts that send pictures of many pixels at once, and what an honest upload takes beside them.

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = createTestFolder('robolaga-pictures');
  const port = await findFreePort();
  const environment = { PORT: String(port), DATA_DIR: join(folder, 'data'), TRUSTED_PROXIES: '1' };
  server = startServerProcess(environment);
  await server.ready;
});
afterAll(async () => {
  expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
  rmSync(folder, { recursive: true, force: true });
});

async function openAccount(name: string): Promise<string> {
  const response = await fetch(`${server.url}${operations.registerParticipant.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Restu',
      email: `${name}@surel.example`,
      password: 'robot-tetap-ada',
    }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Uploads a picture from an address; returns the status and the seconds that it took. */
async function upload(token: string, picture: Buffer, address: string) {
  const form = new FormData();
  form.append('profile_picture', new Blob([new Uint8Array(picture)]), 'foto');
  const startedAt = performance.now();
  const { status } = await fetch(`${server.url}${operations.uploadPicture.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address },
    body: form,
  });
  return { status, seconds: (performance.now() - startedAt) / 1000 };
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

it.each<[string, () => Promise<Buffer>]>([
  ['GIFs of 48 megapixels', () => flat(8000, 6000).gif({ effort: 1, colours: 2 }).toBuffer()],
  ['GIFs of 9 megapixels', () => flat(4096, 2160).gif({ effort: 1, colours: 2 }).toBuffer()],
  ['lossless WebPs of 25', () => flat(5000, 5000).webp({ effort: 0, lossless: true }).toBuffer()],
  ['progressive JPEGs of 12', () => flat(4032, 3024).jpeg({ progressive: true }).toBuffer()],
])('three free accounts that send four %s each leave a turn for others', async (what, make) => {
  const picture = await make();
  const photo = await plain(300, 200).jpeg().toBuffer();
  const attackers = await Promise.all(
    ['a', 'b', 'c'].map((name) => openAccount(`${name}.${picture.length}`)),
  );
  const honest = await openAccount(`jujur.${picture.length}`);
  const alone = await upload(honest, photo, '10.1.0.1');
  for (const address of ['10.1.0.1', '10.2.0.1']) {
    const attack = attackers.flatMap((token) =>
      Array.from({ length: 4 }, () => upload(token, picture, '10.2.0.1')),
    );
    // All twelve are at the server before the honest one.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const beside = await upload(honest, photo, address);
    const attacks = await Promise.all(attack);
    const statuses = new Set(attacks.map(({ status }) => status));
    const longest = Math.max(...attacks.map(({ seconds }) => seconds));
    process.stdout.write(
      `${what}, honest from ${address}: ${beside.seconds.toFixed(2)} s (alone ${alone.seconds.toFixed(2)} s); attack ${[...statuses].join(', ')} within ${longest.toFixed(2)} s\n`,
    );
    expect(beside.status).toBe(200);
    // Behind what runs already, and not behind all of it; what is refused takes no time.
    expect(beside.seconds).toBeLessThan(Math.max(longest / 2, 1));
  }
});
