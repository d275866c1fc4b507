import { desc, eq, max } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listOperations } from '../../../openapi/document.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { registrations, runs, scores, teams, tournaments } from '../../../server/db/schema.ts';
import { toEventDay } from '../../../server/lib/eventDay.ts';
import { useBackend } from '../../support/database/backend.ts';
import { pathWithIds } from '../../support/pathWithIds.ts';

const backend = useBackend();
const get = (path: string) => backend.request('GET', path);
const operations = listOperations(readDocument());

describe('public reads', () => {
  it.each(
    operations
      .filter(({ method, operation }) => method === 'get' && !operation.security?.length)
      // The stream of watchScores is that of the Node host, and the others take codes alone.
      .filter(
        ({ operation }) =>
          !['watchScores', 'getTeamDay', 'getCertificate'].includes(operation.operationId),
      )
      .map(({ path }) => pathWithIds(path)),
  )('%s answers as the document says', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it.each([
    '/api/categories/999999',
    '/api/tournaments/999999',
    '/api/tournaments/999999/teams',
    '/api/teams/999999',
    '/api/teams/X-NONE-00000',
    '/api/gh-schools/999999/stats',
  ])('%s is 404 with a message', async (path) => {
    expect(await get(path)).toMatchObject({
      status: 404,
      body: { success: false, message: expect.stringContaining('tidak ditemukan') as string },
    });
  });

  it.each([
    '/api/tournaments/seven',
    '/api/tournaments/0',
    '/api/tournaments/99999999999',
    '/api/categories/1.5',
  ])('%s is 422, as its id is none', async (path) => {
    expect((await get(path)).status).toBe(422);
  });

  it('finds a team by its number and by its public code', async () => {
    const { body } = await get('/api/teams/1');
    const { team } = body as { team: { team_id: string } };
    expect((await get(`/api/teams/${team.team_id}`)).body).toEqual(body);
  });

  it('tells nothing about pupils that the public may not know', async () => {
    const text = JSON.stringify([
      await get('/api/teams'),
      await get('/api/teams/1'),
      await get('/api/gh-schools'),
      await get('/api/scores'),
    ]);
    expect(text).not.toMatch(/@|password|phone|pin_|email|token/i);
  });

  it('lets browsers keep an upload for good, and ask for other files again', async () => {
    const upload = 'participants/7-0123456789abcdef0123456789abcdef.jpg';
    const drawn = 'categories/tetap.svg';
    for (const path of [upload, drawn]) await backend.files.write(path, new Uint8Array([1, 2, 3]));
    const stored = await backend.app.request(`/storage/${upload}`);
    expect(stored.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const seeded = await backend.app.request(`/storage/${drawn}`);
    expect(seeded.headers.get('Cache-Control')).toBe('public, max-age=3600');
    for (const [path, { headers }] of [
      [upload, stored],
      [drawn, seeded],
    ] as const) {
      const etag = headers.get('ETag') ?? '';
      const again = await backend.app.request(`/storage/${path}`, {
        headers: { 'If-None-Match': etag },
      });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('Cache-Control')).toBe(headers.get('Cache-Control'));
    }
  });

  it('makes rule and logo addresses that lead to the file', async () => {
    const { body } = await get('/api/categories');
    const rule =
      (body as { data: { rule: string | null }[] }).data.find((category) => category.rule)?.rule ??
      '';
    const response = await backend.app.request(rule);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('error responses', () => {
  it('answers every bearer operation without a token with 401', async () => {
    for (const { path, method, operation } of operations.filter(
      ({ operation: { security } }) => security?.length,
    )) {
      const address = pathWithIds(path);
      expect([
        operation.operationId,
        (await backend.request(method.toUpperCase(), address)).status,
      ]).toEqual([operation.operationId, 401]);
    }
  });

  it('reads no broken body, no other media type and no giant', async () => {
    const login = (body: string, type = 'application/json') =>
      backend.request('POST', '/api/participant/login', {
        body,
        headers: { 'Content-Type': type },
      });
    expect((await login('{"email":')).status).toBe(422);
    expect((await login('email=a', 'application/x-www-form-urlencoded')).status).toBe(422);
    expect((await login('null')).status).toBe(422);
    expect(
      (await login(JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(70_000) }))).status,
    ).toBe(413);
  });

  it('does not read what a stranger sends to a bearer operation', async () => {
    const body = JSON.stringify({ tournament_id: 'x'.repeat(70_000) });
    const check = (token?: string) =>
      backend.request('POST', '/api/tournament/check-registration', { body, token });
    expect((await check()).status).toBe(401);
    expect((await check(await backend.signIn('leader'))).status).toBe(413);
  });

  it('has an answer for addresses that do not exist', async () => {
    expect(await get('/api/nothing')).toMatchObject({
      status: 404,
      body: { success: false, message: expect.any(String) as string },
    });
    expect((await get('/storage/../package.json')).status).toBe(404);
    expect((await get('/storage/%E0%A4%A')).status).toBe(404);
  });
});

describe('the list of tournaments', () => {
  it('begins with the nearest that is not over and ends with the oldest', async () => {
    const { body } = await get('/api/tournaments');
    const today = toEventDay(new Date());
    const dates = (body as { data: { date: string }[] }).data.map(({ date }) => date);
    const upcoming = dates.filter((date) => date >= today);
    const past = dates.filter((date) => date < today);
    expect(dates).toEqual([...upcoming.toSorted(), ...past.toSorted().toReversed()]);
    expect(upcoming.length * past.length).toBeGreaterThan(0);
  });
});

it('the scores that were entered last are sent in the order in which they were entered', async () => {
  const readScores = async (query: string) =>
    ((await get(`/api/scores?tournament=1${query}`)).body as { data: object[] }).data;
  const all = await readScores('');
  expect(all.length).toBeGreaterThan(5);
  const latest = await backend.db
    .select({ teamId: registrations.teamId })
    .from(runs)
    .innerJoin(registrations, eq(registrations.id, runs.registrationId))
    .innerJoin(scores, eq(scores.registrationId, runs.registrationId))
    .where(eq(registrations.tournamentId, 1))
    .groupBy(registrations.teamId)
    .orderBy(desc(max(runs.createdAt)), desc(max(runs.id)))
    .limit(5);
  const newest = latest.toReversed().map(({ teamId }) => ({
    entered_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    registration: { team: { id: teamId } },
  }));
  expect(await readScores('&newest=5')).toMatchObject(newest);
  expect(await readScores('&newest=5&limit=1')).toMatchObject(newest);
  expect(all.filter((score) => 'entered_at' in score)).toEqual([]);
  expect((await get('/api/scores?newest=0')).status).toBe(422);
});

it('a team says where its tournaments are', async () => {
  const [row] = await backend.db.select().from(tournaments).where(eq(tournaments.id, 1));
  const { body } = await get('/api/teams/1');
  const { team } = body as {
    team: { registrations: { tournament: { id: number; venue: object } }[] };
  };
  expect(
    team.registrations.find(({ tournament }) => tournament.id === 1)?.tournament.venue,
  ).toEqual({ name: row?.venue, city: row?.city, province: row?.province });
});

it('the teams of a tournament are listed once, by name', async () => {
  const rows = await backend.db
    .select({ id: teams.id, name: teams.name })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(eq(registrations.tournamentId, 1));
  const byName = rows.toSorted((a, b) => a.name.localeCompare(b.name));
  expect(byName).not.toEqual(rows.toSorted((a, b) => a.id - b.id));
  expect((await get('/api/tournaments/1/teams')).body).toEqual({
    success: true,
    data: byName.map((team) => expect.objectContaining(team) as unknown),
  });
});
