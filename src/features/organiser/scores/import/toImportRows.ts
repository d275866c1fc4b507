import type { ScoreImport } from '../../../../../openapi/schema.d.ts';
import type { FileRow } from '../../../../lib/files/readCsv.ts';
import { parsePoints, parseScoreTime, type TimeFormat } from '../entry/scoreTime.ts';

export type ImportRow = ScoreImport['rows'][number];

/** As in the document; its limits are in a file that public pages load. */
export const maxRows = 500;

/** What the columns of a file are called, in small letters. */
const columnNames = {
  code: ['kode tim', 'kode', 'team code', 'code'],
  name: ['tim', 'nama tim', 'nama', 'team', 'team name', 'name'],
  points: ['poin', 'skor', 'nilai', 'points', 'score'],
  time: ['waktu', 'catatan waktu', 'time'],
};

type Column = keyof typeof columnNames;

const normalise = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

function findColumns(titles: string[]): Record<Column, number> {
  const normalised = titles.map(normalise);
  const find = (column: Column) =>
    normalised.findIndex((title) => columnNames[column].includes(title));
  return { code: find('code'), name: find('name'), points: find('points'), time: find('time') };
}

/** A spreadsheet may write whole points with decimals. */
const withoutDecimals = (text: string) => text.replace(/[.,]0{1,2}$/, '');

/** A workbook may have a time of day: one without hours is minutes, seconds and hundredths. */
function fromTimeOfDay(text: string, format: TimeFormat): string {
  const [, hours, rest = ''] = /^(\d\d):(\d\d:\d\d\.\d\d)$/.exec(text) ?? [];
  if (hours === undefined) return text;
  return format === 'MM:SS.hh' && hours === '00' ? rest : text.slice(0, 8);
}

/**
 * Returns the rows of a file that have points or a time, with both as the server reads them where
 * score entry could read what was typed; undefined if a column is missing in the first row.
 */
export function toImportRows(
  [titles, ...rows]: FileRow[],
  format: TimeFormat,
): ImportRow[] | undefined {
  const columns = findColumns(titles?.cells ?? []);
  const isMissing = (column: Column) => columns[column] === -1;
  if ((isMissing('code') && isMissing('name')) || isMissing('points') || isMissing('time'))
    return undefined;
  return rows.flatMap(({ line, cells }) => {
    const cell = (column: Column) => (cells[columns[column]] ?? '').trim();
    const points = withoutDecimals(cell('points'));
    const time = fromTimeOfDay(cell('time'), format);
    if (points === '' && time === '') return [];
    return [
      {
        line,
        team: (cell('code') || cell('name')).slice(0, 255),
        points: String(parsePoints(points) ?? points).slice(0, 32),
        time: (parseScoreTime(time, format) ?? time).slice(0, 32),
      },
    ];
  });
}
