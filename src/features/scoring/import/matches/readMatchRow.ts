import type { MatchImport, Round } from '../../../../../openapi/schema.d.ts';
import * as limits from '../../../../../openapi/workLimits.ts';
import type { SourceRow } from '../../../../lib/tables/layout.ts';
import type { ReadRow } from '../../../../ui/import/importTypes.ts';
import { readPointsCell } from '../rows/pointsCell.ts';
import { type Found, readText, textOf } from '../rows/readCell.ts';
import { findSheetPlace } from '../rows/sheetPlace.ts';
import { copy } from './copy.ts';
import { type NamedTeam, type NamedTeams, splitTeams } from './matchTeams.ts';
import { isBlank } from './outcomeWords.ts';
import { type Ending, readEnding, type RowCells } from './readEnding.ts';

export type MatchImportRow = MatchImport['rows'][number];

export type MatchRowContext = RowCells & { row: SourceRow; rounds: readonly Round[] };

/** A match that has no result yet, or a line that names none. */
type LeftOut = 'unplayed' | 'no match';

const { maxLength: homeLength } = limits.matchImportRowsHomeLimits;
const { maxLength: awayLength } = limits.matchImportRowsAwayLimits;
const { maxLength: homeScoreLength } = limits.matchImportRowsHomeScoreLimits;
const { maxLength: awayScoreLength } = limits.matchImportRowsAwayScoreLimits;

/** The fields that a row has only if its file does, with the lengths that the document allows. */
const optionalLengths = {
  round: limits.matchImportRowsRoundLimits.maxLength,
  number: limits.matchImportRowsNumberLimits.maxLength,
  winner: limits.matchImportRowsWinnerLimits.maxLength,
  result: limits.matchImportRowsResultLimits.maxLength,
  absent: limits.matchImportRowsAbsentLimits.maxLength,
  reason: limits.matchImportRowsReasonLimits.maxLength,
};

type OptionalKey = keyof typeof optionalLengths;

/** What divides a round, and is no round of a category: 'Grup A', 'Semifinal', '16 besar'. */
const partOfRound =
  /^(?:babak )?(?:penyisihan |fase )?(?:grup|group|pool|penyisihan|gugur|semi ?final|final|perempat ?final|per(?:delapan|enam ?belas) ?final|quarter ?final|perebutan|third place|\d+ besar)\b/i;

/** Returns the teams of a row: of two columns, or of a text that names both. */
function readTeams(found: Found, { cellOf, titleOf }: RowCells): NamedTeams {
  const read = (key: 'home' | 'away' | 'homeCode' | 'awayCode') =>
    readText(found, cellOf(key), titleOf(key));
  const toTeam = (code: string, name: string): NamedTeam => ({ sent: code || name, code, name });
  const home = toTeam(read('homeCode'), read('home'));
  const away = toTeam(read('awayCode'), read('away'));
  const both = away.sent === '' && splitTeams(home.name || textOf(cellOf('match')));
  return both ? { home: toTeam('', both[0]), away: toTeam('', both[1]) } : { home, away };
}

const hasBoth = ({ home, away }: NamedTeams) => home.sent !== '' && away.sent !== '';

/** Returns the number of the match: '7' of 'Partai 7'. One that may count lines is left out beside the teams. */
function readNumber(found: Found, { cellOf, titleOf }: RowCells, teams: NamedTeams): string {
  const isNamed = (key: 'match' | 'number') => {
    const text = textOf(cellOf(key));
    return !isBlank(text) && !splitTeams(text);
  };
  const key = isNamed('match') ? 'match' : 'number';
  if (!isNamed(key) || (key === 'number' && hasBoth(teams))) return '';
  const number = readPointsCell(cellOf(key));
  if (number !== undefined) return String(number);
  const text = readText(found, cellOf(key), titleOf(key));
  const digits = text.match(/\d+/g) ?? [];
  return digits.length === 1 ? String(Number(digits[0])) : text;
}

/** Returns the round: that of the column or of the sheet. The name of a group or stage is left out. */
function readRound(found: Found, { cellOf, titleOf, row, rounds }: MatchRowContext): string {
  const text = readText(found, cellOf('round'), titleOf('round'));
  const ofSheet = findSheetPlace(row.sheetName, rounds).round ?? '';
  if (text === '') return ofSheet;
  const named = findSheetPlace(text, rounds).round;
  if (named !== undefined || !partOfRound.test(text)) return named ?? text;
  found.readings.push({ column: titleOf('round'), text, value: ofSheet });
  return ofSheet;
}

const scoresOf = ({ scores: { home, away } }: Ending) => [home.text, away.text];

/** Whether a row says nothing of how its match ended. */
const isUnplayed = (ending: Ending) =>
  !ending.scores.home.mark &&
  !ending.scores.away.mark &&
  [...scoresOf(ending), ending.unknown, ending.winner, ending.absent].every(
    (text) => text === '',
  ) &&
  (ending.meaning === undefined || ending.meaning === 'waiting');

/** Whether a match that is still to be played has the score with which it begins. */
const isAtStart = (ending: Ending) =>
  ending.meaning === 'waiting' &&
  ending.winner === '' &&
  scoresOf(ending).every((text) => ['', '0'].includes(text));

/** Returns the outcome as it is sent; an absent team that is named says it too. */
function toResult({ meaning, unknown, absent }: Ending): string {
  if (meaning && meaning in copy.outcomes)
    return copy.outcomes[meaning as keyof typeof copy.outcomes];
  return unknown || (absent === '' ? '' : copy.outcomes.absent);
}

/** Returns the result of a row; of one without a result, whether it names a match. */
export function readMatchRow(context: MatchRowContext): ReadRow<MatchImportRow> | LeftOut {
  const { row, cellOf, titleOf } = context;
  const { line, sheet, sheetIndex } = row;
  const found: Found = { readings: [], problems: [] };
  const teams = readTeams(found, context);
  const number = readNumber(found, context, teams);
  const ending = readEnding(found, context, teams);
  const { home, away } = ending.scores;
  if ((isUnplayed(ending) && found.problems.length === 0) || isAtStart(ending))
    return hasBoth(teams) || /^\d+$/.test(number) ? 'unplayed' : 'no match';
  if (ending.meaning === 'waiting')
    found.problems.push(copy.problems.notEnded(waitingText(context)));
  const texts: Record<OptionalKey, string> = {
    round: readRound(found, context),
    number,
    winner: ending.winner || (ending.meaning === 'draw' ? copy.draw : ''),
    result: toResult(ending),
    absent: ending.absent,
    reason: readText(found, cellOf('reason'), titleOf('reason')),
  };
  const optional = (Object.keys(optionalLengths) as OptionalKey[]).flatMap((key) =>
    texts[key] === '' ? [] : [[key, texts[key].slice(0, optionalLengths[key])]],
  );
  const sent: MatchImportRow = {
    line,
    ...(sheet !== '' && { sheet }),
    home: teams.home.sent.slice(0, homeLength),
    away: teams.away.sent.slice(0, awayLength),
    home_score: home.text.slice(0, homeScoreLength),
    away_score: away.text.slice(0, awayScoreLength),
    ...(Object.fromEntries(optional) as Partial<Record<OptionalKey, string>>),
  };
  return { source: { line, sheet, sheetIndex }, sent, ...found };
}

/** Returns the words by which a match is still to be played. */
const waitingText = ({ cellOf }: RowCells): string =>
  (['result', 'note', 'score'] as const).map((key) => textOf(cellOf(key))).find(Boolean) ?? '';
