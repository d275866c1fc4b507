import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../src/features/profile/ProfilePage.tsx';
import '../../../src/features/tournamentDay/changes/ChangesNotice.tsx';
import { saveRead } from '../../../src/features/tournamentDay/changes/readChanges.ts';
import type { Tournament, TournamentChange } from '../../../openapi/schema.d.ts';
import { openDashboard } from '../../support/screens/dashboard.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { readTeam } from '../../support/screens/teamPage.ts';
import { eventDayFromNow, readTournament, surabaya } from '../../support/screens/tournaments.ts';

const app = useTestApp();
const { renderApp, rememberParticipant, faults, backend } = app;
const storageKey = 'robolaga-read-changes';

afterEach(() => {
  vi.restoreAllMocks();
  // Stores what a test could not store.
  saveRead([]);
  localStorage.removeItem(storageKey);
  document.documentElement.removeAttribute('data-read-changes');
});

const hour = (before: string, after: string): TournamentChange => ({
  kind: 'start_time',
  before: `${before} Asia/Jakarta`,
  after: `${after} Asia/Jakarta`,
});
const newTeam = (id: number, name: string): TournamentChange => ({
  kind: 'team',
  before: '',
  after: 'Line Follower',
  team: { id, name, club: { id: 1, name: 'SMPN 1' } },
});

const notice = 'Jam mulai berubah: 10.00, semula 09.00';
const read = () => screen.findByRole('button', { name: 'Mengerti' });

/** The tournament has these changes from its next response on. */
async function change(...changes: TournamentChange[]): Promise<Tournament> {
  const tournament = { ...(await readTournament(backend, 7)), changes };
  faults(
    http.get('*/api/tournaments/7', () => HttpResponse.json({ success: true, data: tournament })),
  );
  return tournament;
}

/** The page looks again, as it does when somebody comes back to it. */
const comeBack = () => fireEvent(document, new Event('visibilitychange'));

describe('a moved hour on the page of a tournament', () => {
  it('is marked above the facts until it was read on this device', async () => {
    await change(hour('09:00', '10:00'));
    const { user } = await renderApp(surabaya);
    const shown = await screen.findByText(notice);
    const facts = screen.getByRole('list', { name: 'Kapan dan di mana' });
    expect(shown.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(await read());
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(localStorage.getItem(storageKey)).toBe('7/start_time//10%3A00%20Asia%2FJakarta');
  });

  it('is not marked again, but what is moved afterwards is', async () => {
    localStorage.setItem(storageKey, '7/start_time//10%3A00%20Asia%2FJakarta');
    await change(hour('09:00', '10:00'));
    await renderApp(surabaya);
    await screen.findByRole('heading', { level: 1, name: 'RoboLaga Distrik Surabaya' });
    expect(screen.queryByText(/^Jam mulai/)).not.toBeInTheDocument();
    await change(hour('09:00', '11:00'));
    comeBack();
    const status = (await screen.findByText('Jam mulai berubah: 11.00, semula 10.00')).closest(
      '[role="status"]',
    );
    expect(status).toBeInTheDocument();
    await change(hour('09:00', '09:00'));
    comeBack();
    expect(await screen.findByText('Jam mulai berubah: 09.00, semula 10.00')).toBeVisible();
  });

  it('is announced when it comes while the page is open, in a region that was there', async () => {
    await change();
    await renderApp(surabaya);
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'RoboLaga Distrik Surabaya',
    });
    const region = heading.nextElementSibling as HTMLElement;
    expect(region).toHaveAttribute('role', 'status');
    expect(region).toBeEmptyDOMElement();
    await change(hour('09:00', '10:00'));
    comeBack();
    expect(await within(region).findByText(notice)).toBeVisible();
  });

  it('is read for this visit where the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await change(hour('09:00', '10:00'));
    const { user } = await renderApp(surabaya);
    await user.click(await read());
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it.each([
    ['long ago', '2021-01-01T00:00:00Z'],
    ['in years', '2031-01-01T00:00:00Z'],
  ])('is marked where the clock of the device stands %s', async (_when, time) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
    await change(hour('09:00', '10:00'));
    await renderApp(surabaya);
    expect(await screen.findByText(notice)).toBeVisible();
  });

  it('is not there where another backend knows nothing of it', async () => {
    const { changes: _, ...tournament } = await readTournament(backend, 7);
    faults(
      http.get('*/api/tournaments/7', () => HttpResponse.json({ success: true, data: tournament })),
    );
    await renderApp(surabaya);
    await screen.findByRole('heading', { level: 1, name: 'RoboLaga Distrik Surabaya' });
    expect(screen.queryByRole('button', { name: 'Mengerti' })).not.toBeInTheDocument();
  });

  it('is that of the demonstration data', async () => {
    await renderApp('/tournaments/2');
    expect(await screen.findByText('Jam mulai berubah: 08.30, semula 08.00')).toBeVisible();
  });
});

