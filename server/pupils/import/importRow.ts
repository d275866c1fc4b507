import { fullFormats } from 'ajv-formats/dist/formats.js';
import { optionalEmailLimits } from '../../../openapi/limits.ts';
import {
  participantUpdateNameLimits,
  classNameLimits,
  teamNameLimits,
} from '../../../openapi/workLimits.ts';
import { tidyName } from '../../../openapi/texts/names.ts';
import { isVisible } from '../../../openapi/texts/visible.ts';
import type { ImportedParticipant, ParticipantImport } from '../../../openapi/schema.d.ts';

export type ImportRow = ParticipantImport['rows'][number];
export type RowTexts = {
  name: string;
  email: string;
  class: string;
  team: string;
  category: string;
};

const emailPattern = fullFormats.email as RegExp;

/** The columns of a row that have limits, with what people call them. */
const limited = [
  ['name', 'Nama', participantUpdateNameLimits.maxLength],
  ['email', 'Email', optionalEmailLimits.maxLength],
  ['class', 'Kelas', classNameLimits.maxLength],
  ['team', 'Nama tim', teamNameLimits.maxLength],
] as const;

/** Returns the texts of a row without needless spaces, and what is wrong with them. */
export function readRow(row: ImportRow) {
  const texts: RowTexts = {
    name: tidyName(row.name),
    email: (row.email ?? '').trim(),
    class: tidyName(row.class ?? ''),
    team: tidyName(row.team ?? ''),
    category: tidyName(row.category ?? ''),
  };
  const problems: ImportedParticipant['problems'] = limited.flatMap(([column, label, most]) =>
    texts[column].length > most ? [{ column, message: `${label} maksimal ${most} karakter.` }] : [],
  );
  if (!isVisible(texts.name)) problems.push({ column: 'name', message: 'Nama wajib diisi.' });
  if (texts.email && !emailPattern.test(texts.email))
    problems.push({ column: 'email', message: 'Email tidak valid.' });
  return { texts, problems };
}
