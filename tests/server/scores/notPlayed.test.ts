import { ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { categories, tournamentCategories, tournaments } from '../../../server/db/schema.ts';
import { insertFirstRounds } from '../../../server/tournaments/categoryRoundQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const { place, request, teamId } = createRoundRequests(backend);

it('a category that only another tournament has is not played', async () => {
  const { tournamentId } = place();
  const [category] = await backend.db
    .insert(categories)
    .values({ name: 'Robot Air', description: '', logo: '', longDescription: '' })
    .returning();
  const [other] = await backend.db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(ne(tournaments.id, tournamentId));
  const [categoryId, otherId] = [category?.id ?? 0, other?.id ?? 0];
  await backend.db.insert(tournamentCategories).values({ tournamentId: otherId, categoryId });
  await backend.db.transaction((transaction) => insertFirstRounds(transaction, [otherId]));
  const path = (id: number) => `/api/organiser/tournaments/${id}/categories/${categoryId}`;
  expect((await request('GET', `${path(otherId)}/scores`)).status).toBe(200);

  const run = { key: crypto.randomUUID(), team_id: teamId(0), points: 1, time: '01:00.00' };
  const row = { line: 2, team: 'Kelud', points: '1', time: '01:00.00' };
  const here = path(tournamentId);
  const answers = [
    await request('GET', `${here}/scores`),
    await request('POST', `${here}/runs`, run),
    await request('POST', `${here}/scores/import`, { preview: true, rows: [row] }),
    await request('PUT', `${here}/rounds`, { rounds: [roundInput({})] }),
    await backend.request(
      'GET',
      `/api/tournaments/${tournamentId}/categories/${categoryId}/results`,
    ),
  ];
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 404,
      body: { message: 'Kategori ini tidak dipertandingkan di lomba ini.' },
    });
  const card = { kind: 'scores', category_id: categoryId, label: 'Meja', count: 1 };
  const cards = `/api/organiser/tournaments/${tournamentId}/table-cards`;
  expect(await request('POST', cards, card)).toMatchObject({
    status: 422,
    body: { errors: { category_id: ['Kategori ini tidak dipertandingkan di lomba ini.'] } },
  });
});
