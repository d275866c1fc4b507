import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, asc, desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { runContentCommand } from '../../scripts/content.ts';
import { demoAccounts } from '../../server/seed/accounts.ts';
import {
  categories,
  auditLog,
  organisers,
  rounds,
  runs,
  tournaments,
} from '../../server/db/schema.ts';
import {
  edit,
  importFrom,
  readFolder,
  readRows,
  useContent,
  type World,
} from '../support/database/content.ts';
import { runOperatorCommand } from '../support/database/runOperatorCommand.ts';

const { openDemonstration, openEmpty, newFolder, exportTo } = useContent();

const describeCategory = (world: World, name: string, description: string) =>
  world.db.update(categories).set({ description }).where(eq(categories.name, name));

it('the content of the demonstration is the same in another database, byte for byte', async () => {
  const folder = await exportTo(await openDemonstration());
  const target = await openEmpty();
  const { problems, lines } = await importFrom(target, folder);
  expect(problems).toEqual([]);
  expect(lines).toContain('categories: 6 new, 0 changed, 0 unchanged');
  const files = readFolder(await exportTo(target));
  expect(files).toEqual(readFolder(folder));
  expect(Object.keys(files)).toContain('files/categories/line-follower.pdf');
});

it('the same folder again changes no row, no version and no line of the audit log', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  const before = await readRows(world);
  expect((await importFrom(world, folder)).lines.at(-1)).toBe('Nothing to change.');
  expect(await readRows(world)).toEqual(before);
});

it('a dry run says what is new or changed, and writes nothing', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  await describeCategory(world, 'Sumo Robot', 'Lain.');
  edit(folder, 'categories.csv', (text) => `${text}Robot Seni,,,points,MM:SS.hh,,\r\n`);
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
    return `${header}\r\nSumo Robot,Lain.,Panjang.,time,MM:SS.hh,,\r\n`;
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

it('a text that would be a formula is none in the file, and comes back as it was', async () => {
  const world = await openDemonstration();
  const texts = ['=1+2', '+62811', '-5', '@SUM(A1)', "'=1"];
  const names = (await world.db.select().from(categories).orderBy(asc(categories.id)))
    .slice(0, texts.length)
    .map(({ name }) => name);
  for (const [index, name] of names.entries())
    await describeCategory(world, name, texts[index] ?? '');
  const folder = await exportTo(world);
  const file = readFileSync(join(folder, 'categories.csv'), 'utf8');
  for (const text of texts) expect(file).toContain(`,'${text},`);
  for (const name of names) await describeCategory(world, name, '');
  await importFrom(world, folder);
  const rows = await world.db.select().from(categories).orderBy(asc(categories.id));
  expect(rows.slice(0, texts.length).map(({ description }) => description)).toEqual(texts);
});

it('is written into the audit log in the name of an organiser', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  await describeCategory(world, 'Sumo Robot', 'Lain.');
  const before = await world.db.$count(auditLog);
  await importFrom(world, folder);
  const entries = await world.db.select().from(auditLog).orderBy(asc(auditLog.id));
  expect(entries.slice(before)).toEqual([
    expect.objectContaining({
      operation: 'updateCategory',
      kind: 'category',
      objectName: 'Sumo Robot',
      organiserId: 1,
    }),
  ]);
});

it('is written into the audit log with the values before and after', async () => {
  const world = await openDemonstration();
  const folder = await exportTo(world);
  const [tournament] = await world.db
    .update(tournaments)
    .set({ city: 'Tempat Lain' })
    .where(eq(tournaments.id, 1))
    .returning();
  const before = await world.db.$count(auditLog);
  await importFrom(world, folder);
  const entries = await world.db.select().from(auditLog).orderBy(asc(auditLog.id)).offset(before);
  expect(entries).toEqual([
    expect.objectContaining({
      operation: 'updateTournament',
      objectId: tournament?.id,
      detail: expect.stringMatching(/^kota Tempat Lain → /),
    }),
  ]);
});

