import { beforeAll, expect, it } from 'vitest';
import { tableFixture, tableFixtures } from '../../../../../tests/support/tables/fixtures.ts';
import { stubWorkbookWorker } from '../../../../../tests/support/tables/workbookWorker.ts';
import { oneRun, readScores } from '../../../../../tests/support/scoreTables.ts';
import { isKnownTitle } from '../../../../lib/tables/columns.ts';
import { readTableFile } from '../../../../lib/tables/readTableFile.ts';
import type { Answers } from '../../../../ui/import/importTypes.ts';
import { scoreFields } from '../scoreFields.ts';

beforeAll(stubWorkbookWorker);

/** Returns what is asked about a file or, by the answers, a text for each of its runs. */
async function readFixture(name: string, answers: Answers = {}): Promise<string[]> {
  const { sheets } = await readTableFile(tableFixture(name), isKnownTitle(scoreFields));
  const rounds = [{ ...oneRun, run_count: 2 }];
  const { rows, questions } = readScores(sheets, { rounds, answers });
  const open = questions.filter(({ key }) => answers[key] === undefined);
  if (open.length > 0) return open.map(({ text }) => text);
  return rows.map(({ source, sent, readings = [], problems = [] }) =>
    [
      `${source.sheet}${source.line}`,
      sent.start_number ?? '',
      sent.team,
      sent.run ?? '',
      sent.points,
      sent.time,
      sent.result ?? '',
      ...readings.map(({ text, value }) => `${text} → ${value}`),
      ...problems,
    ]
      .join('|')
      .replace(/\|+$/, ''),
  );
}

type Case = { answers?: Answers; rows: string[] };

const hourAndMinute = 'time/hour and minute/';
const threeParts = 'time/three parts/';
const digits = 'time/digits/';
const seconds = ['45 → 00:45.00', '67 → 01:07.00', '130 → 02:10.00'];
const codes = ['X-WOJP-00008', 'X-WOJP-00014', 'X-WOJP-00015'];

/** Returns rows of 100 points whose times are read as others than they are written. */
const marked = (...readings: string[]) =>
  readings.map((reading, index) => {
    const [, time = ''] = reading.split(' → ');
    return `${index + 2}||${codes[index]}||100|${time}||${reading}`;
  });

