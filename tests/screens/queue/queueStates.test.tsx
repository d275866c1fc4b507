import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tournaments } from '../../../server/db/schema.ts';
import { heading } from '../../support/screens/queries.ts';
import { createTableCardRequests } from '../../support/screens/tableCards.ts';
import { useQueuePage } from '../../support/screens/queuePage.ts';

const page = useQueuePage();
const { address, applyScenarios, clearScenarios, renderApp, plan, place, backend } = page;
const { makeCard } = createTableCardRequests({ backend, target: place });

it('leads to the plan as long as there is none', async () => {
  const { user, currentPath } = await renderApp(address());
  expect(await screen.findByText('Belum ada rencana')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Susun rencana hari' }));
  await waitFor(() => expect(currentPath()).toBe(address().replace('/queue', '/plan')));
});

it('asks a volunteer to tell the organisers, and leads nowhere', async () => {
  window.localStorage.clear();
  const { link } = await makeCard('queue');
  const { user } = await renderApp(link);
  await user.type(await screen.findByLabelText(/^Nama Anda/), 'Rina{Enter}');
  expect(await screen.findByText(/^Antrean muncul di sini begitu/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Susun rencana hari' })).toBeNull();
});

it('says that it loads, that this has failed, and tries again', async () => {
  await plan();
  await applyScenarios('server-500:getLiveSchedule');
  const { user } = await renderApp(address());
  await heading('Antrean');
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  clearScenarios();
  await applyScenarios('slow-3g:300');
  await user.click(retry);
  expect(await screen.findByText('Memuat antrean...')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Arena 1' })).toBeVisible();
});

it('says that a tournament is not published', async () => {
  await backend.db
    .update(tournaments)
    .set({ status: 'draft' })
    .where(eq(tournaments.id, place().tournamentId));
  await renderApp(address());
  expect(await screen.findByText('Lomba ini belum diterbitkan, atau tidak ada.')).toBeVisible();
});

it('is one of the pages on which a tournament is run', async () => {
  const { user, currentPath } = await renderApp(address().replace('/queue', ''));
  await user.click(await screen.findByRole('link', { name: 'Antrean' }));
  await waitFor(() => expect(currentPath()).toBe(address()));
});
