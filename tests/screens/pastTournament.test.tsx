import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Score } from '../../openapi/schema.d.ts';
import { rankScores } from '../../src/lib/scoreRanking.ts';
import { useTestApp } from '../support/screens/renderApp.tsx';
import { readTournament } from '../support/screens/tournaments.ts';

const { renderApp, faults, backend } = useTestApp();

describe('a tournament that is over', () => {
  it('shows the winners first and once, the way to all results, and no registration', async () => {
    const { categories } = await readTournament(backend, 9);
    const { body } = await backend.request('GET', '/api/scores?tournament=9&limit=3');
    const all = (body as { data: Score[] }).data;
    const scoresOf = (name: string) =>
      rankScores(
        all.filter(({ registration }) => registration.category.name === name),
        name,
      );
    const { user } = await renderApp('/tournaments/9');
    const winners = await screen.findByRole('region', { name: 'Para juara' });
    for (const { id, name } of categories) {
      await user.click(await within(winners).findByRole('tab', { name }));
      const panel = within(within(winners).getByRole('tabpanel', { name }));
      const rows = within(
        panel.getByRole('list', { name: `Peringkat berikutnya: ${name}` }),
      ).getAllByRole('listitem');
      const others = scoresOf(name).filter(({ rank }) => rank > 1);
      expect(rows).toHaveLength(others.length);
      for (const [index, { rank, score }] of others.entries())
        expect(rows[index]).toHaveTextContent(
          `${rank}${score.registration.team.name}${score.registration.team.club?.name ?? ''}`,
        );
      expect(panel.getByRole('link', { name: 'View Result' })).toHaveAttribute(
        'href',
        `/tournament-result/9/${id}`,
      );
      expect(panel.getByRole('link', { name: 'Show Detail' })).toHaveAttribute(
        'href',
        `/category/${id}`,
      );
    }
    const champions = within(winners).getByRole('list', { name: 'Juara tiap kategori' });
    const rows = within(champions).getAllByRole('listitem');
    expect(rows).toHaveLength(categories.length);
    for (const [index, { id, name }] of categories.entries()) {
      const row = rows[index] as HTMLElement;
      const [{ score } = {}] = scoresOf(name);
      const { team } = score?.registration ?? {};
      expect(row).toHaveTextContent(
        `1${name}${team?.name}${team?.club?.name}${score?.points} poin`,
      );
      expect(within(row).getByRole('link', { name })).toHaveAttribute(
        'href',
        `/tournament-result/9/${id}`,
      );
    }
    await user.keyboard('{ArrowLeft}');
    expect(within(winners).getByRole('tab', { name: categories.at(-2)?.name })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Lihat hasil lengkap' })).toHaveAttribute(
      'href',
      `/tournament-result/9/${categories[0]?.id}`,
    );
    expect(screen.getByRole('link', { name: 'Papan skor turnamen ini' })).toHaveAttribute(
      'href',
      '/board?tournament=9',
    );
    expect(screen.queryByRole('region', { name: 'Pendaftaran Turnamen' })).toBeNull();
    expect(screen.getByRole('timer')).toHaveTextContent('0 Days00 Hours00 Minutes00 Seconds');
    expect(screen.getByText('Selesai')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login untuk Registrasi' })).toBeNull();
    expect(screen.queryByText(/Daftarkan tim Anda/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Tim terdaftar' })).not.toBeInTheDocument();
  });

  it('says which category has no scores', async () => {
    faults(http.get('*/api/scores', () => HttpResponse.json({ success: true, data: [] })));
    await renderApp('/tournaments/9');
    const winners = within(await screen.findByRole('region', { name: 'Para juara' }));
    expect(await winners.findByText('Belum ada skor dalam kategori ini.')).toBeVisible();
    expect(winners.getByRole('link', { name: 'View Result' })).toBeVisible();
  });
});
