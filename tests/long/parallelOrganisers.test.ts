import { expect, it } from 'vitest';
import { allOperations } from '../../openapi/allOperations.ts';
import type { ManagedTournament, Organiser, TournamentInput } from '../../openapi/schema.d.ts';
import { demoAccounts, demoPassword } from '../../server/seed/accounts.ts';
import { plain } from '../support/screens/images.ts';
import {
  type Answer,
  countStatuses,
  type OperationName,
  toForm,
} from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, readToken, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once of each operation of the organisers, and the check that no operation that
// changes something is missing in all files like this.

const server = useParallelServer();
const { send, parallel } = server;

/** What shows that an organiser does it. */
const confirmed = { current_password: demoPassword };

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

const createInput = (title: string): TournamentInput => ({
  title,
  about: 'Untuk uji coba.',
  date: inDays(30).slice(0, 10),
  start_time: '08:30',
  time_zone: 'Asia/Makassar',
  venue: { name: 'Gedung Serbaguna', city: 'Makassar', province: 'Sulawesi Selatan' },
  registration_opens_at: inDays(-1),
  registration_closes_at: inDays(20),
  categories: [{ id: 1, capacity: null }],
});

const tournamentOf = ({ body }: Answer) => (body as { data: ManagedTournament }).data;
const readTournament = async (token: string, id: number) =>
  tournamentOf(await send('getManagedTournament', { path: { id }, token }));
const createTournament = async (token: string, title: string) =>
  tournamentOf(await send('createTournament', { body: createInput(title), token }));

const passwordOf = (number: number) => `robot-malam-${number}`;

/** Uses the links in these answers at once, each for a password of its own. */
const tokenOf = ({ body }: Answer) => (body as { link: string }).link.split('#')[1];

const useLinks = (answers: Answer[]) =>
  Promise.all(
    answers.map((answer, number) =>
      send('resetPassword', {
        body: { token: tokenOf(answer), password: passwordOf(number) },
        from: `192.0.2.${number}`,
      }),
    ),
  );

it('an organiser who is invited sixteen times is one, and uses the last of the links', async () => {
  const token = await server.signInOrganiser();
  const email = 'baru@panitia.example';
  const invite = () =>
    parallel('inviteOrganiser', () => ({ body: { name: 'Baru', email, ...confirmed }, token }));
  const invited = await invite();
  expect(countStatuses(invited)).toEqual({ 201: count });
  const { body } = await send('listOrganisers', { token });
  const added = (body as { data: { email: string }[] }).data.filter((row) => row.email === email);
  expect(added).toHaveLength(1);

  const used = await useLinks(invited);
  expect(countStatuses(used)).toEqual({ 200: 1, 422: count - 1 });
  const winner = used.findIndex(({ status }) => status === 200);
  expect((await server.trySignIn('organiser', email, passwordOf(winner))).status).toBe(200);
  expect(countStatuses(await invite())).toEqual({ 422: count });
});

/** Adds organisers who sign in, and makes them owners. */
async function addOwners(token: string, name: string, number: number) {
  const people = Array.from({ length: number }, (_, index) => ({
    email: `${name}${index}@panitia.example`,
    password: passwordOf(index),
  }));
  const invited: Answer[] = [];
  for (const { email } of people)
    invited.push(await send('inviteOrganiser', { body: { name, email, ...confirmed }, token }));
  expect(countStatuses(await useLinks(invited))).toEqual({ 200: people.length });
  const rows = await listOrganisers(token);
  return Promise.all(
    people.map(async ({ email, password }) => {
      const id = rows.find((row) => row.email === email)?.id ?? 0;
      const body = { role: 'owner', ...confirmed };
      expect((await send('changeOrganiserRole', { path: { id }, body, token })).status).toBe(200);
      return {
        id,
        password,
        token: readToken(await server.trySignIn('organiser', email, password)),
      };
    }),
  );
}

const listOrganisers = async (token: string) =>
  ((await send('listOrganisers', { token })).body as { data: Organiser[] }).data;

it('of owners who all deactivate each other at once, one stays', async () => {
  const token = await server.signInOrganiser();
  const signedIn = await addOwners(token, 'rekan', 4);
  // Each sends four calls, and none to the own account.
  const answers = await parallel('deactivateOrganiser', (number) => {
    const caller = signedIn[number % 4];
    const target = signedIn[(number + 1 + (Math.floor(number / 4) % 3)) % 4];
    return {
      path: { id: target?.id ?? 0 },
      body: { current_password: caller?.password },
      token: caller?.token ?? '',
    };
  });
  for (const { status } of answers) expect([200, 401]).toContain(status);
  const left = await Promise.all(
    signedIn.map((each) => send('getOrganiserSession', { token: each.token })),
  );
  expect(countStatuses(left)).toEqual({ 200: 1, 401: 3 });
  const ended = await Promise.all(
    signedIn.map(({ id }) => server.countEntries(token, 'deactivateOrganiser', id)),
  );
  expect(ended.toSorted()).toEqual([0, 1, 1, 1]);
});

