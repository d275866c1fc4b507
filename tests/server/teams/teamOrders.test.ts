import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  clubs,
  participants,
  registrationMembers,
  registrations,
  teamMembers,
  teams,
  tournamentCategories,
  tournaments,
} from '../../../server/db/schema.ts';
import { eraseLocked, lockToErase } from '../../../server/memberships/deletionQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createMaker,
  errorResponse,
  membersOf,
  type TestClub,
} from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, makeTeam, openPerson } = createMaker(backend);

const send = (method: string, path: string, token: string, body?: object) =>
  backend.request(method, path, { token, ...(body && { body }) });
const removeTeam = async ({ token }: TestClub, id: number) =>
  expect((await send('DELETE', `/api/gh/teamsclub/${id}`, token)).status).toBe(200);
const place = (teamId: number, participantId: number) =>
  and(eq(teamMembers.teamId, teamId), eq(teamMembers.participantId, participantId));

it('the number of a deleted team is not given again, whichever teams are left or go next', async () => {
  const club = await makeClub(4);
  const [one = 0, two = 0, three = 0, four = 0] = club.people;
  const codeOf = async (id: number) =>
    (await backend.db.select().from(teams).where(eq(teams.id, id)))[0]?.code;
  const [first, second] = [await makeTeam(club, [one]), await makeTeam(club, [two])];
  await removeTeam(club, second);
  const third = await makeTeam(club, [three]);
  expect(await codeOf(third)).toBe(`X-${club.code}-00003`);
  for (const id of [third, first]) await removeTeam(club, id);
  expect(await codeOf(await makeTeam(club, [four]))).toBe(`X-${club.code}-00004`);
});

it('the version of a team changes with the category alone', async () => {
  const club = await makeClub(1);
  const id = await makeTeam(club, club.people, { name: 'Elang' });
  const path = `/api/gh/teamsclub/${id}`;
  const versionOf = async () =>
    ((await send('GET', path, club.token)).body as { data: { version: string } }).data.version;
  const before = await versionOf();
  const input = { team_name: 'Elang', category_id: 2, participant_ids: club.people };
  expect((await send('PUT', path, club.token, input)).status).toBe(200);
  expect(await versionOf()).not.toBe(before);
});

it('of a team that comes back without its leader, the next in its order leads', async () => {
  const club = await makeClub(3);
  const [leader = 0, last = 0, next = 0] = club.people;
  const id = await makeTeam(club, [leader, last, next]);
  await backend.db.update(teamMembers).set({ position: 4 }).where(place(id, last));
  // The row of the last one is before that of the next one on the disk.
  await backend.db.update(teamMembers).set({ position: 3 }).where(place(id, next));
  await removeTeam(club, id);
  await backend.db.transaction(async (transaction) => {
    const erased = await lockToErase(transaction, club.id, eq(participants.id, leader));
    if (erased) await eraseLocked(transaction, erased, new Date());
  });
  expect((await send('POST', `/api/gh/teamsclub/${id}/restore`, club.token)).status).toBe(200);
  expect(await membersOf(backend, id)).toEqual([`${leader}`, `${next}L`, `${last}`]);
});

it('the own teams have the order of their names', async () => {
  const club = await makeClub(1);
  for (const [categoryId, name] of ['Zulu', 'Alfa', 'Kilo'].entries())
    await makeTeam(club, club.people, { name, categoryId: categoryId + 1 });
  const token = await openPerson(club.people[0] ?? 0);
  const { body } = await send('GET', '/api/participant/my-teams', token);
  expect((body as { teams: { name: string }[] }).teams.map(({ name }) => name)).toEqual([
    'Alfa',
    'Kilo',
    'Zulu',
  ]);
});

