import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword, demoPin } from '../../server/db/seed/accounts.ts';
import { findFreePort } from '../../server/node/findFreePort.ts';
import { plain } from '../support/images.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { createTestFolder } from '../support/testFolder.ts';

// Sixteen calls at once of each operation that changes something: every one is answered as the
// document says, and what is stored afterwards is what the accepted ones asked for.

const count = 16;
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
  const { body } = await send('POST', '/api/gh/login', {
    body: { email: demoAccounts.club.email, password: demoPassword },
  });
  const { token, user } = body as { token: string; user: { id: number; code: string } };
  club = { token, id: user.id, code: user.code };
});
afterAll(async () => {
  expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number; body: unknown };
type Options = { body?: unknown; token?: string; from?: string };

async function send(method: string, path: string, options: Options = {}): Promise<Answer> {
  const { body, token, from = '203.0.113.1' } = options;
  const isForm = body instanceof FormData;
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      'X-Forwarded-For': from,
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const parallel = (call: (number: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => call(number)));

/** How often each status was answered. */
function countStatuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const toForm = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const openPerson = async (number: string) => {
  const { body } = await send('POST', '/api/participant/register', {
    body: { name: 'Restu', email: `${number}@surel.example`, password: 'robot-tetap-ada' },
    from: `198.51.100.${Math.floor(Math.random() * 250)}`,
  });
  return (body as { token: string }).token;
};

type Person = { id: number; name: string; email: string };
const listPeople = async () => {
  const path = `/api/gh-schools/${club.id}/participants`;
  return ((await send('GET', path, { token: club.token })).body as { data: Person[] }).data;
};
type Team = { id: number; name: string; team_id: string; version: string };
const listTeams = async () =>
  ((await send('GET', '/api/gh/teamsclub', { token: club.token })).body as { data: Team[] }).data;

describe('accounts', () => {
  it('one of sixteen sign-ups with one address makes an account', async () => {
    const from = (number: number) => `198.51.100.${number}`;
    const person = { name: 'Sama', email: 'sama@surel.example', password: 'robot-tetap-ada' };
    const people = await parallel((number) =>
      send('POST', '/api/participant/register', { body: person, from: from(number) }),
    );
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
    const clubs = await parallel((number) =>
      send('POST', '/api/gh/register', { body: school, from: from(number) }),
    );
    expect(countStatuses(clubs)).toEqual({ 201: 1, 422: count - 1 });
  });

  it('sixteen sign-ins from sixteen addresses all succeed, and sign-outs too', async () => {
    const { email, password } = demoAccounts.leader;
    const answers = await parallel((number) =>
      send('POST', '/api/participant/login', {
        body: { email, password },
        from: `192.0.2.${number}`,
      }),
    );
    expect(countStatuses(answers)).toEqual({ 200: count });
    const [token] = answers.map(({ body }) => (body as { token: string }).token);
    const ended = await parallel(() => send('POST', '/api/auth/logout', { token: token ?? '' }));
    expect(countStatuses(ended)[200]).toBeGreaterThanOrEqual(1);
    for (const { status } of ended) expect([200, 401]).toContain(status);
  });

  it('one of sixteen calls joins a club', async () => {
    const token = await openPerson('gabung');
    const answers = await parallel((number) =>
      send('POST', `/api/participant/join-gh/${club.id}`, {
        body: { pin: demoPin },
        token,
        from: `192.0.2.${number}`,
      }),
    );
    const counts = countStatuses(answers);
    expect(counts[200]).toBe(1);
    // Ten of a participant may be checked at once; the others are told to wait, or to be a member.
    for (const { status } of answers) expect([200, 409, 429]).toContain(status);
    expect((await listPeople()).filter(({ email }) => email.startsWith('gabung'))).toHaveLength(1);
  });

  it('the last of the accepted pictures is the one that is stored', async () => {
    const token = await openPerson('gambar');
    const bytes = new Uint8Array(await plain(40, 40).png().toBuffer());
    const answers = await parallel(() =>
      send('POST', '/api/participant/upload-profile-banner', {
        body: toForm({ profile_picture: new Blob([bytes], { type: 'image/png' }) }),
        token,
      }),
    );
    for (const { status } of answers) expect([200, 429]).toContain(status);
    const stored = answers.flatMap(({ status, body }) =>
      status === 200 ? [(body as { profile_picture_url: string }).profile_picture_url] : [],
    );
    const { body } = await send('GET', '/api/participant/profile', { token });
    const current = (body as { user: { profile_picture: string } }).user.profile_picture;
    expect(stored).toContain(current);
    const found = await Promise.all(
      stored.map(async (path) => (await fetch(`${server.url}/storage/${path}`)).status),
    );
    expect(found.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('a club', () => {
  it('has the values of one of sixteen changes of a participant, and of itself', async () => {
    const [person] = await listPeople();
    const changed = await parallel((number) =>
      send('PUT', `/api/participants/${person?.id}`, {
        body: { name: `Nama ${number}`, email: `nama${number}@surel.example` },
        token: club.token,
      }),
    );
    expect(countStatuses(changed)).toEqual({ 200: count });
    const after = (await listPeople()).find(({ id }) => id === person?.id);
    expect(after?.email).toBe(`${after?.name.replace('Nama ', 'nama')}@surel.example`);
    const clubs = await parallel((number) =>
      send('POST', `/api/gh-schools/${club.id}`, {
        body: toForm({
          _method: 'PATCH',
          name: `Klub ${number}`,
          bio: `Klub ${number}`,
          email: demoAccounts.club.email,
        }),
        token: club.token,
      }),
    );
    for (const { status } of clubs) expect([200, 429]).toContain(status);
    const { body } = await send('GET', `/api/gh-schools/${club.id}`, { token: club.token });
    const { data } = body as { data: { name: string; bio: string } };
    expect(data.bio).toBe(data.name);
  });

  it('has one team of a person in a category, a code for each team, and no lost update', async () => {
    const tokens = await Promise.all([1, 2].map((number) => openPerson(`tim${number}`)));
    for (const token of tokens)
      await send('POST', `/api/participant/join-gh/${club.id}`, { body: { pin: demoPin }, token });
    const members = (await listPeople()).filter(({ email }) => email.startsWith('tim'));
    const ids = members.map(({ id }) => id);
    const before = await listTeams();
    const created = await parallel((number) =>
      send('POST', '/api/gh/teamsclub', {
        body: {
          team_name: `Tim ${number}`,
          team_code: club.code,
          category_id: 1,
          participant_ids: ids,
        },
        token: club.token,
      }),
    );
    expect(countStatuses(created)).toEqual({ 201: 1, 409: count - 1 });
    const teams = await listTeams();
    expect(new Set(teams.map(({ team_id: code }) => code)).size).toBe(teams.length);
    const team = teams.find(({ id }) => !before.some((old) => old.id === id));
    const updated = await parallel((number) =>
      fetch(`${server.url}/api/gh/teamsclub/${team?.id}`, {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${club.token}`,
          'If-Match': team?.version ?? '',
        },
        body: JSON.stringify({
          team_name: `Baru ${number}`,
          category_id: 1,
          participant_ids: ids,
        }),
      }).then(async (response) => ({ status: response.status, body: await response.json() })),
    );
    expect(countStatuses(updated)).toEqual({ 200: 1, 412: count - 1 });
    const deleted = await parallel(() =>
      send('DELETE', `/api/gh/teamsclub/${team?.id}`, { token: club.token }),
    );
    expect(countStatuses(deleted)).toEqual({ 200: 1, 404: count - 1 });
    const removed = await parallel(() =>
      send('DELETE', `/api/gh-schools/${club.id}/participants/${ids[0]}`, { token: club.token }),
    );
    expect(countStatuses(removed)).toEqual({ 200: 1, 404: count - 1 });
  });
});
