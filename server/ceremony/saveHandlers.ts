import type { CeremonyAward, CeremonyInput } from '../../openapi/schema.d.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import { recordChange } from '../auditLog/queries.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Transaction } from '../db/database.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import { changeOf, requireManaged } from '../tournaments/managedTournament.ts';
import {
  type AwardChange,
  findAwards,
  findTeamNames,
  lockCeremony,
  replaceAwards,
  updateCeremony,
} from './ceremonyQueries.ts';
import { readManagedCeremony, requireVersion } from './managedHandlers.ts';

const itemsError = (message: string) => fieldError('items', message);

/** Throws 422 if a line is neither a category nor an award, or both, or if something is in the list twice. */
function requireOnce({ items }: CeremonyInput): void {
  if (items.some(({ category_id: id, award }) => (id === null) === (award === null)))
    throw itemsError('Setiap baris adalah satu kategori atau satu penghargaan.');
  const keys = items.flatMap(({ category_id: id, award }) => {
    if (award === null) return `category ${id}`;
    return award.id === undefined ? [] : `award ${award.id}`;
  });
  if (new Set(keys).size < keys.length)
    throw itemsError('Kategori atau penghargaan ini ada dua kali dalam susunan.');
}

/** Throws 404 if a category is not played in the tournament. */
function requireCategories({ items }: CeremonyInput, categories: readonly { id: number }[]): void {
  const ids = items.flatMap(({ category_id: id, award }) => [id ?? [], award?.category_id ?? []]);
  if (ids.flat().some((id) => !categories.some((category) => category.id === id)))
    throw new HttpError(404, 'Kategori ini tidak dipertandingkan di lomba ini.');
}

/** Returns the awards as they are stored; throws 404 if one, or the team that gets it, is not in the tournament. */
async function toAwards(
  transaction: Transaction,
  tournamentId: number,
  inputs: readonly CeremonyAward[],
): Promise<AwardChange[]> {
  const stored = new Set((await findAwards(transaction, tournamentId)).map(({ id }) => id));
  if (inputs.some(({ id }) => id !== undefined && !stored.has(id)))
    throw new HttpError(404, 'Penghargaan ini sudah dihapus.');
  const ids = inputs.flatMap(({ registration_id: id }) => id ?? []);
  const names = await findTeamNames(transaction, tournamentId, ids);
  return inputs.map(({ id, name, category_id, registration_id, recipient }) => {
    const team = registration_id === null ? undefined : names.get(registration_id);
    if (registration_id !== null && team === undefined)
      throw new HttpError(404, 'Tim penerima penghargaan tidak terdaftar di lomba ini.');
    return {
      id,
      name: tidyName(name),
      categoryId: category_id,
      registrationId: registration_id,
      recipient: team ?? tidyName(recipient),
    };
  });
}

export const saveCeremony: Handler<'saveCeremony'> = async (
  { path: { id }, header, body, organiserId },
  { db, now },
) => {
  const data = await db.transaction(async (transaction) => {
    const tournament = await requireManaged(transaction, id);
    const stored = await lockCeremony(transaction, id);
    requireVersion(header['if-match'], stored.version);
    requireOnce(body);
    requireCategories(body, tournament.categories);
    const changes = await toAwards(
      transaction,
      id,
      body.items.flatMap(({ award }) => award ?? []),
    );
    const ids = (await replaceAwards(transaction, id, changes)).values();
    const items = body.items.map(({ category_id: category }) =>
      category === null ? { award: ids.next().value ?? 0 } : { category },
    );
    const isKept = (key: { category: number } | { award: number }) =>
      items.some((item) =>
        'award' in key
          ? 'award' in item && item.award === key.award
          : 'category' in item && item.category === key.category,
      );
    await updateCeremony(transaction, id, { items, revealed: stored.revealed.filter(isKept) });
    await recordChange(transaction, {
      organiserId,
      at: now(),
      operation: 'saveCeremony',
      ...changeOf(tournament),
      detail: `${items.length - changes.length} kategori, ${changes.length} penghargaan`,
    });
    return readManagedCeremony(transaction, tournament);
  });
  return { success: true, message: 'Susunan upacara telah disimpan.', data };
};
