import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { AccountKind } from '../../openapi/types.ts';
import { clubs } from '../db/schema.ts';
import { accountTables } from './queries.ts';

/** The row and the column that a hash is in. */
export type HashOwner = {
  column: `${AccountKind} password` | 'club pin';
  id: number;
};

/** Replaces a hash by another one of the same text; does nothing if it has changed meanwhile. */
export async function replaceHash(
  db: Database,
  { column, id }: HashOwner,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (column === 'club pin') {
    await db
      .update(clubs)
      .set({ pinHash: to })
      .where(and(eq(clubs.id, id), eq(clubs.pinHash, from)));
    return;
  }
  const table = accountTables[column.replace(' password', '') as AccountKind];
  await db
    .update(table)
    .set({ passwordHash: to })
    .where(and(eq(table.id, id), eq(table.passwordHash, from)));
}
