import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { categories, sessions, tableCards, tournaments } from '../db/schema.ts';

type CardRow = typeof tableCards.$inferSelect;
type NewCard = Omit<typeof tableCards.$inferInsert, 'id'>;

/** A card with what it is for. */
export type NamedCard = CardRow & {
  tournament: { title: string; date: string; timeZone: typeof tournaments.$inferSelect.timeZone };
  category: string | null;
};

const selectCards = (db: Database) =>
  db
    .select({
      card: tableCards,
      tournament: {
        title: tournaments.title,
        date: tournaments.date,
        timeZone: tournaments.timeZone,
      },
      category: categories.name,
    })
    .from(tableCards)
    .innerJoin(tournaments, eq(tournaments.id, tableCards.tournamentId))
    .leftJoin(categories, eq(categories.id, tableCards.categoryId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectCards>>[number];

const toNamed = ({ card, tournament, category }: Selected): NamedCard => ({
  ...card,
  tournament,
  category,
});

/** Returns the cards of a tournament in the order in which they were made. */
export const findCards = async (db: Database, tournamentId: number): Promise<NamedCard[]> =>
  (
    await selectCards(db)
      .where(eq(tableCards.tournamentId, tournamentId))
      .orderBy(asc(tableCards.id))
  ).map(toNamed);

export async function findCard(db: Database, id: number): Promise<NamedCard | undefined> {
  const [found] = await selectCards(db).where(eq(tableCards.id, id));
  return found && toNamed(found);
}

/** Returns the card that is not withdrawn and has the hash of this code or token. */
export async function findCardByHash(
  db: Database,
  column: 'codeHash' | 'tokenHash',
  hash: string,
): Promise<NamedCard | undefined> {
  const [found] = await selectCards(db).where(
    and(eq(tableCards[column], hash), isNull(tableCards.revokedAt)),
  );
  return found && toNamed(found);
}

export type SignedInPerson = { cardId: number; name: string; lastSeenAt: Date };

/** Returns who is signed in with the cards. */
export async function findPeople(db: Database, cardIds: number[]): Promise<SignedInPerson[]> {
  if (cardIds.length === 0) return [];
  const rows = await db
    .select({
      cardId: sessions.tableCardId,
      name: sessions.personName,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(inArray(sessions.tableCardId, cardIds))
    .orderBy(asc(sessions.createdAt));
  return rows.map(({ cardId, name, createdAt, lastSeenAt }) => ({
    cardId: cardId ?? 0,
    name: name ?? '',
    lastSeenAt: lastSeenAt ?? createdAt,
  }));
}

/** Adds a card; returns undefined if another card that is not withdrawn has the code. */
export async function insertCard(
  transaction: Transaction,
  card: NewCard,
): Promise<number | undefined> {
  const [added] = await transaction
    .insert(tableCards)
    .values(card)
    .onConflictDoNothing()
    .returning({ id: tableCards.id });
  return added?.id;
}

/**
 * Withdraws a card of a tournament and ends its sessions. Returns its label, and whether that changed
 * anything; undefined if there is no such card.
 */
export async function revokeCard(
  transaction: Transaction,
  { id, tournamentId, now }: { id: number; tournamentId: number; now: Date },
): Promise<{ label: string; isChanged: boolean } | undefined> {
  const [card] = await transaction
    .select({ label: tableCards.label, revokedAt: tableCards.revokedAt })
    .from(tableCards)
    .where(and(eq(tableCards.id, id), eq(tableCards.tournamentId, tournamentId)))
    .for('update');
  if (!card) return undefined;
  const { label } = card;
  if (card.revokedAt) return { label, isChanged: false };
  await transaction.update(tableCards).set({ revokedAt: now }).where(eq(tableCards.id, id));
  await transaction.delete(sessions).where(eq(sessions.tableCardId, id));
  return { label, isChanged: true };
}
