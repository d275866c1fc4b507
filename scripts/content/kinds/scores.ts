import type { ScoreCorrection } from '../../../openapi/schema.d.ts';
import {
  findDeskScores,
  type PlayedCategory,
  type Result,
} from '../../../server/data/deskScores.ts';
import type { OrganisedTournament } from '../../../server/data/organisedTournaments.ts';
import { type Entrant, findEntrants, saveScores } from '../../../server/data/scoreImport.ts';
import { timeFormatOf } from '../../../server/handlers/playedCategory.ts';
import { cellOf, isAllowed, numberOrNull } from './cells.ts';
import type { Change, Kind, PlanContext } from '../plan.ts';
import type { Row } from '../table.ts';
import { findTournaments, tournamentKey } from './tournaments.ts';

const shape = {
  name: 'scores',
  columns: ['tournament', 'date', 'category', 'team_code', 'points', 'time'],
};

/** A category of a tournament with the teams that are registered in it, by their codes. */
type Board = {
  played: PlayedCategory;
  name: string;
  category: string;
  entrants: Map<string, Entrant>;
};

/** Finds the boards that rows name, each once. */
function createBoardFinder(
  context: PlanContext,
  tournaments: ReadonlyMap<string, OrganisedTournament>,
) {
  const boards = new Map<string, Promise<Board> | undefined>();
  const open = async (tournament: OrganisedTournament, id: number, category: string) => {
    const played = { tournamentId: tournament.id, categoryId: id };
    const entrants = await findEntrants(context.db, played);
    return {
      played,
      category,
      name: `${tournament.title} · ${category}`,
      entrants: new Map(entrants.map((entrant) => [entrant.team.code as string, entrant])),
    };
  };
  return async (row: Row): Promise<Board | undefined> => {
    const key = tournamentKey(cellOf(row, 'tournament'), cellOf(row, 'date').trim());
    const category = cellOf(row, 'category').trim();
    const boardKey = `${key} ${category}`;
    if (!boards.has(boardKey)) {
      const tournament = tournaments.get(key);
      const found = tournament?.categories.find(({ name }) => name === category);
      boards.set(boardKey, tournament && found && open(tournament, found.id, category));
    }
    return boards.get(boardKey);
  };
}

/** Returns the score of a row, if the document and the category allow it. */
function readScore(context: PlanContext, row: Row, category: string): Result | undefined {
  const score = { points: numberOrNull(row, 'points'), time: cellOf(row, 'time').trim() };
  if (!isAllowed<ScoreCorrection>(context, row, 'ScoreCorrection', score)) return undefined;
  const format = timeFormatOf(category);
  if ((format === 'HH:MM:SS') === score.time.includes('.')) {
    context.report(row, `The time must be written as ${format}.`);
    return undefined;
  }
  return score;
}

type NewScore = { entrant: Entrant; score: Result };

function toChange(board: Board, scores: NewScore[], unchanged: number): Change {
  const added = scores.filter(({ entrant }) => !entrant.score).length;
  const changed = scores.length - added;
  const { tournamentId, categoryId } = board.played;
  return {
    table: shape.name,
    name: board.name,
    isNew: added > 0 && changed === 0 && unchanged === 0,
    fields: scores.length === 0 ? [] : [`${added} new`, `${changed} changed`],
    async apply({ db, record }) {
      await saveScores(
        db,
        scores.map(({ entrant: { registrationId }, score }) => ({
          registrationId,
          categoryId,
          ...score,
        })),
      );
      await record({
        operation: 'importScores',
        kind: 'score',
        id: tournamentId,
        name: board.name,
        detail: `${added} baru, ${changed} dikoreksi`,
      });
    },
  };
}

/** Scores, by tournament, category and code of the team, which must be registered. */
export const scoreKind: Kind = {
  shapes: [shape],
  async exportRows({ db }) {
    const rows: Record<string, string>[] = [];
    for (const [, { id, title, date, categories }] of await findTournaments(db))
      for (const category of categories) {
        const scores = await findDeskScores(db, { tournamentId: id, categoryId: category.id });
        for (const { team, points, time } of scores.toReversed())
          rows.push({
            tournament: title,
            date,
            category: category.name,
            team_code: team.code,
            points: String(points),
            time,
          });
      }
    return { scores: rows };
  },

  async plan(context) {
    const findBoard = createBoardFinder(context, await findTournaments(context.db));
    const scores = new Map<Board, NewScore[]>();
    const lines = new Map<Entrant, number>();
    const unchanged = new Map<Board, number>();
    for (const row of context.tables.get(shape.name) ?? []) {
      const board = await findBoard(row);
      const code = cellOf(row, 'team_code').trim().toUpperCase();
      const entrant = board?.entrants.get(code);
      const score = readScore(context, row, cellOf(row, 'category'));
      if (!board) context.report(row, 'The category is not played in this tournament.');
      else if (!entrant) context.report(row, `The team ${code} is not registered there.`);
      if (!board || !entrant || !score) continue;
      const earlier = lines.get(entrant);
      if (earlier !== undefined) {
        context.report(row, `The team ${code} has a score on line ${earlier} already.`);
        continue;
      }
      lines.set(entrant, row.line);
      const isSame = entrant.score?.points === score.points && entrant.score.time === score.time;
      if (isSame) unchanged.set(board, (unchanged.get(board) ?? 0) + 1);
      scores.set(board, [...(scores.get(board) ?? []), ...(isSame ? [] : [{ entrant, score }])]);
    }
    return [...scores].map(([board, found]) => toChange(board, found, unchanged.get(board) ?? 0));
  },
};
