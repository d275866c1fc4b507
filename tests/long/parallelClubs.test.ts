import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPin } from '../../server/seed/accounts.ts';
import { countStatuses, toForm } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';
import { isComing } from '../support/database/isComing.ts';

// Sixteen calls at once of each operation that changes a club, its people or its teams: every one is
// answered as the document says, and what is stored afterwards is what the accepted ones asked for.

const server = useParallelServer();
const { send, parallel, club, listPeople, openMembers, createTeam, findMembers } = server;

const restoredOnce = { 200: 1, 404: count - 1 };
const idsOf = (people: { id: number }[]) => people.map(({ id }) => id);

describe('a participant', () => {
  it('joins, leaves and joins again by one of sixteen calls', async () => {
    const token = await server.openPerson('gabung');
    const findPerson = async () =>
      (await listPeople()).filter(({ email }) => email.startsWith('gabung'));
    const joined = await parallel('joinClub', (number) => ({
      path: { ghId: club.id },
      body: { pin: demoPin },
      token,
      from: `192.0.2.${number}`,
    }));
    expect(countStatuses(joined)[200]).toBe(1);
    // Ten of a participant may be checked at once; the others are told to wait, or to be a member.
    for (const { status } of joined) expect([200, 409, 429]).toContain(status);
    const people = await findPerson();
    expect(people).toHaveLength(1);

    const [friend] = await openMembers(['teman']);
    const team = await createTeam('Tim Gabung', 1, [...people, ...(friend ? [friend] : [])]);
    const members = await findPerson();
    const left = await parallel('leaveClub', () => ({ token }));
    expect(countStatuses(left)).toEqual({ 200: 1, 409: count - 1 });
    expect(await findPerson()).toEqual([]);
    expect(await findMembers(team)).toEqual([friend?.id]);
    const returned = await parallel('rejoinClub', () => ({ token }));
    expect(countStatuses(returned)).toEqual(restoredOnce);
    expect(await findPerson()).toEqual(members);
    expect(await findMembers(team)).toEqual(idsOf(team.members));
  });
});

describe('a club', () => {
  it('has the values of one of sixteen changes of a participant, and of itself', async () => {
    const [person] = await listPeople();
    const changed = await parallel('updateParticipant', (number) => ({
      path: { id: person?.id ?? 0 },
      body: { name: `Nama ${number}`, email: `nama${number}@surel.example` },
      token: club.token,
    }));
    expect(countStatuses(changed)).toEqual({ 200: count });
    const after = (await listPeople()).find(({ id }) => id === person?.id);
    expect(after?.email).toBe(`${after?.name.replace('Nama ', 'nama')}@surel.example`);
    const path = { id: club.id };
    const [clubs, names] = await Promise.all([
      parallel('updateClub', (number) => ({
        path,
        body: toForm({
          _method: 'PATCH',
          name: `Klub ${number}`,
          bio: `Klub ${number}`,
          email: demoAccounts.club.email,
        }),
        token: club.token,
      })),
      parallel('setClubNames', () => ({ body: { names: 'full' }, token: club.token })),
    ]);
    for (const { status } of clubs) expect([200, 429]).toContain(status);
    expect(countStatuses(names)).toEqual({ 200: count });
    const { body } = await send('getClub', { path, token: club.token });
    const { data } = body as { data: { name: string; bio: string; names: string } };
    expect(data.bio).toBe(data.name);
    expect(data.bio).toMatch(/^Klub \d+$/);
    expect(data.names).toBe('full');
  });

  it('has one team of a person in a category, a code for each team, and no lost update', async () => {
    const ids = idsOf(await openMembers(['tim1', 'tim2']));
    const team = await server.findNewTeam(async () => {
      const created = await parallel('createTeam', (number) => ({
        body: {
          team_name: `Tim ${number}`,
          team_code: club.code,
          category_id: 1,
          participant_ids: ids,
        },
        token: club.token,
      }));
      expect(countStatuses(created)).toEqual({ 201: 1, 409: count - 1 });
    });
    const teams = await server.listTeams();
    expect(new Set(teams.map(({ team_id: code }) => code)).size).toBe(teams.length);
    const path = { teamId: team.id };
    const updated = await parallel('updateTeam', (number) => ({
      path,
      version: team.version,
      body: { team_name: `Baru ${number}`, category_id: 1, participant_ids: ids },
      token: club.token,
    }));
    expect(countStatuses(updated)).toEqual({ 200: 1, 412: count - 1 });
    const before = (await server.listTeams()).find(({ id }) => id === team.id);

    const deleted = await parallel('deleteTeam', () => ({ path, token: club.token }));
    expect(countStatuses(deleted)).toEqual({ 200: 1, 404: count - 1 });
    const restored = await parallel('restoreTeam', () => ({ path, token: club.token }));
    expect(countStatuses(restored)).toEqual(restoredOnce);
    expect((await server.listTeams()).find(({ id }) => id === team.id)).toEqual(before);
  });

  it('has all teams of one of sixteen lists that share a person, and none of the others', async () => {
    const [shared = 0, ...others] = idsOf(
      await openMembers(Array.from({ length: count + 1 }, (_, number) => `daftar${number}`)),
    );
    const created = await parallel('createClubTeams', (number) => ({
      path: { id: club.id },
      body: {
        category_id: 1,
        teams: [
          { team_name: `Sendiri ${number}`, participant_ids: [others[number]] },
          { team_name: `Bersama ${number}`, participant_ids: [shared] },
        ],
      },
      token: club.token,
    }));
    expect(countStatuses(created)).toEqual({ 201: 1, 409: count - 1 });
    const winner = created.findIndex(({ status }) => status === 201);
    const names = (await server.listTeams()).map(({ name }) => name);
    expect(names.filter((name) => /^(Sendiri|Bersama) /.test(name))).toEqual([
      `Sendiri ${winner}`,
      `Bersama ${winner}`,
    ]);
  });

  it('removes a participant once, who comes back once and leads again', async () => {
    const [leader, member] = await openMembers(['keluar1', 'keluar2']);
    if (!leader || !member) throw new Error('Nobody has joined.');
    const team = await createTeam('Tim Keluar', 1, [leader, member]);
    const options = { path: { id: club.id, participantId: leader.id }, token: club.token };
    const removed = await parallel('removeClubParticipant', () => options);
    expect(countStatuses(removed)).toEqual({ 200: 1, 404: count - 1 });
    expect(await findMembers(team)).toEqual([member.id]);
    const restored = await parallel('restoreClubParticipant', () => options);
    expect(countStatuses(restored)).toEqual(restoredOnce);
    expect(await findMembers(team)).toEqual([leader.id, member.id]);
    expect(await server.findLeaders(team)).toEqual([leader.id]);
  });

  it('is erased once, whom the club manages, and the next member leads', async () => {
    const imported = await send('importClubParticipants', {
      path: { id: club.id },
      body: { preview: false, rows: [{ line: 2, name: 'Murid Terhapus', class: '8A' }] },
      token: club.token,
    });
    expect(imported.status).toBe(200);
    const pupil = (await listPeople()).find(({ name }) => name === 'Murid Terhapus');
    const [member] = await openMembers(['tinggal']);
    if (!pupil || !member) throw new Error('Nobody has joined.');
    const team = await createTeam('Tim Terhapus', 1, [pupil, member]);
    const options = { path: { id: club.id, participantId: pupil.id }, token: club.token };
    const erased = await parallel('eraseClubParticipant', () => options);
    expect(countStatuses(erased)).toEqual({ 200: 1, 404: count - 1 });
    expect(await findMembers(team)).toEqual([member.id, pupil.id]);
    expect(await server.findLeaders(team)).toEqual([member.id]);
  });
});

