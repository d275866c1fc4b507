import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedObjection, OwnTournamentRuns } from '../../../openapi/schema.d.ts';
import {
  clubs,
  objections,
  participants,
  resultStates,
  teamMembers,
  teams,
  tournaments,
} from '../../../server/db/schema.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';
import { useTableCardRequests } from '../../support/database/tableCardRequests.ts';

const backend = useBackend();
const { openTable, addRun, place, token } = useTableCardRequests(backend);

const minute = 60_000;
let teamId: number;
let runId: number;
let club: string;
let leader: string;

const setState = (values: Omit<typeof resultStates.$inferInsert, 'tournamentId' | 'categoryId'>) =>
  backend.db.insert(resultStates).values({ ...place(), ...values });

async function readTeam(caller: string, path: string) {
  const { body } = await backend.request('GET', path, { token: caller });
  const { data } = body as { data: OwnTournamentRuns[] };
  return data.find(({ tournament }) => tournament.id === place().tournamentId);
}

const ofClub = () => `/api/gh/teamsclub/${teamId}`;
const ofPupil = () => `/api/participant/teams/${teamId}`;
const text = 'Waktu dihentikan terlalu awal.';

const object = (path: string, caller: string, input: object = {}) =>
  backend.request('POST', `${path}/objections`, {
    token: caller,
    body: { key: crypto.randomUUID(), run_id: runId, text, ...input },
  });

const listPath = () => `/api/organiser/tournaments/${place().tournamentId}/objections`;

async function list(caller = token()) {
  const { body } = await backend.request('GET', listPath(), { token: caller });
  return (body as { data: ManagedObjection[] }).data;
}

const decide = (id: number | undefined, input: object, caller = token(), version?: string) =>
  backend.request('PUT', `${listPath()}/${id}/decision`, {
    token: caller,
    body: { state: 'rejected', reason: 'Rekaman diperiksa.', ...input },
    headers: version === undefined ? {} : { 'If-Match': version },
  });

beforeEach(async () => {
  const { db } = backend;
  await db.delete(objections);
  await db.delete(resultStates);
  club = await backend.signIn('club');
  leader = await backend.signIn('leader');
  teamId = place().teamIds[0] ?? 0;
  const [owner] = await db
    .select({ id: clubs.id })
    .from(clubs)
    .where(eq(clubs.email, demoAccounts.club.email));
  const [pupil] = await db
    .select({ id: participants.id })
    .from(participants)
    .where(eq(participants.email, demoAccounts.leader.email));
  const participantId = pupil?.id ?? 0;
  await db
    .update(teams)
    .set({ clubId: owner?.id ?? 0 })
    .where(eq(teams.id, teamId));
  const isOfTeam = eq(teamMembers.teamId, teamId);
  await db.delete(teamMembers).where(isOfTeam);
  await db
    .delete(teamMembers)
    .where(
      and(
        eq(teamMembers.participantId, participantId),
        eq(teamMembers.categoryId, place().categoryId),
      ),
    );
  await db.insert(teamMembers).values({
    teamId,
    participantId,
    categoryId: place().categoryId,
    level: 'leader',
    position: 1,
  });
  // The first team without a run: another one for each test.
  const { body } = await addRun(token(), 0);
  runId = (body as { data: { id: number } }).data.id;
});

