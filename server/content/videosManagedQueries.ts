import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { videos } from '../db/schema.ts';

type Row = typeof videos.$inferSelect;

/** What an organiser sets. */
export type VideoChanges = Pick<Row, 'title' | 'videoId'>;

/** Locks a video until the end of the transaction and returns it; undefined if there is none. */
export async function lockVideo(transaction: Database, id: number): Promise<Row | undefined> {
  const [video] = await transaction
    .select()
    .from(videos)
    .where(eq(videos.id, id))
    .for('no key update');
  return video;
}

export async function insertVideo(transaction: Database, changes: VideoChanges): Promise<Row> {
  const [inserted] = await transaction.insert(videos).values(changes).returning();
  if (!inserted) throw new Error('A video was not inserted');
  return inserted;
}

/** Call it after `lockVideo`. */
export async function replaceVideo(
  transaction: Database,
  id: number,
  changes: VideoChanges,
): Promise<Row | undefined> {
  const [saved] = await transaction
    .update(videos)
    .set({ ...changes, version: sql`${videos.version} + 1` })
    .where(eq(videos.id, id))
    .returning();
  return saved;
}

export async function deleteVideoRow(transaction: Database, id: number): Promise<Row | undefined> {
  const [deleted] = await transaction.delete(videos).where(eq(videos.id, id)).returning();
  return deleted;
}
