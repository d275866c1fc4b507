import type { Cell } from '../../../../lib/tables/table.ts';
import { copy as cellCopy } from '../rows/copy.ts';
import { type Found, textOf } from '../rows/readCell.ts';
import { copy } from './copy.ts';
import type { MatchColumn } from './matchFields.ts';
import { findSide, type NamedTeams, otherSide, sideKeys } from './matchTeams.ts';
import { isBlank, type Meaning, meaningOf } from './outcomeWords.ts';
import { isDateOfScore, readBothScores, readSideScore, type Scores } from './scoreCell.ts';

/** The cells of a row by what they hold. */
export type RowCells = {
  /** Empty without such a column. */
  cellOf: (column: MatchColumn) => Cell;
  /** What the column is called. */
  titleOf: (column: MatchColumn) => string;
};

/** What a row says of how its match ended; texts as they are sent. */
export type Ending = {
  scores: Scores;
  meaning: Meaning | undefined;
  /** What nothing here understands. */
  unknown: string;
  winner: string;
  absent: string;
};

/** What one cell says that may have a score, or words. */
type Statement = {
  scores?: Scores | undefined;
  meaning?: Meaning | undefined;
  winner?: string;
  absent?: string;
  unknown?: string;
  /** What has the place of a score and is none. */
  noScore?: string;
};

const forfeit = String.raw`(?:wo|w\.o\.?|walk ?over|tidak hadir|absen|dq|(?:di)?diskualifikasi)`;
const ofTeam = new RegExp(String.raw`^(.+?)[\s,:(-]+((?:yang )?menang|${forfeit})\)?$`, 'i');
const withWinner = /^(.*?)[\s,(-]*(?:pemenang|menang)[\s:]+(.+?)\)?$/i;
const mentionsForfeit = new RegExp(String.raw`(?:^|\W)${forfeit}(?:$|\W)`, 'i');

/** Returns what words say of one of the teams: 'Garuda tidak hadir', 'Komodo menang', 'WO (Pemenang: Komodo)'. */
function readSentence(text: string, teams: NamedTeams): Statement | undefined {
  const [, before = '', word = ''] = ofTeam.exec(text) ?? [];
  const side = findSide(before, teams);
  if (side && /menang/i.test(word)) return { winner: teams[side].sent };
  if (side) return { meaning: meaningOf(word), absent: teams[side].sent };
  const [, how = '', winnerName = ''] = withWinner.exec(text) ?? [];
  const winner = findSide(winnerName, teams);
  const meaning = meaningOf(how);
  return winner && (meaning || how === '') ? { meaning, winner: teams[winner].sent } : undefined;
}

const none: Scores = { home: { text: '' }, away: { text: '' } };

const scoresText = ({ home, away }: Scores) =>
  [home, away].map(({ text, mark }) => mark ?? text).join('-');

/** Returns what a cell says of the whole match. */
function readStatement(
  found: Found,
  { cellOf, titleOf }: RowCells,
  key: 'score' | 'result' | 'note',
  teams: NamedTeams,
): Statement {
  const cell = cellOf(key);
  const text = textOf(cell);
  const meaning = meaningOf(text);
  if (meaning && meaning in copy.outcomes) {
    const value = copy.outcomes[meaning as keyof typeof copy.outcomes];
    if (text.toLowerCase() !== value) found.readings.push({ column: titleOf(key), text, value });
  }
  if (meaning || isBlank(text)) return { meaning };
  if (key !== 'note' && isDateOfScore(cell)) {
    found.problems.push(cellCopy.dateCell(titleOf(key), text));
    return { noScore: text };
  }
  const scores = key === 'note' ? undefined : readBothScores(text);
  if (scores) {
    // A time as a text, 02:01, is what was typed as 2:1.
    if (/(?:^|\D)0\d/.test(text))
      found.readings.push({ column: titleOf(key), text, value: scoresText(scores) });
    return { scores };
  }
  const sentence = readSentence(text, teams);
  if (sentence) return sentence;
  if (key === 'result') return { unknown: text };
  if (key === 'note') {
    if (mentionsForfeit.test(text)) found.problems.push(copy.problems.remark(titleOf(key)));
    return {};
  }
  found.problems.push(copy.problems.score(titleOf(key)));
  return { noScore: text };
}

const isEmpty = (scores: Scores) =>
  sideKeys.every((side) => scores[side].text === '' && !scores[side].mark);

