import { act, screen, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { rounds, tournaments } from '../../../server/db/schema.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, backend, faults, applyScenarios } = useTestApp();

describe('the rounds of a category', () => {
  const openResults = async () => {
    const app = await renderApp('/tournament-result/4/1');
    const table = await screen.findByRole('table', {
      name: 'Peringkat kategori Line Follower menurut semua babak',
    });
    return { ...app, table };
  };

  it('are one list of places, with what has put each team there', async () => {
    const { table } = await openResults();
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    // Two rows for each team.
    expect(rows[0]).toMatch(/^1/);
    expect(rows[1]).toMatch(/^Final: peringkat 1/);
    expect(rows[7]).toMatch(/^Final: peringkat 4/);
    expect(rows[8]).toMatch(/^5/);
    expect(rows[9]).toMatch(/^Tidak lolos ke Final: peringkat \d+ di Penyisihan/);
    const winners = within(screen.getByRole('list', { name: 'Podium' })).getAllByRole('link');
    const names = within(table).getAllByRole('link');
    expect(winners.map((link) => link.getAttribute('href'))).toEqual(
      names.slice(0, 3).map((link) => link.getAttribute('href')),
    );
  });

  it('are tabs after that of the places, moved by the arrow keys', async () => {
    const { user } = await openResults();
    const [places, first, final] = screen.getAllByRole('tab');
    expect(places).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Peringkat akhir' })).toBeVisible();
    await user.click(final as HTMLElement);
    expect(screen.getByRole('tabpanel', { name: 'Final' })).toBeVisible();
    expect(screen.getByText('4 tim')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(first).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Penyisihan' })).toBeVisible();
  });

  it('have the runs of each team, the counted one marked, outcomes in words, and a reason', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('tab', { name: 'Penyisihan' }));
    const lists = screen.getAllByRole('list', { name: /^Percobaan / });
    for (const list of lists)
      expect(
        within(list)
          .getAllByRole('listitem')
          .filter(({ textContent }) => /^✓ .*, dihitung$/.test(textContent)),
      ).toHaveLength(1);
    const all = lists.map(({ textContent }) => textContent).join();
    for (const outcome of ['tidak hadir', 'tidak selesai']) expect(all).toContain(outcome);
    expect(screen.getAllByText(/^Sama .*lebih cepat dari/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^\d+ poin lebih banyak dari/)).not.toBeInTheDocument();
  });

  it('say so where a final has no results yet', async () => {
    const { user } = await renderApp('/tournament-result/1/4');
    const name = 'Penyisihan · berlangsung';
    await user.click(await screen.findByRole('tab', { name }));
    expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(/Percobaan 2 diskualifikasi/);
    expect(screen.getByText('Tanpa percobaan yang dihitung')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Final' }));
    expect(screen.getByText('Babak ini belum memiliki hasil.')).toBeVisible();
  });

  it('say who has no mean, in the table and on the podium, and give the last rank no medal', async () => {
    const isFirst = and(
      eq(rounds.tournamentId, 1),
      eq(rounds.categoryId, 4),
      eq(rounds.position, 1),
    );
    await backend.db
      .update(rounds)
      .set({ counting: 'mean', incompleteMean: 'below', ties: 'shared', withoutResult: 'last' })
      .where(isFirst);
    const isTournament = eq(tournaments.id, 1);
    const [played] = await backend.db.select().from(tournaments).where(isTournament);
    await backend.db.update(tournaments).set({ date: '2026-01-10' }).where(isTournament);
    const { user } = await renderApp('/tournament-result/1/4');
    await user.click(await screen.findByRole('tab', { name: 'Penyisihan' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Penyisihan' }));
    expect(panel.getByText(/Tim yang tidak lengkap ada di bawah yang lengkap/)).toBeVisible();
    expect(panel.getByText('Tim berikutnya tanpa rata-rata')).toBeVisible();
    const reasons = panel.getAllByText(
      /^Tanpa rata-rata karena tidak lengkap; percobaan terbaik: \d+ poin/,
    );
    expect(reasons.length).toBeGreaterThan(0);
    const winners = screen.getByRole('list', { name: 'Podium' });
    expect(within(winners).getAllByText('Tanpa rata-rata')).toHaveLength(2);
    const last = panel.getByText('Tanpa percobaan yang dihitung: berbagi peringkat terakhir');
    expect(last.closest('tr')?.previousElementSibling?.firstElementChild).toHaveTextContent(/^5$/);
    await act(async () => {
      await backend.db.update(tournaments).set({ date: played?.date }).where(isTournament);
      await backend.db
        .update(rounds)
        .set({ counting: 'best', incompleteMean: null })
        .where(isFirst);
    });
  });

  it('give way to the scores if the request fails', async () => {
    await applyScenarios('server-500:getCategoryResults');
    await renderApp('/tournament-result/4/1');
    expect(
      await screen.findByRole('table', { name: 'Hasil kategori Line Follower' }),
    ).toBeVisible();
  });

  it('have the winners with their pictures, without the scores', async () => {
    let requests = 0;
    faults(
      http.get('*/api/scores', () => {
        requests += 1;
      }),
    );
    await openResults();
    const winners = screen.getByRole('list', { name: 'Podium' });
    const pictures = [...winners.querySelectorAll('img')].map(({ src }) => src);
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) expect(picture).toContain('/storage/teams/');
    expect(requests).toBe(0);
  });

  it('are not asked for where each team has one run', async () => {
    let requests = 0;
    faults(
      http.get('*/api/tournaments/:id/categories/:categoryId/results', () => {
        requests += 1;
      }),
    );
    await renderApp('/tournament-result/12/1');
    await screen.findByRole('table', { name: 'Hasil kategori Line Follower' });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: /^Percobaan / })).not.toBeInTheDocument();
    expect(requests).toBe(0);
  });
});
