import type { Services } from '../services/services.ts';
import { demoPassword, demoPin } from './accounts.ts';
import { createCalendar } from './calendar.ts';
import { insertMedia } from './media/insertMedia.ts';
import { insertSeedData, type PasswordHashes } from './insertSeedData.ts';
import { buildSeedData } from './plans/seedData.ts';
import { copySeedFiles, type DemoFiles } from './seedFiles.ts';

/**
 * Fills an empty, migrated database and the file store with the demo data, which is the same for
 * the same day. First the files are copied, then the rows in one transaction, so that an
 * interrupted seeding can be repeated. Throws if the database already contains a part of the data.
 */
export async function seedDatabase({
  db,
  files,
  demoFiles,
  passwords,
  now,
}: Omit<Services, 'pictures'> & { demoFiles: DemoFiles }): Promise<void> {
  const calendar = createCalendar(now());
  const data = buildSeedData();
  const hashing = Promise.all([
    passwords.hash(demoPassword),
    passwords.hash(demoPassword),
    passwords.hash(demoPin),
  ]);
  const [[participant, manager, pin]] = await Promise.all([
    hashing,
    copySeedFiles(demoFiles, files),
  ]);
  const hashes: PasswordHashes = { participant, club: manager, organiser: manager, pin };
  await db.transaction(async (transaction) => {
    await insertSeedData(transaction, data, calendar, hashes);
    await insertMedia(transaction, calendar);
  });
}
