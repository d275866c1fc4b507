import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { exportContent } from '../../scripts/content/exportContent.ts';
import { findVideos } from '../../server/data/media.ts';
import { findOrganisedBanners } from '../../server/data/organisedBanners.ts';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import { categories, journal, scores, tournaments } from '../../server/db/schema.ts';
import {
  edit,
  importFrom,
  readFolder,
  readRows,
  useContent,
  type World,
} from '../support/content.ts';
import { databaseUrl } from '../support/testDatabase.ts';

const { openDemonstration, openEmpty, newFolder, exportTo } = useContent();

/** The teams of the scores are no content. */
const withoutScores = (folder: string) => {
  rmSync(join(folder, 'scores.csv'));
  return folder;
};

const describeCategory = (world: World, name: string, description: string) =>
  world.db.update(categories).set({ description }).where(eq(categories.name, name));

it('the content of the demonstration is the same in another database, byte for byte', async () => {
  const folder = withoutScores(await exportTo(await openDemonstration()));
  const target = await openEmpty();
  const { problems, lines } = await importFrom(target, folder);
  expect(problems).toEqual([]);
  expect(lines).toContain('categories: 6 new, 0 changed, 0 unchanged');
  const files = readFolder(withoutScores(await exportTo(target)));
  expect(files).toEqual(readFolder(folder));
  expect(Object.keys(files)).toContain('files/categories/line-follower.pdf');
});

it('the same folder again changes no row, no version and no line of the journal', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  const before = await readRows(world);
  expect((await importFrom(world, folder, { organiserId: 1 })).lines.at(-1)).toBe(
    'Nothing to change.',
  );
  expect(await readRows(world)).toEqual(before);
});

it('a workbook has the same as the CSV files', async () => {
  const world = await openDemonstration();
  const csv = await exportTo(world);
  const workbook = await exportTo(world, true);
  expect(Object.keys(readFolder(workbook))).toContain('content.xlsx');
  await world.db.delete(scores);
  await describeCategory(world, 'Sumo Robot', 'Lain.');
  expect((await importFrom(world, workbook)).problems).toEqual([]);
  expect(readFolder(await exportTo(world))).toEqual(readFolder(csv));
});

it('a dry run says what is new or changed, and writes nothing', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  await describeCategory(world, 'Sumo Robot', 'Lain.');
  await world.db.delete(scores);
  edit(folder, 'categories.csv', (text) => `${text}Robot Seni,,,points,,\r\n`);
  const before = await readRows(world);
  const { lines } = await importFrom(world, folder, { isDryRun: true });
  expect(lines).toContain('categories: 1 new, 1 changed, 5 unchanged');
  expect(lines).toContain('  new      Robot Seni');
  expect(lines).toContain('  changed  Sumo Robot: description');
  expect(lines.at(-1)).toBe('Nothing has changed yet: this was a dry run.');
  expect(await readRows(world)).toEqual(before);
});

it('what changes has a higher version, and the public sees it; what is not named stays', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  const read = async () => (await readRows(world)) as { row: string }[][];
  const before = await read();
  edit(folder, 'categories.csv', (text) => {
    const [header] = text.split('\r\n');
    return `${header}\r\nSumo Robot,Lain.,Panjang.,time,,\r\n`;
  });
  const { lines } = await importFrom(world, folder);
  expect(lines).toContain('categories: 0 new, 1 changed, 0 unchanged');
  const rows = await world.db.select().from(categories).orderBy(asc(categories.id));
  expect(rows).toHaveLength(6);
  expect(rows.find(({ name }) => name === 'Sumo Robot')).toMatchObject({
    description: 'Lain.',
    longDescription: 'Panjang.',
    ranking: 'time',
    logo: 'categories/sumo.svg',
    version: 2,
  });
  expect(rows.filter(({ version }) => version > 1)).toHaveLength(1);
  expect((await read()).at(-1)).not.toEqual(before.at(-1));
});

