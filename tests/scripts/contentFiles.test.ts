import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { categories } from '../../server/db/schema.ts';
import { maxUploadBytes } from '../../server/contract/uploads.ts';
import {
  importFrom,
  readFolder,
  readRows,
  useContent,
  type World,
} from '../support/database/content.ts';
import { bombPng, plain, sidewaysPhoto } from '../support/screens/images.ts';

const { openEmpty, newFolder, exportTo } = useContent();

let world: World;
let folder: string;
beforeEach(async () => {
  world ??= await openEmpty();
  folder = newFolder();
});

const write = (path: string, content: Uint8Array | string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const name = (column: 'logo' | 'rule', path: string) =>
  write(
    'categories.csv',
    `name,description,longdec,ranking,time_format,logo,rule\nSeni,,,points,MM:SS.hh,${
      column === 'logo' ? `${path},` : `,${path}`
    }\n`,
  );
const blogColumns = 'slug,title,meta_title,meta_description,created_at,published_at,picture';
const importLogo = (path: string) => {
  name('logo', path);
  return importFrom(world, folder);
};
const readCategory = async () => {
  const [row] = await world.db.select().from(categories).where(eq(categories.name, 'Seni'));
  return row;
};

it.each([
  '../rahasia.svg',
  '/etc/rahasia.svg',
  'files/../../rahasia.svg',
  String.raw`files\..\..\rahasia.svg`,
  './rahasia.svg',
  'files/.rahasia.svg',
  'files/rahasia.html',
  'files/rahasia',
])('a name that leads elsewhere is refused: %s', async (path) => {
  write('../rahasia.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const before = await readRows(world);
  expect((await importLogo(path)).problems).toEqual([
    `categories.csv, line 2: ${path} is no path of a picture or a PDF.`,
  ]);
  expect(await readRows(world)).toEqual(before);
});

it('a link that leads elsewhere is refused', async () => {
  write('../lain/rahasia.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  symlinkSync(join(folder, '../lain'), join(folder, 'files'));
  expect((await importLogo('files/rahasia.svg')).problems).toEqual([
    'categories.csv, line 2: files/rahasia.svg leads out of the folder.',
  ]);
});

it.each(['blogs.csv', 'blogs/judul.html'])(
  'what is read through a link that leads elsewhere is refused: %s',
  async (path) => {
    write('blogs.csv', `${blogColumns}\njudul,Judul,,,,,\n`);
    write('blogs/judul.html', '<p>Isi</p>');
    write(`../rahasia-${path.replace('/', '-')}`, '<p>Rahasia</p>');
    rmSync(join(folder, path), { force: true });
    symlinkSync(join(folder, `../rahasia-${path.replace('/', '-')}`), join(folder, path));
    const before = await readRows(world);
    const { problems } = await importFrom(world, folder);
    const [line, file] = path.endsWith('html') ? [2, 'blogs.csv'] : [1, path];
    expect(problems).toEqual([`${file}, line ${line}: ${path} leads out of the folder.`]);
    expect(await readRows(world)).toEqual(before);
  },
);

it('a link to another place of the folder is followed', async () => {
  write('blogs.csv', `${blogColumns}\njudul,Judul,,,,,\n`);
  write('artikel.html', '<p>Isi</p>');
  write('blogs/lain.html', '');
  symlinkSync('../artikel.html', join(folder, 'blogs/judul.html'));
  expect((await importFrom(world, folder, { isDryRun: true })).problems).toEqual([]);
});

it('a table or article that is too large is not read', async () => {
  write('blogs.csv', `${blogColumns}\njudul,Judul,,,,,\n`);
  write('blogs/judul.html', new Uint8Array(maxUploadBytes + 1));
  write('banners.csv', new Uint8Array(20 * 1024 * 1024 + 1));
  expect((await importFrom(world, folder)).problems).toEqual([
    'banners.csv, line 1: banners.csv is larger than 20 MiB.',
    'blogs.csv, line 2: blogs/judul.html is larger than 5 MiB.',
  ]);
});

it.each([
  ['a text', 'gambar.jpg', 'bukan gambar'],
  ['a page', 'gambar.svg', '<html><svg></svg></html>'],
  ['nothing', 'gambar.png', ''],
  ['more pixels than a phone takes', 'gambar.png', bombPng(20_000, 20_000)],
])('what is no picture is refused: %s', async (_, path, content) => {
  write(path, content);
  expect((await importLogo(path)).problems).toEqual([
    `categories.csv, line 2: ${path} is no picture (PNG, JPEG, WebP or GIF, or an SVG).`,
  ]);
});

it('what is too large, missing or no PDF is refused', async () => {
  write('besar.png', new Uint8Array(maxUploadBytes + 1));
  expect((await importLogo('besar.png')).problems).toEqual([
    'categories.csv, line 2: besar.png is larger than 5 MiB.',
  ]);
  expect((await importLogo('hilang.png')).problems).toEqual([
    'categories.csv, line 2: hilang.png is missing.',
  ]);
  write('aturan.pdf', '<html></html>');
  name('rule', 'aturan.pdf');
  expect((await importFrom(world, folder)).problems).toEqual([
    'categories.csv, line 2: aturan.pdf is no PDF.',
  ]);
  expect(await readCategory()).toBeUndefined();
});

it('a picture is stored as an upload is, once, and moves on without being encoded again', async () => {
  write('logo.jpg', await sidewaysPhoto());
  expect((await importLogo('logo.jpg')).problems).toEqual([]);
  const first = await readCategory();
  expect(first?.logo).toMatch(/^categories\/1-logo-[0-9a-f]{32}\.jpg$/);
  expect((await importLogo('logo.jpg')).lines.at(-1)).toBe('Nothing to change.');
  expect(await readCategory()).toEqual(first);
  const bytes = (await world.files.read(first?.logo ?? ''))?.bytes;
  expect(Buffer.from(bytes ?? []).includes('Kamera Raka')).toBe(false);

  const exported = await exportTo(world);
  const other = await openEmpty();
  expect((await importFrom(other, exported)).problems).toEqual([]);
  expect(readFolder(await exportTo(other))).toEqual(readFolder(exported));
});

it('a replaced file is removed, and one that was written is not left after a failure', async () => {
  const before = await readCategory();
  write('logo.png', await plain(30, 30, '#a00').png().toBuffer());
  const removed: string[] = [];
  const written: string[] = [];
  const files = {
    ...world.files,
    write: (path: string, bytes: Uint8Array) => {
      written.push(path);
      return world.files.write(path, bytes);
    },
    remove: (path: string) => {
      removed.push(path);
      return world.files.remove(path);
    },
  };
  name('logo', 'logo.png');
  await expect(importFrom({ ...world, files }, folder, { organiserId: 99 })).rejects.toThrow(
    'journal',
  );
  expect(removed).toEqual(written);
  expect(await readCategory()).toEqual(before);
  removed.length = 0;
  expect((await importFrom({ ...world, files }, folder)).problems).toEqual([]);
  expect(removed).toEqual([before?.logo]);
});
