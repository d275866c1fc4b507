import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { readEnvironment, type S3Location } from '../../../server/node/environment.ts';
import { FilesUnavailableError } from '../../../server/services/fileStore.ts';
import { restoreBackup, writeBackup } from '../../../server/node/database/backup.ts';
import { createDiskFileStore } from '../../../server/node/files/diskFileStore.ts';
import type { ListedFileStore } from '../../../server/node/files/listedFileStore.ts';
import { openFileStore } from '../../../server/node/files/openFileStore.ts';
import { createS3FileStore } from '../../../server/node/files/s3FileStore.ts';

import { type S3Server, startS3Server } from '../../support/servers/s3Server.ts';
import {
  openTestDatabase,
  testPasswords,
  testPictures,
} from '../../support/database/testDatabase.ts';

let server: S3Server;
let location: S3Location;
let files: ListedFileStore;
beforeAll(async () => {
  server = await startS3Server();
  location = locate(server.filesUrl);
  files = await openFileStore(readEnvironment({ FILES_URL: server.filesUrl }));
});
afterAll(() => server.stop());

const bytes = (text: string) => new TextEncoder().encode(text);
const locate = (url: string): S3Location => {
  const { filesUrl } = readEnvironment({ FILES_URL: url });
  if (!filesUrl) throw new Error('FILES_URL is not read.');
  return filesUrl;
};

it('reads what was written, whatever its bytes and the letters of its path', async () => {
  const binary = new Uint8Array([0, 255, 13, 10, 128]);
  await files.write('participants/1-banner.jpg', binary);
  expect(await files.read('participants/1-banner.jpg')).toEqual({
    bytes: binary,
    type: 'image/jpeg',
  });
  await files.write('clubs/2/ä b.svg', bytes('<svg/>'));
  await files.write('clubs/2/ä b.svg', bytes('<svg id="2"/>'));
  expect((await files.read('clubs/2/ä b.svg'))?.bytes).toEqual(bytes('<svg id="2"/>'));
});

it('returns undefined for a missing and for a removed file', async () => {
  expect(await files.read('logos/none.png')).toBeUndefined();
  await files.write('logos/b.png', bytes('b'));
  await files.remove('logos/b.png');
  await files.remove('logos/b.png');
  expect(await files.read('logos/b.png')).toBeUndefined();
});

it.each(['../secret.svg', '/secret.svg', 'a//b.svg', '.hidden.svg', 'a.html', ''])(
  'does not read, write or remove %j',
  async (path) => {
    expect(await files.read(path)).toBeUndefined();
    await expect(files.write(path, bytes('x'))).rejects.toThrow('is no path that may be stored');
    await files.remove(path);
  },
);

it('lists the files with the times of their last changes, but nothing that it would not store', async () => {
  const client = new S3Client({ ...location, forcePathStyle: true, credentials: location });
  const other = { Bucket: location.bucket, Key: 'other/notes.txt', Body: 'x' };
  await client.send(new PutObjectCommand(other));
  const listed: { path: string; modifiedAt: Date }[] = [];
  for await (const file of files.list()) listed.push(file);
  expect(listed.map(({ path }) => path).sort()).toEqual([
    'clubs/2/ä b.svg',
    'participants/1-banner.jpg',
  ]);
  for (const { modifiedAt } of listed)
    expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
});

it.each([
  ['with an unknown key', (url: string) => url.replace('//S3RVER:', '//other:')],
  ['where nothing listens', (url: string) => url.replace(/:\d+\/files/, ':1/files')],
])('is unavailable %s', async (_, change) => {
  const broken = createS3FileStore(locate(change(server.filesUrl)));
  for (const work of [
    () => broken.read('logos/b.png'),
    () => broken.write('logos/b.png', bytes('b')),
    () => broken.remove('logos/b.png'),
    () => broken.check(),
  ])
    await expect(work()).rejects.toThrow(FilesUnavailableError);
});

it('is unavailable with a wrong secret', async () => {
  const broken = createS3FileStore({ ...location, secretAccessKey: 'wrong' });
  await expect(broken.write('logos/b.png', bytes('b'))).rejects.toThrow(FilesUnavailableError);
  await expect(broken.read('logos/b.png')).rejects.toThrow(FilesUnavailableError);
});

it('checks that the bucket exists', async () => {
  await files.check();
  const missing = createS3FileStore({ ...location, bucket: 'others' });
  await expect(missing.check()).rejects.toThrow(FilesUnavailableError);
});

it('does not wait for a service that never answers', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => silent.closeAllConnections());
  const { port } = silent.address() as AddressInfo;
  const store = createS3FileStore(locate(`http://key:secret@127.0.0.1:${port}/files`), 50);
  await expect(store.read('logos/b.png')).rejects.toThrow(FilesUnavailableError);
});

it('a request without the storage is answered with 503 and when to try again', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const app = createApp({
    db: database.db,
    files: createS3FileStore({ ...location, endpoint: 'http://127.0.0.1:1' }),
    passwords: testPasswords,
    pictures: testPictures,
    now: () => new Date(),
    document: readDocument(),
  });
  const response = await app.request('/storage/logos/b.png');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(JSON.stringify(await response.json())).not.toContain('127.0.0.1');
});

it('a backup of a folder is restored into a bucket', async () => {
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'robolaga-move-'));
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const onDisk = createDiskFileStore(join(folder, 'storage'));
  await onDisk.write('moved/a.svg', bytes('<svg/>'));
  const backup = join(folder, 'backup.gz');
  await writeBackup({ db: database.db, files: onDisk }, backup, new Date());
  await restoreBackup({ db: database.db, files }, backup);
  expect((await files.read('moved/a.svg'))?.bytes).toEqual(bytes('<svg/>'));
});
