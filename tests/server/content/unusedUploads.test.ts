import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  banners,
  categories,
  clubs,
  participants,
  tournaments,
} from '../../../server/db/schema.ts';
import type { ListedFileStore } from '../../../server/node/files/listedFileStore.ts';
import { removeUnusedUploads } from '../../../server/node/files/unusedUploads.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();
const upload = (name: string, letter: string, ending: string) =>
  `${name}${letter.repeat(32)}.${ending}`;

/** Removes unused ones of these files, which are old, and returns what was removed. */
async function removeUnused(paths: string[]): Promise<string[]> {
  const removed: string[] = [];
  const files = {
    async *list() {
      for (const path of paths) yield { path, modifiedAt: new Date(0) };
    },
    remove: async (path: string) => void removed.push(path),
  } as unknown as ListedFileStore;
  await removeUnusedUploads(files, backend.db, new Date());
  return removed;
}

it('uploads of clubs, participants and tournaments are kept, and their former ones removed', async () => {
  const { db } = backend;
  const kept = {
    logo: upload('clubs/1-', 'a', 'jpg'),
    clubBanner: upload('clubs/1-banner-', 'b', 'jpg'),
    picture: upload('participants/1-', 'c', 'jpg'),
    banner: upload('participants/1-banner-', 'd', 'jpg'),
    image: upload('tournaments/1-', 'e', 'jpg'),
  };
  const { logo, clubBanner, picture, banner, image } = kept;
  await db.update(clubs).set({ logo, banner: clubBanner }).where(eq(clubs.id, 1));
  await db
    .update(participants)
    .set({ profilePicture: picture, banner })
    .where(eq(participants.id, 1));
  await db.update(tournaments).set({ image }).where(eq(tournaments.id, 1));
  const former = ['clubs/1-', 'participants/1-', 'participants/1-banner-', 'tournaments/1-'].map(
    (prefix) => upload(prefix, 'f', 'jpg'),
  );
  expect(await removeUnused([...Object.values(kept), ...former])).toEqual(former);
});

it('uploads that a row of managed content names are kept, and others are removed', async () => {
  const { db } = backend;
  const picture = upload('banners/1-', 'a', 'jpg');
  const rule = upload('categories/1-rule-', 'b', 'pdf');
  const unused = upload('banners/1-', 'c', 'jpg');
  await db.update(banners).set({ image: picture }).where(eq(banners.id, 1));
  await db.update(categories).set({ rule }).where(eq(categories.id, 1));
  expect(await removeUnused([picture, rule, unused])).toEqual([unused]);
});
