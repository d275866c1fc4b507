import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Registration, Team, TournamentChange } from '../../../openapi/schema.d.ts';
import {
  clubs,
  teams,
  tournamentCategories,
  tournamentChanges,
} from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import type { TestClub } from '../../support/screens/clubData.ts';
import { dayFrom, idOf } from '../../support/servers/clubRegistrations.ts';
import { hour, useTournamentChanges } from '../../support/servers/tournamentChanges.ts';

const backend = useBackend();
const {
  addTournament,
  category,
  date,
  makeTeam,
  path,
  readChanges,
  readClub,
  readId,
  readToken,
  register,
  setStatus,
  update,
  withdraw,
} = useTournamentChanges(backend);
let club: TestClub;
let id: number;
let token: string;
beforeEach(() => {
  club = readClub();
  id = readId();
  token = readToken();
});

const team = (teamId: number, before: string, after: string) => ({
  kind: 'team',
  before,
  after,
  team: { id: teamId, name: 'Garuda Baja', club: { id: club.id, name: expect.any(String) } },
});

async function addLate(teamId: number): Promise<number> {
  const [found] = await backend.db.select().from(teams).where(eq(teams.id, teamId));
  const added = await backend.request('POST', `${path()}/registrations`, {
    token,
    body: { team_code: found?.code, reason: 'Banjir' },
  });
  expect(added.status).toBe(201);
  return idOf(added);
}

const withdrawByOrganiser = async (registrationId: number) =>
  expect(
    await backend.request('DELETE', `${path()}/registrations/${registrationId}`, { token }),
  ).toMatchObject({ status: 200 });

const readTeam = async (teamId: number) =>
  ((await backend.request('GET', `/api/teams/${teamId}`)).body as { team: Team }).team;

const readFollowed = async () =>
  (
    (await backend.request('GET', `/api/gh-schools/${club.id}/tournaments`, { token: club.token }))
      .body as { data: { id: number; changes?: TournamentChange[]; registered_teams: unknown[] }[] }
  ).data;

/** Asserts that the club is told of as many followed tournaments as it lists, and returns these. */
async function readCounted() {
  const followed = await readFollowed();
  const { body } = await backend.request('GET', `/api/gh-schools/${club.id}/stats`);
  expect(body).toMatchObject({ data: { tournaments: followed.length } });
  return followed;
}

