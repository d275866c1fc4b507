import { sql } from 'drizzle-orm';
import type { Schedule } from '../../../openapi/schema.d.ts';
import type { Database } from '../../db/database.ts';
import type { TournamentRow } from '../../tournaments/queries.ts';
import { readSchedule } from '../scheduleHandlers.ts';

type Read = { version: string; at: number; schedule: Promise<Schedule> };

/** The schedules that were read last, by their tournaments. */
const lastReads = new WeakMap<Database, Map<number, Read>>();
const maxReads = 8;
/** How long a forecast serves other teams, in milliseconds. */
const maxAge = 10_000;

async function readContentVersion(db: Database): Promise<string> {
  const { rows } = (await db.execute(
    sql`select version::text as version from content_version`,
  )) as {
    rows: { version: string }[];
  };
  return rows[0]?.version ?? '';
}

/**
 * Returns the schedule of a tournament. With each call and each result the pages of hundreds of teams ask for
 * it at once: it is computed once for all of them.
 */
export async function readSharedSchedule(
  db: Database,
  tournament: TournamentRow,
  now: Date,
): Promise<Schedule> {
  // Before the data: after a write in between, there is another version.
  const version = await readContentVersion(db);
  const reads = lastReads.get(db) ?? new Map<number, Read>();
  lastReads.set(db, reads);
  const at = now.getTime();
  const last = reads.get(tournament.id);
  if (last?.version === version && Math.abs(at - last.at) < maxAge) return last.schedule;
  const schedule = readSchedule(db, tournament, { now, isLive: false });
  reads.delete(tournament.id);
  reads.set(tournament.id, { version, at, schedule });
  for (const id of reads.keys()) {
    if (reads.size <= maxReads) break;
    reads.delete(id);
  }
  schedule.catch(() => reads.delete(tournament.id));
  return schedule;
}
