import type { Services } from '../../services.ts';
import { demoPassword, demoPin } from './accounts.ts';
import { createCalendar } from './calendar.ts';
import { insertMedia } from './insertMedia.ts';
import { insertWorld, type Hashes } from './insertWorld.ts';
import { buildWorld } from './world.ts';
import { writeWorldFiles } from './worldFiles.ts';

/**
 * Fills an empty, migrated database and the file store with the demonstration world; the same world
 * for the same day. Files come first and the rows in one transaction, so that a seeding that was
 * cut off can simply be repeated. Throws when the database already holds a part of it.
 */
export async function seedWorld({
  db,
  files,
  passwords,
  now,
}: Omit<Services, 'pictures'>): Promise<void> {
  const calendar = createCalendar(now());
  const world = buildWorld();
  const hashing = Promise.all([
    passwords.hash(demoPassword),
    passwords.hash(demoPassword),
    passwords.hash(demoPin),
  ]);
  const [[participant, club, pin]] = await Promise.all([
    hashing,
    writeWorldFiles(world, files, calendar.today),
  ]);
  const hashes: Hashes = { participant, club, pin };
  await db.transaction(async (transaction) => {
    await insertWorld(transaction, world, calendar, hashes);
    await insertMedia(transaction, calendar);
  });
}
