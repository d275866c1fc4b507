import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ClubSummary, TeamSummary } from '../../../openapi/schema.d.ts';
import { slugify } from '../../../src/lib/clubs/clubSlug.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults, rememberParticipant, backend } = useTestApp();

const readClubs = async () =>
  ((await backend.request('GET', '/api/gh-schools')).body as { data: ClubSummary[] }).data;

describe('the teams of a school club', () => {
  it('are listed with the way to each', async () => {
    const [club] = await readClubs();
    const { body } = await backend.request('GET', `/api/teams?club=${club?.id}`);
    const { teams } = body as { teams: TeamSummary[] };
    await renderApp(`/schoolclub/detail/${slugify(club?.name ?? '')}`);
    const list = () => within(screen.getByRole('region', { name: 'Tim' }));
    await waitFor(() =>
      expect(
        list()
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(teams.map(({ id }) => `/teams/${id}`)),
    );
    const [first] = teams;
    expect(list().getAllByRole('listitem')[0]).toHaveTextContent(
      `${first?.name}${first?.category} · ${first?.member_count} anggota`,
    );
  });

  it('are not claimed where the backend does not say whose they are', async () => {
    const [club] = await readClubs();
    const team = { id: 1, name: 'Tim Lain', logo: null, member_count: 1, members: [] };
    faults(http.get('*/api/teams', () => HttpResponse.json({ success: true, teams: [team] })));
    await renderApp(`/schoolclub/detail/${slugify(club?.name ?? '')}`);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tim' })).toBeNull());
    expect(screen.queryByText('Tim Lain')).not.toBeInTheDocument();
  });
});

describe('the page of a school club', () => {
  it('says to a member that it is theirs, and to others how to join', async () => {
    await rememberParticipant('leader');
    const name = 'SMA Negeri 3 (Malang)';
    const other = (await readClubs()).find((club) => club.name !== name);
    const { router } = await renderApp(`/schoolclub/detail/${slugify(name)}`);
    const own = within(await screen.findByRole('region', { name: 'Ini school club Anda' }));
    expect(own.getByRole('link', { name: 'Ke halaman profil' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(screen.queryByText('Belum menjadi anggota?')).not.toBeInTheDocument();
    await act(() => router.navigate(`/schoolclub/detail/${slugify(other?.name ?? '')}`));
    expect(await screen.findByRole('region', { name: 'Belum menjadi anggota?' })).toBeVisible();
  });
});
