import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditLogEntry, Registration } from '../../../openapi/schema.d.ts';
import { registrations, rounds, runs, tournaments } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  errorResponse,
  membersOf,
  statusesOf,
  type TestClub,
} from '../../support/screens/clubData.ts';
import { idOf, useClubRegistrations } from '../../support/servers/clubRegistrations.ts';

const backend = useBackend();
const { addTournament, category, makePerson, makeTeam, readClub, register } =
  useClubRegistrations(backend);
let club: TestClub;
let token: string;
beforeEach(async () => {
  club = readClub();
  token = await backend.signIn('organiser');
});

describe('a replaced member', () => {
  async function enter(count = 2) {
    const tournamentId = await addTournament();
    const members = club.people.slice(0, count);
    const teamId = await makeTeam(club, members);
    const registrationId = idOf(await register(teamId, tournamentId));
    const place = `/api/organiser/tournaments/${tournamentId}/registrations/${registrationId}`;
    const replace = (participantId = 0, replacementId = 0, reason = 'Sakit') =>
      backend.request('POST', `${place}/replacement`, {
        token,
        body: { participant_id: participantId, replacement_id: replacementId, reason },
      });
    return { tournamentId, teamId, registrationId, members, place, replace };
  }

  it('gives the place to a free participant of the club, also on the day', async () => {
    const { tournamentId, teamId, members, place, replace } = await enter();
    await backend.db
      .update(tournaments)
      .set({ date: '2026-01-01' })
      .where(eq(tournaments.id, tournamentId));
    const [, second = 0] = members;
    const [, , third = 0, fourth = 0] = club.people;
    const { body } = await backend.request('GET', `${place}/candidates`, { token });
    expect((body as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual([third, fourth]);
    const replaced = await replace(second, third);
    expect(replaced).toMatchObject({
      status: 200,
      body: {
        message: expect.stringMatching(/^Peserta \d+ menggantikan Peserta \d+\.$/) as string,
      },
    });
    const { data } = replaced.body as { data: Registration };
    expect(data.members.map(({ id }) => id)).toEqual([members[0], third]);
    expect(await membersOf(backend, teamId)).toEqual([`${members[0]}L`, `${third}`]);
    const { body: log } = await backend.request('GET', '/api/organiser/audit-log', { token });
    expect((log as { data: AuditLogEntry[] }).data[0]).toMatchObject({
      operation: 'replaceMember',
      detail: expect.stringMatching(/^Peserta \d+ → Peserta \d+ \(Sakit\)$/) as string,
    });
  });

  it('leads the team if a leader is replaced', async () => {
    const { teamId, members, replace } = await enter();
    const [leader, second] = members;
    expect((await replace(leader, club.people[2])).status).toBe(200);
    expect(await membersOf(backend, teamId)).toEqual([`${club.people[2]}L`, `${second}`]);
  });

  it('is refused once the team has a run', async () => {
    const { tournamentId, teamId, registrationId, members, replace } = await enter();
    const [round] = await backend.db
      .insert(rounds)
      .values({
        tournamentId,
        categoryId: category,
        position: 1,
        name: 'Penyisihan',
        runCount: 1,
        counting: 'best',
        ranking: 'points',
        state: 'open',
      })
      .returning();
    const run = { number: 1, outcome: 'finished', points: 10, time: '00:10.00' } as const;
    await backend.db.insert(runs).values({ roundId: round?.id ?? 0, registrationId, ...run });
    const before = await membersOf(backend, teamId);
    expect(await replace(members[1], club.people[2])).toMatchObject(
      errorResponse(409, 'Garuda Baja sudah memiliki nilai, jadi anggotanya tidak dapat diganti.'),
    );
    expect(await membersOf(backend, teamId)).toEqual(before);
  });

  it('is refused for who is not in the team, in the club, or free', async () => {
    const { members, replace } = await enter();
    const [leader, second] = members;
    const [, , third = 0, fourth] = club.people;
    await makeTeam(club, [third], { name: 'Tim Lain' });
    expect(await replace(fourth, third)).toMatchObject(
      errorResponse(409, 'Peserta ini bukan anggota tim ini.'),
    );
    expect(await replace(second, await makePerson())).toMatchObject(
      errorResponse(409, 'Peserta ini bukan anggota klub tim ini.'),
    );
    expect(await replace(second, 999_999)).toMatchObject({ status: 409 });
    expect(await replace(second, third)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining(
          'sudah tergabung dalam tim lain di kategori ini.',
        ) as string,
      },
    });
    expect(await replace(second, leader)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining(' sudah menjadi anggota tim ini.') as string,
      },
    });
    expect(await replace(second, fourth, ' ')).toMatchObject({ status: 422 });
  });

  it('is replaced once of sixteen calls', async () => {
    const { teamId, members, registrationId, replace } = await enter();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => replace(members[1], club.people[2])),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 15 }, () => 409)]);
    expect(await membersOf(backend, teamId)).toEqual([`${members[0]}L`, `${club.people[2]}`]);
    expect(await backend.db.$count(registrations, eq(registrations.id, registrationId))).toBe(1);
  });
});
