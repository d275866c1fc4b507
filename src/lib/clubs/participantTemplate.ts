import { toCsv } from '../files/csv.ts';
import { downloadFile } from '../files/downloadFile.ts';

/** What the columns of a list of pupils are called, in the order of the template. */
export const participantColumns = {
  name: 'Nama',
  email: 'Email',
  class: 'Kelas',
  team: 'Tim',
  category: 'Kategori',
} as const;

/** Downloads a file with the names of the columns, to be filled in and imported. */
export function downloadParticipantTemplate(): void {
  const csv = toCsv([Object.values(participantColumns)]);
  downloadFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'peserta.csv');
}
