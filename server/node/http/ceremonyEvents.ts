import type { Database } from '../../db/database.ts';
import { ceremonies } from '../../db/schema.ts';

/** The version of each ceremony, by tournament. */
export type CeremonyVersions = ReadonlyMap<number, number>;

export async function readCeremonies(db: Database): Promise<CeremonyVersions> {
  const rows = await db
    .select({ id: ceremonies.tournamentId, version: ceremonies.version })
    .from(ceremonies);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Returns an event for each tournament whose ceremony has changed. */
export const findCeremonyEvents = (before: CeremonyVersions, now: CeremonyVersions): string[] =>
  [...now]
    .filter(([id, version]) => before.get(id) !== version)
    .map(([id]) => `event: ceremony\ndata: ${JSON.stringify({ tournament_id: id })}\n\n`);
