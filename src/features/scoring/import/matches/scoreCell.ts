import type { Cell } from '../../../../lib/tables/table.ts';
import { isDateCell, pointsText, readPointsCell } from '../rows/pointsCell.ts';
import { textOf } from '../rows/readCell.ts';
import type { Side } from './matchFields.ts';
import { isBlank, meaningOf } from './outcomeWords.ts';

/** Why a team has not played. */
export type Mark = 'absent' | 'disqualified';

/** What a cell says of one team: its score, as it is sent, or that it has not played. */
export type SideScore = { text: string; mark?: Mark };

export type Scores = Record<Side, SideScore>;

/** Returns the score of a team; of a number what is stored, and a text that is none as it is. */
export function readSideScore(cell: Cell): SideScore {
  const text = textOf(cell);
  const meaning = meaningOf(text);
  if (isBlank(text) || meaning === 'waiting') return { text: '' };
  if (meaning === 'absent' || meaning === 'disqualified') return { text: '', mark: meaning };
  const points = readPointsCell(cell);
  return { text: Number.isInteger(points) ? String(points) : pointsText(cell) };
}

const twoParts = /^(.+?)\s*[-:\u2010-\u2015\u2212]\s*(.+)$/;

/** Returns the scores of both teams in one cell, '2-1' or '3 : WO'; undefined if they are not two. */
export function readBothScores(text: string): Scores | undefined {
  const [, first = '', second = ''] = twoParts.exec(text.trim()) ?? [];
  const [home, away] = [first, second].map((part) => readSideScore({ text: part }));
  const isScore = ({ text: score, mark }: SideScore) => mark !== undefined || /^\d+$/.test(score);
  return home && away && isScore(home) && isScore(away) ? { home, away } : undefined;
}

const month = '(?:jan|feb|mar|apr|mei|may|jun|jul|ag[us]|aug|sep|okt|oct|nov|des|dec)[a-z]*';
const dateText = new RegExp(
  String.raw`^(?:\d{1,4}[-/. ]?${month}\b.*|${month}[-/. ]\d.*|\d+[-/.]\d+[-/.]\d+.*|\d+:\d+:\d.*)$`,
  'i',
);

/** Whether a cell is what a spreadsheet makes of '2-1' or '2:1': a date or a time, in a workbook or as a text. */
export const isDateOfScore = (cell: Cell): boolean =>
  isDateCell(cell) || dateText.test(textOf(cell));
