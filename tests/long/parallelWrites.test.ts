import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../openapi/operations.ts';
import { demoAccounts, demoPassword, demoPin } from '../../server/db/seed/accounts.ts';
import { findFreePort } from '../../server/node/findFreePort.ts';
import { plain } from '../support/images.ts';
import {
  type Answer,
  countStatuses,
  createOperationCalls,
  type OperationName,
  toForm,
} from '../support/operationCalls.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { createTestFolder } from '../support/testFolder.ts';

// Sixteen calls at once of each operation that changes something: every one is answered as the
// document says, and what is stored afterwards is what the accepted ones asked for.

const count = 16;
const clubCredentials = { email: demoAccounts.club.email, password: demoPassword };
let folder: string;
let server: ServerProcess;
let club: { id: number; token: string; code: string };

beforeAll(async () => {
  folder = createTestFolder('robolaga-parallel');
  server = startServerProcess({
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, 'data'),
    TRUSTED_PROXIES: '1',
  });
  await server.ready;
  const { body } = await send('loginClub', { body: clubCredentials });
  const { token, user } = body as { token: string; user: { id: number; code: string } };
  club = { token, id: user.id, code: user.code };
});
afterAll(async () => {
  expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
  rmSync(folder, { recursive: true, force: true });
});

const { send, parallel, called } = createOperationCalls(() => server.url, count);

const readToken = ({ body }: Answer) => (body as { token: string }).token;

const openPerson = async (number: string) =>
  readToken(
    await send('registerParticipant', {
      body: { name: 'Restu', email: `${number}@surel.example`, password: 'robot-tetap-ada' },
      from: `198.51.100.${Math.floor(Math.random() * 250)}`,
    }),
  );

type Person = { id: number; name: string; email: string };
const listPeople = async () => {
  const answer = await send('listClubParticipants', { path: { id: club.id }, token: club.token });
  return (answer.body as { data: Person[] }).data;
};
type Team = { id: number; name: string; team_id: string; version: string; members: Person[] };
const listTeams = async () =>
  ((await send('listBuilderTeams', { token: club.token })).body as { data: Team[] }).data;

/** Opens accounts in the club; returns the tokens and ids in the same order. */
async function openMembers(names: string[]): Promise<{ token: string; id: number }[]> {
  const tokens = await Promise.all(names.map(openPerson));
  for (const token of tokens)
    await send('joinClub', { path: { ghId: club.id }, body: { pin: demoPin }, token });
  const people = await listPeople();
  return names.map((name, index) => ({
    token: tokens[index] ?? '',
    id: people.find(({ email }) => email === `${name}@surel.example`)?.id ?? 0,
  }));
}

async function findNewTeam(before: Team[]): Promise<Team> {
  const created = (await listTeams()).filter(({ id }) => !before.some((old) => old.id === id));
  expect(created).toHaveLength(1);
  const [team] = created;
  if (!team) throw new Error('No team was created.');
  return team;
}

