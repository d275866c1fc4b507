import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditLogEntry, Registration } from '../../../openapi/schema.d.ts';
import { clubs, teams } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  errorResponse,
  membersOf,
  statusesOf,
  type TestClub,
} from '../../support/screens/clubData.ts';
import { useClubRegistrations } from '../../support/servers/clubRegistrations.ts';

const backend = useBackend();
const { addTournament, category, makeClub, makePerson, makeTeam, readClub, register } =
  useClubRegistrations(backend);
let club: TestClub;
let token: string;
beforeEach(async () => {
  club = readClub();
  token = await backend.signIn('organiser');
});

const path = (tournamentId: number) => `/api/organiser/tournaments/${tournamentId}/registrations`;
async function codeOf(teamId: number) {
  const [team] = await backend.db.select().from(teams).where(eq(teams.id, teamId));
  return team?.code;
}
const add = async (tournamentId: number, teamId: number, reason = 'Terlambat karena banjir') =>
  backend.request('POST', path(tournamentId), {
    token,
    body: { team_code: await codeOf(teamId), reason },
  });
const dataOf = ({ body }: { body: unknown }) => (body as { data: Registration }).data;

async function readEntry(): Promise<AuditLogEntry | undefined> {
  const { body } = await backend.request('GET', '/api/organiser/audit-log', { token });
  return (body as { data: AuditLogEntry[] }).data[0];
}

/** An answer that says at which field of the form it is shown. */
const refusedField = (status: number, field: string, message: string) => ({
  status,
  body: { success: false, message, errors: { [field]: [message] } },
});

describe('a late registration by an organiser', () => {
  it.each([
    ['after registration is closed', { registrationClosesAt: new Date(Date.now() - 60_000) }],
    ['after the tournament has begun', { date: '2026-01-01' }],
    ['of a postponed tournament', { status: 'postponed' }],
  ] as const)('is possible %s, and is in the audit log', async (_when, changes) => {
    const tournamentId = await addTournament(changes);
    const teamId = await makeTeam(club, club.people.slice(0, 2));
    const added = await add(tournamentId, teamId);
    expect(added).toMatchObject({ status: 201, body: { message: 'Garuda Baja terdaftar.' } });
    expect(dataOf(added)).toMatchObject({ team: { id: teamId }, checked_in_at: null });
    expect(await readEntry()).toMatchObject({
      operation: 'addLateRegistration',
      object: {
        kind: 'registration',
        id: dataOf(added).id,
        name: 'Garuda Baja, Line Follower, Laga Bengkulu',
      },
      detail: 'Terlambat karena banjir',
    });
    expect(await add(tournamentId, teamId)).toMatchObject(
      errorResponse(409, 'Tim ini sudah terdaftar dalam kategori tersebut.'),
    );
  });

  it('is refused where there is no room, the category is not played, or nothing takes place', async () => {
    const full = await addTournament({ date: '2026-01-01' }, 1);
    const [first = 0, second = 0, third = 0] = club.people;
    expect((await add(full, await makeTeam(club, [first]))).status).toBe(201);
    const waiting = await makeTeam(club, [second]);
    expect(await add(full, waiting)).toMatchObject(errorResponse(409, 'Kategori ini sudah penuh.'));
    const cancelled = await addTournament({ status: 'cancelled' });
    expect(await add(cancelled, waiting)).toMatchObject(
      errorResponse(409, 'Lomba ini dibatalkan.'),
    );
    const draft = await addTournament({ status: 'draft' });
    expect(await add(draft, waiting)).toMatchObject({ status: 404 });
    const sumo = await makeTeam(club, [third], { categoryId: 2 });
    expect(await add(full, sumo)).toMatchObject({ status: 422 });
    const unknown = { team_code: 'X-ZZZZ-99999', reason: 'Uji' };
    expect(await backend.request('POST', path(full), { token, body: unknown })).toMatchObject(
      refusedField(404, 'team_code', 'Tim tidak ditemukan.'),
    );
    expect(await add(full, waiting, '  ')).toMatchObject({ status: 422 });
  });

  it('gives the last place once, however many desks ask at once', async () => {
    const tournamentId = await addTournament({ date: '2026-01-01' }, 1);
    const big = await makeClub(16);
    const ids: number[] = [];
    for (const person of big.people) ids.push(await makeTeam(big, [person]));
    const answers = await Promise.all(ids.map((id) => add(tournamentId, id)));
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 15 }, () => 409)]);
  });
});

