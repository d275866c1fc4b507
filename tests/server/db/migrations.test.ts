import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../../support/database/testDatabase.ts';
import { countBefore, upgrade } from '../../support/database/upgrade.ts';

const fixture = `
  insert into categories (name, description, logo, long_description)
    values ('A', '', '', ''), ('B', '', '', '');
  insert into blogs (title, slug, content, created_at)
    values ('Kiat', 'kiat', '<p>Isi.</p>', '2026-01-02T03:04:05Z');
  insert into clubs (name, email, phone, password_hash, pin_hash, code)
    values ('Klub', 'klub@contoh.id', '1', '', '', 'ABCD');
  insert into tournaments (title, date) values ('Final', '2026-01-01');
  insert into tournament_categories values (1, 2);
  insert into teams (code, name, club_id, category_id) values ('X-ABCD-00001', 'Tim', 1, 2);
  insert into registrations (tournament_id, team_id, category_id) values (1, 1, 2);`;

it('scores of an earlier version get the category of their registration, articles their publication', async () => {
  await upgrade(6, async (pool, migrateToEnd) => {
    await pool.query(`${fixture}
      insert into scores (registration_id, points, time) values (1, 5, '00:01.00')`);
    await migrateToEnd();
    const { rows } = await pool.query('select registration_id, category_id, points from scores');
    expect(rows).toEqual([{ registration_id: 1, category_id: 2, points: '5.00' }]);
    const articles = await pool.query('select published_at, version from blogs');
    expect(articles.rows).toEqual([{ published_at: new Date('2026-01-02T03:04:05Z'), version: 1 }]);
  });
});

it('scores become the first run of the first round, and the migration can be repeated', async () => {
  const key = '8f9e2b1c-53f4-4d0e-9a5e-0f2f6c1a7d10';
  await upgrade(19, async (pool, migrateToEnd) => {
    await pool.query(`${fixture}
      update categories set ranking = 'time' where id = 2;
      insert into scores (registration_id, category_id, points, time) values (1, 2, 4, '00:02.00');
      delete from scores;
      insert into scores (registration_id, category_id, points, time, version)
        values (1, 2, 5, '00:01.00', 3);
      insert into score_entries (key, score_id, registration_id, points, time)
        values ('${key}', 2, 1, 5, '00:01.00')`);
    await migrateToEnd();
    const read = async () => {
      const tables = ['rounds', 'runs', 'scores', 'score_entries', 'content_version'];
      const found = await Promise.all(tables.map((table) => pool.query(`select * from ${table}`)));
      return found.map(({ rows }) => rows as object[]);
    };
    const [rounds, runs, scores, entries] = await read();
    expect(rounds).toMatchObject([
      { tournament_id: 1, category_id: 2, position: 1, name: 'Penyisihan', ranking: 'time' },
    ]);
    expect(runs).toMatchObject([
      {
        id: 2,
        round_id: 1,
        registration_id: 1,
        number: 1,
        points: '5.00',
        time: '00:01.00',
        version: 3,
      },
    ]);
    expect(scores).toMatchObject([{ id: 2, points: '5.00', time: '00:01.00', version: 3 }]);
    expect(entries).toMatchObject([{ key, score_id: 2, round_id: 1, number: 1 }]);
    await pool.query(`
      update rounds set name = 'Kualifikasi';
      delete from runs;
      insert into runs (round_id, registration_id, number, points, time)
        values (1, 1, 2, 7, '00:03.00')`);
    const before = await read();
    expect(before[1]).toMatchObject([{ id: 3, number: 2 }]);
    const file = join(migrationsFolder, '0020_rounds_and_runs.sql');
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await pool.query(statement);
    expect(await read()).toEqual(before);
  });
});