describe('a team whose registration changes', () => {
  let teamId: number;
  beforeEach(async () => {
    teamId = await makeTeam(club, club.people.slice(0, 2));
  });

  it('is new where an organiser has registered it, and not where its club has', async () => {
    await register(await makeTeam(club, club.people.slice(2, 3)), id);
    expect(await readChanges()).toBeUndefined();
    const registrationId = await addLate(teamId);
    expect(await readChanges()).toEqual([team(teamId, '', 'Line Follower')]);
    await withdrawByOrganiser(registrationId);
    expect(await readChanges()).toEqual([team(teamId, '', '')]);
  });

  it('is new where an organiser makes it, without a club that takes part no longer', async () => {
    const made = await backend.request('POST', `${path()}/late-teams`, {
      token,
      body: {
        club_id: club.id,
        category_id: category,
        team_name: 'Elang Bondol',
        participant_ids: club.people.slice(2, 3),
        reason: 'Baru dibentuk',
      },
    });
    const { data } = made.body as { data: Registration };
    await backend.db.update(clubs).set({ isActive: false }).where(eq(clubs.id, club.id));
    expect(await readChanges()).toEqual([
      {
        kind: 'team',
        before: '',
        after: 'Line Follower',
        team: { id: data.team.id, name: 'Elang Bondol' },
      },
    ]);
  });

  it('sees that an organiser has withdrawn it, as its club does, until it is registered again', async () => {
    const registrationId = idOf(await register(teamId, id));
    await withdrawByOrganiser(registrationId);
    const withdrawn = [team(teamId, 'Line Follower', '')];
    expect(await readChanges()).toEqual(withdrawn);
    expect(await readTeam(teamId)).toMatchObject({
      registrations: [],
      withdrawn_from: [{ id, title: 'Laga Bengkulu', date, changes: withdrawn }],
    });
    expect(await readCounted()).toMatchObject([{ id, registered_teams: [], changes: withdrawn }]);
    await register(teamId, id);
    expect(await readChanges()).toEqual([team(teamId, 'Line Follower', 'Line Follower')]);
    expect(await readTeam(teamId)).not.toHaveProperty('withdrawn_from');
    expect(await readCounted()).toMatchObject([{ id, registered_teams: [{ id: teamId }] }]);
  });

  it('is counted in the tournaments of its club as long as these are listed', async () => {
    expect(await readCounted()).toEqual([]);
    const registrationId = idOf(await register(teamId, id));
    expect(await readCounted()).toHaveLength(1);
    await withdrawByOrganiser(registrationId);
    expect(await readCounted()).toHaveLength(1);
    const day = date;
    backend.clock.at = new Date(`${day}T05:00:00Z`);
    backend.clock.at.setUTCDate(backend.clock.at.getUTCDate() + 1);
    expect(await readCounted()).toHaveLength(1);
    backend.clock.at.setUTCDate(backend.clock.at.getUTCDate() + 1);
    expect(await readCounted()).toEqual([]);
  });

  it('is told apart from other teams, and where it was withdrawn in the order of the days', async () => {
    const other = await makeTeam(club, club.people.slice(2, 4));
    const late = await addLate(teamId);
    await addLate(other);
    backend.clock.at = new Date(Date.now() + 1000);
    await withdrawByOrganiser(late);
    expect(await readChanges()).toEqual([team(teamId, '', ''), team(other, '', 'Line Follower')]);
    const [first, second, third, fourth] = [
      await addTournament({ title: 'Piala', date: dayFrom(9) }),
      await addTournament({ title: 'Piala', date: dayFrom(9) }),
      await addTournament({ title: 'Laga', date: dayFrom(9) }),
      await addTournament({ title: 'Unjuk', date: dayFrom(8) }),
    ];
    for (const tournamentId of [first, second, third, fourth]) {
      const address = `/api/organiser/tournaments/${tournamentId}/registrations`;
      const registrationId = idOf(await register(teamId, tournamentId));
      await backend.request('DELETE', `${address}/${registrationId}`, { token });
    }
    const from = (await readTeam(teamId)).withdrawn_from?.map((tournament) => tournament.id);
    expect(from).toEqual([fourth, third, first, second]);
  });

  it('is one of several: its club still follows the tournament with the others', async () => {
    const other = await makeTeam(club, club.people.slice(2, 4));
    await register(other, id);
    await withdrawByOrganiser(idOf(await register(teamId, id)));
    const changes = [team(teamId, 'Line Follower', '')];
    expect(await readFollowed()).toMatchObject([
      { id, registered_teams: [{ id: other }], changes },
    ]);
  });

  it('that its own club withdraws is no news', async () => {
    await withdraw(teamId, idOf(await register(teamId, id)));
    expect(await readChanges()).toBeUndefined();
    expect(await readTeam(teamId)).not.toHaveProperty('withdrawn_from');
    // What an organiser has done before is brought up to date.
    await withdraw(teamId, await addLate(teamId));
    expect(await readChanges()).toEqual([team(teamId, '', '')]);
  });

  it('sees that it was moved to another category', async () => {
    await backend.db.insert(tournamentCategories).values({ tournamentId: id, categoryId: 2 });
    const registrationId = idOf(await register(teamId, id));
    const moved = await backend.request(
      'PUT',
      `${path()}/registrations/${registrationId}/category`,
      {
        token,
        body: { category_id: 2, reason: 'Salah pilih' },
      },
    );
    expect(moved.status).toBe(200);
    const changes = await readChanges();
    expect(changes).toMatchObject([
      { kind: 'team', before: 'Line Follower', team: { id: teamId } },
    ]);
    expect(changes?.[0]?.after).not.toBe('Line Follower');
  });

  it('sees the changes of its tournaments and of itself, not those of other teams', async () => {
    await register(teamId, id);
    const other = await makeTeam(club, club.people.slice(2, 4));
    await addLate(other);
    await update({ start_time: '10:00' });
    await setStatus('postponed');
    const status = { kind: 'status', before: 'published', after: 'postponed' };
    const own = await readTeam(teamId);
    expect(own.registrations?.[0]?.tournament).toMatchObject({ id, status: 'postponed' });
    expect(own.registrations?.[0]?.tournament.changes).toEqual([status, hour('09:00', '10:00')]);
    const late = await readTeam(other);
    expect(late.registrations?.[0]?.tournament.changes).toEqual([
      status,
      hour('09:00', '10:00'),
      team(other, '', 'Line Follower'),
    ]);
    expect((await readFollowed())[0]?.changes).toHaveLength(3);
  });

  it('is named if it is among the thirty that were changed last', async () => {
    await update({ start_time: '10:00' });
    const changed = [];
    for (let count = 1; count <= 31; count += 1) {
      const [added] = await backend.db
        .insert(teams)
        .values({
          code: `X-UJPB-${String(count).padStart(5, '0')}`,
          name: `Tim ${count}`,
          clubId: club.id,
          categoryId: category,
        })
        .returning();
      changed.push({
        tournamentId: id,
        kind: 'team' as const,
        teamId: added?.id,
        before: '',
        after: 'Line Follower',
        changedAt: new Date(Date.now() - 60_000 + count),
      });
    }
    await backend.db.insert(tournamentChanges).values(changed);
    const read = (await readChanges()) ?? [];
    expect(read).toHaveLength(31);
    expect(read.map((change) => change.team?.name)).not.toContain('Tim 1');
    expect(read.map((change) => change.team?.name)).toContain('Tim 31');
    expect(read).toContainEqual(hour('09:00', '10:00'));
  });
});
