import type { ParticipantImport } from '../../../../openapi/schema.d.ts';
import * as limits from '../../../../openapi/workLimits.ts';
import type { SourceRow } from '../../../lib/tables/layout.ts';
import { UnreadableFileError } from '../../../lib/tables/readTableFile.ts';
import type { Cell } from '../../../lib/tables/table.ts';
import type { ReadRow, ReadRows, TableInput } from '../../../ui/import/importTypes.ts';
import { copy } from './copy.ts';
import type { ColumnType } from './participantFields.ts';

export type ImportRow = ParticipantImport['rows'][number];

/** The lengths that the document allows; longer texts are wrong in any case. */
const lengths: Record<ColumnType, number> = {
  name: limits.participantImportRowsNameLimits.maxLength,
  email: limits.participantImportRowsEmailLimits.maxLength,
  class: limits.participantImportRowsClassLimits.maxLength,
  team: limits.participantImportRowsTeamLimits.maxLength,
  category: limits.participantImportRowsCategoryLimits.maxLength,
};

/** What a formula shows that has failed; one that looks something up, and has not found it, shows nothing here. */
const failedFormula = /^#(?:REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/;

/** In Indonesian and in English, whole or cut. */
const months =
  'jan(?:uari|uary)?|feb(?:ruari|ruary)?|mar(?:et|ch)?|apr(?:il)?|mei|may|june?|juni|july?|juli|agt|agu(?:stus)?|aug(?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[sc](?:ember)?';

/** A class that a spreadsheet has made a date, in a text that it has written: '7-Jan', '07/01/2026'. */
const dateText = new RegExp(
  `^(?:\\d{1,2}[-/ ](?:${months})(?:[-/ ]\\d{2,4})?|(?:${months})[-/ ]\\d{2,4}|\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{2,4}(?: .*)?)$`,
  'i',
);

/** Returns why what a cell shows is not what somebody has typed; undefined if it may be. */
function problemOf(type: ColumnType, { text, kind }: Cell): string | undefined {
  if (failedFormula.test(text)) return copy.cells.failed(text);
  const isDate = kind === 'date' || (type === 'class' && dateText.test(text));
  if (isDate) return copy.cells.date(copy.cells.nouns[type], text);
  return kind === 'time' ? copy.cells.time(copy.cells.nouns[type], text) : undefined;
}

/** Returns the text of a cell: that of a link without 'mailto:', and none for '-'. */
function textOf(type: ColumnType, shown: string): string {
  if (shown === '#N/A' || /^[-–—.]+$/.test(shown)) return '';
  return type === 'email' ? shown.replace(/^mailto:/i, '') : shown;
}

/** Returns what is read of a row; undefined if it has no text in a column that counts. */
function readRow(
  { cells, sheet, sheetIndex, line }: SourceRow,
  columns: TableInput<ColumnType>['columns'],
): ReadRow<ImportRow> | undefined {
  const sent: ImportRow = { line, ...(sheet !== '' && { sheet }), name: '' };
  const readings = [];
  const problems = [];
  let isEmpty = true;
  for (const [index, { column }] of columns.entries()) {
    const cell = cells[index];
    if (!column || !cell) continue;
    const { key } = column;
    const shown = cell.text.trim();
    if (shown === '') continue;
    isEmpty = false;
    const name = copy.columns.names[key];
    const problem = problemOf(key, { ...cell, text: shown });
    if (problem !== undefined) problems.push(copy.preview.problem(name, problem));
    const value = textOf(key, shown);
    if (value !== shown) readings.push({ column: name, text: shown, value });
    if (value !== '') sent[key] = value.slice(0, lengths[key]);
  }
  return isEmpty ? undefined : { source: { sheet, sheetIndex, line }, sent, readings, problems };
}

/** Whether the rows that have the name of one participant in another class give them their class. */
export const newClass = { key: 'newClass', yes: 'yes', no: 'no' };

/** Returns the rows that have a text in one of the columns that are not ignored. */
export function toImportRows({
  rows,
  columns,
  answers,
}: TableInput<ColumnType>): ReadRows<ImportRow> {
  if (!columns.some(({ column }) => column?.key === 'name'))
    throw new UnreadableFileError(copy.file.noName);
  const read = rows.flatMap((row) => readRow(row, columns) ?? []);
  if (answers[newClass.key] === newClass.yes) for (const { sent } of read) sent.new_class = true;
  return { rows: read };
}