it('rounds keep the rule that they had, and the migration can be repeated', async () => {
  await upgrade(24, async (pool, migrateToEnd) => {
    await pool.query(`${fixture}
      insert into rounds
        (tournament_id, category_id, position, name, run_count, counting, best_count, ranking,
          carries_over, team_count)
        values (1, 2, 1, 'A', 2, 'best', null, 'points', true, null),
          (1, 2, 2, 'B', 2, 'sum', null, 'time', true, 4),
          (1, 2, 3, 'C', 2, 'mean', null, 'time', false, 3),
          (1, 2, 4, 'D', 5, 'best_sum', 2, 'points_only', false, 2)`);
    await migrateToEnd();
    const read = async () =>
      (
        await pool.query(
          `select name, ties, carry_over, incomplete_mean, without_result, club_limit
            from rounds order by position`,
        )
      ).rows as object[];
    const usual = { without_result: 'unranked', club_limit: null };
    expect(await read()).toEqual([
      { name: 'A', ties: 'next_runs', carry_over: 'none', incomplete_mean: null, ...usual },
      { name: 'B', ties: 'shared', carry_over: 'sum', incomplete_mean: null, ...usual },
      { name: 'C', ties: 'shared', carry_over: 'none', incomplete_mean: 'below', ...usual },
      { name: 'D', ties: 'shared', carry_over: 'none', incomplete_mean: null, ...usual },
    ]);
    await pool.query(`
      update rounds set run_count = 10, ties = 'best_run', without_result = 'last' where name = 'C';
      update rounds set carry_over = 'best', club_limit = 2 where name = 'D'`);
    const before = await read();
    const file = join(migrationsFolder, '0024_rules_of_rounds.sql');
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await pool.query(statement);
    expect(await read()).toEqual(before);
  });
});

it('the category Inspire gets times of hours, once: its name means nothing afterwards', async () => {
  await upgrade(25, async (pool, migrateToEnd) => {
    await pool.query(`${fixture}
      insert into categories (name, description, logo, long_description)
        values (' INSPIRE ', '', '', ''), ('Inspire Junior', '', '', '');
      insert into scores (registration_id, category_id, points, time) values (1, 2, 5, '00:01.00');
      insert into score_entries (key, score_id, registration_id, points, time)
        values ('8f9e2b1c-53f4-4d0e-9a5e-0f2f6c1a7d10', 2, 1, 5, '00:01.00')`);
    await migrateToEnd();
    const read = async () => {
      const names = 'select name, time_format from categories order by id';
      const found = await Promise.all(
        [names, 'select points, time from scores', 'select points, time from score_entries'].map(
          (query) => pool.query(query),
        ),
      );
      return found.map(({ rows }) => rows as object[]);
    };
    expect(await read()).toEqual([
      [
        { name: 'A', time_format: 'MM:SS.hh' },
        { name: 'B', time_format: 'MM:SS.hh' },
        { name: ' INSPIRE ', time_format: 'HH:MM:SS' },
        { name: 'Inspire Junior', time_format: 'MM:SS.hh' },
      ],
      [{ points: '5.00', time: '00:01.00' }],
      [{ points: '5.00', time: '00:01.00' }],
    ]);
    await pool.query(`
      update categories set time_format = 'MM:SS.hhh' where name = ' INSPIRE ';
      update categories set name = 'inspire' where name = 'A';
      update scores set points = 87.66, time = '00:01.005'`);
    const before = await read();
    expect(before[1]).toEqual([{ points: '87.66', time: '00:01.005' }]);
    // A later migration reads the runs through a view, and PostgreSQL changes no type below one.
    await pool.query('drop view shown_runs');
    const file = join(migrationsFolder, '0025_points_and_time_formats.sql');
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await pool.query(statement);
    expect(await read()).toEqual(before);
  });
});