it('changes nothing without the name of an organiser who is active', async () => {
  const world = await openDemonstration();
  const run = (...args: string[]) =>
    runOperatorCommand(runContentCommand, args, world.db, { DATA_DIR: newFolder() });
  const folder = await exportTo(world);
  await describeCategory(world, 'Sumo Robot', 'Lain.');
  const before = await readRows(world);
  expect(await run('import', folder)).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'Name the organiser in whose name the audit log has the changes: --as EMAIL. --dry-run only says what would change.\n',
  });
  const { email } = demoAccounts.organiser;
  const dryRun = await run('import', folder, '--dry-run', '--as', email);
  expect(dryRun.stdout).toContain('changed  Sumo Robot: description');
  await world.db.update(organisers).set({ deactivatedAt: new Date() }).where(eq(organisers.id, 1));
  expect(await run('import', folder, '--as', email)).toMatchObject({
    code: 1,
    stderr: `No organiser has the e-mail address ${email}.\n`,
  });
  expect(await readRows(world)).toEqual(before);
});

it('ranks played rounds by the rule of the form, and the audit log says which keep theirs', async () => {
  const world = await openDemonstration();
  const [played] = await world.db
    .select({ id: runs.id, category: categories.name })
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    .innerJoin(categories, eq(categories.id, rounds.categoryId))
    .where(and(eq(rounds.ranking, 'points'), eq(categories.ranking, 'points')))
    .limit(1);
  if (!played) throw new Error('No run is ranked by points');
  await world.db.update(runs).set({ time: null }).where(eq(runs.id, played.id));
  const readRuns = () => world.db.select().from(runs).orderBy(asc(runs.id));
  const before = await readRuns();
  const folder = newFolder();
  const header = 'name,description,longdec,ranking,time_format,logo,rule';
  writeFileSync(
    join(folder, 'categories.csv'),
    `${header}\n${played.category},,,time,MM:SS.hh,,\n`,
  );
  expect((await importFrom(world, folder)).problems).toEqual([]);
  expect(await readRuns()).toEqual(before);
  const [entry] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({ operation: 'updateCategory', objectName: played.category });
  expect(entry?.detail).toMatch(
    /^Tetap memakai aturan lama karena percobaannya tidak memiliki waktu: /,
  );
});

it.each(['scores.csv', 'runs.csv', 'rounds.csv'])(
  'refuses %s: scores come by score entry alone, which knows which rounds are closed',
  async (file) => {
    const folder = newFolder();
    writeFileSync(join(folder, file), 'id,points\n1,999\n');
    const { problems } = await importFrom(await openDemonstration(), folder);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(file);
  },
);

it('is a command', async () => {
  const world = await openDemonstration();
  const run = (...args: string[]) =>
    runOperatorCommand(runContentCommand, args, world.db, { DATA_DIR: newFolder() });
  const folder = newFolder();
  const header = 'name,description,longdec,ranking,time_format,logo,rule';
  writeFileSync(join(folder, 'categories.csv'), `${header}\nSeni,,,points,MM:SS.hh,,\n`);
  const { email } = demoAccounts.organiser;
  expect(await run('import', folder, '--as', email)).toEqual({
    code: 0,
    stdout: 'categories: 1 new, 0 changed, 0 unchanged\n  new      Seni\nAll is saved.\n',
    stderr: '',
  });
  edit(folder, 'categories.csv', (text) => text.replace(',points,', ',luck,'));
  expect(await run('import', folder, '--dry-run')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^categories\.csv, line 2: ranking must be .*\nNothing has changed: 1 problem\.\n$/,
    ),
  });
  expect(await run('export', folder)).toMatchObject({
    code: 1,
    stderr: `${folder} is not empty. Name another folder.\n`,
  });
  expect(await run('export', folder, 'and-another')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Name what to do: /),
  });
});