it('of owners who all make themselves organisers at once, one stays an owner', async () => {
  const token = await server.signInOrganiser();
  const [other] = await addOwners(token, 'mitra', 1);
  if (!other) throw new Error('Nobody has been added.');
  const { email } = demoAccounts.organiser;
  const listed = await listOrganisers(token);
  const own = listed.find((row) => row.email === email);
  for (const { id, role } of listed)
    if (role === 'owner' && id !== own?.id && id !== other.id)
      await send('changeOrganiserRole', {
        path: { id },
        body: { role: 'organiser', ...confirmed },
        token,
      });
  const owners = [{ id: own?.id ?? 0, password: demoPassword, token }, other];
  const answers = await parallel('changeOrganiserRole', (number) => {
    const { id = 0, password, token: caller = '' } = owners[number % 2] ?? {};
    return { path: { id }, body: { role: 'organiser', current_password: password }, token: caller };
  });
  for (const { status } of answers) expect([200, 403, 409]).toContain(status);
  expect(countStatuses(answers)[200]).toBe(1);
  const left = (await listOrganisers(token)).filter(({ role }) => role === 'owner');
  expect(left).toHaveLength(1);
  expect(owners.map(({ id }) => id)).toContain(left[0]?.id);
});

it('sixteen tournaments are created, and one of sixteen changes of one is kept', async () => {
  const token = await server.signInOrganiser();
  const created = await parallel('createTournament', (number) => ({
    body: createInput(`Piala ${number}`),
    token,
  }));
  expect(countStatuses(created)).toEqual({ 201: count });
  const ids = new Set(created.map((answer) => tournamentOf(answer).id));
  expect(ids.size).toBe(count);
  const { body } = await send('listManagedTournaments', { token });
  const listed = (body as { data: ManagedTournament[] }).data.filter(({ id }) => ids.has(id));
  expect(listed.map(({ title }) => title).sort()).toEqual(
    Array.from({ length: count }, (_, number) => `Piala ${number}`).sort(),
  );

  const [tournament] = listed;
  if (!tournament) throw new Error('No tournament is listed.');
  const path = { id: tournament.id };
  const updated = await parallel('updateTournament', (number) => ({
    path,
    version: tournament.version,
    body: { ...createInput(`Baru ${number}`), about: `Baru ${number}` },
    token,
  }));
  expect(countStatuses(updated)).toEqual({ 200: 1, 412: count - 1 });
  const winner = updated.findIndex(({ status }) => status === 200);
  const stored = await readTournament(token, tournament.id);
  expect(stored).toMatchObject({ title: `Baru ${winner}`, about: `Baru ${winner}` });
  expect(stored.version).not.toBe(tournament.version);
});

it('sixteen copies of a tournament have the same rounds, also while it changes', async () => {
  const token = await server.signInOrganiser();
  const source = await createTournament(token, 'Piala Asli');
  const [copied, updated] = await Promise.all([
    parallel('copyTournament', (number) => ({
      path: { id: source.id },
      body: { title: `Piala Salinan ${number}`, date: '2027-12-04' },
      token,
    })),
    parallel('updateTournament', (number) => ({
      path: { id: source.id },
      body: createInput(`Piala Asli ${number}`),
      token,
    })),
  ]);
  expect(countStatuses(copied)).toEqual({ 201: count });
  expect(countStatuses(updated)).toEqual({ 200: count });
  for (const answer of copied) {
    const { categories } = tournamentOf(answer);
    expect(categories.map(({ id }) => id)).toEqual(source.categories.map(({ id }) => id));
  }
});

it('a tournament with a registered team is no draft, whoever comes first', async () => {
  const token = await server.signInOrganiser();
  const [leader] = await server.openMembers(['pendaftar']);
  if (!leader) throw new Error('Nobody has joined.');
  const team = await server.createTeam('Tim Pendaftar', 1, [leader]);
  const { id } = await createTournament(token, 'Piala Draf');
  const path = { id };
  await send('setTournamentStatus', { path, body: { status: 'published' }, token });
  const [changed, registered] = await Promise.all([
    parallel('setTournamentStatus', (number) => ({
      path,
      body: { status: number % 2 === 0 ? 'draft' : 'published' },
      token,
    })),
    parallel('registerTeam', () => ({
      body: { tournament_id: id, team_id: team.id, category_id: 1 },
      token: leader.token,
    })),
  ]);
  for (const { status } of changed) expect([200, 409]).toContain(status);
  for (const { status } of registered) expect([201, 404, 409]).toContain(status);
  const accepted = countStatuses(registered)[201] ?? 0;
  expect(accepted).toBeLessThanOrEqual(1);
  const stored = await readTournament(token, id);
  expect(stored.registrations).toBe(accepted);
  expect(stored.status === 'draft' && accepted > 0).toBe(false);
});

