import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Score } from '../../../openapi/schema.d.ts';
import { rankScores } from '../../../src/lib/scoreRanking.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { readTournament } from '../../support/screens/tournaments.ts';

const { renderApp, faults, backend } = useTestApp();

describe('a tournament that is over', () => {
  it('shows the first three of each category once, the way to all results, and no registration', async () => {
    const { categories } = await readTournament(backend, 9);
    const { body } = await backend.request('GET', '/api/scores?tournament=9&limit=3');
    const all = (body as { data: Score[] }).data;
    const scoresOf = (name: string) =>
      rankScores(
        all.filter(({ registration }) => registration.category.name === name),
        name,
      );
    await renderApp('/tournaments/9');
    const winners = await screen.findByRole('region', { name: 'Para juara' });
    for (const { id, name } of categories) {
      const part = within(await within(winners).findByRole('region', { name }));
      const rows = within(part.getByRole('list', { name })).getAllByRole('listitem');
      const top = scoresOf(name);
      expect(rows).toHaveLength(top.length);
      for (const [index, { rank, score }] of top.entries())
        expect(rows[index]).toHaveTextContent(
          `${rank}${score.registration.team.name}${score.registration.team.club?.name ?? ''}${score.points} poin`,
        );
      expect(part.getByRole('link', { name: 'View Result' })).toHaveAttribute(
        'href',
        `/tournament-result/9/${id}`,
      );
      expect(part.getByRole('link', { name: 'Show Detail' })).toHaveAttribute(
        'href',
        `/category/${id}`,
      );
    }
    expect(screen.getByRole('link', { name: 'Lihat hasil lengkap' })).toHaveAttribute(
      'href',
      `/tournament-result/9/${categories[0]?.id}`,
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
    for (const text of await winners.findAllByText('Belum ada skor dalam kategori ini.'))
      expect(text).toBeVisible();
    for (const link of winners.getAllByRole('link', { name: 'View Result' }))
      expect(link).toBeVisible();
  });
});