it('every bad line is named, and nothing is written', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  edit(folder, 'categories.csv', (text) =>
    [text.trimEnd(), 'Sumo Robot,,,points,,', ',,,points,,', 'Seni,,,luck,,', ''].join('\r\n'),
  );
  const lineCount = readFileSync(join(folder, 'categories.csv'), 'utf8')
    .trimEnd()
    .split('\n').length;
  edit(folder, 'tournaments.csv', (text) =>
    [
      text.trimEnd(),
      'Piala Salah,2027-02-30,,Asia/Jakarta,,,,,,draft,,',
      'Piala Balik,2027-02-20,,Asia/Jakarta,,,,2027-02-01T00:00:00Z,2027-01-01T00:00:00Z,draft,,',
      'Piala Baru,2027-02-20,,Asia/Jakarta,,,,,,open,,',
      '',
    ].join('\r\n'),
  );
  const tournamentLines = readFileSync(join(folder, 'tournaments.csv'), 'utf8')
    .trimEnd()
    .split('\n');
  edit(folder, 'tournament_categories.csv', () =>
    [
      'tournament,date,category,capacity',
      'Piala Lain,2027-02-20,Sumo Robot,8',
      'Jakarta Robot Games,2026-11-23,Renang,8',
      '',
    ].join('\n'),
  );
  edit(folder, 'scores.csv', (text) => {
    const [header, first = ''] = text.split('\r\n');
    const cells = first.split(',');
    const score = (changes: Record<number, string>) =>
      cells.map((cell, index) => changes[index] ?? cell).join(',');
    return [
      header,
      first,
      first,
      score({ 2: 'Renang' }),
      score({ 3: 'X-NONE-00001' }),
      score({ 4: '1,5' }).replace('1,5', '"1,5"'),
      score({ 5: '00:43:40' }),
      '',
    ].join('\r\n');
  });
  const before = await readRows(world);
  const { problems } = await importFrom(world, folder);
  expect(await readRows(world)).toEqual(before);
  const has = (text: string) =>
    expect(
      problems.some((line) => line.startsWith(text)),
      text,
    ).toBe(true);
  has(`categories.csv, line ${lineCount - 2}: Sumo Robot is on line `);
  has(`categories.csv, line ${lineCount - 1}: name `);
  has(`categories.csv, line ${lineCount}: ranking `);
  const last = tournamentLines.length;
  has(`tournaments.csv, line ${last - 2}: date `);
  has(`tournaments.csv, line ${last - 1}: The registration closes before it opens.`);
  has(`tournaments.csv, line ${last}: status must be equal`);
  has('tournament_categories.csv, line 2: There is no tournament Piala Lain (2027-02-20).');
  has('tournament_categories.csv, line 3: There is no category Renang.');
  has('scores.csv, line 3: The team X-');
  has('scores.csv, line 4: The category is not played in this tournament.');
  has('scores.csv, line 5: The team X-NONE-00001 is not registered there.');
  has('scores.csv, line 6: points ');
  has('scores.csv, line 7: The time must be written as MM:SS.hh.');
});

it('a tournament keeps the categories that its teams need', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  edit(folder, 'tournament_categories.csv', () =>
    ['tournament,date,category,capacity', 'Jakarta Robot Games,2026-11-23,Line Follower,1'].join(
      '\n',
    ),
  );
  edit(folder, 'tournaments.csv', (text) =>
    text.replace(/(Jakarta Robot Games.*)published/, '$1draft'),
  );
  const { problems } = await importFrom(world, folder);
  expect(problems).toEqual([
    'tournament_categories.csv, line 2: 9 teams are registered in Line Follower already.',
    'tournaments.csv, line 2: Teams are registered, so it cannot become a draft.',
  ]);
  edit(folder, 'tournament_categories.csv', (text) => text.replace(/1$/, '12'));
  edit(folder, 'tournaments.csv', (text) => text.replace('draft', 'postponed'));
  const { lines } = await importFrom(world, folder);
  expect(lines).toContain(
    '  changed  Jakarta Robot Games (2026-11-23): category Line Follower, status',
  );
  const changed = await world.db.select().from(tournaments).where(ne(tournaments.version, 1));
  expect(changed).toMatchObject([
    { title: 'Jakarta Robot Games', status: 'postponed', version: 2 },
  ]);
});

it('missing and unknown columns, and files that are none, are named', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'categories.csv'), 'name,colour\nSeni,merah\n');
  writeFileSync(join(folder, 'tournaments.csv'), Buffer.from([0xff, 0xfe, 0x00]));
  writeFileSync(join(folder, 'content.xlsx'), 'kosong');
  writeFileSync(join(folder, 'scores.csv'), 'tournament,date\n"Piala,2027-01-01\n');
  const { problems } = await importFrom(await openEmpty(), folder);
  expect(problems).toEqual([
    'categories.csv, line 1: The column description is missing.',
    'categories.csv, line 1: The column longdec is missing.',
    'categories.csv, line 1: The column ranking is missing.',
    'categories.csv, line 1: The column logo is missing.',
    'categories.csv, line 1: The column rule is missing.',
    'categories.csv, line 1: There is no column colour.',
    'content.xlsx, line 1: The file is no workbook.',
    'scores.csv, line 2: The quotation marks on line 2 do not match.',
    'tournaments.csv, line 1: The file is not a text in UTF-8.',
  ]);
  expect((await importFrom(await openEmpty(), newFolder())).lines).toEqual([
    'There is no table in this folder.',
  ]);
});

