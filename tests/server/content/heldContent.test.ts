import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { banners } from '../../../server/db/schema.ts';
import { moveToPosition, takeLastPosition } from '../../../server/managed/contentQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';

const backend = useBackend();
const path = '/api/organiser/banners';
const input = { title: 'Spanduk', subtitle: '', cta_text: '', cta_link: '' };

let token: string;
beforeEach(async () => {
  token = await backend.signIn('organiser');
});
const listBanners = () =>
  backend.db
    .select({ id: banners.id, position: banners.position })
    .from(banners)
    .orderBy(asc(banners.position));

const firstId = async () => (await listBanners())[0]?.id ?? 0;

describe('the positions of banners', () => {
  it('are taken one after the other', async () => {
    let taken = 0;
    const answer = await sendWhileLocked(
      backend,
      async (transaction) => {
        taken = await takeLastPosition(transaction, banners);
        await transaction
          .update(banners)
          .set({ position: taken })
          .where(eq(banners.id, await firstId()));
      },
      () => backend.request('POST', path, { token, body: input }),
    );
    expect(answer.status).toBe(201);
    expect((await listBanners()).at(-1)?.position).toBe(taken + 1);
  });

  it('are those after another move', async () => {
    const [first, second, third] = await listBanners();
    if (!first || !second || !third) throw new Error('There are too few banners');
    const answer = await sendWhileLocked(
      backend,
      (transaction) => moveToPosition(transaction, banners, { id: third.id, position: 1 }),
      () =>
        backend.request('PUT', `${path}/${first.id}/position`, { token, body: { position: 2 } }),
    );
    expect(answer.status).toBe(200);
    const after = await listBanners();
    expect(after.slice(0, 3).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
    expect(after.map(({ position }) => position)).toEqual(after.map((_, index) => index + 1));
  });
});