describe('an objection', () => {
  it('goes from the leader to the head judge, and the decision with its reason to the team', async () => {
    expect(await readTeam(leader, `${ofPupil()}/runs`)).toMatchObject({
      state: 'live',
      may_object: true,
      runs: [{ id: runId, number: 1, points: 7, objection: null }],
    });
    expect(await object(ofPupil(), leader)).toMatchObject({
      status: 201,
      body: { message: 'Keberatan telah dikirim ke juri kepala.' },
    });
    const table = await openTable('judge');
    const [open] = await list(table.token);
    expect(open).toMatchObject({
      team: { id: teamId },
      subject: expect.stringMatching(/, percobaan 1$/) as string,
      text,
      state: 'open',
      decision: null,
      run: { number: 1, outcome: 'finished', points: 7 },
      match: null,
      history: [{ operation: 'addRun' }],
    });
    expect(await decide(open?.id, {}, table.token, open?.version)).toMatchObject({
      status: 200,
      body: { message: 'Keputusan telah disimpan.' },
    });
    const read = await readTeam(club, `${ofClub()}/runs`);
    expect(read?.runs[0]?.objection).toMatchObject({
      text,
      state: 'rejected',
      decision: 'Rekaman diperiksa.',
    });
    expect((await list())[0]?.decision).toMatchObject({ by: 'Meja' });
  });

  it('is made once with one key, and one that is not decided for each run', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([
      object(ofClub(), club, { key }),
      object(ofClub(), club, { key }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await list()).toHaveLength(1);
    expect(await object(ofClub(), club, { key, text: 'Lain.' })).toMatchObject({
      status: 409,
      body: { message: 'Kunci ini sudah dipakai untuk keberatan lain.' },
    });
    expect(await object(ofPupil(), leader)).toMatchObject({
      status: 409,
      body: { message: 'Keberatan untuk hasil ini sudah diajukan dan belum diputuskan.' },
    });
    await decide((await list())[0]?.id, {});
    expect(await object(ofPupil(), leader)).toMatchObject({
      status: 409,
      body: { message: 'Keberatan untuk hasil ini sudah diputuskan.' },
    });
  });

  it('can be made again to what was corrected after one that was upheld', async () => {
    await object(ofClub(), club);
    await decide((await list())[0]?.id, { state: 'upheld' });
    expect(await object(ofClub(), club)).toMatchObject({ status: 201 });
    expect((await list()).map(({ state }) => state)).toEqual(['open', 'upheld']);
  });

  it('ends with its window', async () => {
    const now = new Date();
    await setState({ state: 'provisional', provisionalAt: now });
    backend.clock.at = new Date(now.getTime() + 14 * minute);
    expect(await readTeam(club, `${ofClub()}/runs`)).toMatchObject({
      may_object: true,
      objections_until: new Date(now.getTime() + 15 * minute).toISOString(),
    });
    backend.clock.at = new Date(now.getTime() + 15 * minute);
    expect(await readTeam(club, `${ofClub()}/runs`)).toMatchObject({ may_object: false });
    expect(await object(ofClub(), club)).toMatchObject({
      status: 409,
      body: { message: 'Waktu keberatan sudah berakhir.' },
    });
    await backend.db
      .update(tournaments)
      .set({ objectionMinutes: 30 })
      .where(eq(tournaments.id, place().tournamentId));
    expect(await object(ofClub(), club)).toMatchObject({ status: 201 });
    await backend.db
      .update(tournaments)
      .set({ objectionMinutes: 15 })
      .where(eq(tournaments.id, place().tournamentId));
  });

  it('is neither made nor decided once results are official', async () => {
    await object(ofClub(), club);
    await setState({ state: 'official' });
    const [open] = await list();
    expect(await decide(open?.id, {})).toMatchObject({
      status: 409,
      body: { message: 'Hasil kategori ini sudah resmi. Buka koreksi dulu.' },
    });
    expect(await object(ofClub(), club)).toMatchObject({ status: 409 });
  });

  it('is not made before a live contest of days ago', async () => {
    backend.clock.at = new Date(Date.now() + 3 * 24 * 60 * minute);
    expect(await object(ofClub(), club)).toMatchObject({ status: 409 });
    expect(await readTeam(club, `${ofClub()}/runs`)).toMatchObject({ may_object: false });
    backend.clock.at = new Date(Date.now() + 9 * 24 * 60 * minute);
    expect(await readTeam(club, `${ofClub()}/runs`)).toBeUndefined();
  });

  it('names one run or match of the team itself', async () => {
    expect(await object(ofClub(), club, { run_id: undefined })).toMatchObject({
      status: 422,
      body: { message: 'Pilih satu percobaan atau satu pertandingan.' },
    });
    expect(await object(ofClub(), club, { match_id: 1 })).toMatchObject({ status: 422 });
    const { body } = await addRun(token(), 1);
    const foreign = (body as { data: { id: number } }).data.id;
    expect(await object(ofClub(), club, { run_id: foreign })).toMatchObject({
      status: 404,
      body: { message: 'Hasil ini tidak ditemukan.' },
    });
  });

  it('is for the leader and the club, and its list for the people of the team', async () => {
    await backend.db
      .update(teamMembers)
      .set({ level: 'member' })
      .where(eq(teamMembers.teamId, teamId));
    expect(await object(ofPupil(), leader)).toMatchObject({
      status: 403,
      body: { message: 'Hanya ketua tim atau klubnya yang dapat mengajukan keberatan.' },
    });
    expect(await readTeam(leader, `${ofPupil()}/runs`)).toMatchObject({ may_object: false });
    await backend.db.delete(teamMembers).where(eq(teamMembers.teamId, teamId));
    const runsOf = (path: string, caller: string) =>
      backend.request('GET', `${path}/runs`, { token: caller });
    expect(await runsOf(ofPupil(), leader)).toMatchObject({
      status: 403,
      body: { message: 'Anda bukan anggota tim ini.' },
    });
    expect(await runsOf('/api/participant/teams/99999', leader)).toMatchObject({ status: 404 });
    const foreign = place().teamIds.at(-1);
    await backend.db
      .update(teams)
      .set({
        clubId: sql`(select min(id) from ${clubs} where email <> ${demoAccounts.club.email})`,
      })
      .where(eq(teams.id, foreign ?? 0));
    expect(await runsOf(`/api/gh/teamsclub/${foreign}`, club)).toMatchObject({ status: 403 });
  });
});

describe('a decision', () => {
  it('is refused for an objection that another judge has decided meanwhile', async () => {
    await object(ofClub(), club);
    const [open] = await list();
    const answers = await Promise.all(
      [1, 2, 3].map(() => decide(open?.id, {}, token(), open?.version)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    expect(answers.find(({ status }) => status === 412)).toMatchObject({
      body: { message: 'Keberatan ini baru saja diputuskan orang lain.' },
    });
  });

  it('is not made at another table, or about another tournament', async () => {
    await object(ofClub(), club);
    const [open] = await list();
    const scores = await openTable('scores');
    expect(await decide(open?.id, {}, scores.token)).toMatchObject({ status: 403 });
    expect(await decide(99_999, {})).toMatchObject({
      status: 404,
      body: { message: 'Keberatan tidak ditemukan.' },
    });
  });

  it('knows a run that was deleted and entered again', async () => {
    await object(ofClub(), club);
    await backend.request('DELETE', `/api/organiser/runs/${runId}`, { token: token() });
    await addRun(token(), 0);
    const [open] = await list();
    expect(open?.run).toBeNull();
    expect(open?.history.map(({ operation }) => operation).slice(-3)).toEqual([
      'addRun',
      'deleteRun',
      'addRun',
    ]);
  });
});
