import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import type { CardTournament } from '../lib/tableCardProblem.ts';
import { categories, sessions, tableCards, tournaments } from '../db/schema.ts';

type CardRow = typeof tableCards.$inferSelect;
type NewCard = Omit<typeof tableCards.$inferInsert, 'id'>;

/** A card with what it is for. */
export type NamedCard = CardRow & {
  tournament: CardTournament & { title: string };
  category: string | null;
};

const selectCards = (db: Database) =>
  db
    .select({
      card: tableCards,
      tournament: {
        title: tournaments.title,
        date: tournaments.date,
        endDate: tournaments.endDate,
        timeZone: tournaments.timeZone,
        status: tournaments.status,
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

/** What somebody is signed in with; `id` is that of the session. */
export type SignedInPerson = {
  id: number;
  cardId: number;
  name: string;
  device: string | null;
  lastSeenAt: Date;
};

/** Returns who is signed in with the cards. */
export async function findPeople(db: Database, cardIds: number[]): Promise<SignedInPerson[]> {
  if (cardIds.length === 0) return [];
  const rows = await db
    .select({
      id: sessions.id,
      cardId: sessions.tableCardId,
      name: sessions.personName,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(inArray(sessions.tableCardId, cardIds))
    .orderBy(asc(sessions.createdAt));
  return rows.map(({ id, cardId, name, device, createdAt, lastSeenAt }) => ({
    id,
    cardId: cardId ?? 0,
    name: name ?? '',
    device,
    lastSeenAt: lastSeenAt ?? createdAt,
  }));
}

/** What is kept of a card's token and code. */
export type StoredSecrets = Pick<CardRow, 'tokenHash' | 'codeHash'>;

/** Lets others make no cards of a tournament until the transaction ends; returns the labels of those not withdrawn. */
export async function lockCards(transaction: Transaction, tournamentId: number): Promise<string[]> {
  await transaction
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId))
    .for('no key update');
  const cards = await transaction
    .select({ label: tableCards.label })
    .from(tableCards)
    .where(and(eq(tableCards.tournamentId, tournamentId), isNull(tableCards.revokedAt)));
  return cards.map(({ label }) => label);
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

/** Keeps a card of a tournament for this transaction, also from sign-ins, and returns it. */
export async function findCardForUpdate(
  transaction: Transaction,
  { id, tournamentId }: { id: number; tournamentId: number },
): Promise<Pick<CardRow, 'label' | 'revokedAt'> | undefined> {
  const [card] = await transaction
    .select({ label: tableCards.label, revokedAt: tableCards.revokedAt })
    .from(tableCards)
    .where(and(eq(tableCards.id, id), eq(tableCards.tournamentId, tournamentId)))
    .for('update');
  return card;
}

/**
 * Gives a card, which the transaction has locked, another token and code and ends its sessions. Returns its id;
 * undefined, without a change, if another card that is not withdrawn has the code.
 */
export async function replaceSecrets(
  transaction: Transaction,
  id: number,
  secrets: StoredSecrets,
): Promise<number | undefined> {
  const sameCode = await transaction
    .select({ id: tableCards.id })
    .from(tableCards)
    .where(and(eq(tableCards.codeHash, secrets.codeHash), isNull(tableCards.revokedAt)));
  if (sameCode.length > 0) return undefined;
  await transaction.update(tableCards).set(secrets).where(eq(tableCards.id, id));
  await transaction.delete(sessions).where(eq(sessions.tableCardId, id));
  return id;
}

/**
 * Withdraws a card of a tournament and ends its sessions. Returns its label, and whether that changed
 * anything; undefined if there is no such card.
 */
export async function revokeCard(
  transaction: Transaction,
  { id, tournamentId, now }: { id: number; tournamentId: number; now: Date },
): Promise<{ label: string; isChanged: boolean } | undefined> {
  const card = await findCardForUpdate(transaction, { id, tournamentId });
  if (!card) return undefined;
  const { label } = card;
  if (card.revokedAt) return { label, isChanged: false };
  await transaction.update(tableCards).set({ revokedAt: now }).where(eq(tableCards.id, id));
  await transaction.delete(sessions).where(eq(sessions.tableCardId, id));
  return { label, isChanged: true };
}

/** Keeps a card that is not withdrawn for this transaction, also from other sign-ins; returns whether there is one. */
export async function lockCardForSignIn(transaction: Transaction, id: number): Promise<boolean> {
  const found = await transaction
    .select({ id: tableCards.id })
    .from(tableCards)
    .where(and(eq(tableCards.id, id), isNull(tableCards.revokedAt)))
    .for('no key update');
  return found.length > 0;
}

/**
 * Makes room for one more session of a card that may have `max`: ends those that were not used for longest, if that was
 * before `idleSince`. Returns whether there is room.
 */
export async function makeRoomForSession(
  transaction: Transaction,
  cardId: number,
  { max, idleSince }: { max: number; idleSince: Date },
): Promise<boolean> {
  const lastUse = sql<Date>`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`.mapWith(
    sessions.createdAt,
  );
  const open = await transaction
    .select({ id: sessions.id, lastUse })
    .from(sessions)
    .where(eq(sessions.tableCardId, cardId))
    .orderBy(asc(lastUse), asc(sessions.id));
  const surplus = open.length + 1 - max;
  if (surplus <= 0) return true;
  const ended = open.slice(0, surplus).filter((session) => session.lastUse < idleSince);
  if (ended.length < surplus) return false;
  const ids = ended.map(({ id }) => id);
  await transaction.delete(sessions).where(inArray(sessions.id, ids));
  return true;
}

/**
 * Ends the sessions of a card of a tournament, or one of them. Returns the label of the card and the names of
 * who was signed in; undefined if there is no such card.
 */
export async function endSessions(
  transaction: Transaction,
  { cardId, tournamentId, sessionId }: { cardId: number; tournamentId: number; sessionId?: number },
): Promise<{ label: string; people: string[] } | undefined> {
  const [card] = await transaction
    .select({ label: tableCards.label })
    .from(tableCards)
    .where(and(eq(tableCards.id, cardId), eq(tableCards.tournamentId, tournamentId)))
    .for('no key update');
  if (!card) return undefined;
  const ended = await transaction
    .delete(sessions)
    .where(
      and(
        eq(sessions.tableCardId, cardId),
        sessionId === undefined ? undefined : eq(sessions.id, sessionId),
      ),
    )
    .returning({ name: sessions.personName });
  return { label: card.label, people: ended.map(({ name }) => name ?? '') };
}