describe('accounts', () => {
  it('one of sixteen sign-ups with one address makes an account', async () => {
    const from = (number: number) => `198.51.100.${number}`;
    const person = { name: 'Sama', email: 'sama@surel.example', password: 'robot-tetap-ada' };
    const people = await parallel('registerParticipant', (number) => ({
      body: person,
      from: from(number),
    }));
    expect(countStatuses(people)).toEqual({ 201: 1, 422: count - 1 });
    const school = {
      name: 'SMP Sama',
      email: 'klub.sama@surel.example',
      phone: '081234567890',
      password: 'robot-tetap-ada',
      password_confirmation: 'robot-tetap-ada',
      pin: demoPin,
      pin_confirmation: demoPin,
    };
    const clubs = await parallel('registerClub', (number) => ({
      body: school,
      from: from(number),
    }));
    expect(countStatuses(clubs)).toEqual({ 201: 1, 422: count - 1 });
  });

  it('sixteen sign-ins from sixteen addresses all succeed, and sign-outs too', async () => {
    const { email, password } = demoAccounts.leader;
    const signIns = {
      loginParticipant: { credentials: { email, password }, signOut: 'logoutParticipant' },
      loginClub: { credentials: clubCredentials, signOut: 'logoutClub' },
    } as const;
    for (const name of ['loginParticipant', 'loginClub'] as const) {
      const { credentials, signOut } = signIns[name];
      const answers = await parallel(name, (number) => ({
        body: credentials,
        from: `192.0.2.${number}`,
      }));
      expect(countStatuses(answers)).toEqual({ 200: count });
      const tokens = answers.map(readToken);
      expect(new Set(tokens).size).toBe(count);
      const ended = countStatuses(await parallel(signOut, () => ({ token: tokens[0] ?? '' })));
      expect(ended[200]).toBeGreaterThanOrEqual(1);
      expect((ended[200] ?? 0) + (ended[401] ?? 0)).toBe(count);
      const others = await Promise.all(tokens.slice(1).map((token) => send(signOut, { token })));
      expect(countStatuses(others)).toEqual({ 200: count - 1 });
    }
  });

  it('one of sixteen calls joins a club', async () => {
    const token = await openPerson('gabung');
    const answers = await parallel('joinClub', (number) => ({
      path: { ghId: club.id },
      body: { pin: demoPin },
      token,
      from: `192.0.2.${number}`,
    }));
    const counts = countStatuses(answers);
    expect(counts[200]).toBe(1);
    // Ten of a participant may be checked at once; the others are told to wait, or to be a member.
    for (const { status } of answers) expect([200, 409, 429]).toContain(status);
    expect((await listPeople()).filter(({ email }) => email.startsWith('gabung'))).toHaveLength(1);
  });

  it('the last of the accepted pictures is the one that is stored', async () => {
    const token = await openPerson('gambar');
    const bytes = new Uint8Array(await plain(40, 40).png().toBuffer());
    const answers = await parallel('uploadPicture', () => ({
      body: toForm({ profile_picture: new Blob([bytes], { type: 'image/png' }) }),
      token,
    }));
    for (const { status } of answers) expect([200, 429]).toContain(status);
    const stored = answers.flatMap(({ status, body }) =>
      status === 200 ? [(body as { profile_picture_url: string }).profile_picture_url] : [],
    );
    const readPicture = async () => {
      const { body } = await send('getProfile', { token });
      return (body as { user: { profile_picture: string } }).user.profile_picture;
    };
    const current = await readPicture();
    expect(stored).toContain(current);
    const found = await Promise.all(
      stored.map(async (path) => (await fetch(`${server.url}/storage/${path}`)).status),
    );
    expect(found.filter((status) => status === 200)).toHaveLength(1);
    // Half of them name a picture that has been replaced.
    const saved = await parallel('updateProfile', (number) => ({
      body: { profile_picture: number % 2 === 0 ? current : 'participants/1-lama.jpg' },
      token,
    }));
    expect(countStatuses(saved)).toEqual({ 200: count / 2, 422: count / 2 });
    expect(await readPicture()).toBe(current);
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
    const clubs = await parallel('updateClub', (number) => ({
      path,
      body: toForm({
        _method: 'PATCH',
        name: `Klub ${number}`,
        bio: `Klub ${number}`,
        email: demoAccounts.club.email,
      }),
      token: club.token,
    }));
    for (const { status } of clubs) expect([200, 429]).toContain(status);
    const { body } = await send('getClub', { path, token: club.token });
    const { data } = body as { data: { name: string; bio: string } };
    expect(data.bio).toBe(data.name);
  });

  it('has one team of a person in a category, a code for each team, and no lost update', async () => {
    const members = await openMembers(['tim1', 'tim2']);
    const ids = members.map(({ id }) => id);
    const before = await listTeams();
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
    const teams = await listTeams();
    expect(new Set(teams.map(({ team_id: code }) => code)).size).toBe(teams.length);
    const team = await findNewTeam(before);
    const path = { teamId: team.id };
    const updated = await parallel('updateTeam', (number) => ({
      path,
      version: team.version,
      body: { team_name: `Baru ${number}`, category_id: 1, participant_ids: ids },
      token: club.token,
    }));
    expect(countStatuses(updated)).toEqual({ 200: 1, 412: count - 1 });
    const deleted = await parallel('deleteTeam', () => ({ path, token: club.token }));
    expect(countStatuses(deleted)).toEqual({ 200: 1, 404: count - 1 });
    const removed = await parallel('removeClubParticipant', () => ({
      path: { id: club.id, participantId: ids[0] ?? 0 },
      token: club.token,
    }));
    expect(countStatuses(removed)).toEqual({ 200: 1, 404: count - 1 });
  });
});

describe('a team', () => {
  it('is created once from a form, registered once, and loses a member once', async () => {
    const [leader, member] = await openMembers(['ketua', 'anggota']);
    const before = await listTeams();
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
    const team = await findNewTeam(before);
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

    const removed = await parallel('removeMember', () => ({
      path: { participantId: member?.id ?? 0 },
      query: `?team_id=${team.team_id}`,
      token,
    }));
    expect(countStatuses(removed)).toEqual({ 200: 1, 403: count - 1 });
    const left = (await listTeams()).find(({ id }) => id === team.id);
    expect(left?.members.map(({ id }) => id)).toEqual([leader?.id]);
  });
});

it('no operation that can change something is missing above', () => {
  const names = Object.keys(operations) as OperationName[];
  const changing = names.filter((name) => operations[name].method !== 'get');
  expect([...called].sort()).toEqual(changing.sort());
});

/** Returns a tournament of a category that has not begun. */
async function findTournament(categoryId: number): Promise<number> {
  type Tournament = { id: number; date: string; categories: { id: number }[] };
  const { body } = await send('listTournaments');
  const open = (body as { data: Tournament[] }).data.find(
    ({ date, categories }) =>
      new Date(`${date}T00:00:00Z`) > new Date() && categories.some(({ id }) => id === categoryId),
  );
  if (!open) throw new Error('No tournament is open.');
  return open.id;
}
