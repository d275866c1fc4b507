import { cardNames, cardScopes } from '../../openapi/tableCardKinds.ts';
import type { NewTableCard, TableCardPurpose } from '../../openapi/schema.d.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import { recordChange } from '../auditLog/queries.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database } from '../db/database.ts';
import { hashToken } from '../lib/hashToken.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import { findPlayedCategory } from '../scores/entryQueries.ts';
import { findManagedTournament } from '../tournaments/managedQueries.ts';
import { createCardToken, createCode } from './cardSecrets.ts';
import {
  findCardForUpdate,
  insertCard,
  lockCards,
  replaceSecrets,
  type StoredSecrets,
} from './queries.ts';

/** How many cards one request makes. */
const maxCards = 100;

export async function requireTournament(db: Database, id: number) {
  const tournament = await findManagedTournament(db, id);
  if (!tournament) throw new HttpError(404, 'Lomba tidak ditemukan.');
  return tournament;
}

export const createTableCards: Handler<'createTableCards'> = async (
  { path: { id: tournamentId }, body, organiserId },
  { db, now, linkOrigin = '' },
) => {
  const { kind, category_id, count, label, more = [] } = body;
  const purposes = [{ kind, category_id, count }, ...more];
  const tournament = await requireTournament(db, tournamentId);
  for (const purpose of purposes) await checkPurpose(db, tournamentId, purpose);
  const total = purposes.reduce((sum, purpose) => sum + purpose.count, 0);
  if (total > maxCards)
    throw fieldError('count', `Paling banyak ${maxCards} kartu meja sekali buat.`);
  const at = now();
  const data = await db.transaction(async (transaction) => {
    const labels = toLabels(tidyName(label), total, await lockCards(transaction, tournamentId));
    const made: NewTableCard[] = [];
    for (const purpose of purposes)
      for (let index = 0; index < purpose.count; index += 1) {
        const card = {
          tournamentId,
          kind: purpose.kind,
          categoryId: purpose.category_id,
          label: labels[made.length] ?? '',
          createdBy: organiserId,
          createdAt: at,
        };
        const store = (secrets: StoredSecrets) => insertCard(transaction, { ...card, ...secrets });
        made.push({ label: card.label, ...(await addSecrets(store, linkOrigin)) });
      }
    await recordChange(transaction, {
      organiserId,
      at,
      operation: 'createTableCards',
      kind: 'tournament',
      id: tournamentId,
      name: tournament.title,
      detail: labels.join(', '),
    });
    return made;
  });
  return { success: true, message: `${total} kartu meja dibuat.`, data };
};

async function checkPurpose(
  db: Database,
  tournamentId: number,
  { kind, category_id: categoryId }: TableCardPurpose,
): Promise<void> {
  const isForCategory = cardScopes[kind] === 'category';
  if (!isForCategory && categoryId !== null)
    throw fieldError(
      'category_id',
      `Kartu ${cardNames[kind].toLowerCase()} berlaku untuk semua kategori.`,
    );
  if (
    isForCategory &&
    (categoryId === null || !(await findPlayedCategory(db, { tournamentId, categoryId })))
  )
    throw fieldError('category_id', 'Kategori ini tidak dipertandingkan di lomba ini.');
}

/**
 * Returns a label for each of `count` cards: one card has the label alone, several have numbers, which go on after
 * those that cards of the tournament have, so that no two tables are called the same.
 */
function toLabels(label: string, count: number, existing: readonly string[]): string[] {
  if (count === 1) return [label];
  const numbers = existing.map((each) =>
    each.startsWith(`${label} `) && /^\d{1,4}$/.test(each.slice(label.length + 1))
      ? Number(each.slice(label.length + 1))
      : 0,
  );
  const last = numbers.reduce((highest, number) => Math.max(highest, number), 0);
  return Array.from({ length: count }, (_, index) => `${label} ${last + index + 1}`);
}

/**
 * Gives a card a code and a token and returns them, the token in the fragment of a link, which is in no log. `store`
 * returns the id of the card; undefined if another card has the code.
 */
async function addSecrets(
  store: (secrets: StoredSecrets) => Promise<number | undefined>,
  origin: string,
) {
  const token = createCardToken();
  const tokenHash = await hashToken(token);
  for (;;) {
    const code = createCode();
    const id = await store({ tokenHash, codeHash: await hashToken(code) });
    if (id !== undefined) return { id, code, link: `${origin}/meja#${token}` };
  }
}

export const renewTableCard: Handler<'renewTableCard'> = async (
  { path: { id: tournamentId, cardId }, organiserId },
  { db, now, linkOrigin = '' },
) => {
  const tournament = await findManagedTournament(db, tournamentId);
  const data = await db.transaction(async (transaction) => {
    const card = await findCardForUpdate(transaction, { id: cardId, tournamentId });
    if (!card || !tournament) throw new HttpError(404, 'Kartu meja tidak ditemukan.');
    const { label } = card;
    if (card.revokedAt) throw new HttpError(409, `${label} sudah ditarik. Buat kartu baru.`);
    const store = (secrets: StoredSecrets) => replaceSecrets(transaction, cardId, secrets);
    const made = await addSecrets(store, linkOrigin);
    await recordChange(transaction, {
      organiserId,
      at: now(),
      operation: 'renewTableCard',
      kind: 'tournament',
      id: tournamentId,
      name: tournament.title,
      detail: label,
    });
    return { label, ...made };
  });
  return { success: true, message: `${data.label} mendapat kode baru.`, data };
};