it('a text that would be a formula is none in the file, and comes back as it was', async () => {
  const world = await openDemonstration();
  const texts = ['=1+2', '+62811', '-5', '@SUM(A1)', "'=1"];
  for (const text of texts) {
    await describeCategory(world, 'Sumo Robot', text);
    const folder = await exportTo(world);
    expect(readFileSync(join(folder, 'categories.csv'), 'utf8')).toContain(`,'${text},`);
    await describeCategory(world, 'Sumo Robot', '');
    await importFrom(world, folder);
    const [row] = await world.db.select().from(categories).where(eq(categories.name, 'Sumo Robot'));
    expect(row?.description).toBe(text);
  }
});

it('is written into the journal in the name of an organiser, and not without one', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  await world.db.delete(scores);
  await describeCategory(world, 'Sumo Robot', 'Lain.');
  const count = () => world.db.$count(journal);
  const before = await count();
  await importFrom(world, folder);
  expect(await count()).toBe(before);
  await describeCategory(world, 'Sumo Robot', 'Lain.');
  await importFrom(world, folder, { organiserId: 1 });
  const entries = await world.db.select().from(journal).orderBy(asc(journal.id));
  expect(entries.slice(before)).toEqual([
    expect.objectContaining({
      operation: 'updateCategory',
      kind: 'category',
      objectName: 'Sumo Robot',
      organiserId: 1,
    }),
  ]);
});

it('is a command', async () => {
  const world = await openDemonstration();
  const { rows } = (await world.db.execute(sql`select current_database() as name`)) as {
    rows: { name: string }[];
  };
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl(process.env.TEST_DATABASE_URL ?? '', rows[0]?.name ?? ''),
    DATA_DIR: newFolder(),
    NODE_OPTIONS: '',
  };
  const run = (...parameters: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/content.ts', ...parameters], { env });
  const folder = newFolder();
  const header = 'name,description,longdec,ranking,logo,rule';
  writeFileSync(join(folder, 'categories.csv'), `${header}\nSeni,,,points,,\n`);
  const { email } = demoAccounts.organiser;
  const { stdout } = await run('import', folder, '--as', email);
  expect(stdout).toBe(
    'categories: 1 new, 0 changed, 0 unchanged\n  new      Seni\nAll is saved.\n',
  );
  edit(folder, 'categories.csv', (text) => text.replace(',points,', ',luck,'));
  await expect(run('import', folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^categories\.csv, line 2: ranking must be .*\nNothing has changed: 1 problem\.\n$/,
    ),
  });
  await expect(exportContent({ ...world, folder, isWorkbook: false })).rejects.toThrow(
    `${folder} is not empty. Name another folder.`,
  );
});

it('media are checked as in their forms, and banners keep their order', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  const readBanners = async () =>
    (await findOrganisedBanners(world.db)).map(({ title, position }) => [title, position]);
  edit(folder, 'banners.csv', (text) =>
    [text.trimEnd(), 'Jahat,,Buka,javascript:alert(1),,', 'Urutan,,,,satu,', ''].join('\r\n'),
  );
  edit(folder, 'videos.csv', (text) => `${text}https://youtu.be/x,Salah\r\n`);
  edit(folder, 'gallery.csv', (text) => `${text}Alamat Salah,Foto,,kemarin,\r\n`);
  const before = await readRows(world);
  const { problems } = await importFrom(world, folder);
  expect(problems.map((line) => line.replace(/, line \d+:/, ':'))).toEqual([
    'banners.csv: Tautan harus berupa alamat http(s) atau halaman situs ini, misalnya /tournaments.',
    'banners.csv: position must be integer.',
    expect.stringMatching(/^gallery\.csv: created_at must match format "date-time"\.$/),
    expect.stringMatching(/^gallery\.csv: slug must match pattern /),
    expect.stringMatching(/^videos\.csv: video_id must match pattern /),
  ]);
  expect(await readRows(world)).toEqual(before);

  edit(folder, 'banners.csv', (text) => {
    const [header = '', first = ''] = text.split('\r\n');
    return [header, first.replace(/,\d+,([^,]*)$/, ',7,$1'), 'Baru,,Lihat,/teams,,', ''].join(
      '\r\n',
    );
  });
  edit(folder, 'videos.csv', (text) => text.replace(/https.*/, 'aaaaaaaaaaa,Final\r'));
  edit(folder, 'gallery.csv', (text) => text.replace(/Alamat Salah.*/, ',Tanpa alamat,,,\r'));
  const [[firstTitle] = ['']] = await readBanners();
  const { lines, problems: none } = await importFrom(world, folder, { organiserId: 1 });
  expect(none).toEqual([]);
  expect(lines).toContain(`  changed  ${firstTitle}: position`);
  expect((await readBanners()).slice(-2)).toEqual([
    [firstTitle, 7],
    ['Baru', 8],
  ]);
  const [newest] = await findVideos(world.db);
  expect(newest).toMatchObject({ title: 'Final', videoId: 'aaaaaaaaaaa', version: 1 });
  expect((await importFrom(world, folder)).lines.at(-1)).toBe('Nothing to change.');
});