it('clubs that have registered a team count as reviewed, once', async () => {
  await upgrade(32, async (pool, migrateToEnd) => {
    await pool.query(`
      insert into categories (name, description, logo, long_description) values ('A', '', '', '');
      insert into clubs (name, email, phone, password_hash, pin_hash, code)
        values ('Terdaftar', 'a@contoh.id', '1', '', '', 'AAAA'),
          ('Punya tim', 'b@contoh.id', '1', '', '', 'BBBB'),
          ('Kosong', 'c@contoh.id', '1', '', '', 'CCCC');
      insert into tournaments (title, date) values ('Final', '2026-01-01');
      insert into tournament_categories values (1, 1);
      insert into teams (code, name, club_id, category_id)
        values ('X-AAAA-00001', 'Tim', 1, 1), ('X-BBBB-00001', 'Tim', 2, 1);
      insert into registrations (tournament_id, team_id, category_id, start_number)
        values (1, 1, 1, 1);`);
    await migrateToEnd();
    const read = async () =>
      (await pool.query('select name from clubs where reviewed_at is not null order by id')).rows;
    expect(await read()).toEqual([{ name: 'Terdaftar' }]);
    await pool.query(`
      update clubs set reviewed_at = null where name = 'Terdaftar';
      update clubs set reviewed_at = now() where name = 'Kosong'`);
    const file = join(migrationsFolder, '0032_known_clubs.sql');
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await pool.query(statement);
    expect(await read()).toEqual([{ name: 'Kosong' }]);
  });
});

it.each([
  [
    'the oldest who can sign in',
    "('A', 'a', '1', now(), '2026-01-01'), ('B', 'b', null, null, '2026-01-02'), ('C', 'c', '1', null, '2026-01-04'), ('D', 'd', '1', null, '2026-01-03')",
    'D',
  ],
  [
    'the oldest who is not deactivated',
    "('A', 'a', null, now(), '2026-01-01'), ('B', 'b', null, null, '2026-01-02')",
    'B',
  ],
  [
    'the oldest if all are deactivated',
    "('A', 'a', null, now(), '2026-01-02'), ('B', 'b', null, now(), '2026-01-01')",
    'B',
  ],
])('of the organisers of an earlier version, %s is the owner', async (_who, values, owner) => {
  await upgrade(19, async (pool, migrateToEnd) => {
    await pool.query(
      `insert into organisers (name, email, password_hash, deactivated_at, created_at) values ${values}`,
    );
    await migrateToEnd();
    const { rows } = await pool.query("select name from organisers where role = 'owner'");
    expect(rows).toEqual([{ name: owner }]);
  });
});

it('registrations get start numbers in their order in each tournament, once', async () => {
  await upgrade(26, async (pool, migrateToEnd) => {
    await pool.query(`${fixture}
      insert into tournaments (title, date) values ('Piala', '2026-02-01');
      insert into tournament_categories values (2, 2);
      insert into teams (code, name, club_id, category_id)
        values ('X-ABCD-00002', 'Tim 2', 1, 2), ('X-ABCD-00003', 'Tim 3', 1, 2);
      insert into registrations (tournament_id, team_id, category_id)
        values (2, 3, 2), (1, 3, 2), (2, 1, 2), (1, 2, 2);
      delete from registrations where id = 3;`);
    await migrateToEnd();
    const read = async () =>
      (
        await pool.query(
          'select tournament_id, team_id, start_number from registrations order by tournament_id, id',
        )
      ).rows;
    const numbered = await read();
    expect(numbered).toEqual([
      { tournament_id: 1, team_id: 1, start_number: 1 },
      { tournament_id: 1, team_id: 2, start_number: 2 },
      { tournament_id: 2, team_id: 3, start_number: 1 },
      { tournament_id: 2, team_id: 1, start_number: 2 },
    ]);
    await pool.query('delete from registrations where id = 1');
    const file = join(migrationsFolder, '0026_start_numbers.sql');
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await pool.query(statement);
    expect(await read()).toEqual(numbered.slice(1));
  });
});

