import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { resultStates, tournaments } from '../../../server/db/schema.ts';
import { eq } from 'drizzle-orm';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, backend } = useTestApp();
const played = { tournamentId: 12, categoryId: 1 };
const note = () => screen.findByRole('note', { name: 'Status hasil' });

const setState = async (state: Omit<typeof resultStates.$inferInsert, keyof typeof played>) =>
  backend.db.insert(resultStates).values({ ...played, ...state });

beforeEach(async () => {
  await backend.db.delete(resultStates);
  await backend.db
    .update(tournaments)
    .set({ timeZone: 'Asia/Makassar' })
    .where(eq(tournaments.id, played.tournamentId));
});

describe('visitors are told how final results are', () => {
  it.each(['/tournament-result/12/1', '/tournaments/12', '/board?tournament=12'])(
    'at %s',
    async (address) => {
      await setState({ state: 'provisional', provisionalAt: new Date('2026-05-03T07:00:00Z') });
      await renderApp(address);
      expect(await note()).toHaveTextContent('Hasil sementara.');
    },
  );

  it('and where the places behind a frozen board are announced', async () => {
    const token = await backend.signIn('organiser');
    const path = '/api/organiser/tournaments/12/categories/1/results-state';
    await backend.request('PUT', path, { token, body: { action: 'freeze' } });
    await renderApp('/tournaments/12');
    expect(await note()).toHaveTextContent('Papan dibekukan sejak');
    expect(within(await note()).getByRole('link', { name: 'Ikuti upacara' })).toHaveAttribute(
      'href',
      '/tournaments/12/ceremony',
    );
  });

  it('but not while they are live', async () => {
    await renderApp('/tournament-result/12/1');
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('note')).toBeNull();
  });
});
