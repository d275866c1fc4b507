import { eq } from 'drizzle-orm';
import { recordChange } from '../auditLog/queries.ts';
import type { Transaction } from '../db/database.ts';
import { organisers } from '../db/schema.ts';

/** Returns a function that writes down that an organiser has changed the own account. */
export const recordOwnChange =
  (
    now: () => Date,
    organiserId: number,
    operation: 'changeOrganiserPassword' | 'endOrganiserSessions' | 'resetPassword',
  ) =>
  async (transaction: Transaction): Promise<void> => {
    const [organiser] = await transaction
      .select({ name: organisers.name })
      .from(organisers)
      .where(eq(organisers.id, organiserId));
    await recordChange(transaction, {
      organiserId,
      at: now(),
      operation,
      kind: 'organiser',
      id: organiserId,
      name: organiser?.name ?? '',
    });
  };