/** Returns the scores in the columns of each team; merged cells have those of both. */
function readOwnScores(found: Found, { cellOf, titleOf }: RowCells): Scores {
  const cells = { home: cellOf('homeScore'), away: cellOf('awayScore') };
  const dated = sideKeys.filter((side) => isDateOfScore(cells[side]));
  for (const side of dated)
    found.problems.push(cellCopy.dateCell(titleOf(`${side}Score`), textOf(cells[side])));
  if (dated.length > 0)
    return { home: { text: textOf(cells.home) }, away: { text: textOf(cells.away) } };
  const isShared = ['', textOf(cells.home)].includes(textOf(cells.away));
  const both = isShared ? readBothScores(textOf(cells.home)) : undefined;
  return both ?? { home: readSideScore(cells.home), away: readSideScore(cells.away) };
}

/** Returns the scores of a row, which all of its cells have to agree about. */
function findScores(found: Found, cells: RowCells, statements: readonly Statement[]): Scores {
  const all = [readOwnScores(found, cells), ...statements.map(({ scores }) => scores ?? none)];
  const given = all.filter((scores) => !isEmpty(scores));
  const texts = [...new Set(given.map(scoresText))];
  if (texts.length > 1) found.problems.push(copy.problems.severalScores(texts));
  const noScore = statements.find((statement) => statement.noScore)?.noScore;
  return given[0] ?? (noScore === undefined ? none : { ...none, home: { text: noScore } });
}

/** Returns a team as it is sent, by what the cell of a column calls it. */
function readTeamName(
  found: Found,
  { cellOf, titleOf }: RowCells,
  column: 'winner' | 'absent',
  teams: NamedTeams,
): string {
  const text = textOf(cellOf(column));
  if (isBlank(text)) return '';
  if (meaningOf(text) === 'draw') return copy.draw;
  const side = findSide(text, teams);
  if (!side) return text;
  const { sent, name, code } = teams[side];
  const isCalledSo = [sent, name, code].some((each) => each.toLowerCase() === text.toLowerCase());
  if (!isCalledSo) found.readings.push({ column: titleOf(column), text, value: name || sent });
  return sent;
}

const isPlayed = (meaning: Meaning | undefined) => meaning === undefined || meaning === 'played';

/** Returns what a row says of how its match ended. */
export function readEnding(found: Found, cells: RowCells, teams: NamedTeams): Ending {
  const statements = (['result', 'score', 'note'] as const).map((key) =>
    readStatement(found, cells, key, teams),
  );
  const first = (key: 'winner' | 'absent' | 'unknown') =>
    statements.find((statement) => statement[key])?.[key] ?? '';
  const meanings = statements.map(({ meaning }) => meaning);
  const ending: Ending = {
    scores: findScores(found, cells, statements),
    meaning: meanings.find((each) => !isPlayed(each)) ?? meanings.find(Boolean),
    unknown: first('unknown'),
    winner: readTeamName(found, cells, 'winner', teams) || first('winner'),
    absent: readTeamName(found, cells, 'absent', teams) || first('absent'),
  };
  return withMarks(found, cells, teams, ending);
}

/** Returns the ending with what stands in the cells of scores: a team with 'WO' was absent. */
function withMarks(
  found: Found,
  { cellOf, titleOf }: RowCells,
  teams: NamedTeams,
  ending: Ending,
): Ending {
  const { scores, winner, absent } = ending;
  const { home, away } = scores;
  if (home.mark && away.mark) {
    if (home.mark !== away.mark) found.problems.push(copy.problems.bothMarks);
    return { ...ending, meaning: home.mark === 'absent' ? 'bothAbsent' : 'bothDisqualified' };
  }
  const side = sideKeys.find((each) => scores[each].mark);
  const mark = side && scores[side].mark;
  if (!side || !mark) return ending;
  const marked = { ...ending, meaning: mark };
  // Whoever has won is said; beside 0 the word may as well be that of the winner, and the server asks.
  const isSaid = winner !== '' || absent !== '';
  if (isSaid || scores[otherSide(side)].text === '0') return marked;
  const team = teams[side];
  const column = (['home', 'away'] as const).some((each) => textOf(cellOf(`${each}Score`)) !== '')
    ? (`${side}Score` as const)
    : 'score';
  if (team.sent === '') found.problems.push(copy.problems.nameless);
  else
    found.readings.push({
      column: titleOf(column),
      text: textOf(cellOf(column)),
      value: copy.marked(team.name || team.sent, mark),
    });
  return { ...marked, absent: team.sent };
}
