import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readScores, readScoreText } from '../../../../../tests/support/scoreTables.ts';
import {
  writeWorkbook,
  type WrittenCell,
} from '../../../../../tests/support/tables/writeWorkbook.ts';
import { readWorkbook } from '../../../../lib/tables/workbook/readWorkbook.ts';
import type { Answers } from '../../../../ui/import/importTypes.ts';

const days = (seconds: number) => seconds / 86_400;
const time = (z: string, ...seconds: number[]) => seconds.map((each) => ({ v: days(each), z }));

type Way = {
  /** 45.2 seconds, and a minute and 7.4 seconds, as somebody writes them. */
  written: [string, string];
  /** What a spreadsheet stores where it makes no text of them. */
  stored?: WrittenCell[];
  /** The answer without which it is not read. */
  answer?: string;
  /** The same of a workbook, in which it is stored. */
  storedAnswer?: string;
};

/** The ways of `docs/organising.md`. */
const ways: Way[] = [
  { written: ['00:45.20', '01:07.40'], stored: time('mm:ss.0', 45.2, 67.4) },
  { written: ['0:45.2', '1:07.4'], stored: time('mm:ss.0', 45.2, 67.4) },
  { written: ['00:45,2', '01:07,4'], stored: time('mm:ss.00', 45.2, 67.4) },
  { written: ['0.45,2', '1.07,4'] },
  { written: ['45.2', '67.4'], stored: [45.2, 67.4] },
  {
    written: ['45,20', '67,40'],
    stored: [
      { v: 45.2, z: '0.00' },
      { v: 67.4, z: '0.00' },
    ],
  },
  { written: ['45,2 detik', '67,4 detik'] },
  { written: ['45.2 s', '67.4 s'] },
  { written: ['45,2 detik', '1 menit 7,4 detik'] },
  { written: ['0\'45"20', '1\'07"40'] },
  { written: ['0m45s20', '1m07s40'] },
  { written: ['0:00:45.2', '0:01:07.4'], stored: time('h:mm:ss.0', 45.2, 67.4) },
  {
    written: ['00:45:20', '01:07:40'],
    answer: 'minutes',
    stored: time('h:mm:ss', 45 * 60 + 20, 3600 + 7 * 60 + 40),
    storedAnswer: 'minutes',
  },
  { written: ['4520', '10740'], answer: 'digits', stored: [4520, 10_740], storedAnswer: 'digits' },
  {
    written: ['0.000523148148148148', '0.000780092592592593'],
    stored: [days(45.2), days(67.4)],
  },
];

const titles = ['Kode tim', 'Poin', 'Waktu'];
const codes = ['X-A', 'X-B'];

/** Reads a file with the two times, first without and then with the answer; it says whether it asks. */
function readBoth(
  read: (contest: { answers: Answers }) => ReturnType<typeof readScores>,
  answer: string | undefined,
) {
  const [question, ...others] = read({ answers: {} }).questions;
  expect(others).toEqual([]);
  expect(question !== undefined).toBe(answer !== undefined);
  const answers: Answers = question && answer !== undefined ? { [question.key]: answer } : {};
  const { rows } = read({ answers });
  expect(rows.flatMap(({ problems = [] }) => problems)).toEqual([]);
  return rows.map(({ sent }) => sent.time);
}

const workbookOf = (format: 'xlsx' | 'xls', cells: readonly WrittenCell[]) =>
  readWorkbook(
    writeWorkbook(format, [
      {
        name: 'Skor',
        rows: [titles, ...cells.map((cell, index) => [codes[index] ?? '', 80, cell])],
      },
    ]),
  );

const quoted = (text: string) => (/["';,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const lines = (texts: readonly string[], separator: string) =>
  [titles, ...texts.map((text, index) => [codes[index], '80', text])]
    .map((cells) => cells.join(separator))
    .join('\r\n');

it.each(ways)('$written are 45.2 and 67.4 seconds in each kind of file', (way) => {
  const { written, stored, answer, storedAnswer } = way;
  const expected = ['00:45.20', '01:07.40'];
  const csv = lines(written.map(quoted), ';');
  expect(readBoth((contest) => readScoreText(csv, contest), answer)).toEqual(expected);
  const pasted = lines(written, '\t');
  expect(readBoth((contest) => readScoreText(pasted, contest), answer)).toEqual(expected);
  for (const format of ['xlsx', 'xls'] as const) {
    const asText = workbookOf(format, written);
    expect(readBoth((contest) => readScores(asText, contest), answer)).toEqual(expected);
    if (!stored) continue;
    const asStored = workbookOf(format, stored);
    expect(readBoth((contest) => readScores(asStored, contest), storedAnswer)).toEqual(expected);
  }
});

it('there are fifteen ways, and the guide for organisers has them', () => {
  const guide = readFileSync(
    join(import.meta.dirname, '../../../../../docs/organising.md'),
    'utf8',
  );
  expect(ways).toHaveLength(15);
  for (const { written, answer } of ways) {
    const [one, other] = written.map((text) => `\`${text}\``);
    const row = guide.split('\n').find((line) => line.startsWith(`| ${one}, ${other} |`));
    expect(row, written.join()).toBeDefined();
    expect(row?.includes('asked')).toBe(answer !== undefined);
  }
});
