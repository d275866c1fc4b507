import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { CityTournament } from '../../../openapi/schema.d.ts';
import { eventDayFromNow } from '../../support/screens/tournaments.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, faults, backend } = useTestApp();

const map = () => screen.findByRole('region', { name: 'Peta lomba Nusantara' });
const linksOf = async () =>
  within(within(await map()).getByRole('list', { name: 'Kota-kota lomba' })).getAllByRole('link');
const pointsOf = async (state: string) =>
  (await map()).querySelectorAll(`svg g[data-state="${state}"]`).length;

const answerWith = (body: object) =>
  faults(
    http.get('*/api/tournaments', () =>
      HttpResponse.json({
        success: true,
        data: [],
        total: 0,
        category_names: [],
        months: [],
        ...body,
      }),
    ),
  );
const tournament = (id: number, city: string, days: number, province = ''): CityTournament => ({
  id,
  title: `Lomba ${id}`,
  date: eventDayFromNow(days),
  city,
  province,
});

describe('the map of the season', () => {
  it.each(['/', '/tournaments?category=Inspire&page=2'])(
    'has a point and a link for each city, with one request, on %s',
    async (path) => {
      const asked: string[] = [];
      faults(http.get('*/api/tournaments', ({ request }) => void asked.push(request.url)));
      const { user, currentPath } = await renderApp(path);
      await within(await map()).findByText(/^\d+ dari 30 kota sudah berlaga\.$/);
      const links = await linksOf();
      expect(links).toHaveLength(30);
      expect((await map()).querySelectorAll('svg g')).toHaveLength(30);
      const { body } = await backend.request('GET', '/api/tournaments?page=1&per_page=1');
      const { cities } = body as { cities: CityTournament[] };
      for (const { id, city, title } of cities) {
        const link = links.find((one) => one.getAttribute('href') === `/tournaments/${id}`);
        expect(link?.ariaLabel ?? link?.getAttribute('aria-label')).toMatch(
          new RegExp(`^${city} \\d.* [A-Z][a-z]{2}( \\d{4})? · ${title}$`),
        );
      }
      expect(new Set(asked).size).toBe(1);
      const next = within(await map()).getByRole('link', { name: /^Berikutnya: / });
      await user.click(next);
      await waitFor(() => expect(currentPath()).toMatch(/^\/tournaments\/\d+$/));
    },
  );

  it('shows which tournaments are over, is today and is the next', async () => {
    answerWith({
      cities: [
        tournament(1, 'Jakarta', 0),
        tournament(2, 'Surabaya', 2),
        tournament(3, 'Bandung', 5),
        tournament(4, 'Malang', -9),
        tournament(5, 'Kupang', -20),
      ],
    });
    await renderApp('/tournaments');
    const region = within(await map());
    expect(await region.findByText('2 dari 5 kota sudah berlaga.')).toBeVisible();
    expect(region.getByRole('link', { name: 'Hari ini: Jakarta' })).toHaveAttribute(
      'href',
      '/tournaments/1',
    );
    expect(region.getByRole('link', { name: /^Berikutnya: Surabaya, \d+ [A-Z]/ })).toHaveAttribute(
      'href',
      '/tournaments/2',
    );
    expect((await linksOf()).map((link) => link.getAttribute('href')?.slice(-1)).join('')).toBe(
      '12345',
    );
    expect((await linksOf())[0]).toHaveAttribute('aria-current', 'date');
    expect([await pointsOf('done'), await pointsOf('today'), await pointsOf('next')]).toEqual([
      2, 1, 1,
    ]);
    expect((await map()).querySelectorAll('.pulse')).toHaveLength(1);
  });

  it('has an unknown city in the list only', async () => {
    answerWith({ cities: [tournament(1, 'Atlantis', 3), tournament(2, 'Bogor', 9)] });
    await renderApp('/tournaments');
    await waitFor(async () => expect(await linksOf()).toHaveLength(2));
    const [unknown, known] = await linksOf();
    expect(unknown).toHaveTextContent('Atlantis');
    expect(unknown?.closest('li')).not.toHaveAttribute('data-located');
    expect(known?.closest('li')).toHaveAttribute('data-located');
    expect((await map()).querySelectorAll('svg g')).toHaveLength(1);
  });

  it('is left out if no city is known', async () => {
    answerWith({ cities: [] });
    await renderApp('/tournaments');
    await screen.findByText(/^No tournaments found/);
    expect(screen.queryByText('Peta lomba Nusantara')).toBeNull();
  });

  it('is left out if the list cannot be loaded', async () => {
    await applyScenarios('server-500:listTournaments');
    await renderApp('/');
    await screen.findByRole('heading', { name: 'Kategori lomba' });
    await waitFor(() => expect(screen.queryByText('Peta lomba Nusantara')).toBeNull());
  });
});
