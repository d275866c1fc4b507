import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import * as schema from '../../../server/db/schema.ts';
import { seedDatabase } from '../../../server/seed/seedDatabase.ts';
import { tables } from '../../../server/db/transfer.ts';
import { demoFiles } from '../../../server/node/files/demoFiles.ts';
import { openTestDatabase } from './testDatabase.ts';

export type Seeded = {
  db: Database;
  written: Map<string, string>;
  close: () => Promise<void>;
  hashed: string[];
};

/** Seeds an empty database on a day; notes the files and passwords that the seed passes on. */
export async function seed(now: Date): Promise<Seeded> {
  const { db, close } = await openTestDatabase();
  await db.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity`);
  const written = new Map<string, string>();
  const hashed: string[] = [];
  await seedDatabase({
    db,
    files: {
      read: () => Promise.reject(new Error('Seeding reads no file.')),
      remove: () => Promise.reject(new Error('Seeding removes no file.')),
      write: (path, bytes) =>
        Promise.resolve(void written.set(path, new TextDecoder('latin1').decode(bytes))),
    },
    demoFiles,
    passwords: {
      hash: (plain) => Promise.resolve(`hash ${hashed.push(plain)} of ${plain}`),
      verify: () => Promise.reject(new Error('Seeding checks no password.')),
      isOutdated: () => false,
      takeTurn: (_client, work) => work(),
    },
    now: () => now,
  });
  return { db, written, hashed, close };
}

/** Returns the rows of all tables of the demonstration. */
export async function readAll(db: Database) {
  return {
    banners: await db.select().from(schema.banners).orderBy(schema.banners.id),
    blogs: await db.select().from(schema.blogs).orderBy(schema.blogs.id),
    categories: await db.select().from(schema.categories).orderBy(schema.categories.id),
    clubs: await db.select().from(schema.clubs).orderBy(schema.clubs.id),
    galleryItems: await db.select().from(schema.galleryItems).orderBy(schema.galleryItems.id),
    participants: await db.select().from(schema.participants).orderBy(schema.participants.id),
    registrations: await db.select().from(schema.registrations).orderBy(schema.registrations.id),
    scores: await db.select().from(schema.scores).orderBy(schema.scores.id),
    teamMembers: await db
      .select()
      .from(schema.teamMembers)
      .orderBy(schema.teamMembers.teamId, schema.teamMembers.position),
    teams: await db.select().from(schema.teams).orderBy(schema.teams.id),
    tournamentCategories: await db
      .select()
      .from(schema.tournamentCategories)
      .orderBy(schema.tournamentCategories.tournamentId, schema.tournamentCategories.categoryId),
    tournaments: await db.select().from(schema.tournaments).orderBy(schema.tournaments.id),
    videos: await db.select().from(schema.videos).orderBy(schema.videos.id),
  };
}

export type Rows = Awaited<ReturnType<typeof readAll>>;
