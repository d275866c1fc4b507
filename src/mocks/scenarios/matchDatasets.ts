import type { HttpHandler } from 'msw';
import type {
  CategoryResults,
  MatchResultInput,
  MatchRule,
  RoundMatches,
} from '../../../openapi/schema.d.ts';
import type { Draw } from '../../../server/scores/matches/matchQueries.ts';
import { planDraw } from '../../../server/scores/matches/planDraw.ts';
import { toRoundMatches } from '../../../server/scores/matches/toRoundMatches.ts';
import { copy } from '../panel/copy.ts';
import { type BackendFetch, intercept, modifyResponse } from './responseHandlers.ts';

type Round = CategoryResults['rounds'][number];
type Team = Round['results'][number]['team'];

const groupRule: MatchRule = {
  kind: 'groups',
  group_count: 1,
  best_of: 3,
  counts: 'bouts',
  has_draws: false,
  walkover_score: 2,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: ['direct', 'difference', 'for'],
  has_third_place: false,
};

type State = {
  rule: MatchRule;
  teamCount: number;
  /** Whether the first team of a match has won, by their places in the draw; undefined before all results. */
  isHomeWinner?: (home: number, away: number) => boolean;
};

const states: Record<string, State> = {
  'three-way-tie': {
    rule: groupRule,
    teamCount: 4,
    // Each of the first three beats the next one, and all of them the last.
    isHomeWinner: (home, away) => away === 4 || (home !== 4 && (home % 3) + 1 === away),
  },
  byes: { rule: { ...groupRule, kind: 'knockout', has_third_place: true }, teamCount: 5 },
};

/** What can be shown of matches, by the name of the state. */
export const matchStates = Object.keys(states);

/** Returns the result of a match by whether its first team has won; undefined for none yet. */
function createResult(isHome: boolean | undefined) {
  if (isHome === undefined)
    return { outcome: null, homeScore: null, awayScore: null, winner: null, endedAt: null };
  return {
    outcome: 'played' as const,
    homeScore: isHome ? 2 : 1,
    awayScore: isHome ? 1 : 2,
    winner: isHome ? ('home' as const) : ('away' as const),
    endedAt: new Date(),
  };
}

/** Returns the matches of teams with their results, as the server has them. */
function createMatches(
  { id, name }: Round,
  teams: readonly Team[],
  { rule, isHomeWinner }: State,
): RoundMatches | undefined {
  const entrants = teams.map((team, index) => ({
    registrationId: index + 1,
    team: {
      id: team.id,
      name: team.name,
      start_number: index + 1,
      code: 'X-AAAA-00001' as const,
      club: '',
    },
    logo: null,
    club: { id: index + 1, name: '', isNamed: false },
    checkedInAt: null,
  }));
  const planned = planDraw(
    { name, rule },
    { entrants, placeOf: () => undefined },
    { method: 'seeds', isComplete: true, seed: '' },
  );
  const draw: Draw = {
    method: 'seeds',
    seed: null,
    version: 1,
    places: planned.places.map((place) => ({ ...place, lot: null })),
    matches: planned.matches.map((match) => ({
      ...match,
      id: match.number,
      roundId: id,
      version: 1,
      side: null,
      extraWinner: null,
      reason: null,
      entryKey: null,
      ...createResult(isHomeWinner?.(match.homeId ?? 0, match.awayId ?? 0)),
    })),
  };
  return toRoundMatches({ id, matchRule: rule, draw }, entrants);
}

/** The results of every category with enough teams are those of matches in a state. */
export const matchesInState = (
  backendFetch: BackendFetch,
  name: string | undefined,
): HttpHandler[] => [
  modifyResponse('getCategoryResults', backendFetch, (body) => {
    const state = states[name ?? ''];
    const [round] = body.data.rounds;
    const teams = round?.results.slice(0, state?.teamCount).map(({ team }) => team) ?? [];
    if (!state || !round || teams.length < state.teamCount) return body;
    const matches = createMatches(round, teams, state);
    if (!matches) return body;
    const rows = new Map(
      matches.groups.flatMap((group) => group.rows).map((row) => [row.team_id, row]),
    );
    const results = teams.map((team) => ({
      team,
      rank: rows.get(team.id)?.rank ?? null,
      points: rows.get(team.id)?.points ?? null,
      time: null,
      incomplete: false,
      decision: null,
      runs: [],
    }));
    return {
      ...body,
      data: {
        ...body.data,
        match_rounds: [matches],
        rounds: [{ ...round, match_rule: state.rule, state: 'open' as const, results }],
        standings: results.map(({ team, rank: place }) => ({ team_id: team.id, place })),
      },
    };
  }),
];

const askedAbout = (url: string) => {
  const id = Number(/matches\/(\d+)\/result/.exec(url)?.[1]);
  const message = copy.responses.matchUndone;
  return Response.json(
    { success: false, message, error: message, undoes: [id + 1] },
    { status: 409 },
  );
};

/** A result of a match, or its deletion, undoes that of the next one, until the request names it. */
export const laterMatchUndone = (): HttpHandler[] => [
  intercept('saveMatchResult', async (request) => {
    const text = await request.clone().text();
    const { undo } = JSON.parse(text || '{}') as Partial<MatchResultInput>;
    return undo ? undefined : askedAbout(request.url);
  }),
  intercept('deleteMatchResult', ({ url }) =>
    new URL(url).searchParams.has('undo') ? undefined : askedAbout(url),
  ),
];
