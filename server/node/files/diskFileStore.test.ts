import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../services/fileStore.ts';
import { createDiskFileStore, removeStaleDrafts } from './diskFileStore.ts';

let outside: string;
let files: FileStore;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'robolaga-files-'));
  await writeFile(join(outside, 'secret.svg'), 'secret');
  files = createDiskFileStore(join(outside, 'storage'));
});
afterAll(() => rm(outside, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

describe('createDiskFileStore', () => {
  it('reads what was written, with the media type of its extension', async () => {
    await files.write('banners/2026/kickoff.svg', bytes('<svg/>'));
    const file = await files.read('banners/2026/kickoff.svg');
    expect(new TextDecoder().decode(file?.bytes)).toBe('<svg/>');
    expect(file?.type).toBe('image/svg+xml');
    await files.write('rules/SUMO.PDF', bytes('%PDF'));
    expect((await files.read('rules/SUMO.PDF'))?.type).toBe('application/pdf');
  });

  it('replaces a file atomically and leaves no drafts behind', async () => {
    await Promise.all(
      ['one', 'two', 'three'].map((text) => files.write('logos/a.png', bytes(text))),
    );
    expect(['one', 'two', 'three']).toContain(
      new TextDecoder().decode((await files.read('logos/a.png'))?.bytes),
    );
    expect(await readdir(join(outside, 'storage', 'logos'))).toEqual(['a.png']);
  });

  it('returns undefined for a missing file and for a removed one', async () => {
    expect(await files.read('logos/none.png')).toBeUndefined();
    expect(await files.read('logos/a.png/b.png')).toBeUndefined();
    await files.write('logos/b.png', bytes('b'));
    await files.remove('logos/b.png');
    await files.remove('logos/b.png');
    expect(await files.read('logos/b.png')).toBeUndefined();
  });

  it.each([
    '../secret.svg',
    'a/../../secret.svg',
    '/secret.svg',
    '..\\secret.svg',
    'a//b.svg',
    './a.svg',
    '.hidden.svg',
    'a/.hidden/b.svg',
    'a\0.svg',
    'C:secret.svg',
    '',
    'page.html',
    'code.js',
    'noending',
    'a.svg/',
  ])('neither reads nor writes nor removes "%s"', async (path) => {
    expect(await files.read(path)).toBeUndefined();
    await expect(files.write(path, bytes('x'))).rejects.toThrow('no path that may be stored');
    await files.remove(path);
    expect(await readdir(outside)).toContain('secret.svg');
  });
});

describe('removeStaleDrafts', () => {
  it('removes only drafts older than an hour, also in subfolders', async () => {
    const folder = join(outside, 'swept');
    const store = createDiskFileStore(folder);
    const now = new Date('2026-11-21T12:00:00Z');
    const [old, recent] = [
      '11111111-1111-4111-8111-111111111111',
      '22222222-2222-4222-8222-222222222222',
    ].map((id) => `.${id}.draft`);
    await store.write('participants/17.jpg', bytes('picture'));
    await store.write('top.jpg', bytes('picture'));
    for (const directory of [folder, join(folder, 'participants')]) {
      for (const [name, minutes] of [
        [old, 61],
        [recent, 59],
        ['.notes.draft', 600],
        ['17.draft', 600],
      ] as const) {
        await writeFile(join(directory, name ?? ''), 'half');
        const time = new Date(now.getTime() - minutes * 60 * 1000);
        await utimes(join(directory, name ?? ''), time, time);
      }
    }
    await removeStaleDrafts(folder, now);
    const remaining = ['.notes.draft', '17.draft', recent];
    expect((await readdir(folder)).sort()).toEqual(
      [...remaining, 'participants', 'top.jpg'].sort(),
    );
    expect((await readdir(join(folder, 'participants'))).sort()).toEqual(
      [...remaining, '17.jpg'].sort(),
    );
  });

  it('does nothing if the folder does not exist yet', async () => {
    await expect(removeStaleDrafts(join(outside, 'none'), new Date())).resolves.toBeUndefined();
  });
});
