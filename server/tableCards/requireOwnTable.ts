import { eq } from 'drizzle-orm';
import type { OperationId } from '../../openapi/types.ts';
import type { TableCardUse } from '../auth/actor.ts';
import type { Database } from '../db/database.ts';
import { registrations, runs } from '../db/schema.ts';
import { otherTable } from '../lib/httpError.ts';

type Path = { id: number; categoryId: number };
type Scope = { tournamentId: number; categoryId?: number };

const ofPath = async (_db: Database, { id, categoryId }: Path): Promise<Scope> => ({
  tournamentId: id,
  categoryId,
});

const ofTournament = async (_db: Database, { id }: Path): Promise<Scope> => ({ tournamentId: id });

/** Undefined for a run that does not exist. */
async function ofRun(db: Database, { id }: Path): Promise<Scope | undefined> {
  const [found] = await db
    .select({ tournamentId: registrations.tournamentId, categoryId: registrations.categoryId })
    .from(runs)
    .innerJoin(registrations, eq(registrations.id, runs.registrationId))
    .where(eq(runs.id, id));
  return found;
}

/** What a request is about, for each operation whose `x-roles` list a table card. */
const scopes: Partial<
  Record<OperationId, (db: Database, path: Path) => Promise<Scope | undefined>>
> = {
  getScoreEntry: ofPath,
  addRun: ofPath,
  correctRun: ofRun,
  deleteRun: ofRun,
  listRegistrations: ofTournament,
  setCheckIn: ofTournament,
};

/** Operations about the session itself. */
const ownSession: readonly OperationId[] = ['getTableCardSession', 'logoutOrganiser'];

/**
 * Throws 403 if a request with a table card is about another tournament or category than that of the
 * card, or if the operation is not listed here. What does not exist is left to the handler.
 */
export async function requireOwnTable(
  db: Database,
  card: TableCardUse,
  operation: OperationId,
  path: unknown,
): Promise<void> {
  if (ownSession.includes(operation)) return;
  const readScope = scopes[operation];
  if (!readScope) throw otherTable();
  const scope = await readScope(db, path as Path);
  if (!scope) return;
  const isOwn =
    scope.tournamentId === card.tournamentId && (scope.categoryId ?? null) === card.categoryId;
  if (!isOwn) throw otherTable();
}
