import { nameEntry } from '../auditLog/queries.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../lib/httpError.ts';
import { findRegistration, type ManagedRegistration } from './managedQueries.ts';

export function toRegistration(row: ManagedRegistration) {
  const { startNumber, registeredAt, checkedInAt, hasRun, tournament: _, ...registration } = row;
  return {
    ...registration,
    start_number: startNumber,
    registered_at: registeredAt.toISOString(),
    checked_in_at: checkedInAt?.toISOString() ?? null,
    has_run: hasRun,
  };
}

/** A registration as the audit log names it. */
export const changeOf = ({ id, team, category, tournament }: ManagedRegistration) => ({
  kind: 'registration' as const,
  id,
  name: nameEntry({ team: team.name, category: category.name, tournament }),
});

/** The parameters in the path of a registration. */
type Path = { id: number; registrationId: number };

export const toPlace = ({ id, registrationId }: Path) => ({ tournamentId: id, id: registrationId });

export async function requireRegistration(db: Database, path: Path): Promise<ManagedRegistration> {
  const registration = await findRegistration(db, toPlace(path));
  if (!registration) throw new HttpError(404, 'Pendaftaran tidak ditemukan.');
  return registration;
}