describe('a team', () => {
  it('is created once from a form, registered once, and loses a member once', async () => {
    const [leader, member] = await openMembers(['ketua', 'anggota']);
    const team = await server.findNewTeam(async () => {
      const created = await parallel('createTeamWithMembers', (number) => {
        const form = toForm({
          team_name: `Formulir ${number}`,
          team_code: club.code,
          category_id: '2',
        });
        for (const person of [leader, member]) form.append('member_ids[]', String(person?.id));
        return { body: form, token: club.token };
      });
      expect(countStatuses(created)).toEqual({ 201: 1, 409: count - 1 });
    });
    expect(team.members).toHaveLength(2);

    const token = leader?.token ?? '';
    const tournament = await findTournament(2);
    const registration = { tournament_id: tournament, team_id: team.id, category_id: 2 };
    const registered = await parallel('registerTeam', () => ({ body: registration, token }));
    expect(countStatuses(registered)).toEqual({ 201: 1, 409: count - 1 });
    const { body } = await send('listTournamentTeams', { path: { id: tournament } });
    const entries = (body as { data: { id: number }[] }).data.filter(({ id }) => id === team.id);
    expect(entries).toHaveLength(1);
    const checked = await parallel('checkRegistration', () => ({
      body: { tournament_id: tournament },
      token,
    }));
    for (const answer of checked) expect(answer.body).toMatchObject({ registered_categories: [2] });

    const ofClub = { path: { teamId: team.id }, token: club.token };
    const elsewhere = { ...ofClub, body: { tournament_id: await findTournament(2, tournament) } };
    const entered = await parallel('registerClubTeam', () => elsewhere);
    expect(countStatuses(entered)).toEqual({ 201: 1, 409: count - 1 });
    const entry = entered.find(({ status }) => status === 201)?.body as { data: { id: number } };
    const withdrawn = await parallel('withdrawClubTeam', () => ({
      path: { teamId: team.id, registrationId: entry.data.id },
      token: club.token,
    }));
    expect(countStatuses(withdrawn)).toEqual({ 200: 1, 404: count - 1 });

    const path = { participantId: member?.id ?? 0 };
    const removed = await parallel('removeMember', () => ({
      path,
      query: `?team_id=${team.team_id}`,
      token,
    }));
    expect(countStatuses(removed)).toEqual({ 200: 1, 403: count - 1 });
    expect(await findMembers(team)).toEqual([leader?.id]);
    const restored = await parallel('restoreMember', () => ({ path, token }));
    expect(countStatuses(restored)).toEqual(restoredOnce);
    expect(await findMembers(team)).toEqual([leader?.id, member?.id]);
  });
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.clubs.toSorted());
});

/** Returns a tournament of a category that has not begun, and is not another one. */
async function findTournament(categoryId: number, otherId?: number): Promise<number> {
  type Tournament = { id: number; date: string; categories: { id: number }[] };
  const { body } = await send('listTournaments');
  const open = (body as { data: Tournament[] }).data.find(
    (tournament) =>
      tournament.id !== otherId &&
      isComing(tournament) &&
      tournament.categories.some(({ id }) => id === categoryId),
  );
  if (!open) throw new Error('No tournament is open.');
  return open.id;
}
