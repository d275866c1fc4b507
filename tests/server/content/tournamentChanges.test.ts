import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  ManagedTournament,
  Registration,
  Team,
  Tournament,
  TournamentChange,
  TournamentInput,
} from '../../../openapi/schema.d.ts';
import {
  clubs,
  teams,
  tournamentCategories,
  tournamentChanges,
  tournaments,
} from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import type { TestClub } from '../../support/screens/clubData.ts';
import { dayFrom, idOf, useClubRegistrations } from '../../support/servers/clubRegistrations.ts';

const backend = useBackend();
const { addTournament, category, makeTeam, readClub, register, withdraw } =
  useClubRegistrations(backend);
const date = dayFrom(7);
const closesAt = `${dayFrom(6)}T10:00:00.000Z`;

let club: TestClub;
let token: string;
let id: number;
beforeEach(async () => {
  club = readClub();
  token = await backend.signIn('organiser');
  id = await addTournament({
    date,
    startTime: '09:00',
    venue: 'Graha Cendekia',
    city: 'Surabaya',
    registrationClosesAt: new Date(closesAt),
  });
});

const path = () => `/api/organiser/tournaments/${id}`;

async function update(changes: Partial<TournamentInput>): Promise<void> {
  const { body } = await backend.request('GET', path(), { token });
  const { data } = body as { data: ManagedTournament };
  const saved = await backend.request('PUT', path(), {
    token,
    body: {
      title: data.title,
      about: data.about,
      date: data.date,
      start_time: data.start_time,
      time_zone: data.time_zone,
      venue: data.venue,
      registration_opens_at: data.registration_opens_at,
      registration_closes_at: data.registration_closes_at,
      categories: data.categories.map(({ id: categoryId, capacity }) => ({
        id: categoryId,
        capacity,
      })),
      ...changes,
    },
  });
  expect(saved).toMatchObject({ status: 200 });
}

const setStatus = async (status: ManagedTournament['status']) =>
  expect(
    await backend.request('PUT', `${path()}/status`, { token, body: { status } }),
  ).toMatchObject({ status: 200 });

async function readChanges(): Promise<TournamentChange[] | undefined> {
  const { body } = await backend.request('GET', `/api/tournaments/${id}`);
  return (body as { data: Tournament }).data.changes;
}

const hour = (before: string, after: string) => ({
  kind: 'start_time',
  before: `${before} Asia/Jakarta`,
  after: `${after} Asia/Jakarta`,
});

