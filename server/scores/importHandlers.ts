import type { ImportedScore, ScoreImport } from '../../openapi/schema.d.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { PlayedCategory, Result } from './entryQueries.ts';
import { recordChanges } from '../auditLog/queries.ts';
import { findManagedTournament } from '../tournaments/managedQueries.ts';
import {
  type Entrant,
  findEntrants,
  findTeamTexts,
  lockEntrants,
  saveScores,
} from './importQueries.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../httpError.ts';
import { describeImported } from '../auditLog/describeChange.ts';
import { requirePlayed, timeFormatOf, toPlayed, versionOf } from './playedCategory.ts';

type Row = ScoreImport['rows'][number];
type Outcome = ImportedScore['outcome'];

/** A row with what it does. */
type CheckedRow = {
  line: number;
  outcome: Outcome;
  entrant: Entrant | undefined;
  score: Result | undefined;
  problems: string[];
};

const normalise = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function parsePoints(text: string): number | undefined {
  const points = /^-?\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return points >= -9999 && points <= 99_999 ? points : undefined;
}

function parseTime(text: string, format: string): string | undefined {
  const pattern = format === 'HH:MM:SS' ? /^\d{2}:[0-5]\d:[0-5]\d$/ : /^\d{2}:[0-5]\d\.\d{2}$/;
  return pattern.test(text) ? text : undefined;
}

/** Finds registered teams by what a file calls them. */
async function createTeamFinder(db: Database, played: PlayedCategory, rows: Row[]) {
  const entrants = await findEntrants(db, played);
  const byCode = new Map(entrants.map((entrant) => [normalise(entrant.team.code), entrant]));
  const byName = Map.groupBy(entrants, ({ team }) => normalise(team.name));
  const others = rows
    .map((row) => normalise(row.team))
    .filter((text) => !byCode.has(text) && !byName.has(text));
  const known = await findTeamTexts(db, others);
  return (text: string): Entrant | string => {
    const wanted = normalise(text);
    const found = byCode.get(wanted);
    if (found) return found;
    const [named, ...rest] = byName.get(wanted) ?? [];
    if (rest.length > 0) return 'Lebih dari satu tim terdaftar bernama ini. Tulis kode timnya.';
    if (named) return named;
    return known.has(wanted) ? 'Tim ini tidak terdaftar di kategori ini.' : 'Tim tidak dikenal.';
  };
}

/** Returns what a row with a readable score of a registered team does, if it does not contradict. */
function outcomeOf({ version }: Row, { score: before }: Entrant, score: Result): Outcome {
  if (before && before.points === score.points && before.time === score.time) return 'unchanged';
  const now = before ? versionOf(before.version) : null;
  if (version !== undefined && version !== now) return 'rejected';
  return before ? 'changed' : 'added';
}

/** Returns what each row does with the scores as they are now. */
async function checkRows(
  db: Database,
  played: PlayedCategory,
  { format, rows }: { format: string; rows: Row[] },
): Promise<CheckedRow[]> {
  const findTeam = await createTeamFinder(db, played, rows);
  const lineOf = new Map<Entrant, number>();
  return rows.map((row) => {
    const problems: string[] = [];
    const found = findTeam(row.team);
    const entrant = typeof found === 'string' ? undefined : found;
    if (typeof found === 'string') problems.push(found);
    const earlier = entrant && lineOf.get(entrant);
    if (earlier !== undefined) problems.push(`Tim ini sudah ada di baris ${earlier}.`);
    else if (entrant) lineOf.set(entrant, row.line);
    const points = parsePoints(row.points);
    if (points === undefined) problems.push('Poin harus bilangan bulat dari -9999 sampai 99999.');
    const time = parseTime(row.time, format);
    if (time === undefined) problems.push(`Waktu harus ditulis sebagai ${format}.`);
    const score = points === undefined || time === undefined ? undefined : { points, time };
    let outcome: Outcome = 'rejected';
    if (problems.length === 0 && entrant && score) {
      outcome = outcomeOf(row, entrant, score);
      if (outcome === 'rejected') problems.push('Skor tim ini baru saja diubah di meja lain.');
    }
    return { line: row.line, outcome, entrant, score, problems };
  });
}

function toImported({ line, outcome, entrant, score, problems }: CheckedRow) {
  const before = entrant?.score;
  return {
    line,
    outcome,
    team: entrant?.team ?? null,
    score: score ?? null,
    before: before ? { points: before.points, time: before.time } : null,
    version: before ? versionOf(before.version) : null,
    problem: problems.join(' ') || null,
  };
}

const countOf = (rows: CheckedRow[]) => {
  const count = (wanted: Outcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    rejected: count('rejected'),
  };
};

type Counts = ReturnType<typeof countOf>;

const toAnswer = (message: string, rows: CheckedRow[]) => ({
  success: true,
  message,
  data: { ...countOf(rows), rows: rows.map(toImported) },
});

function previewMessage({ added, changed, rejected }: Counts): string {
  if (rejected > 0) return `${rejected} baris perlu diperbaiki. Belum ada yang disimpan.`;
  return added + changed > 0
    ? `${added + changed} skor siap disimpan.`
    : 'Semua skor ini sudah tersimpan.';
}

/** Saves checked rows and writes it down, in the transaction that has locked the scores. */
async function saveRows(
  transaction: Database,
  { tournamentId, categoryId }: PlayedCategory,
  rows: CheckedRow[],
  change: { organiserId: number; at: Date; category: string },
): Promise<void> {
  const { added, changed } = countOf(rows);
  if (added + changed === 0) return;
  const saved = rows.flatMap(({ outcome, entrant, score }) =>
    entrant && score && outcome !== 'unchanged' ? [{ entrant, score }] : [],
  );
  const ids = await saveScores(
    transaction,
    saved.map(({ entrant: { registrationId }, score }) => ({
      registrationId,
      categoryId,
      ...score,
    })),
  );
  const { category, ...who } = change;
  const tournament = (await findManagedTournament(transaction, tournamentId))?.title ?? '';
  await recordChanges(
    transaction,
    saved.map((row) => ({ ...who, ...describeImported(row, ids, { category, tournament }) })),
  );
}

export const importScores: Handler<'importScores'> = async (
  { path, body: { preview, rows }, organiserId },
  { db, now },
) => {
  const played = toPlayed(path);
  const category = await requirePlayed(db, played);
  const file = { format: timeFormatOf(category), rows };
  if (preview) {
    const checked = await checkRows(db, played, file);
    return toAnswer(previewMessage(countOf(checked)), checked);
  }
  const saved = await db.transaction(async (transaction) => {
    await lockEntrants(transaction, played);
    const checked = await checkRows(transaction, played, file);
    const { rejected } = countOf(checked);
    if (rejected > 0)
      throw new HttpError(
        409,
        `${rejected} baris tidak dapat disimpan, jadi tidak ada skor yang disimpan. Periksa kembali.`,
      );
    await saveRows(transaction, played, checked, { organiserId, at: now(), category });
    return checked;
  });
  const { added, changed } = countOf(saved);
  return toAnswer(
    added + changed > 0 ? `${added + changed} skor telah disimpan.` : 'Semua skor ini sudah ada.',
    saved,
  );
};
