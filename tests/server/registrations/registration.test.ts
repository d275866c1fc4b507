import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { registrations, tournaments } from '../../../server/db/schema.ts';
import { lockTeam } from '../../../server/teams/builderQueries.ts';
import { findTeams } from '../../../server/teams/queries.ts';
import { startOfTournament } from '../../../server/lib/eventDay.ts';
import { findTournaments } from '../../../server/tournaments/queries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { findOpenRegistration } from '../../support/servers/serverJourney.ts';

const backend = useBackend();
const register = async (body: unknown, token?: string) =>
  backend.request('POST', '/api/tournament/register', { body, token });
const check = async (tournamentId: number, token?: string) =>
  backend.request('POST', '/api/tournament/check-registration', {
    body: { tournament_id: tournamentId },
    token,
  });

const hour = 60 * 60 * 1000;

/** Returns how many connections wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = (await backend.db.execute(sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)) as { rows: object[] };
  return rows.length;
}

describe('registering a team', () => {
  it('asks for a participant, not a club', async () => {
    const { tournament, team } = await findOpenRegistration(backend);
    const body = { tournament_id: tournament.id, team_id: team.id, category_id: team.categoryId };
    expect((await register(body)).status).toBe(401);
    expect((await register(body, 'nobody-has-this-token')).status).toBe(401);
    expect((await register(body, await backend.signIn('club'))).status).toBe(401);
  });

  it('tells who is refused before it tells what is wrong with the body', async () => {
    expect(await register({})).toMatchObject({ status: 401 });
    expect(await register({}, await backend.signIn('leader'))).toMatchObject({
      status: 422,
      body: {
        success: false,
        errors: { tournament_id: [expect.any(String)], team_id: [expect.any(String)] },
      },
    });
  });

  it('registers once, also under two requests at once, and remembers it', async () => {
    const token = await backend.signIn('leader');
    const { tournament, team } = await findOpenRegistration(backend);
    const body = { tournament_id: tournament.id, team_id: team.id, category_id: team.categoryId };
    const responses = await Promise.all([
      register(body, token),
      register(body, token),
      register(body, token),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await register(body, token)).status).toBe(409);
    const { body: state } = await check(tournament.id, token);
    expect(state).toMatchObject({
      success: true,
      registered_categories: expect.arrayContaining([team.categoryId]) as number[],
    });
    const teams = await backend.request('GET', `/api/tournaments/${tournament.id}/teams`);
    expect(teams.body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ id: team.id, name: team.name }),
      ]) as unknown[],
    });
  });

  it('refuses a team of others, an unknown team and an unknown tournament', async () => {
    const token = await backend.signIn('newcomer');
    const { tournament, team } = await findOpenRegistration(backend);
    const body = { tournament_id: tournament.id, team_id: team.id, category_id: team.categoryId };
    expect(await register(body, token)).toMatchObject({
      status: 403,
      body: { message: 'Anda bukan anggota tim ini.' },
    });
    expect((await register({ ...body, team_id: 999_999 }, token)).status).toBe(404);
    expect((await register({ ...body, tournament_id: 999_999 }, token)).status).toBe(404);
  });

  it("refuses a category that is not the team's own or not the tournament's", async () => {
    const token = await backend.signIn('leader');
    const { tournament, team } = await findOpenRegistration(backend);
    const other = tournament.categories.find(({ id }) => id !== team.categoryId);
    if (!other) throw new Error('The open tournament has one category only');
    const body = { tournament_id: tournament.id, team_id: team.id };
    expect(await register({ ...body, category_id: other.id }, token)).toMatchObject({
      status: 422,
      body: { errors: { team_id: ['Tim ini terdaftar di kategori lain.'] } },
    });
    expect((await register({ ...body, category_id: 999_999 }, token)).status).toBe(422);
  });

  it('closes when the tournament starts', async () => {
    const token = await backend.signIn('leader');
    const { tournament, team } = await findOpenRegistration(backend);
    await backend.db
      .update(tournaments)
      .set({ startTime: null, registrationClosesAt: null })
      .where(eq(tournaments.id, tournament.id));
    backend.clock.at = new Date(`${tournament.date}T00:00:00Z`);
    const response = await register(
      { tournament_id: tournament.id, team_id: team.id, category_id: team.categoryId },
      token,
    );
    expect(response).toMatchObject({
      status: 409,
      body: { message: 'Pendaftaran ditutup karena lomba sudah dimulai.' },
    });
  });

  it.each([
    ['just before it opens', -1, 409, 'Pendaftaran lomba ini belum dibuka.'],
    ['when it opens', 0, 201, 'Berhasil terdaftar!'],
    ['just before it closes', hour - 1, 201, 'Berhasil terdaftar!'],
    ['when it closes', hour, 409, 'Pendaftaran lomba ini sudah ditutup.'],
  ])('has a window: %s', async (_moment, sinceOpening, status, message) => {
    const token = await backend.signIn('leader');
    const { tournament, team } = await findOpenRegistration(backend);
    const opensAt = startOfTournament(tournament).getTime() - 2 * hour;
    const setWindow = (registrationOpensAt: Date | null, registrationClosesAt: Date | null) =>
      backend.db
        .update(tournaments)
        .set({ registrationOpensAt, registrationClosesAt })
        .where(eq(tournaments.id, tournament.id));
    await setWindow(new Date(opensAt), new Date(opensAt + hour));
    backend.clock.at = new Date(opensAt + sinceOpening);
    const body = { tournament_id: tournament.id, team_id: team.id, category_id: team.categoryId };
    expect(await register(body, token)).toMatchObject({ status, body: { message } });
    await setWindow(null, null);
    await backend.db
      .delete(registrations)
      .where(and(eq(registrations.tournamentId, tournament.id), eq(registrations.teamId, team.id)));
  });

  it('is refused if the tournament becomes a draft while the registration waits for the team', async () => {
    const token = await backend.signIn('leader');
    const { tournament, team } = await findOpenRegistration(backend);
    const isTournament = eq(tournaments.id, tournament.id);
    const body = { tournament_id: tournament.id, team_id: team.id, category_id: team.categoryId };
    const response = await backend.db.transaction(async (transaction) => {
      await lockTeam(transaction, team.id);
      const waiting = register(body, token);
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 10_000 });
      await backend.db.update(tournaments).set({ status: 'draft' }).where(isTournament);
      return { waiting };
    });
    expect(await response.waiting).toMatchObject({
      status: 404,
      body: { message: 'Lomba tidak ditemukan.' },
    });
    await backend.db.update(tournaments).set({ status: 'published' }).where(isTournament);
  });
});

describe('the registration check', () => {
  it('is never complete for a tournament without categories, and 404 for an unknown one', async () => {
    const token = await backend.signIn('leader');
    const empty = (await findTournaments(backend.db, { today: '2000-01-01' })).find(
      ({ categories }) => categories.length === 0,
    );
    expect((await check(empty?.id ?? 0, token)).body).toMatchObject({
      all_registered: false,
      registered_categories: [],
    });
    expect((await check(999_999, token)).status).toBe(404);
  });

  it('says in which categories a team is checked in', async () => {
    const token = await backend.signIn('leader');
    const { tournament, team } = await findOpenRegistration(backend);
    const { categoryId } = team;
    const ids = { tournament_id: tournament.id, team_id: team.id, category_id: categoryId };
    await register(ids, token);
    const read = async () => (await check(tournament.id, token)).body;
    expect(await read()).not.toHaveProperty('checked_in_categories');
    await backend.db
      .update(registrations)
      .set({ checkedInAt: new Date() })
      .where(eq(registrations.teamId, team.id));
    expect(await read()).toMatchObject({
      registered_categories: expect.arrayContaining([categoryId]) as number[],
      checked_in_categories: [categoryId],
    });
  });

  it("shows nobody else's registrations", async () => {
    const { tournament } = await findOpenRegistration(backend);
    expect((await check(tournament.id, await backend.signIn('newcomer'))).body).toEqual({
      success: true,
      all_registered: false,
      registered_categories: [],
    });
  });
});

describe('own teams', () => {
  it("lists the participant's own teams and nothing else", async () => {
    const { leader } = await findOpenRegistration(backend);
    const own = (await findTeams(backend.db)).filter(({ members }) =>
      members.some(({ id }) => id === leader.id),
    );
    const { body } = await backend.request('GET', '/api/participant/my-teams', {
      token: await backend.signIn('leader'),
    });
    expect((body as { teams: { id: number }[] }).teams.map(({ id }) => id).sort()).toEqual(
      own.map(({ id }) => id).sort(),
    );
    expect(
      (
        await backend.request('GET', '/api/participant/my-teams', {
          token: await backend.signIn('newcomer'),
        })
      ).body,
    ).toEqual({ success: true, teams: [] });
  });

  it('tells the level', async () => {
    const role = async (who: 'leader' | 'member' | 'newcomer') =>
      (
        await backend.request('GET', '/api/participant/team-role', {
          token: await backend.signIn(who),
        })
      ).body;
    expect(await role('leader')).toMatchObject({ level: 'leader' });
    expect(await role('member')).toMatchObject({ level: 'member' });
    expect(await role('newcomer')).toMatchObject({ level: null });
  });
});
