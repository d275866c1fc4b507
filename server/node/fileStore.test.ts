import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../files.ts';
import { createFileStore, sweepDrafts } from './fileStore.ts';

let outside: string;
let files: Files;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'robolaga-files-'));
  await writeFile(join(outside, 'secret.svg'), 'secret');
  files = createFileStore(join(outside, 'storage'));
});
afterAll(() => rm(outside, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

describe('createFileStore', () => {
  it('gives back what was written, with the type of its ending', async () => {
    await files.write('banners/2026/kickoff.svg', bytes('<svg/>'));
    const file = await files.read('banners/2026/kickoff.svg');
    expect(new TextDecoder().decode(file?.bytes)).toBe('<svg/>');
    expect(file?.type).toBe('image/svg+xml');
    await files.write('rules/SUMO.PDF', bytes('%PDF'));
    expect((await files.read('rules/SUMO.PDF'))?.type).toBe('application/pdf');
  });

  it('replaces a file whole and leaves no drafts behind', async () => {
    await Promise.all(
      ['one', 'two', 'three'].map((text) => files.write('logos/a.png', bytes(text))),
    );
    expect(['one', 'two', 'three']).toContain(
      new TextDecoder().decode((await files.read('logos/a.png'))?.bytes),
    );
    expect(await readdir(join(outside, 'storage', 'logos'))).toEqual(['a.png']);
  });

  it('answers a missing file with nothing, and forgets a removed one', async () => {
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

describe('sweepDrafts', () => {
  it('removes drafts older than an hour, in folders too, and nothing else', async () => {
    const folder = join(outside, 'swept');
    const store = createFileStore(folder);
    const now = new Date('2026-11-21T12:00:00Z');
    const [old, young] = [
      '11111111-1111-4111-8111-111111111111',
      '22222222-2222-4222-8222-222222222222',
    ].map((id) => `.${id}.draft`);
    await store.write('participants/17.jpg', bytes('picture'));
    await store.write('top.jpg', bytes('picture'));
    for (const place of [folder, join(folder, 'participants')]) {
      for (const [name, minutes] of [
        [old, 61],
        [young, 59],
        ['.notes.draft', 600],
        ['17.draft', 600],
      ] as const) {
        await writeFile(join(place, name ?? ''), 'half');
        const time = new Date(now.getTime() - minutes * 60 * 1000);
        await utimes(join(place, name ?? ''), time, time);
      }
    }
    await sweepDrafts(folder, now);
    const kept = ['.notes.draft', '17.draft', young];
    expect((await readdir(folder)).sort()).toEqual([...kept, 'participants', 'top.jpg'].sort());
    expect((await readdir(join(folder, 'participants'))).sort()).toEqual(
      [...kept, '17.jpg'].sort(),
    );
  });

  it('is content with a folder that is not there yet', async () => {
    await expect(sweepDrafts(join(outside, 'none'), new Date())).resolves.toBeUndefined();
  });
});