const files: Record<string, Case[]> = {
  's01-excel-hmm.xlsx': [
    { rows: ['0:45 di kolom Waktu: 00:45.00 atau 45:00.00?'] },
    {
      answers: { [hourAndMinute]: 'minutes' },
      rows: marked('0:45 → 00:45.00', '1:07 → 01:07.00', '0:58 → 00:58.00'),
    },
    {
      answers: { [hourAndMinute]: 'hours' },
      rows: marked('0:45 → 45:00.00', '1:07 → 67:00.00', '0:58 → 58:00.00'),
    },
  ],
  's02-excel-25-minutes.xlsx': [
    { rows: ['Apa arti 25:10:00 di kolom Waktu?'] },
    {
      answers: { [hourAndMinute]: 'minutes' },
      rows: marked('25:10:00 → 25:10.00', '20:05 → 20:05.00'),
    },
  ],
  's03-csv-hmmss.csv': [
    { rows: ['00:00:45 di kolom Waktu: 00:45.00 atau 00:00.45?'] },
    {
      answers: { [threeParts]: 'hours' },
      rows: marked('00:00:45 → 00:45.00', '00:01:07 → 01:07.00', '0:02:10 → 02:10.00'),
    },
    {
      answers: { [threeParts]: 'minutes' },
      rows: marked('00:00:45 → 00:00.45', '00:01:07 → 00:01.07', '0:02:10 → 00:02.10'),
    },
  ],
  's04-tenths.csv': [
    {
      rows: ['2||X-WOJP-00008||100|01:07.90||01:07.9 → 01:07.90', '3||X-WOJP-00014||100|01:07.38'],
    },
  ],
  's05-whole-seconds.csv': [
    { rows: ['45 di kolom Waktu: 00:45.00 atau 00:00.45?'] },
    { answers: { [digits]: 'seconds' }, rows: marked(...seconds) },
    {
      answers: { [digits]: 'digits' },
      rows: marked('45 → 00:00.45', '67 → 00:00.67', '130 → 00:01.30'),
    },
  ],
  's05b-seconds.xlsx': [
    { rows: ['45 di kolom Waktu: 00:45.00 atau 00:00.45?'] },
    { answers: { [digits]: 'seconds' }, rows: marked(...seconds) },
  ],
  's06-two-runs-in-a-row.csv': [
    {
      rows: [
        '2||X-WOJP-00008|1|40|01:30.00',
        '2||X-WOJP-00008|2|100|00:50.00',
        '3||X-WOJP-00014|1|70|01:10.00',
        '3||X-WOJP-00014|2|60|01:20.00',
      ],
    },
  ],
  's07-judges.csv': [
    { rows: ['Nilai 1, Nilai 2, dan Nilai 3: apa artinya?'] },
    {
      answers: { points: 'sum' },
      rows: [
        '2||X-WOJP-00008||270|01:30.00||80 + 90 + 100 → 270',
        '3||X-WOJP-00014||205|01:10.00||85 + 60 + 60 → 205',
      ],
    },
    {
      answers: { points: 'runs' },
      rows: [
        '2||X-WOJP-00008|1|80|01:30.00',
        '2||X-WOJP-00008|2|90',
        '2||X-WOJP-00008|3|100',
        '3||X-WOJP-00014|1|85|01:10.00',
        '3||X-WOJP-00014|2|60',
        '3||X-WOJP-00014|3|60',
      ],
    },
  ],
  // A time of zero is refused by the server, with what to do instead.
  's08-zero-time.csv': [
    {
      rows: ['2||X-WOJP-00008||100|00:00.00||0 → 00:00.00', '3||X-WOJP-00014||100|01:10.00'],
    },
  ],
  // Thousands are refused by the server.
  's09-thousands.csv': [
    { rows: ['2||X-WOJP-00008||1.250|01:10.00', '3||X-WOJP-00014||-5|01:10.00||− 5 → -5'] },
  ],
  's10-words.csv': [
    {
      rows: [
        '2||X-WOJP-00008||0|00:00.00|DNS',
        '3||X-WOJP-00014||||WO',
        '4||X-WOJP-00015||||Tidak Hadir',
      ],
    },
  ],
  's11-title-row.csv': [{ rows: ['3||X-WOJP-00008||80|01:00.00'] }],
  's12-titles.csv': [{ rows: ['2||X-WOJP-00008||80|01:00.00||01:00 → 01:00.00'] }],
  's13-sep.csv': [{ rows: ['3||X-WOJP-00008||80|01:00.00'] }],
  's14-utf16.txt': [{ rows: ['2||X-WOJP-00008||80|01:00.00'] }],
  's15-second-sheet.xlsx': [
    { rows: ['Lari 12||X-WOJP-00008|1|50|01:00.00', 'Lari 22||X-WOJP-00008|2|90|00:40.00'] },
  ],
  's16-merged-team.xlsx': [
    { rows: ['2||X-WOJP-00008|1|50|01:00.00', '3||X-WOJP-00008|2|90|00:40.00'] },
  ],
  's17-names.csv': [
    {
      rows: ['2||=1+1||80|01:00.00', '3||BADAK||80|01:00.00', '4||Cendrawasih\u200B||80|01:00.00'],
    },
  ],
  // A formula that was never calculated has no value; what binary fractions add is no part of the points.
  's18-formula-empty.xlsx': [
    {
      rows: [
        '2||X-WOJP-00008||90|01:00.00',
        '3||X-WOJP-00014|||01:00.00',
        '4||X-WOJP-00015||100|01:00.00||99.99999999999999 → 100',
      ],
    },
  ],
};

it.each(Object.entries(files).flatMap(([name, cases]) => cases.map((each) => ({ name, ...each }))))(
  '$name with $answers',
  async ({ name, answers, rows }) => {
    expect(await readFixture(name, answers)).toEqual(rows);
  },
);

it('each file of scores is read', () => {
  expect(Object.keys(files)).toEqual(tableFixtures('s'));
});