it('late teams are named together, and marked among the registered teams', async () => {
  const teams = ['Elang Bondol', 'Garuda', 'Jalak', 'Kancil', 'Merak'];
  await change(...teams.map((name, index) => newTeam(index + 1, name)));
  faults(
    http.get('*/api/tournaments/7/teams', () =>
      HttpResponse.json({
        success: true,
        data: [
          { id: 1, name: 'Elang Bondol' },
          { id: 70, name: 'Rajawali' },
        ],
      }),
    ),
  );
  const { user } = await renderApp(surabaya);
  expect(
    await screen.findByText(
      'Tim baru: Elang Bondol (SMPN 1), Garuda (SMPN 1), Jalak (SMPN 1) dan 2 tim lain',
    ),
  ).toBeVisible();
  const rows = within(await screen.findByRole('list', { name: 'Tim terdaftar' }));
  expect(rows.getAllByRole('listitem').map((row) => row.textContent.trim())).toEqual([
    'Elang BondolTim baru',
    'Rajawali',
  ]);
  await user.click(await read());
  expect(screen.queryByText(/^Tim baru:/)).not.toBeInTheDocument();
});

describe('elsewhere', () => {
  it('a team sees what has changed of its tournament, and that it is postponed', async () => {
    const team = await readTeam(backend, 1);
    const [registration] = team.registrations ?? [];
    if (!registration) throw new Error('The team is registered nowhere');
    const tournament = {
      ...registration.tournament,
      date: eventDayFromNow(2),
      status: 'postponed',
      changes: [
        { kind: 'status', before: 'published', after: 'postponed' },
        hour('09:00', '10:00'),
      ],
    };
    const gone = { ...newTeam(1, 'Garuda Lintas'), before: 'Line Follower', after: '' };
    const withdrawn = { id: 8, title: 'Piala Batu', date: eventDayFromNow(4), changes: [gone] };
    faults(
      http.get('*/api/teams/1', () =>
        HttpResponse.json({
          success: true,
          team: {
            ...team,
            registrations: [{ ...registration, result: null, tournament }],
            withdrawn_from: [withdrawn],
          },
        }),
      ),
    );
    const { user } = await renderApp('/teams/1');
    const row = within(
      (await screen.findByText(notice)).closest('li') ?? document.createElement('li'),
    );
    expect(row.getByText('Lomba ditunda.')).toBeVisible();
    expect(row.getByText('Ditunda')).toBeVisible();
    expect(
      screen.getByText('Tim ditarik oleh penyelenggara: Garuda Lintas (SMPN 1)'),
    ).toBeVisible();
    expect(screen.getByText('Piala Batu')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Mengerti' }));
    expect(row.queryByText(notice)).not.toBeInTheDocument();
    expect(row.getByText('Ditunda')).toBeVisible();
    expect(row.getByRole('link', { name: tournament.title })).toHaveFocus();
    expect(screen.getByText('Piala Batu')).toBeVisible();
  });

  it('a participant sees it on the profile, of teams only what is about the own ones', async () => {
    await rememberParticipant('leader');
    const own = (await readTeam(backend, 1)).name;
    const tournament = await readTournament(backend, 7);
    const data = {
      ...tournament,
      date: eventDayFromNow(2),
      changes: [
        hour('09:00', '10:00'),
        newTeam(9999, 'Tim Lain'),
        { ...newTeam(1, own), before: 'Line Follower', after: '' },
      ],
    };
    faults(http.get('*/api/tournaments', () => HttpResponse.json({ success: true, data: [data] })));
    const { user } = await renderApp('/profile');
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByText(`Tim ditarik oleh penyelenggara: ${own} (SMPN 1)`)).toBeVisible();
    expect(screen.queryByText(/Tim Lain/)).not.toBeInTheDocument();
    await user.click(await read());
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('a club sees it on its dashboard and among the tournaments that it follows', async () => {
    const followed = {
      id: 7,
      title: 'Semeru Robot Open',
      date: eventDayFromNow(2),
      image: null,
      registered_teams: [],
      changes: [hour('09:00', '10:00')],
    };
    faults(
      http.get('*/api/gh-schools/1/tournaments', () => HttpResponse.json({ data: [followed] })),
    );
    const { user, router } = await openDashboard(app);
    expect(await screen.findByText(notice)).toBeVisible();
    await act(() => router.navigate('/schoolclub/tournament-followed'));
    const table = await screen.findByRole('table');
    expect(await within(table).findByText(notice)).toBeVisible();
    await user.click(await read());
    await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Semeru Robot Open' })).toHaveFocus();
  });
});
