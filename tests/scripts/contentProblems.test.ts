import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findVideos } from '../../server/content/mediaQueries.ts';
import { bannerContent } from '../../server/content/kinds/banners.ts';
import { tournaments } from '../../server/db/schema.ts';
import { edit, importFrom, readRows, useContent } from '../support/database/content.ts';

const { openDemonstration, openEmpty, newFolder, exportTo } = useContent();

/** The name and date of a tournament in an exported folder, as a row names it. */
const openTournament = (folder: string): string => {
  const text = readFileSync(join(folder, 'tournaments.csv'), 'utf8');
  return /^Jakarta Robot Games,[\d-]+/m.exec(text)?.[0] ?? '';
};

it('every bad line is named, and nothing is written', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  edit(folder, 'categories.csv', (text) =>
    [
      text.trimEnd(),
      'Sumo Robot,,,points,MM:SS.hh,,',
      ',,,points,MM:SS.hh,,',
      'Seni,,,luck,MM:SS.hh,,',
      '',
    ].join('\r\n'),
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
      `${openTournament(folder)},Renang,8`,
      '',
    ].join('\n'),
  );
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
});

it('a tournament keeps the categories that its teams need', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  const tournament = openTournament(folder);
  edit(folder, 'tournament_categories.csv', () =>
    ['tournament,date,category,capacity', `${tournament},Line Follower,1`].join('\n'),
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
  const [title, date] = tournament.split(',');
  expect(lines).toContain(`  changed  ${title} (${date}): category Line Follower, status`);
  const changed = await world.db.select().from(tournaments).where(ne(tournaments.version, 1));
  expect(changed).toMatchObject([
    { title: 'Jakarta Robot Games', status: 'postponed', version: 2 },
  ]);
});

it('missing and unknown columns, and files that are no tables, are named', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'categories.csv'), 'name,colour\nSeni,merah\n');
  writeFileSync(join(folder, 'tournaments.csv'), Buffer.from([0xff, 0xfe, 0x00]));
  writeFileSync(join(folder, 'banners.csv'), 'title,subtitle\n"Piala,2027\n');
  writeFileSync(join(folder, 'scores.csv'), 'tournament,date\n');
  const { problems } = await importFrom(await openEmpty(), folder);
  expect(problems).toEqual([
    'banners.csv, line 2: The quotation marks on line 2 do not match.',
    'categories.csv, line 1: The column description is missing.',
    'categories.csv, line 1: The column longdec is missing.',
    'categories.csv, line 1: The column ranking is missing.',
    'categories.csv, line 1: The column time_format is missing.',
    'categories.csv, line 1: The column logo is missing.',
    'categories.csv, line 1: The column rule is missing.',
    'categories.csv, line 1: There is no column colour.',
    'scores.csv, line 1: The file is none of the tables that are read.',
    'tournaments.csv, line 1: The file is not a text in UTF-8.',
  ]);
  expect((await importFrom(await openEmpty(), newFolder())).lines).toEqual([
    'There is no table in this folder.',
  ]);
});

it('media are checked as in their forms, and banners keep their order', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  const readBanners = async () =>
    (await bannerContent.findAll(world.db)).map(({ title, position }) => [title, position]);
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
  const { lines, problems: none } = await importFrom(world, folder);
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