describe('a team that an organiser makes for a club', () => {
  type Input = { clubId?: number; categoryId?: number; ids?: number[]; reason?: string };
  const make = (tournamentId: number, { clubId, categoryId, ids, reason }: Input = {}) =>
    backend.request('POST', `/api/organiser/tournaments/${tournamentId}/late-teams`, {
      token,
      body: {
        club_id: clubId ?? club.id,
        category_id: categoryId ?? category,
        team_name: ' Tim Pagi ',
        participant_ids: ids ?? club.people.slice(0, 2),
        reason: reason ?? 'Baru dibentuk',
      },
    });
  const countTeams = () => backend.db.$count(teams, eq(teams.clubId, club.id));

  it('is registered although registration is closed, and is in the audit log', async () => {
    const tournamentId = await addTournament({
      registrationClosesAt: new Date(Date.now() - 60_000),
    });
    const made = await make(tournamentId);
    expect(made).toMatchObject({ status: 201, body: { message: 'Tim Pagi terdaftar.' } });
    const { id, team } = dataOf(made);
    expect(await membersOf(backend, team.id)).toEqual([`${club.people[0]}L`, `${club.people[1]}`]);
    expect(await readEntry()).toMatchObject({
      operation: 'addLateTeam',
      object: { kind: 'registration', id, name: 'Tim Pagi, Line Follower, Laga Bengkulu' },
      detail: 'Baru dibentuk',
    });
    // A club's next team has the number after it.
    const next = dataOf(await make(tournamentId, { ids: club.people.slice(2, 3) })).team.code;
    const numberOf = (code: string) => Number(code.split('-')[2]);
    expect(numberOf(next)).toBe(numberOf(team.code) + 1);
  });

  it.each([
    ['the category is full', 409, 'Kategori ini sudah penuh.', {}],
    ['the tournament lacks the category', 422, undefined, { categoryId: 2 }],
    ['the category is unknown', 404, 'Kategori tidak ditemukan.', { categoryId: 999_999 }],
    ['the club is unknown', 404, 'GH tidak ditemukan.', { clubId: 999_999 }],
    ['nobody is named', 422, undefined, { ids: [] }],
    ['somebody is unknown', 409, 'Peserta ini bukan anggota klub ini.', { ids: [999_999] }],
    ['the reason is blank', 422, undefined, { reason: ' ' }],
  ] satisfies [string, number, string | undefined, Input][])(
    'leaves nothing behind where %s',
    async (_why, status, message, input) => {
      const tournamentId = await addTournament({}, 1);
      await register(await makeTeam(club, club.people.slice(3)), tournamentId);
      const before = [await countTeams(), (await readEntry())?.id];
      const refused = await make(tournamentId, input);
      expect(refused).toMatchObject({ status, body: message === undefined ? {} : { message } });
      expect([await countTeams(), (await readEntry())?.id]).toEqual(before);
    },
  );

  it('has no member of another club or of another team of the category', async () => {
    const tournamentId = await addTournament();
    const [first = 0, second = 0] = club.people;
    const other = await makePerson();
    expect(await make(tournamentId, { ids: [first, other] })).toMatchObject(
      refusedField(409, 'participant_ids', 'Peserta ini bukan anggota klub ini.'),
    );
    await makeTeam(club, [second]);
    expect(await make(tournamentId)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('sudah tergabung dalam tim lain di kategori') as string,
      },
    });
  });

  it('is refused for a deactivated club', async () => {
    const tournamentId = await addTournament();
    await backend.db.update(clubs).set({ isActive: false }).where(eq(clubs.id, club.id));
    expect(await make(tournamentId)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/ dinonaktifkan\.$/) as string,
        errors: { club_id: [expect.stringMatching(/ dinonaktifkan\.$/)] },
      },
    });
  });

  it('has as members whom the club has free, of whom an organiser reads the names only', async () => {
    const [first = 0, ...free] = club.people;
    await makeTeam(club, [first]);
    const candidates = (id: number, categoryId = category) =>
      backend.request('GET', `/api/organiser/clubs/${id}/candidates?category_id=${categoryId}`, {
        token,
      });
    const { body } = await candidates(club.id);
    const { data } = body as { data: Record<string, unknown>[] };
    expect(data.map(({ id }) => id)).toEqual(free);
    for (const person of data) expect(Object.keys(person)).toEqual(['id', 'name']);
    expect(await candidates(999_999)).toMatchObject(errorResponse(404, 'GH tidak ditemukan.'));
    expect(await candidates(club.id, 999_999)).toMatchObject(
      errorResponse(404, 'Kategori tidak ditemukan.'),
    );
  });

  it('is made once of sixteen calls', async () => {
    const tournamentId = await addTournament();
    const answers = await Promise.all(Array.from({ length: 16 }, () => make(tournamentId)));
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 15 }, () => 409)]);
    expect(await countTeams()).toBe(1);
  });
});
