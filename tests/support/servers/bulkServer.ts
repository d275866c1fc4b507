import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AccountKind } from '../../../openapi/types.ts';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { createTemporaryDatabase, type TemporaryDatabase } from '../database/temporaryDatabase.ts';
import { createTestFolder } from '../database/testFolder.ts';
import { matchRule } from '../matchRule.ts';
import { createOperationCalls, type OperationName } from '../operationCalls.ts';
import { measureLongestWait } from './longestWait.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

export type Club = { id: number; token: string };

/** For how many milliseconds others may wait while a request is answered. */
const maxWait = 250;

/**
 * Starts a server with the demonstration data for the tests of a file, which adds what would need thousands of requests
 * to its database.
 */
export function useBulkServer() {
  let folder: string;
  let database: TemporaryDatabase;
  let client: Client;
  let mailbox: Mailbox;
  let server: ServerProcess;
  let clubCount = 0;
  const tokens = new Map<AccountKind, string>();
  /** A category of a coming tournament. */
  const played = { id: 0, categoryId: 0 };
  const { send } = createOperationCalls(() => server.url, 1);

  beforeAll(async () => {
    folder = createTestFolder('robolaga-bulk');
    database = await createTemporaryDatabase(process.env.TEST_DATABASE_URL ?? '');
    client = new Client({ connectionString: database.url });
    await client.connect();
    mailbox = await openMailbox();
    server = startServerProcess({
      PORT: String(await findFreePort()),
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      TRUSTED_PROXIES: '1',
      PUBLIC_URL: 'https://robolaga.example',
      SMTP_URL: mailbox.url,
    });
    await server.ready;
    const signIns = [
      ['participant', 'loginParticipant', demoAccounts.leader.email],
      ['club', 'loginClub', demoAccounts.club.email],
      ['organiser', 'loginOrganiser', demoAccounts.organiser.email],
    ] as const;
    for (const [kind, operation, email] of signIns) {
      const { body } = await send(operation, { body: { email, password: demoPassword } });
      tokens.set(kind, (body as { token: string }).token);
    }
    const { rows } = await client.query<typeof played>(
      `select tournament_id as id, category_id as "categoryId" from tournament_categories
        join tournaments on tournaments.id = tournament_id where date > now() order by date, 2 limit 1`,
    );
    Object.assign(played, rows[0]);
  });
  afterAll(async () => {
    expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
    await mailbox.close();
    await client.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs `work` while others ask the server; fails if one of them waited too long. Returns the result. */
  async function expectOthersServed<Result>(what: string, work: () => Promise<Result>) {
    const { result, seconds, longestWait } = await measureLongestWait(server.url, work);
    process.stdout.write(
      `${what}: ${seconds.toFixed(2)} s, others waited ${longestWait.toFixed(0)} ms at most\n`,
    );
    expect.soft(longestWait, what).toBeLessThan(maxWait);
    return { ...result, seconds };
  }

  /** Opens a club that organisers know, so that it may add many pupils. */
  async function openClub(): Promise<Club> {
    clubCount += 1;
    const { body } = await send('registerClub', {
      body: {
        name: `Klub ${clubCount}`,
        email: `klub${clubCount}@surel.example`,
        phone: '081234567890',
        password: 'robot-tetap-ada',
        password_confirmation: 'robot-tetap-ada',
        pin: '204816',
      },
    });
    const { token, user } = body as { token: string; user: { id: number } };
    await query('update clubs set reviewed_at = now() where id = $1', [user.id]);
    return { id: user.id, token };
  }

  const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
    (await client.query<Row>(text, values)).rows;

  /** Adds pupils of one name to a club, with a class and, where it has a host, an address for each; returns their ids. */
  async function addPupils(club: Club, count: number, host = ''): Promise<number[]> {
    const rows = await query<{ id: number }>(
      `insert into participants (name, email, password_hash, class, club_id, created_at)
        select 'Budi', case when $1 = '' then '' else n || $1 end, '', lpad(n::text, 5, '0'), $2, now()
        from generate_series(0, $3 - 1) as n returning id`,
      [host, club.id, count],
    );
    return rows.map(({ id }) => id);
  }

  /** Adds teams of one name to a club, of two of the pupils each, and registers them; returns their ids. */
  async function addTeams(club: Club, pupils: number[]): Promise<number[]> {
    const { id, categoryId } = played;
    const rows = await query<{ id: number }>(
      `insert into teams (code, name, club_id, category_id, created_at)
        select 'X-' || code || '-' || lpad(n::text, 5, '0'), 'Garuda', clubs.id, $2, now()
        from clubs, generate_series(1, $3) as n where clubs.id = $1 returning id`,
      [club.id, categoryId, pupils.length / 2],
    );
    const teams = rows.map((team) => team.id);
    await query(
      `insert into team_members (team_id, participant_id, category_id, level, position)
        select team, pupil, $3, case when n % 2 = 1 then 'leader' else 'member' end, 2 - n % 2
        from unnest($1::int[], $2::int[]) with ordinality as member (team, pupil, n)`,
      [teams.flatMap((team) => [team, team]), pupils, categoryId],
    );
    await query(
      `insert into registrations (tournament_id, team_id, category_id, start_number, created_at)
        select $2, team, $3, 10000 + n, now() from unnest($1::int[]) with ordinality as one (team, n)`,
      [teams, id, categoryId],
    );
    return teams;
  }

  /** Issues certificates of one name to a club, one to each of so many pupils; returns the code of one. */
  async function addCertificates(club: Club, pupils: number[]): Promise<string> {
    const [first] = await query<{ code: string }>(
      `insert into certificates (code, tournament_id, kind, subject, participant_id, club_id, school_name, title,
          printed_name, name_hash, serial, issued_at)
        select 'K7QF2M9XTR4' || lpad(n::text, 5, '0'), $1, 'participant', 'participant:bulk:' || pupil, pupil, $2,
          'Klub', 'Peserta', 'Budi', '', 100000 + n, now()
        from unnest($3::int[]) with ordinality as one (pupil, n) returning code`,
      [played.id, club.id, pupils],
    );
    return first?.code ?? '';
  }

  /** Adds an open round to the played category in which teams all play all, and returns how many matches that is. */
  async function drawGroup(teams: readonly number[]): Promise<number> {
    const { id, categoryId } = played;
    const [round] = await query<{ id: number }>(
      `insert into rounds (tournament_id, category_id, position, name, ranking, ties, team_count, state, match_rule)
        select $1, $2, max(position) + 1, 'Grup', 'points_only', 'shared', $3, 'open', $4::jsonb
        from rounds where tournament_id = $1 and category_id = $2 returning id`,
      [id, categoryId, teams.length, JSON.stringify(matchRule({ group_count: 1 }))],
    );
    await query(`insert into draws (round_id, method) values ($1, 'seeds')`, [round?.id]);
    await query(
      `with placed as (
          insert into draw_places (round_id, registration_id, group_number, position)
          select $1, id, 1, row_number() over (order by id) from registrations
          where team_id = any($2) and tournament_id = $3 returning registration_id as id
        ), advanced as (
          insert into round_teams (round_id, registration_id, position)
          select $1, id, row_number() over (order by id) from placed
        )
        insert into matches (round_id, number, group_number, home_id, away_id)
        select $1, row_number() over (order by home.id, away.id), 1, home.id, away.id
        from placed as home join placed as away on home.id < away.id`,
      [round?.id, teams, id],
    );
    return (teams.length * (teams.length - 1)) / 2;
  }

  const sendTo = (club: Club, operation: OperationName, body: unknown) =>
    send(operation, { path: { id: club.id }, body, token: club.token });

  return {
    url: () => server.url,
    mailbox: () => mailbox,
    tokenOf: (kind: AccountKind) => tokens.get(kind) ?? '',
    played,
    send,
    sendTo,
    query,
    expectOthersServed,
    openClub,
    addPupils,
    addTeams,
    addCertificates,
    drawGroup,
  };
}
