import type { Transaction } from '../../db/database.ts';
import { HttpError } from '../../lib/httpError.ts';
import { lockPupils } from './cardQueries.ts';

/** Returns pupils of a club whose accounts it manages, locked; throws 404 or 409 if one is not such. */
export async function requirePupils(transaction: Transaction, clubId: number, ids: number[]) {
  const pupils = await lockPupils(transaction, clubId, ids);
  if (pupils.length < ids.length) throw new HttpError(404, 'Peserta tidak ditemukan.');
  const other = pupils.find(({ passwordHash }) => passwordHash !== '');
  if (other)
    throw new HttpError(
      409,
      `${other.name} sudah punya password. Kartu hanya untuk akun yang masih dikelola klub.`,
    );
  return pupils;
}
