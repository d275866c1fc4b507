import type { CheckedMatchImport, MatchImport, MatchRule } from '../../../openapi/schema.d.ts';
import type { Backend } from './backend.ts';
import { createMatchRequests, knockoutRule } from './matchRequests.ts';
import { roundInput } from './roundRequests.ts';

export type Row = MatchImport['rows'][number];
type Answer = { status: number; body: CheckedMatchImport };

/** A row with two teams, whose scores are written as '2:1'. */
export function row(home: string, away: string, scores = '', changes: Partial<Row> = {}): Row {
  const [home_score = '', away_score = ''] = scores.split(':');
  return { line: 2, home, away, home_score, away_score, ...changes };
}

/** A row with the number of its match. */
export const numbered = (number: number, scores = '', changes: Partial<Row> = {}): Row =>
  row('', '', scores, { number: String(number), ...changes });

/** What `createMatchRequests` has, draws of named teams, and requests for imports of results. */
export function createMatchImportRequests(backend: Backend) {
  const requests = createMatchRequests(backend);
  const { place, first, request, readScoreEntry, save, planGroups, draw, registered } = requests;

  const path = () => {
    const { tournamentId, categoryId } = place();
    return `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/matches/import`;
  };
  /** Sends rows, which are in lines from 2. */
  const send = async (rows: Row[], preview = false) => {
    const body = { preview, rows: rows.map((each, index) => ({ ...each, line: index + 2 })) };
    return (await request('POST', path(), body)) as unknown as Answer;
  };
  /** Returns what is wrong with rows that are only checked. */
  const findProblems = async (rows: Row[]) =>
    (await send(rows, true)).body.data.rows.map(({ problem }) => problem);
  /** The registered teams. */
  async function readTeams() {
    const ids = await registered();
    const { teams } = await readScoreEntry();
    return ids.flatMap((id) => teams.find((team) => team.id === id) ?? []);
  }
  /** Draws teams into groups of these sizes. */
  async function drawGroups(sizes: number[], changes: Partial<MatchRule> = {}) {
    await planGroups({ group_count: sizes.length, ...changes });
    const teams = await readTeams();
    const left = teams.map(({ id }) => id);
    const groups = sizes.map((size) => left.splice(0, size));
    const { body } = await draw(first().id, { method: 'hand', groups });
    return { teams, matches: body.data.matches };
  }
  /** Draws up to four teams into a knock-out with a match for the third place. */
  async function drawKnockout(changes: Partial<MatchRule> = {}, count = 4) {
    await save([roundInput({ id: first().id, match_rule: { ...knockoutRule, ...changes } })]);
    const teams = await readTeams();
    const size = count > 2 ? 4 : 2;
    const ids = teams.slice(0, count).map(({ id }) => id);
    const slots = Array.from({ length: size }, (_, index) => ids[index] ?? null);
    const { body } = await draw(first().id, { method: 'hand', slots });
    return { teams, matches: body.data.matches };
  }

  return { ...requests, send, findProblems, readTeams, drawGroups, drawKnockout };
}