it('a member who has another club by now does not come back', async () => {
  const [club, other] = [await makeClub(2), await makeClub()];
  const [leader = 0, member = 0] = club.people;
  const id = await makeTeam(club, [leader, member]);
  const token = await openPerson(leader);
  expect((await send('DELETE', `/api/teams/remove-member/${member}`, token)).status).toBe(200);
  const [row] = await backend.db
    .update(participants)
    .set({ clubId: other.id })
    .where(eq(participants.id, member))
    .returning();
  expect(await send('POST', `/api/teams/restore-member/${member}`, token)).toMatchObject(
    errorResponse(409, `${row?.name} tidak dapat dikembalikan karena timnya sudah berubah.`),
  );
  expect(await membersOf(backend, id)).toEqual([`${leader}L`]);
});

it('the tournaments of a day have the latest registration first, and who ran there in their order behind the leader', async () => {
  const club = await makeClub(4);
  const [leader = 0, next = 0, last = 0, present = 0] = club.people;
  await backend.db.update(clubs).set({ names: 'full' }).where(eq(clubs.id, club.id));
  const teamId = await makeTeam(club, [present]);
  const [one, two] = await backend.db
    .select()
    .from(tournamentCategories)
    .where(eq(tournamentCategories.categoryId, 1));
  if (!one || !two) throw new Error('Too few tournaments have the category');
  const day = { date: '2026-01-15', endDate: null };
  for (const { tournamentId } of [two, one])
    await backend.db.update(tournaments).set(day).where(eq(tournaments.id, tournamentId));
  const added = [];
  for (const { tournamentId } of [one, two])
    added.push(
      ...(await backend.db
        .insert(registrations)
        .values({ tournamentId, categoryId: 1, teamId, startNumber: 9_000 })
        .returning()),
    );
  const registrationId = added[0]?.id ?? 0;
  const ran = [
    { participantId: last, level: 'member' as const, position: 2 },
    { participantId: next, level: 'member' as const, position: 1 },
    { participantId: leader, level: 'leader' as const, position: 3 },
  ];
  await backend.db
    .insert(registrationMembers)
    .values(ran.map((each) => ({ ...each, registrationId })));
  const names = [];
  for (const id of [leader, next, last])
    names.push(
      (await backend.db.select().from(participants).where(eq(participants.id, id)))[0]?.name,
    );
  const { body } = await backend.request('GET', `/api/teams/${teamId}`);
  expect(body).toMatchObject({
    team: {
      registrations: [
        { tournament: { id: two.tournamentId } },
        {
          tournament: { id: one.tournamentId },
          former_members: names.map((name, index) => ({
            name,
            level: index === 0 ? 'leader' : 'member',
          })),
        },
      ],
    },
  });
});

it('lists have the order of names, then of ids, but first what begins with the search', async () => {
  const names = ['Zurna Z', 'Zurna A', 'Zurna A', 'Aneka Zurna'];
  const ids: number[] = [];
  for (const name of names) {
    const { id } = await makeClub();
    await backend.db.update(clubs).set({ name }).where(eq(clubs.id, id));
    ids.push(id);
  }
  const owner = await makeClub(names.length);
  const built: number[] = [];
  for (const [index, name] of names.entries())
    built.push(await makeTeam(owner, owner.people.slice(index, index + 1), { name }));
  // Their rows are then the last ones on the disk.
  const city = 'Kota Malang';
  await backend.db
    .update(clubs)
    .set({ city })
    .where(eq(clubs.id, ids[1] ?? 0));
  await backend.db
    .update(teams)
    .set({ logo: 'teams/satu.svg' })
    .where(eq(teams.id, built[1] ?? 0));
  const ordered = (all: number[]) => [all[1], all[2], all[0], all[3]];
  const read = async (path: string) => (await backend.request('GET', `${path}?search=zurna`)).body;
  const found = (await read('/api/gh-schools')) as { data: { id: number }[] };
  expect(found.data.map(({ id }) => id)).toEqual(ordered(ids));
  const list = (await read('/api/teams')) as { teams: { id: number }[] };
  expect(list.teams.map(({ id }) => id)).toEqual(ordered(built));
});
