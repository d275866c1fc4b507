import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { scores, standings } from '../../../server/db/schema.ts';
import { readEnvironment } from '../../../server/node/environment.ts';
import { migrateDatabase, prepareDatabase } from '../../../server/node/database/openDatabase.ts';
import { openPostgresDatabase } from '../../../server/node/database/postgresDatabase.ts';
import { createTemporaryDatabase } from '../../support/database/temporaryDatabase.ts';

it('a server that starts derives the scores of runs of an earlier version, as db:migrate does', async () => {
  const temporary = await createTemporaryDatabase(process.env.TEST_DATABASE_URL ?? '');
  const errors: unknown[] = [];
  const database = await openPostgresDatabase(temporary.url, {
    onError: (error) => errors.push(error),
  });
  onTestFinished(async () => {
    await database.close();
    await temporary.drop();
  });
  const { db } = database;
  const environment = readEnvironment({ SEED: 'none' });
  const start = () => prepareDatabase(database, environment, () => Promise.reject(new Error('no')));
  expect(await start()).toBe('current');
  await db.execute(sql`
    with category as (insert into categories (name, description, logo, long_description)
        values ('A', '', '', '') returning id),
      tournament as (insert into tournaments (title, date) values ('Lomba', '2026-01-01') returning id),
      played as (insert into tournament_categories select tournament.id, category.id
        from tournament, category returning *),
      club as (insert into clubs (name, email, phone, password_hash, pin_hash, code)
        values ('Klub', 'klub@contoh.id', '1', '', '', 'ABCD') returning id),
      team as (insert into teams (code, name, club_id, category_id)
        select 'X-ABCD-00001', 'Tim', club.id, category.id from club, category returning id)
    insert into registrations (tournament_id, team_id, category_id, start_number)
      select tournament.id, team.id, category.id, 1 from tournament, team, category`);
  await db.execute(sql`
    with round as (insert into rounds
        (tournament_id, category_id, position, name, run_count, counting, ranking, ties, without_result, state)
        select tournament_id, category_id, 1, 'Penyisihan', 2, 'sum', 'points', 'shared', 'last', 'closed'
          from tournament_categories returning id)
    insert into runs (round_id, registration_id, number, outcome, points, time)
      select round.id, registrations.id, number, 'finished', number * 10, '01:00.00'
        from round, registrations, generate_series(1, 2) as number`);
  const read = async () => ({
    scores: await db.select({ points: scores.points, time: scores.time }).from(scores),
    places: await db.select({ place: standings.place }).from(standings),
  });
  const derived = { scores: [{ points: 30, time: '02:00.00' }], places: [{ place: 1 }] };
  await start();
  expect(await read()).toEqual(derived);
  await db.delete(scores);
  await db.delete(standings);
  await migrateDatabase(database);
  expect(await read()).toEqual(derived);
  expect(errors).toEqual([]);
});
