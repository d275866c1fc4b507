import { beforeAll, expect, it } from 'vitest';
import type {
  EnteredRun,
  ManagedTournament,
  Registration,
  ScoreEntryData,
} from '../../openapi/schema.d.ts';
import { toEventDay } from '../../server/lib/eventDay.ts';
import { type Answer, countStatuses } from '../support/operationCalls.ts';
import { toLateTeam } from '../support/servers/lateTeam.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once of each operation of the desks at an event: what is stored afterwards is what
// the accepted ones asked for, and the audit log has each of them once.

const server = useParallelServer();
const { send, parallel, countEntries } = server;

type Place = { id: number; categoryId: number };
type ScoreEntryState = { place: Place; open: Registration[] };

const readScoreEntry = async (path: Place) =>
  ((await send('getScoreEntry', { path, token })).body as { data: ScoreEntryData }).data;
const readRegistrations = async (id: number) =>
  ((await send('listRegistrations', { path: { id }, token })).body as { data: Registration[] })
    .data;

/** Finds a category of a tournament in which many teams have no score yet. */
async function findScoreEntry(): Promise<ScoreEntryState> {
  const { body } = await send('listManagedTournaments', { token });
  for (const { id, categories } of (body as { data: ManagedTournament[] }).data)
    for (const category of categories) {
      const place = { id, categoryId: category.id };
      const { runs, time_format: format } = await readScoreEntry(place);
      const isScored = new Set(runs.map(({ team }) => team.id));
      const open = (await readRegistrations(id)).filter(
        (each) => each.category.id === category.id && !isScored.has(each.team.id),
      );
      if (format === 'MM:SS.hh' && open.length >= 9) return { place, open };
    }
  throw new Error('Nowhere are nine teams without a score registered.');
}

/** Returns the ids of the teams that have a run today: their members stay. */
async function findRanToday(): Promise<Set<number>> {
  const { body } = await send('listManagedTournaments', { token });
  const today = toEventDay(new Date());
  const ids = new Set<number>();
  for (const { id, date, categories } of (body as { data: ManagedTournament[] }).data)
    for (const category of date === today ? categories : [])
      for (const { team } of (await readScoreEntry({ id, categoryId: category.id })).runs)
        ids.add(team.id);
  return ids;
}

let token: string;
let scoreEntry: ScoreEntryState;
beforeAll(async () => {
  token = await server.signInOrganiser();
  scoreEntry = await findScoreEntry();
  // The last that is taken is one whose member can be replaced.
  const ranToday = await findRanToday();
  scoreEntry.open.sort(
    (one, other) => Number(ranToday.has(one.team.id)) - Number(ranToday.has(other.team.id)),
  );
});

/** Returns a registration without a score that no test has used. */
function takeOpen(): Registration {
  const registration = scoreEntry.open.pop();
  if (!registration) throw new Error('Every team has a score.');
  return registration;
}

const result = { points: 80, time: '01:07.38' };
const newEntry = (teamId: number) => ({ key: crypto.randomUUID(), team_id: teamId, ...result });
const scoreOf = ({ body }: Answer) => (body as { data: EnteredRun }).data;
const scoresOf = async (teamId: number) =>
  (await readScoreEntry(scoreEntry.place)).runs.filter(({ team }) => team.id === teamId);
const addTo = async (teamId: number) =>
  scoreOf(await send('addRun', { path: scoreEntry.place, body: newEntry(teamId), token }));
const pathOf = (registration: Registration) => ({
  id: scoreEntry.place.id,
  registrationId: registration.id,
});
const findRegistered = async (id: number) =>
  (await readRegistrations(scoreEntry.place.id)).find((each) => each.id === id);
const accepted = (answers: Answer[]) => answers.filter(({ status }) => status < 300);

