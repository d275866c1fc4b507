import { eq } from 'drizzle-orm';
import { findReady, insertCertificates } from '../certificates/issueCertificates.ts';
import { findMembers } from '../certificates/members.ts';
import { requireManaged } from '../certificates/designs.ts';
import { liveTables } from '../db/resultTables.ts';
import type { Transaction } from '../db/database.ts';
import {
  certificateConfirmations,
  certificateDesigns,
  registrations,
  tournamentCategories,
} from '../db/schema.ts';
import { readCategoryResults } from '../scores/results/categoryResults.ts';
import { insertOfficialResults, saveResultsState } from '../scores/results/stateQueries.ts';

type Finished = { tournamentId: number; organiserId: number; city: string; at: Date };

async function makeOfficial(
  transaction: Transaction,
  { tournamentId, organiserId, at }: Finished,
): Promise<void> {
  const categories = await transaction
    .select({ id: tournamentCategories.categoryId })
    .from(tournamentCategories)
    .where(eq(tournamentCategories.tournamentId, tournamentId));
  for (const { id } of categories) {
    const played = { tournamentId, categoryId: id };
    const { data } = await readCategoryResults(transaction, played, liveTables);
    await insertOfficialResults(transaction, {
      ...played,
      version: 1,
      reason: null,
      createdAt: at,
      organiserId,
      data,
    });
    await saveResultsState(transaction, played, {
      state: 'official',
      version: 0,
      frozenAt: null,
      provisionalAt: at,
      shown: 'unchanged',
      shownAs: null,
      officialVersion: 1,
      correctionReason: null,
    });
  }
}

/** Makes the results of a tournament that is over official, and issues its certificates: all teams have come. */
export async function insertOfficialTournament(
  transaction: Transaction,
  finished: Finished,
): Promise<void> {
  const { tournamentId, city, at } = finished;
  await transaction
    .update(registrations)
    .set({ checkedInAt: at })
    .where(eq(registrations.tournamentId, tournamentId));
  await makeOfficial(transaction, finished);
  const numberPattern = '{nomor}/{tahun}';
  const day = new Intl.DateTimeFormat('id', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  await transaction.insert(certificateDesigns).values({
    tournamentId,
    template: 'medal',
    placeAndDate: `${city}, ${day}`,
    signerName: 'Wulan Prameswari',
    signerTitle: 'Penyelenggara',
    numberPattern,
  });
  const members = await findMembers(transaction, tournamentId);
  const clubIds = new Set(members.map(({ club }) => club.id));
  await transaction
    .insert(certificateConfirmations)
    .values([...clubIds].map((clubId) => ({ tournamentId, clubId, coaches: [], confirmedAt: at })));
  await insertCertificates(
    transaction,
    await findReady(transaction, tournamentId, {
      kinds: ['participant', 'place'],
      helpers: [],
    }),
    { tournament: await requireManaged(transaction, tournamentId), numberPattern, at },
  );
}
