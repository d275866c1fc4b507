import type { CeremonyItem, ManagedCeremony } from '../../openapi/schema.d.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../lib/httpError.ts';
import { versionOf } from '../scores/playedCategory.ts';
import type { ManagedTournament } from '../tournaments/managedQueries.ts';
import { requireManaged } from '../tournaments/managedTournament.ts';
import { findAwards, findCeremony, findOfficialCategories } from './ceremonyQueries.ts';
import { type CeremonySource, findItems, findSteps, toState } from './ceremonySteps.ts';

/** Returns everything from which the ceremony of a tournament is made. */
export async function readSource(db: Database, tournamentId: number): Promise<CeremonySource> {
  return {
    ceremony: await findCeremony(db, tournamentId),
    categories: await findOfficialCategories(db, tournamentId),
    awards: await findAwards(db, tournamentId),
  };
}

const toItems = (source: CeremonySource): CeremonyItem[] =>
  findItems(source).map((item) => {
    if ('category' in item) return { category_id: item.category, award: null };
    const award = source.awards.find(({ id }) => id === item.award);
    return {
      category_id: null,
      award: award
        ? {
            id: award.id,
            name: award.name,
            category_id: award.categoryId,
            registration_id: award.registrationId,
            recipient: award.team?.name ?? award.recipient,
          }
        : null,
    };
  });

/** Returns the ceremony of a tournament as organisers see it: with everything that is ahead. */
export async function readManagedCeremony(
  db: Database,
  { id, title }: ManagedTournament,
): Promise<ManagedCeremony> {
  const source = await readSource(db, id);
  const { revealed, ahead } = findSteps(source);
  return {
    version: versionOf(source.ceremony?.version ?? 0),
    state: toState(source.ceremony),
    title,
    categories: source.categories.map(({ id: categoryId, name, isOfficial, standings }) => ({
      id: categoryId,
      name,
      official: isOfficial,
      teams: standings?.length ?? 0,
    })),
    items: toItems(source),
    revealed: revealed.map(({ step }) => step),
    ahead: ahead.map(({ step }) => step),
  };
}

/** Throws 412 if the ceremony is not the expected one any more. */
export function requireVersion(expected: string | undefined, version: number): void {
  if (expected !== undefined && expected !== versionOf(version))
    throw new HttpError(412, 'Upacara ini baru saja diubah penyelenggara lain.');
}

export const getManagedCeremony: Handler<'getManagedCeremony'> = async (
  { path: { id } },
  { db },
) => ({
  success: true,
  message: 'Upacara.',
  data: await readManagedCeremony(db, await requireManaged(db, id)),
});
