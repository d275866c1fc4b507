import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { clubs, participants, passwordResets, sessions } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/violations.ts';
import { endLinks } from '../../accounts/queries.ts';
import { type ProfileRow, profileColumns } from '../../participants/participantData.ts';

/** Locks participants of a club until the transaction ends and returns them; another club's are left out. */
export const lockPupils = (transaction: Transaction, clubId: number, ids: number[]) =>
  transaction
    .select({
      id: participants.id,
      name: participants.name,
      class: participants.class,
      email: participants.email,
      passwordHash: participants.passwordHash,
    })
    .from(participants)
    .where(and(inArray(participants.id, ids), eq(participants.clubId, clubId)))
    .orderBy(participants.id)
    .for('no key update');

/** Returns which of the pupils have a card that is valid at `now` and was not used. */
export async function findCardHolders(
  transaction: Transaction,
  ids: number[],
  now: Date,
): Promise<Set<number | null>> {
  const cards = await transaction
    .select({ id: passwordResets.participantId })
    .from(passwordResets)
    .where(and(inArray(passwordResets.participantId, ids), gt(passwordResets.expiresAt, now)));
  return new Set(cards.map(({ id }) => id));
}

type NewCard = { participantId: number; tokenHash: string };

/** Stores cards, and ends the earlier ones of the same pupils. */
export async function replaceCards(
  transaction: Transaction,
  cards: NewCard[],
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
): Promise<void> {
  if (cards.length === 0) return;
  const ids = cards.map(({ participantId }) => participantId);
  await transaction.delete(passwordResets).where(inArray(passwordResets.participantId, ids));
  await transaction
    .insert(passwordResets)
    .values(cards.map((card) => ({ ...card, createdAt, expiresAt })));
}

const isManaged = eq(participants.passwordHash, '');

/** Returns the account that a card is for, and its club; undefined if the card is not valid. */
export async function findCardOwner(db: Database, tokenHash: string, now: Date) {
  const [owner] = await db
    .select({
      id: participants.id,
      name: participants.name,
      email: participants.email,
      clubId: clubs.id,
      clubName: clubs.name,
    })
    .from(passwordResets)
    .innerJoin(participants, eq(participants.id, passwordResets.participantId))
    // A card ends when its pupil leaves the club.
    .innerJoin(clubs, eq(clubs.id, participants.clubId))
    .where(
      and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now), isManaged),
    );
  return owner;
}

/** A card as its code tells, with the pupil and the club whom it was made for. */
export type Card = { id: number; clubId: number; tokenHash: string; now: Date };

/** Deletes a card whose pupil is locked; returns false if it is not valid any more. */
export async function deleteCard(
  transaction: Transaction,
  { id, tokenHash, now }: Card,
): Promise<boolean> {
  const deleted = await transaction
    .delete(passwordResets)
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        eq(passwordResets.participantId, id),
        gt(passwordResets.expiresAt, now),
      ),
    )
    .returning({ id: passwordResets.participantId });
  return deleted.length > 0;
}

/**
 * Uses a card up: sets the password of its account, and the e-mail address unless it is empty. Returns
 * the account; undefined, without a change, if the card is not valid any more, and 'email taken' if
 * an account has the address, 'email of another pupil' if the club proposes it for somebody else.
 */
export async function consumeCard(
  db: Database,
  card: Card,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<ProfileRow | 'email taken' | 'email of another pupil' | undefined> {
  const { id } = card;
  try {
    return await db.transaction(async (transaction) => {
      const isOwner = and(eq(participants.id, id), isManaged);
      // In the order in which a club that makes another card locks them.
      await transaction
        .select({ id: participants.id })
        .from(participants)
        .where(isOwner)
        .for('no key update');
      if (!(await deleteCard(transaction, card))) return undefined;
      const [taken] = await transaction
        .update(participants)
        .set({ passwordHash, cardUsedAt: card.now, ...(email !== '' && { email }) })
        .where(isOwner)
        .returning(profileColumns);
      await transaction.delete(sessions).where(eq(sessions.participantId, id));
      await endLinks(transaction, { kind: 'participant', id });
      return taken;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'participants_email_unique')) return 'email taken';
    if (isUniqueViolation(error, 'participants_club_email_unique')) return 'email of another pupil';
    throw error;
  }
}
