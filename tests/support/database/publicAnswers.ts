import { asc, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { acceptedAccounts, listOperations } from '../../../openapi/document.ts';
import { allOperations } from '../../../openapi/allOperations.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { fillPath } from '../../../openapi/routes.ts';
import type { Schedule, TeamDay } from '../../../openapi/schema.d.ts';
import { teams } from '../../../server/db/schema.ts';
import type { Backend } from './backend.ts';

type Place = { tournamentId: number; categoryId: number; teamIds: number[] };
type Call = { path?: Record<string, string | number>; query?: string };

/** Every read that anybody may call. */
export const publicReads = listOperations(readDocument())
  .filter(({ method, operation }) => method === 'get' && acceptedAccounts(operation).length === 0)
  .map(({ operation }) => operation.operationId as keyof typeof allOperations);

/** Returns how each public read is called for all that it says about a category. */
async function findCalls(
  { db }: Backend,
  { tournamentId: id, categoryId, teamIds }: Place,
): Promise<Record<string, Call[]>> {
  const registered = await db
    .select({ id: teams.id, code: teams.code, clubId: teams.clubId })
    .from(teams)
    // Those that the tests let play: an answer for each team takes its time.
    .where(inArray(teams.id, teamIds.slice(0, 4)))
    .orderBy(asc(teams.id));
  const clubIds = [...new Set(registered.map(({ clubId }) => clubId))];
  const ofClubs = clubIds.map((clubId) => ({ path: { id: clubId } }));
  const ofTournament = `tournament=${id}&category=${categoryId}`;
  return {
    listBanners: [{}],
    listCategories: [{}],
    getCategory: [{ path: { id: categoryId } }],
    listScores: [
      `?category=${categoryId}`,
      '?newest=5',
      `?${ofTournament}`,
      `?${ofTournament}&newest=5`,
    ].map((query) => ({ query })),
    listTournaments: [{}, { query: '?page=1' }],
    getTournament: [{ path: { id } }],
    listTournamentTeams: [{ path: { id } }],
    getSchedule: [{ path: { id } }],
    getCeremony: [{ path: { id } }],
    getCategoryResults: [{ path: { id, categoryId } }],
    listVideos: [{}],
    listGalleryItems: [{}],
    listBlogs: [{}],
    listTeams: [{}, { query: `?category=${categoryId}` }],
    getTeam: registered.map((team) => ({ path: { id: team.id } })),
    getTeamDay: registered.map(({ code }) => ({ path: { code } })),
    listClubs: [{}],
    getClubStats: ofClubs,
    listClubResults: ofClubs,
    getVersion: [{}],
  };
}

// Families need them also while a board is frozen: whether a turn is called, running or over, and the forecast.
function dropTimes({ slots, ...schedule }: Schedule) {
  return {
    ...schedule,
    as_of: '',
    slots: slots.map(
      ({ call: _call, ended_at: _end, expected_at: _from, margin: _margin, ...slot }) => slot,
    ),
  };
}

function dropTurnTimes({ tournaments, ...day }: TeamDay) {
  return {
    ...day,
    as_of: '',
    tournaments: tournaments.map(({ turns, ...tournament }) => ({
      ...tournament,
      turns: turns
        .map(({ slot_id, arena, category, round, run, match, seconds, planned_at }) => ({
          slot_id,
          arena,
          category,
          round,
          run,
          match,
          seconds,
          planned_at,
        }))
        .toSorted((one, other) => one.slot_id - other.slot_id),
    })),
  };
}

const live: Record<string, (body: { data: never }) => unknown> = {
  getSchedule: ({ data }) => dropTimes(data),
  getTeamDay: ({ data }) => dropTurnTimes(data),
};

/** Returns what anybody is answered about a category now, by the names of operations. */
export async function readPublicAnswers(backend: Backend, place: Place) {
  const calls = await findCalls(backend, place);
  const found = new Map<string, unknown[]>();
  for (const [name, list] of Object.entries(calls)) {
    const bodies: unknown[] = [];
    for (const { path = {}, query = '' } of list) {
      const { path: template } = allOperations[name as keyof typeof allOperations];
      const { status, body } = await backend.request('GET', fillPath(template, path) + query);
      expect(status, `${name} ${JSON.stringify(path)}${query}`).toBe(200);
      bodies.push(live[name]?.(body as { data: never }) ?? body);
    }
    found.set(name, bodies);
  }
  return found;
}

/** Returns the names of the operations that answer otherwise. */
export const findChanged = (
  before: ReadonlyMap<string, unknown[]>,
  after: ReadonlyMap<string, unknown[]>,
): string[] =>
  [...after]
    .filter(([name, bodies]) => JSON.stringify(bodies) !== JSON.stringify(before.get(name)))
    .map(([name]) => name);
