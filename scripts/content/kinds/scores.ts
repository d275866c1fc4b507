import type { ScoreCorrection } from '../../../openapi/schema.d.ts';
import {
  findEnteredScores,
  type PlayedCategory,
  type Result,
} from '../../../server/scores/entryQueries.ts';
import type { ManagedTournament } from '../../../server/tournaments/managedQueries.ts';
import { type Entrant, findEntrants, saveScores } from '../../../server/scores/importQueries.ts';
import { describeImported } from '../../../server/auditLog/describeChange.ts';
import { timeFormatOf } from '../../../server/scores/playedCategory.ts';
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
  tournament: string;
  category: string;
  entrants: Map<string, Entrant>;
};

/** Finds the boards that rows name, each once. */
function createBoardFinder(
  context: PlanContext,
  tournaments: ReadonlyMap<string, ManagedTournament>,
) {
  const boards = new Map<string, Promise<Board> | undefined>();
  const open = async (tournament: ManagedTournament, id: number, category: string) => {
    const played = { tournamentId: tournament.id, categoryId: id };
    const entrants = await findEntrants(context.db, played);
    return {
      played,
      tournament: tournament.title,
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

type ScoreRow = { board: Board; entrant: Entrant; score: Result };

/** Returns the score of a row and whose it is; reports what is wrong with the row. */
function readRow(context: PlanContext, row: Row, board: Board | undefined): ScoreRow | undefined {
  const code = cellOf(row, 'team_code').trim().toUpperCase();
  const entrant = board?.entrants.get(code);
  const score = readScore(context, row, cellOf(row, 'category'));
  if (!board) context.report(row, 'The category is not played in this tournament.');
  else if (!entrant) context.report(row, `The team ${code} is not registered there.`);
  return board && entrant && score && { board, entrant, score };
}

const isStored = ({ entrant: { score: stored }, score }: ScoreRow) =>
  stored?.points === score.points && stored.time === score.time;

function toChange(board: Board, rows: ScoreRow[]): Change {
  const scores = rows.filter((row) => !isStored(row));
  const added = scores.filter(({ entrant }) => !entrant.score).length;
  const changed = scores.length - added;
  return {
    table: shape.name,
    name: board.name,
    isNew: added > 0 && added === rows.length,
    fields: scores.length === 0 ? [] : [`${added} new`, `${changed} changed`],
    counts: { new: added, changed, unchanged: rows.length - scores.length },
    async apply({ db, record }) {
      const { categoryId } = board.played;
      const ids = await saveScores(
        db,
        scores.map(({ entrant: { registrationId }, score }) => ({
          registrationId,
          categoryId,
          ...score,
        })),
      );
      await record(scores.map((row) => describeImported(row, ids, board)));
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
        const scores = await findEnteredScores(db, { tournamentId: id, categoryId: category.id });
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
    const rows: ScoreRow[] = [];
    const lines = new Map<Entrant, number>();
    for (const row of context.tables.get(shape.name) ?? []) {
      const found = readRow(context, row, await findBoard(row));
      if (!found) continue;
      const { code } = found.entrant.team;
      const earlier = lines.get(found.entrant);
      if (earlier === undefined) rows.push(found);
      else context.report(row, `The team ${code} has a score on line ${earlier} already.`);
      lines.set(found.entrant, earlier ?? row.line);
    }
    return [...Map.groupBy(rows, ({ board }) => board)].map(([board, found]) =>
      toChange(board, found),
    );
  },
};
