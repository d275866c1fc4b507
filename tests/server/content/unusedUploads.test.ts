import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { banners, categories } from '../../../server/db/schema.ts';
import type { ListedFileStore } from '../../../server/node/files/listedFileStore.ts';
import { removeUnusedUploads } from '../../../server/node/files/unusedUploads.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();
const upload = (name: string, letter: string, ending: string) =>
  `${name}${letter.repeat(32)}.${ending}`;

it('uploads that a row of managed content names are kept, and others are removed', async () => {
  const { db } = backend;
  const picture = upload('banners/1-', 'a', 'jpg');
  const rule = upload('categories/1-rule-', 'b', 'pdf');
  const unused = upload('banners/1-', 'c', 'jpg');
  await db.update(banners).set({ image: picture }).where(eq(banners.id, 1));
  await db.update(categories).set({ rule }).where(eq(categories.id, 1));
  const removed: string[] = [];
  const files = {
    async *list() {
      for (const path of [picture, rule, unused]) yield { path, modifiedAt: new Date(0) };
    },
    remove: async (path: string) => void removed.push(path),
  } as unknown as ListedFileStore;
  await removeUnusedUploads(files, db, new Date());
  expect(removed).toEqual([unused]);
});
