import type { Database, Transaction } from '../db/database.ts';
import { HttpError } from '../lib/httpError.ts';
import { versionOf } from '../managed/managedContent.ts';
import { findManagedTournament, lockTournament, type ManagedTournament } from './managedQueries.ts';

/** Returns a tournament as the document has it for organisers. */
export const toManaged = (tournament: ManagedTournament) => ({
  id: tournament.id,
  title: tournament.title,
  image: tournament.image,
  about: tournament.about,
  date: tournament.date,
  start_time: tournament.startTime,
  time_zone: tournament.timeZone,
  end_date: tournament.endDate,
  end_time: tournament.endTime,
  map_url: tournament.mapUrl,
  cost: tournament.cost,
  contact: tournament.contact,
  programme: tournament.programme,
  documents: tournament.documents,
  objection_minutes: tournament.objectionMinutes,
  venue: { name: tournament.venue, city: tournament.city, province: tournament.province },
  registration_opens_at: tournament.registrationOpensAt?.toISOString() ?? null,
  registration_closes_at: tournament.registrationClosesAt?.toISOString() ?? null,
  status: tournament.status,
  version: versionOf(tournament),
  registrations: tournament.categories.reduce((sum, { registered }) => sum + registered, 0),
  categories: tournament.categories,
});

/** A tournament as the audit log names it. */
export const changeOf = ({ id, title }: { id: number; title: string }) => ({
  kind: 'tournament' as const,
  id,
  name: title,
});

/** What the answer to an unknown id is. */
const notFound = () => new HttpError(404, 'Lomba tidak ditemukan.');

/** Returns a tournament, also a draft. Throws 404 if it does not exist. */
export async function requireManaged(db: Database, id: number): Promise<ManagedTournament> {
  const tournament = await findManagedTournament(db, id);
  if (!tournament) throw notFound();
  return tournament;
}

/** Locks a tournament until the end of the transaction and returns it; throws 404 if it does not exist. */
export async function requireLocked(
  transaction: Transaction,
  id: number,
): Promise<ManagedTournament> {
  const tournament = await lockTournament(transaction, id);
  if (!tournament) throw notFound();
  return tournament;
}
