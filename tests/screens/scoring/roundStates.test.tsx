import { act, screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../server/db/schema.ts';
import { field, heading } from '../../support/screens/queries.ts';
import { row } from '../../support/screens/scoreEntryPage.ts';
import { useRoundsPage } from '../../support/screens/roundsPage.ts';
import { createTableCardRequests } from '../../support/screens/tableCards.ts';

// What the desk of an organiser and of a volunteer offers in a round that is closed, and in one that is complete.

const page = useRoundsPage();
const { openScoreEntry, readScoreEntry, readRounds, addRun, addRuns, renderApp, send } = page;
const { makeCard } = createTableCardRequests(page);

/** Opens the desk of a volunteer. */
async function openTable() {
  window.localStorage.clear();
  const app = await renderApp((await makeCard('scores')).link);
  await field('Nama Anda');
  await app.user.keyboard('Rina{Enter}');
  await heading('Meja 4 · Rina');
  return app;
}

async function closeRound() {
  const [round] = await readRounds();
  await send('PUT', `/api/organiser/rounds/${round?.id}/state`, { state: 'closed' });
}

/** Enters every run but that of the first team, as not present. */
async function fillRound() {
  const { teams } = await readScoreEntry();
  for (const { id } of teams.slice(1))
    await addRun(id, { outcome: 'dns', points: null, time: null });
  return teams;
}

describe('a round that is closed', () => {
  const expectNoEntry = () => {
    expect(screen.queryByRole('form', { name: 'Skor baru' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Hapus skor/ })).toBeNull();
  };

  it('offers an organiser corrections and the way to the rounds, and nothing that is refused', async () => {
    const teams = await fillRound();
    await addRuns([80]);
    await closeRound();
    const { tournamentId, categoryId } = page.target();
    await renderApp(`/organiser/scores?tournament=${tournamentId}&category=${categoryId}`);
    expect(await screen.findByText(/^Babak Penyisihan sudah ditutup:/)).toBeVisible();
    expectNoEntry();
    const correct = row(teams[0]?.name ?? '').getByRole('button', { name: /^Koreksi skor/ });
    expect(correct).toHaveTextContent('Koreksi');
    expect(screen.getByRole('link', { name: 'Ke halaman Babak' })).toHaveAttribute(
      'href',
      `/organiser/scores/rounds?tournament=${tournamentId}&category=${categoryId}`,
    );
  });

  it('tells a volunteer whom to ask, and offers no change', async () => {
    await fillRound();
    await addRuns([80]);
    await closeRound();
    await openTable();
    expect(
      await screen.findByText(/^Babak Penyisihan sudah ditutup:.* minta penyelenggara/),
    ).toBeVisible();
    expectNoEntry();
    expect(screen.queryByRole('button', { name: /^Koreksi skor/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ke halaman Babak' })).toBeNull();
  });
});

it('a round that is closed leads to the one that is open, for a volunteer too', async () => {
  await page.saveRounds({}, { name: 'Final', team_count: 1 });
  const [winner] = await fillRound();
  await addRuns([80]);
  const final = (await readRounds()).at(-1);
  await send('POST', `/api/organiser/rounds/${final?.id}/open`, { team_ids: [winner?.id] });
  const { user } = await openTable();
  await user.selectOptions(await field('Babak'), 'Penyisihan (ditutup)');
  expect(await screen.findByText(/^Babak Penyisihan sudah ditutup:/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ke Final' }));
  expect(await field('Babak')).toHaveDisplayValue('Final');
  expect(screen.getByRole('form', { name: 'Skor baru' })).toBeVisible();
});

describe('a round whose last run is entered', () => {
  it('tells an organiser what to do next', async () => {
    const [first] = await fillRound();
    const { user } = await openScoreEntry();
    expect(screen.queryByText(/^Semua percobaan dicatat/)).toBeNull();
    await user.keyboard(`${first?.start_number}{Enter}80{Enter}10738{Enter}`);
    const notice = await screen.findByText(/^Semua percobaan dicatat di babak Penyisihan\./);
    expect(notice).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ke halaman Babak' })).toBeVisible();
  });

  it('tells a volunteer to tell an organiser', async () => {
    const [first] = await fillRound();
    const { user } = await openTable();
    await user.click(await field('Tim'));
    await user.keyboard(`${first?.start_number}{Enter}80{Enter}10738{Enter}`);
    expect(
      await screen.findByText(
        'Semua percobaan dicatat di babak Penyisihan. Beri tahu penyelenggara.',
      ),
    ).toBeVisible();
  });

  it('is not called recorded while a run waits for the network', async () => {
    const [first] = await fillRound();
    await page.applyScenarios('offline:addRun');
    const { user } = await openScoreEntry();
    await user.keyboard(`${first?.start_number}{Enter}80{Enter}10738{Enter}`);
    expect(
      await screen.findByText(/^Semua percobaan sudah diisi, tetapi 1 belum dicatat/),
    ).toBeVisible();
    expect(screen.queryByText(/^Semua percobaan dicatat/)).toBeNull();
  });
});

describe('the focus', () => {
  const listHeading = () => screen.getByRole('heading', { name: 'Entri terakhir' });

  it('goes to the next run when one is deleted, and to the heading after the last', async () => {
    const names = await addRuns([80, 70]);
    const { user } = await openScoreEntry();
    await screen.findByText(names[1] ?? '', { selector: 'li b' });
    await user.click(row(names[1] ?? '').getByRole('button', { name: /^Hapus skor/ }));
    await waitFor(() =>
      expect(
        row(names[0] ?? '').getByRole('button', { name: `Koreksi skor ${names[0]}` }),
      ).toHaveFocus(),
    );
    await user.click(row(names[0] ?? '').getByRole('button', { name: /^Hapus skor/ }));
    await waitFor(() => expect(listHeading()).toHaveFocus());
  });

  it('goes to the runs when the round is closed while somebody types, whose words are shown', async () => {
    const { teams } = await readScoreEntry();
    const { user } = await openScoreEntry();
    await user.keyboard(`${teams[0]?.start_number}{Enter}75`);
    const [round] = await readRounds();
    await act(async () => {
      await page.backend.db
        .update(rounds)
        .set({ state: 'closed' })
        .where(eq(rounds.id, round?.id ?? 0));
    });
    expect(
      await screen.findByText(new RegExp(`^Belum disimpan: ${teams[0]?.name} · 75\\.`)),
    ).toBeVisible();
    expect(listHeading()).toHaveFocus();
  });
});