it('one key adds one score, and so do sixteen keys for one team', async () => {
  const { team } = takeOpen();
  const entry = newEntry(team.id);
  const repeated = await parallel('addRun', () => ({
    path: scoreEntry.place,
    body: entry,
    token,
  }));
  expect(countStatuses(repeated)).toEqual({ 201: count });
  expect(new Set(repeated.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const stored = await scoresOf(team.id);
  expect(stored).toEqual([repeated.map(scoreOf)[0]]);
  expect(await countEntries(token, 'addRun', stored[0]?.id ?? 0)).toBe(1);

  const other = takeOpen().team;
  const rivals = await parallel('addRun', (points) => ({
    path: scoreEntry.place,
    body: { ...newEntry(other.id), points },
    token,
  }));
  expect(countStatuses(rivals)).toEqual({ 201: 1, 409: count - 1 });
  const [winner] = accepted(rivals).map(scoreOf);
  expect(await scoresOf(other.id)).toEqual([winner]);
  expect(await countEntries(token, 'addRun', winner?.id ?? 0)).toBe(1);
});

it('one key adds one score, whichever of two teams has it', async () => {
  const [one, other] = [takeOpen().team, takeOpen().team];
  const { key } = newEntry(one.id);
  const answers = await parallel('addRun', (number) => ({
    path: scoreEntry.place,
    body: { ...newEntry((number % 2 === 0 ? one : other).id), key },
    token,
  }));
  expect(countStatuses(answers)).toEqual({ 201: count / 2, 409: count / 2 });
  const stored = [...(await scoresOf(one.id)), ...(await scoresOf(other.id))];
  expect(stored).toEqual([accepted(answers).map(scoreOf)[0]]);
});

it('of sixteen imports of one file one saves its scores, and single scores stay whole', async () => {
  const registered = [takeOpen(), takeOpen()];
  const rivals = registered.map(({ team }) => team);
  const rows = rivals.map(({ code }, index) => ({
    line: index + 2,
    team: code,
    points: '80',
    time: result.time,
    version: null,
  }));
  const [imported, added] = await Promise.all([
    parallel('importScores', () => ({
      path: scoreEntry.place,
      body: { preview: false, rows },
      token,
    })),
    parallel('addRun', (points) => ({
      path: scoreEntry.place,
      body: { ...newEntry(rivals[0]?.id ?? 0), points },
      token,
    })),
  ]);
  const single = accepted(added).map(scoreOf);
  expect(single.length).toBeLessThanOrEqual(1);
  const isFirst = single.length === 0;
  expect(countStatuses(imported)).toEqual(isFirst ? { 200: count } : { 409: count });
  const stored = (await Promise.all(rivals.map(({ id }) => scoresOf(id)))).flat();
  expect(stored.map(({ points }) => points)).toEqual(
    isFirst ? [80, 80] : single.map(({ points }) => points),
  );
  for (const { id } of stored) {
    expect(await countEntries(token, 'importScores', id)).toBe(isFirst ? 1 : 0);
    await send('deleteRun', { path: { id }, token });
  }
  scoreEntry.open.push(...registered);
});

it('one of sixteen corrections is kept, and the score is deleted once', async () => {
  const { team } = takeOpen();
  const { id, version } = await addTo(team.id);
  const path = { id };
  const corrected = await parallel('correctRun', (points) => ({
    path,
    version,
    body: { ...result, outcome: 'finished', points },
    token,
  }));
  expect(countStatuses(corrected)).toEqual({ 200: 1, 412: count - 1 });
  const [winner] = accepted(corrected).map(scoreOf);
  expect(await scoresOf(team.id)).toEqual([winner]);
  expect(await countEntries(token, 'correctRun', id)).toBe(1);
  const remove = (seen: string) => parallel('deleteRun', () => ({ path, version: seen, token }));
  expect(countStatuses(await remove(version))).toEqual({ 412: count });
  expect(countStatuses(await remove(winner?.version ?? ''))).toEqual({ 200: 1, 404: count - 1 });
  expect(await scoresOf(team.id)).toEqual([]);
  expect(await countEntries(token, 'deleteRun', id)).toBe(1);
});

it('a correction that is answered as made is in the audit log, and no other one', async () => {
  const { team } = takeOpen();
  const { id } = await addTo(team.id);
  const path = { id };
  const [corrected, deleted] = await Promise.all([
    parallel('correctRun', (points) => ({
      path,
      body: { ...result, outcome: 'finished', points },
      token,
    })),
    parallel('deleteRun', () => ({ path, token })),
  ]);
  expect(countStatuses(deleted)).toEqual({ 200: 1, 404: count - 1 });
  for (const { status } of corrected) expect([200, 404]).toContain(status);
  expect(await countEntries(token, 'correctRun', id)).toBe(accepted(corrected).length);
  expect(await scoresOf(team.id)).toEqual([]);
});

it('sixteen check-ins are one, of the first time, and the last one decides', async () => {
  const registration = takeOpen();
  const path = pathOf(registration);
  const checkIn = (hasCome: (number: number) => boolean) =>
    parallel('setCheckIn', (number) => ({ path, body: { checked_in: hasCome(number) }, token }));
  const timeOf = ({ body }: Answer) => (body as { data: Registration }).data.checked_in_at;
  const present = await checkIn(() => true);
  expect(countStatuses(present)).toEqual({ 200: count });
  const times = new Set(present.map(timeOf));
  expect(times.size).toBe(1);
  expect([...times]).toEqual([(await findRegistered(registration.id))?.checked_in_at]);
  const mixed = await checkIn((number) => number % 2 === 0);
  expect(countStatuses(mixed)).toEqual({ 200: count });
  mixed.forEach((answer, number) => expect(timeOf(answer) !== null).toBe(number % 2 === 0));
  expect(mixed.map(timeOf)).toContain((await findRegistered(registration.id))?.checked_in_at);
  // What changes nothing is not written down: at most every press of the second half does.
  const entries = await countEntries(token, 'setCheckIn', registration.id);
  expect(entries).toBeGreaterThan(1);
  expect(entries).toBeLessThanOrEqual(1 + count);
});

it('a registration is withdrawn once, and nobody checks it in afterwards', async () => {
  const registration = takeOpen();
  const path = pathOf(registration);
  const [withdrawn, checked] = await Promise.all([
    parallel('withdrawRegistration', () => ({ path, token })),
    parallel('setCheckIn', () => ({ path, body: { checked_in: true }, token })),
  ]);
  expect(countStatuses(withdrawn)).toEqual({ 200: 1, 404: count - 1 });
  for (const { status } of checked) expect([200, 404]).toContain(status);
  expect(await findRegistered(registration.id)).toBeUndefined();
  expect(await countEntries(token, 'withdrawRegistration', registration.id)).toBe(1);
  const entries = await countEntries(token, 'setCheckIn', registration.id);
  expect(entries).toBe(Math.min(1, accepted(checked).length));
});

it('a late team is added once, and a member is replaced once', async () => {
  const registration = takeOpen();
  const { team, members } = registration;
  const tournament = { id: pathOf(registration).id };
  await server.send('withdrawRegistration', { path: pathOf(registration), token });
  const late = await parallel('addLateRegistration', () => ({
    path: tournament,
    body: { team_code: team.code, reason: 'Banjir' },
    token,
  }));
  expect(countStatuses(late)).toEqual({ 201: 1, 409: count - 1 });
  const added = accepted(late)[0]?.body as { data: Registration };
  const path = pathOf(added.data);
  const { body } = await server.send('listReplacements', { path, token });
  const [free] = (body as { data: { id: number }[] }).data;
  const replaced = await parallel('replaceMember', () => ({
    path,
    body: { participant_id: members.at(-1)?.id, replacement_id: free?.id, reason: 'Sakit' },
    token,
  }));
  expect(countStatuses(replaced)).toEqual({ 200: 1, 409: count - 1 });
  expect(await countEntries(token, 'addLateRegistration', added.data.id)).toBe(1);
  expect(await countEntries(token, 'replaceMember', added.data.id)).toBe(1);
  // It has no score, so the next test can use it.
  scoreEntry.open.push(added.data);
});

/** Finds a team without a score and a category in which nobody of it has a team. */
async function findMovable(): Promise<{ registration: Registration; target: number }> {
  const { id, categoryId } = scoreEntry.place;
  const { body } = await send('listManagedTournaments', { token });
  const tournament = (body as { data: ManagedTournament[] }).data.find((each) => each.id === id);
  const targets = tournament?.categories.filter((each) => each.id !== categoryId) ?? [];
  for (const registration of scoreEntry.open)
    for (const target of targets) {
      const answer = await send('listLateCandidates', {
        path: { id: registration.club.id },
        query: `?category_id=${target.id}`,
        token,
      });
      const free = (answer.body as { data: { id: number }[] }).data.map((each) => each.id);
      if (registration.members.every((member) => free.includes(member.id)))
        return { registration, target: target.id };
    }
  throw new Error('Each team has a member who is in another one');
}

it('a team is moved to another category once', async () => {
  const { registration, target } = await findMovable();
  scoreEntry.open.splice(scoreEntry.open.indexOf(registration), 1);
  const path = pathOf(registration);
  const moved = await parallel('moveRegistration', () => ({
    path,
    body: { category_id: target, reason: 'Salah kategori' },
    token,
  }));
  expect(countStatuses(moved)).toEqual({ 200: 1, 422: count - 1 });
  expect((await findRegistered(registration.id))?.category.id).toBe(target);
  expect(await countEntries(token, 'moveRegistration', registration.id)).toBe(1);
});

it('a late team is made once', async () => {
  const { id } = scoreEntry.place;
  const [registration] = await readRegistrations(id);
  if (!registration) throw new Error('No team is registered.');
  const body = await toLateTeam(server, token, { name: 'Tim Pagi', of: registration });
  const made = await parallel('addLateTeam', () => ({ path: { id }, body, token }));
  expect(countStatuses(made)).toEqual({ 201: 1, 409: count - 1 });
  const added = accepted(made)[0]?.body as { data: Registration };
  expect(await countEntries(token, 'addLateTeam', added.data.id)).toBe(1);
});

it('a registration is either withdrawn or scored', async () => {
  const { id, categoryId } = scoreEntry.place;
  const other = (await readRegistrations(id)).find(({ category }) => category.id === categoryId);
  if (!other) throw new Error('No team is registered.');
  const late = {
    path: { id },
    body: await toLateTeam(server, token, { name: 'Tim Siang', of: other }),
    token,
  };
  const { data: registration } = (await server.send('addLateTeam', late)).body as {
    data: Registration;
  };
  const { team } = registration;
  const [withdrawn, added] = await Promise.all([
    parallel('withdrawRegistration', () => ({ path: pathOf(registration), token })),
    parallel('addRun', () => ({ path: scoreEntry.place, body: newEntry(team.id), token })),
  ]);
  const isScored = accepted(added).length > 0;
  expect(countStatuses(added)).toEqual(isScored ? { 201: 1, 409: count - 1 } : { 409: count });
  expect(countStatuses(withdrawn)).toEqual(isScored ? { 409: count } : { 200: 1, 404: count - 1 });
  expect(await scoresOf(team.id)).toHaveLength(isScored ? 1 : 0);
  expect((await findRegistered(registration.id)) !== undefined).toBe(isScored);
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.desks.toSorted());
});
