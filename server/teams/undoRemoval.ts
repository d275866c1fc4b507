import { lockClub } from '../clubs/lockClub.ts';
import { type Removal, consumeRemoval } from './removalQueries.ts';
import type { Transaction } from '../db/database.ts';
import type { RemovedContent } from '../db/schema.ts';
import { HttpError } from '../lib/httpError.ts';
import type { Services } from '../services/services.ts';

/**
 * Takes a removal back in a transaction that has locked the club. If `restore` throws, the removal
 * can be tried again. Throws 404 if there is none.
 */
export const undoRemoval = <Result>(
  { db, now }: Services,
  removal: Removal,
  clubId: number,
  restore: (transaction: Transaction, content: RemovedContent) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (transaction) => {
    await lockClub(transaction, clubId);
    const content = await consumeRemoval(transaction, removal, now());
    if (!content) throw new HttpError(404, 'Penghapusan ini tidak dapat diurungkan lagi.');
    return restore(transaction, content);
  });
