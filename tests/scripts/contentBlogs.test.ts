import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { blogs, auditLog } from '../../server/db/schema.ts';
import {
  edit,
  importFrom,
  readFolder,
  readRows,
  useContent,
  type World,
} from '../support/database/content.ts';

const { openDemonstration, exportTo } = useContent();

let world: World;
beforeAll(async () => {
  world = await openDemonstration();
});

const addRow = (folder: string, cells: string) =>
  edit(folder, 'blogs.csv', (text) => `${text}${cells}\r\n`);
const readBlog = async (slug: string) => {
  const [row] = await world.db.select().from(blogs).where(eq(blogs.slug, slug));
  return row;
};

it('an article is cleaned as in its form, and is a draft without a time of publication', async () => {
  const folder = await exportTo(world);
  expect(Object.keys(readFolder(folder))).toContain('blogs/panduan-penonton.html');
  addRow(folder, 'robot-baru,Robot baru,,,2026-01-02T03:04:05.000Z,,');
  writeFileSync(
    join(folder, 'blogs/robot-baru.html'),
    '<p onclick="alert(1)">Halo<script>alert(2)</script></p>',
  );
  const { problems, lines } = await importFrom(world, folder);
  expect(problems).toEqual([]);
  expect(lines.filter((line) => line.startsWith('  '))).toEqual(['  new      Robot baru']);
  expect(await readBlog('robot-baru')).toMatchObject({
    content: '<p>Halo</p>',
    createdAt: new Date('2026-01-02T03:04:05Z'),
    publishedAt: null,
    version: 1,
  });
  const before = await readRows(world);
  expect((await importFrom(world, folder)).lines.at(-1)).toBe('Nothing to change.');
  expect(await readRows(world)).toEqual(before);
});

it('publication has a line of its own in the audit log, and leaves the version', async () => {
  const folder = await exportTo(world);
  edit(folder, 'blogs.csv', (text) =>
    text.replace(/(panduan-penonton,.*),[^,]*Z,(\S*)/, '$1,2030-01-01T00:00:00.000Z,$2'),
  );
  const lines = await world.db.$count(auditLog);
  expect((await importFrom(world, folder)).problems).toEqual([]);
  expect(await readBlog('panduan-penonton')).toMatchObject({
    publishedAt: new Date('2030-01-01T00:00:00Z'),
    version: 1,
  });
  const entries = await world.db.select().from(auditLog).orderBy(asc(auditLog.id));
  expect(entries.slice(lines)).toMatchObject([
    { operation: 'setBlogPublication', kind: 'blog', detail: 'scheduled' },
  ]);
});

it('an article that is missing, empty or not called by its slug is named', async () => {
  const folder = await exportTo(world);
  rmSync(join(folder, 'blogs/panduan-penonton.html'));
  addRow(folder, '../rahasia,Rahasia,,,,,');
  addRow(folder, 'kosong,Kosong,,,,kemarin,');
  addRow(folder, 'hanya-kode,Hanya kode,,,,,');
  writeFileSync(join(folder, 'blogs/kosong.html'), '');
  writeFileSync(join(folder, 'blogs/hanya-kode.html'), '<script>alert(1)</script>');
  const before = await readRows(world);
  const { problems } = await importFrom(world, folder);
  expect(problems.map((line) => line.replace(/^blogs\.csv, line \d+: /, ''))).toEqual([
    'blogs/panduan-penonton.html is missing.',
    expect.stringMatching(/^slug must match pattern/),
    expect.stringMatching(/^published_at must match format/),
    'Isi artikel wajib diisi.',
  ]);
  expect(await readRows(world)).toEqual(before);
});
