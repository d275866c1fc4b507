import { countStageMatches } from '../../../../../openapi/matches/countStageMatches.ts';
import { groupName } from '../../../../../openapi/matches/groupName.ts';
import type {
  GroupRow,
  Match,
  MatchRule,
  Round,
  RoundMatches,
  ScoreEntryData,
} from '../../../../../openapi/schema.d.ts';
import { teamsOf } from '../../runs.ts';
import { copy } from './copy.ts';

/** The ids of the teams of each group. */
export type Groups = readonly (readonly number[])[];
/** The ids of the teams in the places of a bracket; null for a free one. */
export type Slots = readonly (number | null)[];

/** Returns the groups or the bracket of a round, with its matches; undefined before they are drawn. */
export const findDraw = (data: ScoreEntryData, { id }: Pick<Round, 'id'>) =>
  data.match_rounds?.find((each) => each.round_id === id);

/** Returns the ids of the teams of a round that have no place in a draw, such as those registered after it. */
export function findUndrawn(
  data: ScoreEntryData,
  round: Round,
  { groups, slots }: { groups: Groups | null; slots: Slots | null },
): number[] {
  const drawn = new Set([...(groups ?? []).flat(), ...(slots ?? [])]);
  return teamsOf(data, round)
    .map(({ id }) => id)
    .filter((id) => !drawn.has(id));
}

/** Returns whether a match of a round has a result. */
export const hasResults = (drawn: RoundMatches | undefined): boolean =>
  drawn?.matches.some(({ result }) => result !== null) ?? false;

/** Returns whether a match of a team has a result. */
export const hasPlayed = (drawn: RoundMatches | undefined, teamId: number): boolean =>
  drawn?.matches.some(
    ({ home, away, result }) => result && [home.team_id, away.team_id].includes(teamId),
  ) ?? false;

/** Returns how many matches a round with so many teams has. */
export const countMatches = (rule: MatchRule, teamCount: number): number =>
  countStageMatches(rule, teamCount).reduce((sum, count) => sum + count, 0);

/** Returns the place of each team in its group: 'Grup A, peringkat 1'. */
export const nameGroupPlaces = (drawn: RoundMatches | undefined): Map<number, string> =>
  new Map(
    drawn?.groups.flatMap(({ number, rows }) =>
      rows.map(({ team_id: id, rank }) => [id, copy.groupPlace(groupName(number), rank)] as const),
    ),
  );

/** Returns whether some groups have more teams than others. */
export const areGroupsUneven = (drawn: RoundMatches | undefined): boolean =>
  new Set(drawn?.groups.map(({ rows }) => rows.length)).size > 1;

/** Returns the teams of a group that nothing has put in an order, those of each rank, once all matches have ended. */
export function findTies({ groups, matches }: RoundMatches, number: number): number[][] {
  const hasEnded = matches
    .filter(({ group }: Match) => group === number)
    .every(({ result }) => result !== null);
  if (!hasEnded) return [];
  const byRank = Map.groupBy(rowsOf(groups, number), ({ rank }) => rank);
  return [...byRank.values()].filter((rows) => rows.length > 1).map((rows) => rows.map(idOf));
}

/** Returns the teams of a group whose order was drawn by lots, in this order. */
export function findDrawnOrders({ groups }: RoundMatches, number: number): number[][] {
  const orders: number[][] = [];
  let previous: GroupRow | undefined;
  for (const row of rowsOf(groups, number)) {
    if (previous?.decision?.decided_by === 'lots') orders.at(-1)?.push(row.team_id);
    else if (row.decision?.decided_by === 'lots') orders.push([row.team_id]);
    previous = row;
  }
  return orders;
}

const rowsOf = (groups: RoundMatches['groups'], number: number): GroupRow[] =>
  groups.find((each) => each.number === number)?.rows ?? [];

const idOf = ({ team_id: id }: GroupRow): number => id;
