import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ClubReadiness } from '../../../openapi/schema.d.ts';
import { participants, registrations, teamMembers } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import type { TestClub } from '../../support/screens/clubData.ts';
import { dayFrom, idOf, useClubRegistrations } from '../../support/servers/clubRegistrations.ts';

const backend = useBackend();
const { addTournament, makeClub, makeEmptyTeam, makeTeam, readClub, register } =
  useClubRegistrations(backend);
const otherCategory = 2;
let club: TestClub;
beforeEach(() => {
  club = readClub();
});

async function readReadiness(token = club.token): Promise<ClubReadiness> {
  const { status, body } = await backend.request('GET', '/api/gh/readiness', { token });
  expect(status).toBe(200);
  return (body as { data: ClubReadiness }).data;
}

describe('readiness', () => {
  it('says until when teams can be registered, at the latest until the tournament starts', async () => {
    const closesAt = new Date(Date.now() + 60_000);
    const opensAt = new Date(Date.now() + 30_000);
    const late = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
    await addTournament({ date: dayFrom(5), registrationClosesAt: closesAt });
    await addTournament({ date: dayFrom(6), startTime: '08:00', timeZone: 'Asia/Makassar' });
    await addTournament({ date: dayFrom(7), registrationOpensAt: opensAt });
    await addTournament({ date: dayFrom(8), registrationClosesAt: late });
    const { tournaments: listed } = await readReadiness();
    expect(listed.map((each) => [each.registration_opens_at, each.registration_closes_at])).toEqual(
      [
        [undefined, closesAt.toISOString()],
        [undefined, `${dayFrom(6)}T00:00:00.000Z`],
        [opensAt.toISOString(), `${dayFrom(7)}T00:00:00.000Z`],
        [undefined, `${dayFrom(8)}T00:00:00.000Z`],
      ],
    );
  });

  it('has each team of the club with each coming tournament, and what is missing', async () => {
    const [leader = 0, second = 0, third = 0] = club.people;
    const open = await addTournament({ date: dayFrom(5), city: 'Bengkulu' }, 1);
    const postponed = await addTournament({ date: dayFrom(6), status: 'postponed' });
    const closed = await addTournament({ registrationClosesAt: new Date(Date.now() - 60_000) });
    const later = await addTournament({
      date: dayFrom(9),
      registrationOpensAt: new Date(Date.now() + 60_000),
    });
    await addTournament({ status: 'cancelled' });
    await addTournament({ status: 'draft' });
    await addTournament({ date: '2026-01-01' });
    const ready = await makeTeam(club, [leader, second], { name: 'Tim Siap' });
    const waiting = await makeTeam(club, [third], { name: 'Tim Tunggu' });
    const elsewhere = await makeTeam(club, [leader], {
      name: 'Tim Sumo',
      categoryId: otherCategory,
    });
    const empty = await makeEmptyTeam();
    await backend.db
      .update(teamMembers)
      .set({ level: 'member' })
      .where(and(eq(teamMembers.teamId, waiting), eq(teamMembers.participantId, third)));
    const registration = { id: idOf(await register(ready, open)), checked_in: false };

    const { tournaments: listed, teams } = await readReadiness();
    expect(listed.map(({ id, is_open: isOpen }) => [id, isOpen])).toEqual([
      [open, true],
      [postponed, false],
      [closed, false],
      [later, false],
    ]);
    expect(listed[0]).toMatchObject({ title: 'Laga Bengkulu', venue: { city: 'Bengkulu' } });
    expect(listed[1]).toMatchObject({ status: 'postponed' });
    expect(
      teams.map(({ id, member_count: size, has_leader: hasLeader }) => [id, size, hasLeader]),
    ).toEqual([
      [ready, 2, true],
      [waiting, 1, false],
      [elsewhere, 1, true],
      [empty, 0, false],
    ]);
    expect(teams.map(({ entries }) => entries.map(({ missing }) => missing))).toEqual([
      [[], ['postponed'], ['closed'], ['not_open']],
      [['full'], ['postponed'], ['closed'], ['not_open']],
      [['category'], ['category'], ['category'], ['category']],
      [
        ['members', 'full'],
        ['members', 'postponed'],
        ['members', 'closed'],
        ['members', 'not_open'],
      ],
    ]);
    expect(teams[0]?.entries[0]).toEqual({
      tournament_id: open,
      missing: [],
      registration: { ...registration, start_number: 1 },
    });
    // The leader of the team is in this one too.
    expect(teams[2]?.entries[0]?.shared_with).toEqual([ready]);
    expect(teams[2]?.entries[1]).not.toHaveProperty('shared_with');
    expect(teams[0]?.entries[0]).not.toHaveProperty('shared_with');
  });

  it('says the same as an attempt to register', async () => {
    await addTournament({}, 1);
    await addTournament({ status: 'postponed' });
    await addTournament({ registrationOpensAt: new Date(Date.now() + 60_000) });
    const [leader = 0, second = 0] = club.people;
    await makeTeam(club, [leader]);
    await makeTeam(club, [second], { categoryId: otherCategory });
    await makeEmptyTeam();
    const { teams } = await readReadiness();
    for (const { id, entries } of teams)
      for (const { tournament_id: tournamentId, missing } of entries)
        expect((await register(id, tournamentId)).status === 201).toBe(missing.length === 0);
    const after = await readReadiness();
    expect(after.teams[0]?.entries[0]?.registration).toMatchObject({ checked_in: false });
  });

  it('counts no deleted account as a member whom two teams share', async () => {
    const tournamentId = await addTournament();
    const [shared = 0, second = 0] = club.people;
    const ready = await makeTeam(club, [shared, second]);
    const other = await makeTeam(club, [shared], { categoryId: otherCategory });
    const readOther = async () =>
      (await readReadiness()).teams.find(({ id }) => id === other)?.entries[0];
    expect(await readOther()).toMatchObject({ tournament_id: tournamentId, shared_with: [ready] });
    await backend.db
      .update(participants)
      .set({ deletedAt: new Date() })
      .where(eq(participants.id, shared));
    expect(await readOther()).not.toHaveProperty('shared_with');
  });

  it('has the tournaments of today by the clock of Jakarta', async () => {
    const [date, dayAfter] = [dayFrom(3), dayFrom(4)];
    const [today, tomorrow] = [
      await addTournament({ date }),
      await addTournament({ date: dayAfter }),
    ];
    const listed = async (time: string) => {
      backend.clock.at = new Date(`${date}T${time}Z`);
      return (await readReadiness()).tournaments.map(({ id }) => id);
    };
    expect(await listed('16:59:59.999')).toEqual([today, tomorrow]);
    expect(await listed('17:00:00')).toEqual([tomorrow]);
  });

  it('shows that the team has come', async () => {
    const tournamentId = await addTournament();
    const teamId = await makeTeam(club, club.people.slice(0, 1));
    const id = idOf(await register(teamId, tournamentId));
    await backend.db
      .update(registrations)
      .set({ checkedInAt: new Date() })
      .where(eq(registrations.id, id));
    expect((await readReadiness()).teams).toMatchObject([
      { entries: [{ missing: [], registration: { id, checked_in: true } }] },
    ]);
  });

  it('of 60 teams and 3 tournaments takes at most 25 kB', async () => {
    const big = await makeClub(60);
    const names = { title: 'Kejuaraan Robotik Pelajar Nusantara', city: 'Bandar Lampung' };
    const place = { venue: 'Gedung Serbaguna Universitas', province: 'Lampung' };
    for (const days of [5, 6, 7])
      await addTournament({ date: dayFrom(days), startTime: '08:00', ...names, ...place }, 200);
    const { tournaments: listed } = await readReadiness(big.token);
    for (const [index, person] of big.people.entries()) {
      const name = `Laskar Sirkuit Nusantara ${index + 1}`;
      const teamId = await makeTeam(big, [person], { name });
      const entered = index % 2 === 0 ? listed : [];
      const answers = await Promise.all(entered.map(({ id }) => register(teamId, id, big.token)));
      expect(answers.every(({ status }) => status === 201)).toBe(true);
    }
    const response = await backend.app.request('/api/gh/readiness', {
      headers: { Authorization: `Bearer ${big.token}` },
    });
    const bytes = (await response.arrayBuffer()).byteLength;
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(25 * 1024);
  });
});
