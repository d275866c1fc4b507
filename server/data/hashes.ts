import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clubs, participants } from '../db/schema.ts';

/** The row and the column that a hash is in. */
export type HashOwner = {
  column: 'participant password' | 'club password' | 'club pin';
  id: number;
};

/** Replaces a hash by another one of the same text; does nothing if it has changed meanwhile. */
export async function replaceHash(
  db: Database,
  { column, id }: HashOwner,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (column === 'participant password')
    await db
      .update(participants)
      .set({ passwordHash: to })
      .where(and(eq(participants.id, id), eq(participants.passwordHash, from)));
  else {
    const name = column === 'club pin' ? 'pinHash' : 'passwordHash';
    await db
      .update(clubs)
      .set({ [name]: to })
      .where(and(eq(clubs.id, id), eq(clubs[name], from)));
  }
}
