import type { Transaction } from '../../db/database.ts';
import { HttpError } from '../../lib/httpError.ts';
import { findCardHolders, lockPupils } from './cardQueries.ts';

/**
 * Returns pupils of a club whose accounts it manages, locked, and whether each has a card that is valid at `now`; throws
 * 404 or 409 if one is not such.
 */
export async function requirePupils(
  transaction: Transaction,
  clubId: number,
  ids: number[],
  now: Date,
) {
  const pupils = await lockPupils(transaction, clubId, ids);
  if (pupils.length < ids.length) throw new HttpError(404, 'Peserta tidak ditemukan.');
  const other = pupils.find(({ passwordHash }) => passwordHash !== '');
  if (other)
    throw new HttpError(
      409,
      `${other.name} sudah punya password. Kartu hanya untuk akun yang masih dikelola klub.`,
    );
  // After the lock: whoever makes their cards at the same time has stored them.
  const holders = await findCardHolders(transaction, ids, now);
  return pupils.map((pupil) => ({ ...pupil, hasCard: holders.has(pupil.id) }));
}
