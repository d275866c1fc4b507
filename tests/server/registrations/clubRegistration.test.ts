import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { registrations, rounds, runs, tournaments } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { errorResponse, statusesOf, type TestClub } from '../../support/screens/clubData.ts';
import { idOf, useClubRegistrations } from '../../support/servers/clubRegistrations.ts';

const backend = useBackend();
const {
  addTournament,
  category,
  makeClub,
  makeEmptyTeam,
  makeTeam,
  openPerson,
  readClub,
  register,
  withdraw,
} = useClubRegistrations(backend);
const otherCategory = 2;
let club: TestClub;
beforeEach(() => {
  club = readClub();
});

describe('a club', () => {
  it('registers its team, in the category of the team, and withdraws it', async () => {
    const tournamentId = await addTournament();
    const teamId = await makeTeam(club, club.people.slice(0, 2));
    const registered = await register(teamId, tournamentId);
    expect(registered).toMatchObject({
      status: 201,
      body: { success: true, message: 'Garuda Baja berhasil terdaftar!' },
    });
    expect(
      await backend.db.select().from(registrations).where(eq(registrations.teamId, teamId)),
    ).toMatchObject([{ id: idOf(registered), tournamentId, categoryId: category }]);
    expect(await register(teamId, tournamentId)).toMatchObject(
      errorResponse(409, 'Tim ini sudah terdaftar dalam kategori tersebut.'),
    );
    expect(await withdraw(teamId, idOf(registered))).toMatchObject({
      status: 200,
      body: { success: true, message: 'Pendaftaran Garuda Baja telah dibatalkan.' },
    });
    expect(await withdraw(teamId, idOf(registered))).toMatchObject(
      errorResponse(404, 'Pendaftaran tidak ditemukan.'),
    );
    expect((await register(teamId, tournamentId)).status).toBe(201);
  });

  it('withdraws what a member registered', async () => {
    const tournamentId = await addTournament();
    const [leader = 0] = club.people;
    const teamId = await makeTeam(club, [leader]);
    await backend.request('POST', '/api/tournament/register', {
      body: { tournament_id: tournamentId, team_id: teamId, category_id: category },
      token: await openPerson(leader),
    });
    const [row] = await backend.db
      .select()
      .from(registrations)
      .where(eq(registrations.teamId, teamId));
    expect((await withdraw(teamId, row?.id ?? 0)).status).toBe(200);
  });

  it('reaches no team of another club, and no registration of another team', async () => {
    const tournamentId = await addTournament();
    const other = await makeClub(1);
    const foreign = await makeTeam(other, other.people);
    const own = await makeTeam(club, club.people.slice(0, 1));
    const foreignId = idOf(await register(foreign, tournamentId, other.token));
    expect(await register(foreign, tournamentId)).toMatchObject(
      errorResponse(403, 'Tim ini milik klub lain.'),
    );
    expect(await withdraw(foreign, foreignId)).toMatchObject(
      errorResponse(403, 'Tim ini milik klub lain.'),
    );
    expect(await withdraw(own, foreignId)).toMatchObject({ status: 404 });
    expect(await register(999_999, tournamentId)).toMatchObject(
      errorResponse(404, 'Tim tidak ditemukan.'),
    );
    expect(await register(own, 999_999)).toMatchObject(
      errorResponse(404, 'Lomba tidak ditemukan.'),
    );
    expect((await withdraw(foreign, foreignId, other.token)).status).toBe(200);
  });

  it.each([
    ['a draft', { status: 'draft' }, 404, 'Lomba tidak ditemukan.'],
    ['a cancelled one', { status: 'cancelled' }, 409, 'Lomba ini dibatalkan.'],
    [
      'a postponed one',
      { status: 'postponed' },
      409,
      'Lomba ini ditunda. Pendaftaran ditutup untuk sementara.',
    ],
    [
      'one that has begun',
      { date: '2026-01-01' },
      409,
      'Pendaftaran ditutup karena lomba sudah dimulai.',
    ],
    [
      'one that is not open yet',
      { registrationOpensAt: new Date(Date.now() + 60_000) },
      409,
      'Pendaftaran lomba ini belum dibuka.',
    ],
    [
      'one that is closed',
      { registrationClosesAt: new Date(Date.now() - 60_000) },
      409,
      'Pendaftaran lomba ini sudah ditutup.',
    ],
  ] as const)('is refused for %s, as a member is', async (_which, changes, status, message) => {
    const tournamentId = await addTournament(changes);
    const [leader = 0] = club.people;
    const teamId = await makeTeam(club, [leader]);
    const expected = errorResponse(status, message);
    expect(await register(teamId, tournamentId)).toMatchObject(expected);
    expect(
      await backend.request('POST', '/api/tournament/register', {
        body: { tournament_id: tournamentId, team_id: teamId, category_id: category },
        token: await openPerson(leader),
      }),
    ).toMatchObject(expected);
  });

  it('is refused for a team whose category is not played, and for one without members', async () => {
    const tournamentId = await addTournament();
    const elsewhere = await makeTeam(club, club.people.slice(0, 1), { categoryId: otherCategory });
    expect(await register(elsewhere, tournamentId)).toMatchObject({
      status: 422,
      body: {
        errors: { category_id: ['Kategori ini tidak dipertandingkan di lomba ini.'] },
      },
    });
    const empty = await makeEmptyTeam();
    expect(await register(empty, tournamentId)).toMatchObject(
      errorResponse(409, 'Tim ini belum memiliki anggota.'),
    );
  });

  it('withdraws nothing once registration is closed, or the team has come or has a run', async () => {
    const tournamentId = await addTournament();
    const [leader = 0, second = 0, third = 0] = club.people;
    const came = await makeTeam(club, [leader], { name: 'Tim Hadir' });
    const ran = await makeTeam(club, [second], { name: 'Tim Jalan' });
    const late = await makeTeam(club, [third], { name: 'Tim Telat' });
    const [cameId, ranId, lateId] = [
      idOf(await register(came, tournamentId)),
      idOf(await register(ran, tournamentId)),
      idOf(await register(late, tournamentId)),
    ];
    await backend.db
      .update(registrations)
      .set({ checkedInAt: new Date() })
      .where(eq(registrations.id, cameId));
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
    await backend.db.insert(runs).values({
      roundId: round?.id ?? 0,
      registrationId: ranId,
      number: 1,
      outcome: 'finished',
      points: 10,
      time: '00:10.00',
    });
    expect(await withdraw(came, cameId)).toMatchObject(
      errorResponse(
        409,
        'Tim Hadir sudah hadir di lomba, jadi pendaftarannya tidak dapat dibatalkan.',
      ),
    );
    expect(await withdraw(ran, ranId)).toMatchObject({ status: 409 });
    await backend.db
      .update(tournaments)
      .set({ registrationClosesAt: new Date(Date.now() - 60_000) })
      .where(eq(tournaments.id, tournamentId));
    expect(await withdraw(late, lateId)).toMatchObject(
      errorResponse(409, 'Pendaftaran lomba ini sudah ditutup, jadi tidak dapat dibatalkan lagi.'),
    );
    expect(
      await backend.db.$count(registrations, eq(registrations.tournamentId, tournamentId)),
    ).toBe(3);
  });

  it('gets the last place once, however many of its teams and members ask at once', async () => {
    const tournamentId = await addTournament({}, 1);
    const big = await makeClub(16);
    const teams = [];
    for (const person of big.people) teams.push({ person, id: await makeTeam(big, [person]) });
    const tokens = await Promise.all(big.people.map((person) => openPerson(person)));
    const answers = await Promise.all(
      teams.map(({ id }, index) =>
        index % 2 === 0
          ? register(id, tournamentId, big.token)
          : backend.request('POST', '/api/tournament/register', {
              body: { tournament_id: tournamentId, team_id: id, category_id: category },
              token: tokens[index],
            }),
      ),
    );
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 15 }, () => 409)]);
    expect(
      await backend.db.$count(registrations, eq(registrations.tournamentId, tournamentId)),
    ).toBe(1);
  });

  it('withdraws once of sixteen calls', async () => {
    const tournamentId = await addTournament();
    const teamId = await makeTeam(club, club.people.slice(0, 1));
    const id = idOf(await register(teamId, tournamentId));
    const answers = await Promise.all(Array.from({ length: 16 }, () => withdraw(teamId, id)));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 15 }, () => 404)]);
  });
});
