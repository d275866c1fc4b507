import type { ImportedScore } from '../../../openapi/schema.d.ts';
import { HttpError } from '../../lib/httpError.ts';

type Row = { outcome: ImportedScore['outcome'] };

/** What the rows of a file are called in messages. */
type Noun = 'skor' | 'hasil';

function countOf(rows: readonly Row[]) {
  const count = (wanted: Row['outcome']) => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    rejected: count('rejected'),
  };
}

/** Returns the response to a preview: what each row would do. */
export function answerPreview<Imported extends Row>(rows: readonly Imported[], noun: Noun) {
  const counts = countOf(rows);
  const { added, changed, rejected } = counts;
  const saved =
    added + changed > 0
      ? `${added + changed} ${noun} siap disimpan.`
      : `Semua ${noun} ini sudah tersimpan.`;
  const message =
    rejected > 0 ? `${rejected} baris perlu diperbaiki. Belum ada yang disimpan.` : saved;
  return { success: true, message, data: { ...counts, rows: [...rows] } };
}

/** Throws 409 if a row cannot be saved: then none is. */
export function requireAccepted(rows: readonly Row[], noun: Noun): void {
  const { rejected } = countOf(rows);
  if (rejected > 0)
    throw new HttpError(
      409,
      `${rejected} baris tidak dapat disimpan, jadi tidak ada ${noun} yang disimpan. Periksa kembali.`,
    );
}

/** Returns the response to an import that is saved: what each row has done. */
export function answerSaved<Imported extends Row>(rows: readonly Imported[], noun: Noun) {
  const counts = countOf(rows);
  const saved = counts.added + counts.changed;
  const message = saved > 0 ? `${saved} ${noun} telah disimpan.` : `Semua ${noun} ini sudah ada.`;
  return { success: true, message, data: { ...counts, rows: [...rows] } };
}
