import { eq } from 'drizzle-orm';
import type { allOperations } from '../../openapi/allOperations.ts';
import type { TableCardKind } from '../../openapi/schema.d.ts';
import type { OperationId } from '../../openapi/types.ts';
import type { TableCardUse } from '../auth/actor.ts';
import type { Database } from '../db/database.ts';
import { registrations, runs } from '../db/schema.ts';
import { HttpError, otherTable } from '../lib/httpError.ts';
import { findMatch } from '../scores/matches/matchQueries.ts';

type Path = { id: number; categoryId: number };
/** Without a category, what is about all of a tournament. */
type Scope = { tournamentId: number; categoryId?: number };
/** Undefined for what does not exist. */
type ReadScope = (db: Database, path: Path) => Promise<Scope | undefined>;

const ofPath = async (_db: Database, { id, categoryId }: Path): Promise<Scope> => ({
  tournamentId: id,
  categoryId,
});

const ofTournament = async (_db: Database, { id }: Path): Promise<Scope> => ({ tournamentId: id });

async function ofRun(db: Database, { id }: Path): Promise<Scope | undefined> {
  const [found] = await db
    .select({ tournamentId: registrations.tournamentId, categoryId: registrations.categoryId })
    .from(runs)
    .innerJoin(registrations, eq(registrations.id, runs.registrationId))
    .where(eq(runs.id, id));
  return found;
}

async function ofMatch(db: Database, { id }: Path): Promise<Scope | undefined> {
  const found = await findMatch(db, id);
  return found?.round;
}

type Described = typeof allOperations;

/** The operations whose `x-roles` list a table card. */
type CardOperation = {
  [Id in OperationId]: Described[Id] extends { roles: readonly (infer Role)[] }
    ? [Extract<Role, `${TableCardKind}_card`>] extends [never]
      ? never
      : Id
    : never;
}[OperationId];

/** What a request is about; null for the session itself. */
const scopes: Record<CardOperation, ReadScope | null> = {
  getScoreEntry: ofPath,
  addRun: ofPath,
  correctRun: ofRun,
  deleteRun: ofRun,
  saveMatchResult: ofMatch,
  deleteMatchResult: ofMatch,
  listRegistrations: ofTournament,
  setCheckIn: ofTournament,
  getLiveSchedule: ofTournament,
  recordCall: ofTournament,
  listObjections: ofTournament,
  decideObjection: ofTournament,
  getTableCardSession: null,
  logoutOrganiser: null,
};

const scopeOf: Partial<Record<OperationId, ReadScope | null>> = scopes;

/**
 * Throws 403 if a request with a table card is about another tournament or category than that of the
 * card, if no card may call the operation, or if the card cannot be used now. What does not exist is left to the handler.
 */
export async function requireOwnTable(
  db: Database,
  card: TableCardUse,
  operation: OperationId,
  path: unknown,
): Promise<void> {
  const readScope = scopeOf[operation];
  if (readScope === null) return;
  if (!readScope) throw otherTable();
  const scope = await readScope(db, path as Path);
  if (!scope) return;
  const isOwn =
    scope.tournamentId === card.tournamentId &&
    (scope.categoryId === undefined || scope.categoryId === card.categoryId);
  if (!isOwn) throw otherTable();
  if (card.refusal !== undefined) throw new HttpError(403, card.refusal);
}
