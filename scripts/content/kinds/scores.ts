import { asc, eq } from 'drizzle-orm';
import { formatOfTime } from '../../../openapi/scoreTimes.ts';
import type { RunCorrection } from '../../../openapi/schema.d.ts';
import type { Database } from '../../../server/db/database.ts';
import { registrations, scores } from '../../../server/db/schema.ts';
import { nameEntry } from '../../../server/auditLog/queries.ts';
import { describeRun } from '../../../server/scores/runs/describeRun.ts';
import {
  type Entrant,
  findEntrants,
  isOf,
  type PlayedCategory,
} from '../../../server/scores/entryQueries.ts';
import { deriveScores } from '../../../server/scores/deriveScores.ts';
import { timeFormatOf } from '../../../server/scores/playedCategory.ts';
import { lockRound } from '../../../server/scores/rounds/roundQueries.ts';
import {
  findEnteredRuns,
  type NamedRun,
  saveRuns,
} from '../../../server/scores/runs/runQueries.ts';
import type { ManagedTournament } from '../../../server/tournaments/managedQueries.ts';
import { cellOf, isAllowed, numberOrNull } from './cells.ts';
import type { ApplyContext, Change, Kind, PlanContext } from '../plan.ts';
import type { Row } from '../table.ts';
import { findTournaments, tournamentKey } from './tournaments.ts';

const shape = {
  name: 'scores',
  columns: ['tournament', 'date', 'category', 'team_code', 'points', 'time'],
};

type Result = { points: number; time: string };

/** A registered team with its score and the runs of which it is the result. */
type ScoredEntrant = Entrant & { score: Result | undefined; runs: NamedRun[] };

/** A category of a tournament with the teams that are registered in it, by their codes. */
type Board = {
  played: PlayedCategory;
  name: string;
  tournament: string;
  category: string;
  entrants: Map<string, ScoredEntrant>;
};

/** Returns the scores of a category, the first added first. */
const findScores = (db: Database, played: PlayedCategory) =>
  db
    .select({
      registrationId: scores.registrationId,
      points: scores.points,
      time: scores.time,
    })
    .from(scores)
    .innerJoin(registrations, eq(registrations.id, scores.registrationId))
    .where(isOf(played))
    .orderBy(asc(scores.id));

async function findScoredEntrants(db: Database, played: PlayedCategory): Promise<ScoredEntrant[]> {
  const scoreOf = new Map(
    (await findScores(db, played)).map((score) => [score.registrationId, score]),
  );
  const runsOf = Map.groupBy(
    await findEnteredRuns(db, played),
    ({ registrationId }) => registrationId,
  );
  return (await findEntrants(db, played)).map((entrant) => ({
    ...entrant,
    score: scoreOf.get(entrant.registrationId),
    runs: runsOf.get(entrant.registrationId) ?? [],
  }));
}

/** Finds the boards that rows name, each once. */
function createBoardFinder(
  context: PlanContext,
  tournaments: ReadonlyMap<string, ManagedTournament>,
) {
  const boards = new Map<string, Promise<Board> | undefined>();
  const open = async (tournament: ManagedTournament, id: number, category: string) => {
    const played = { tournamentId: tournament.id, categoryId: id };
    const entrants = await findScoredEntrants(context.db, played);
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
  const points = numberOrNull(row, 'points');
  const run = { outcome: 'finished', points: points ?? '', time: cellOf(row, 'time').trim() };
  if (!isAllowed<RunCorrection & Result>(context, row, 'RunCorrection', run)) return undefined;
  const format = timeFormatOf(category);
  if (formatOfTime(run.time) !== format) {
    context.report(row, `The time must be written as ${format}.`);
    return undefined;
  }
  return { points: run.points, time: run.time };
}

type ScoreRow = { board: Board; entrant: ScoredEntrant; score: Result };

const isStored = ({ entrant: { score: stored }, score }: ScoreRow) =>
  stored?.points === score.points && stored.time === score.time;

/** Whether the score of a team is that of its first run, and of no other one. */
const hasOneRun = ({ runs: entered }: ScoredEntrant) =>
  entered.every(({ number, isFirstRound }) => isFirstRound && number === 1);

/** Returns the score of a row and whose it is; reports what is wrong with the row. */
function readRow(context: PlanContext, row: Row, board: Board | undefined): ScoreRow | undefined {
  const code = cellOf(row, 'team_code').trim().toUpperCase();
  const entrant = board?.entrants.get(code);
  const score = readScore(context, row, cellOf(row, 'category'));
  if (!board) context.report(row, 'The category is not played in this tournament.');
  else if (!entrant) context.report(row, `The team ${code} is not registered there.`);
  const found = board && entrant && score && { board, entrant, score };
  if (found && !isStored(found) && !hasOneRun(found.entrant)) {
    context.report(row, `The team ${code} has several runs; change them where scores are entered.`);
    return undefined;
  }
  return found;
}

/** Saves scores as first runs of the first round. */
async function saveScores(
  { db, now, record }: ApplyContext,
  { played, ...names }: Board,
  rows: ScoreRow[],
): Promise<void> {
  const round = await lockRound(db, played, undefined);
  if (!round || rows.length === 0) return;
  const finished = { number: 1, outcome: 'finished' as const, reason: null };
  const ids = await saveRuns(
    db,
    rows.map(({ entrant: { registrationId }, score }) => ({
      roundId: round.id,
      registrationId,
      ...finished,
      ...score,
      createdAt: now,
    })),
  );
  await deriveScores(
    db,
    rows.map(({ entrant }) => entrant.registrationId),
  );
  await record(
    rows.map(({ entrant: { team, runs: entered }, score }, index) => ({
      operation: 'importScores' as const,
      kind: 'score' as const,
      id: ids[index] ?? 0,
      name: nameEntry({ team: team.name, ...names }),
      detail: describeRun({ round: round.name, ...finished, ...score }, entered[0]),
    })),
  );
}

function toChange(board: Board, rows: ScoreRow[]): Change {
  const changes = rows.filter((row) => !isStored(row));
  const added = changes.filter(({ entrant }) => !entrant.score).length;
  const changed = changes.length - added;
  return {
    table: shape.name,
    name: board.name,
    isNew: added > 0 && added === rows.length,
    fields: changes.length === 0 ? [] : [`${added} new`, `${changed} changed`],
    counts: { new: added, changed, unchanged: rows.length - changes.length },
    apply: (context) => saveScores(context, board, changes),
  };
}

/** Scores, by tournament, category and code of the team, which must be registered. */
export const scoreKind: Kind = {
  shapes: [shape],
  async exportRows({ db }) {
    const rows: Record<string, string>[] = [];
    for (const [, { id, title, date, categories }] of await findTournaments(db))
      for (const category of categories) {
        const played = { tournamentId: id, categoryId: category.id };
        const codes = new Map(
          (await findEntrants(db, played)).map(({ registrationId, team }) => [
            registrationId,
            team.code,
          ]),
        );
        for (const { registrationId, points, time } of await findScores(db, played))
          rows.push({
            tournament: title,
            date,
            category: category.name,
            team_code: codes.get(registrationId) ?? '',
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