it('the last of the accepted pictures of a tournament is the one that is stored', async () => {
  const token = await server.signInOrganiser();
  const { id } = await createTournament(token, 'Piala Gambar');
  const bytes = new Uint8Array(await plain(1600, 900).png().toBuffer());
  const answers = await parallel('uploadTournamentPicture', () => ({
    path: { id },
    body: toForm({ picture: new Blob([bytes], { type: 'image/png' }) }),
    token,
  }));
  for (const { status } of answers) expect([200, 429]).toContain(status);
  const accepted = answers.filter(({ status }) => status === 200);
  expect(accepted.length).toBeGreaterThanOrEqual(1);
  const { image } = await readTournament(token, id);
  const paths = accepted.map((answer) => tournamentOf(answer).image ?? '');
  expect(paths).toContain(image);
  expect(await server.findStored([...new Set(paths)])).toEqual([image]);
});

it('sixteen links for one account are all there, until one of them is used', async () => {
  const token = await server.signInOrganiser();
  const [person] = await server.openMembers(['lupa']);
  if (!person) throw new Error('Nobody has joined.');
  const { id } = person;
  const path = { kind: 'participant', id };
  const created = await parallel('createResetLink', () => ({ path, body: confirmed, token }));
  expect(countStatuses(created)).toEqual({ 201: count });
  expect(await server.countEntries(token, 'createResetLink', id)).toBe(count);
  const links = created.map(tokenOf);
  const checked = await parallel('checkPasswordReset', (number) => ({
    body: { token: links[number] },
    from: `192.0.2.${100 + number}`,
  }));
  expect(countStatuses(checked)).toEqual({ 200: count });
  const [used, later] = await Promise.all([
    useLinks(created),
    parallel('createResetLink', () => ({ path, body: confirmed, token })),
  ]);
  expect(countStatuses(used)).toEqual({ 200: 1, 422: count - 1 });
  expect(countStatuses(later)).toEqual({ 201: count });
  const winner = used.findIndex(({ status }) => status === 200);
  const email = 'lupa@surel.example';
  expect((await server.trySignIn('participant', email, passwordOf(winner))).status).toBe(200);
});

it('an account that is deleted while links for it are made has none that works', async () => {
  const token = await server.signInOrganiser();
  const [person] = await server.openMembers(['pergi']);
  if (!person) throw new Error('Nobody has joined.');
  const { id } = person;
  const [created, deleted] = await Promise.all([
    parallel('createResetLink', () => ({
      path: { kind: 'participant', id },
      body: confirmed,
      token,
    })),
    send('deleteParticipantAccount', {
      body: { current_password: 'robot-tetap-ada' },
      token: person.token,
    }),
  ]);
  expect(deleted.status).toBe(200);
  for (const { status } of created) expect([201, 404]).toContain(status);
  const links = created.filter(({ status }) => status === 201);
  expect(await server.countEntries(token, 'createResetLink', id)).toBe(links.length);
  for (const { status } of await useLinks(links)) expect(status).toBe(422);
});

it('a participant is erased once, by one of sixteen organisers, and signed out', async () => {
  const token = await server.signInOrganiser();
  const [person] = await server.openMembers(['dihapus']);
  if (!person) throw new Error('Nobody has joined.');
  const { id } = person;
  const erased = await parallel('eraseParticipant', () => ({
    path: { id },
    body: confirmed,
    token,
  }));
  expect(countStatuses(erased)).toEqual({ 200: 1, 404: count - 1 });
  expect(await server.countEntries(token, 'eraseParticipant', id)).toBe(1);
  expect((await send('checkToken', { token: person.token })).status).toBe(401);
});

it('sends each operation that it is to send', () => {
  const others = [...server.called].filter((name) => name !== 'registerTeam');
  expect(others.sort()).toEqual(parallelOperations.organisers.toSorted());
});

it('no operation that can change something is missing', () => {
  const names = Object.keys(allOperations) as OperationName[];
  // A preview is drawn and changes nothing.
  const changing = names.filter(
    (name) => allOperations[name].method !== 'get' && name !== 'previewCertificate',
  );
  expect(Object.values(parallelOperations).flat().sort()).toEqual(changing.sort());
});