describe('what an organiser changes of a public tournament', () => {
  it.each<[what: string, changes: Partial<TournamentInput>, expected: TournamentChange[]]>([
    ['the date', { date: dayFrom(8) }, [{ kind: 'date', before: date, after: dayFrom(8) }]],
    [
      'the hour',
      { start_time: '10:00' },
      [{ kind: 'start_time', before: '09:00 Asia/Jakarta', after: '10:00 Asia/Jakarta' }],
    ],
    [
      'the time zone',
      { time_zone: 'Asia/Makassar' },
      [{ kind: 'start_time', before: '09:00 Asia/Jakarta', after: '09:00 Asia/Makassar' }],
    ],
    [
      'the hour, which is open again',
      { start_time: null },
      [{ kind: 'start_time', before: '09:00 Asia/Jakarta', after: '' }],
    ],
    [
      'the building',
      { venue: { name: 'GOR Kertajaya', city: 'Surabaya', province: 'Jawa Timur' } },
      [
        {
          kind: 'venue',
          before: 'Graha Cendekia, Surabaya',
          after: 'GOR Kertajaya, Surabaya',
        },
      ],
    ],
    [
      'the city',
      { venue: { name: '', city: 'Malang', province: 'Jawa Timur' } },
      [{ kind: 'venue', before: 'Graha Cendekia, Surabaya', after: 'Malang' }],
    ],
    [
      'the deadline',
      { registration_closes_at: `${dayFrom(5)}T10:00:00.000Z` },
      [
        {
          kind: 'registration_closes_at',
          before: closesAt,
          after: `${dayFrom(5)}T10:00:00.000Z`,
        },
      ],
    ],
    [
      'no deadline any more',
      { registration_closes_at: null },
      [{ kind: 'registration_closes_at', before: closesAt, after: '' }],
    ],
    ['the title, the text and the province alone', { title: 'Piala', about: 'Baru' }, []],
  ])('is told visitors with what it was: %s', async (_what, changes, expected) => {
    await update(changes);
    expect(await readChanges()).toEqual(expected.length > 0 ? expected : undefined);
  });

  it('is told as one change, from what was public first', async () => {
    await update({ start_time: '10:00' });
    await update({ start_time: '11:00', date: dayFrom(8) });
    expect(await readChanges()).toEqual(
      expect.arrayContaining([
        hour('09:00', '11:00'),
        { kind: 'date', before: date, after: dayFrom(8) },
      ]),
    );
    expect(await readChanges()).toHaveLength(2);
  });

  it('is nothing new where it was moved back', async () => {
    await update({ start_time: '10:00' });
    await update({ start_time: '09:00' });
    // For those who have read that it was moved; nobody else sees it.
    expect(await readChanges()).toEqual([hour('09:00', '09:00')]);
  });

  it('is no change where nothing was known, except of a deadline', async () => {
    await backend.db
      .update(tournaments)
      .set({ startTime: null, venue: '', city: '', registrationClosesAt: null })
      .where(eq(tournaments.id, id));
    await update({
      start_time: '08:00',
      venue: { name: 'Graha', city: 'Batu', province: 'Jawa Timur' },
    });
    expect(await readChanges()).toBeUndefined();
    await update({ registration_closes_at: closesAt, start_time: '08:30' });
    expect(await readChanges()).toEqual(
      expect.arrayContaining([
        { kind: 'registration_closes_at', before: '', after: closesAt },
        hour('08:00', '08:30'),
      ]),
    );
  });

  it('is told where it is postponed, cancelled and back on', async () => {
    const read = async () => (await readChanges())?.map(({ before, after }) => [before, after]);
    await setStatus('postponed');
    expect(await read()).toEqual([['published', 'postponed']]);
    await setStatus('cancelled');
    expect(await read()).toEqual([['published', 'cancelled']]);
    await setStatus('published');
    expect(await read()).toEqual([['published', 'published']]);
  });

  it('is told of a postponed tournament too, and not of a draft', async () => {
    await setStatus('postponed');
    await update({ date: dayFrom(9) });
    expect((await readChanges())?.map(({ kind }) => kind).sort()).toEqual(['date', 'status']);
    await setStatus('draft');
    await update({ date: dayFrom(10), start_time: '07:00' });
    await setStatus('published');
    expect(await readChanges()).toBeUndefined();
    const isOwn = eq(tournamentChanges.tournamentId, id);
    expect(await backend.db.$count(tournamentChanges, isOwn)).toBe(0);
  });

  it('is not there if the change is refused', async () => {
    const refused = await backend.request('PUT', `${path()}/status`, {
      token,
      body: { status: 'unknown' },
    });
    expect(refused.status).toBe(422);
    await register(await makeTeam(club, club.people.slice(0, 1)), id);
    const { status } = await backend.request('PUT', `${path()}/status`, {
      token,
      body: { status: 'draft' },
    });
    expect(status).toBe(409);
    expect(await readChanges()).toBeUndefined();
  });

  it('is told until the day after the tournament, also in the list', async () => {
    await update({ start_time: '10:00' });
    const listed = async () => {
      const { body } = await backend.request('GET', '/api/tournaments');
      return (body as { data: Tournament[] }).data.find((one) => one.id === id)?.changes;
    };
    expect(await listed()).toEqual([hour('09:00', '10:00')]);
    const dayAfter = (days: number) =>
      new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000);
    backend.clock.at = dayAfter(1);
    expect(await readChanges()).toHaveLength(1);
    backend.clock.at = dayAfter(2);
    expect(await readChanges()).toBeUndefined();
    expect(await listed()).toBeUndefined();
  });
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

describe('a team', () => {
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
    expect(await readFollowed()).toMatchObject([{ id, registered_teams: [], changes: withdrawn }]);
    await register(teamId, id);
    expect(await readChanges()).toEqual([team(teamId, 'Line Follower', 'Line Follower')]);
    expect(await readTeam(teamId)).not.toHaveProperty('withdrawn_from');
    expect(await readFollowed()).toMatchObject([{ id, registered_teams: [{ id: teamId }] }]);
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
          code: `X-UJPB-${String(count).padStart(5, '0')}` as `X-UJPB-${string}`,
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