it('who is in a team with runs is kept with its registration, once', async () => {
  await upgrade(27, async (pool, migrateToEnd) => {
    await pool.query(`
      insert into categories (name, description, logo, long_description) values ('A', '', '', '');
      insert into clubs (name, email, phone, password_hash, pin_hash, code)
        values ('Klub', 'klub@contoh.id', '1', '', '', 'ABCD');
      insert into participants (name, email, password_hash)
        values ('Ani', 'a@contoh.id', ''), ('Budi', 'b@contoh.id', ''), ('Citra', 'c@contoh.id', '');
      insert into tournaments (title, date) values ('Final', '2026-01-01');
      insert into tournament_categories values (1, 1);
      insert into rounds (tournament_id, category_id, position, name, ranking)
        values (1, 1, 1, 'Penyisihan', 'points');
      insert into teams (code, name, club_id, category_id)
        values ('X-ABCD-00001', 'Satu', 1, 1), ('X-ABCD-00002', 'Dua', 1, 1);
      insert into team_members (team_id, participant_id, category_id, level, position)
        values (1, 1, 1, 'leader', 1), (1, 2, 1, 'member', 2), (2, 3, 1, 'leader', 1);
      insert into registrations (tournament_id, team_id, category_id, start_number)
        values (1, 1, 1, 1), (1, 2, 1, 2);
      insert into runs (round_id, registration_id, number, outcome) values (1, 1, 1, 'dns');`);
    await migrateToEnd();
    const read = async () =>
      (await pool.query('select * from registration_members order by position')).rows;
    const kept = [
      { registration_id: 1, participant_id: 1, level: 'leader', position: 1 },
      { registration_id: 1, participant_id: 2, level: 'member', position: 2 },
    ];
    expect(await read()).toEqual(kept);
    await pool.query('delete from team_members where participant_id = 2');
    const file = join(migrationsFolder, '0027_members_at_runs.sql');
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await pool.query(statement);
    expect(await read()).toEqual(kept);
  });
});

it('a tournament that was changed before it had revisions is newer than files without a number', async () => {
  await upgrade(31, async (pool, migrateToEnd) => {
    await pool.query(`
      insert into tournaments (title, date, version, status) values
        ('Tetap', '2026-01-01', 1, 'published'), ('Diubah', '2026-01-02', 4, 'published'),
        ('Ditunda', '2026-01-03', 1, 'postponed');`);
    await migrateToEnd();
    const read = async () =>
      (
        await pool.query<{ revision: number }>('select revision from tournaments order by id')
      ).rows.map(({ revision }) => revision);
    expect(await read()).toEqual([0, 4, 1]);
    await pool.query('update tournaments set revision = 9 where id = 3');
    const file = join(migrationsFolder, '0031_tournament_revisions.sql');
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await pool.query(statement);
    expect(await read()).toEqual([0, 4, 9]);
  });
});

it('scores that an earlier server has saved beside the runs become first runs, once', async () => {
  await upgrade(await countBefore('0034_schema_version'), async (pool, migrateToEnd) => {
    const registration = '(tournament_id, team_id, category_id';
    await pool.query(`${fixture
      .replace(registration, `${registration}, start_number`)
      .replace('(1, 1, 2);', '(1, 1, 2, 1);')}
      insert into rounds (tournament_id, category_id, position, name, ranking)
        values (1, 2, 1, 'Penyisihan', 'points') on conflict do nothing;
      insert into scores (registration_id, category_id, points, time)
        values (1, 2, 777, '00:01.00')`);
    await migrateToEnd();
    const file = join(migrationsFolder, '0034_schema_version.sql');
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await pool.query(statement);
    const { rows } = await pool.query('select registration_id, number, points, time from runs');
    expect(rows).toEqual([{ registration_id: 1, number: 1, points: '777.00', time: '00:01.00' }]);
  });
});

it('every table but those that reading needs is closed to programs of earlier releases', async () => {
  await upgrade(1, async (pool, migrateToEnd) => {
    await migrateToEnd();
    const { rows } = await pool.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public' and not exists (
        select from pg_trigger where tgname = 'schema_version'
          and tgrelid = format('public.%I', tablename)::regclass) order by tablename`,
    );
    expect(rows.map(({ tablename }) => tablename)).toEqual([
      'attempts',
      'content_version',
      'sessions',
    ]);
  });
});
