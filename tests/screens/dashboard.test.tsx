import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import { copy } from '../../src/mocks/copy.ts';
import defaultLogo from '../../src/ui/pictures/defaultTeamLogo.svg';
import { useTestApp } from '../support/renderApp.tsx';

const {
  renderApp,
  rememberClub,
  rememberParticipant,
  faults,
  applyScenarios,
  clearScenarios,
  backend,
} = useTestApp();

const clubCall = '*/api/gh-schools/1';
const tournamentsCall = '*/api/gh-schools/1/tournaments';
const teamsCall = '*/api/tournaments/:id/teams';
const { name: clubName, email: clubEmail } = demoAccounts.club;

const facts = {
  id: 1,
  name: clubName,
  bio: 'Sejak 2019.',
  code: 'MLGT',
  pin: '',
  pinconfirmation: '',
  email: clubEmail,
  phone: '0812',
  logo: null,
  is_active: 1,
};
const button = (name: string) => screen.getByRole('button', { name });
const section = (name: string) => screen.findByRole('region', { name });
const storedClub = () => JSON.parse(window.localStorage.getItem('gh_user') ?? 'null') as unknown;

async function open(address = '/schoolclub/dashboard') {
  await rememberClub();
  const app = await renderApp(address);
  await screen.findByRole('heading', { level: 1, name: `Welcome, ${clubName}` });
  return app;
}

describe('the dashboard', () => {
  it.each(['/schoolclub', '/schoolclub/dashboard'])(
    'is at %s, for a club beside a participant, too',
    async (address) => {
      await rememberParticipant('member');
      await open(address);
      expect(document.title).toBe('School Club · RoboLaga');
      expect(await within(await section('School Club Info')).findByText(clubEmail)).toBeVisible();
    },
  );

  it('tells what the club is, and leads on by its numbers', async () => {
    const { body } = await backend.request('GET', '/api/gh-schools/1/stats');
    const { data } = body as { data: Record<string, number> };
    await open();
    const boxes = await screen.findByRole('list', { name: 'Klub dalam angka' });
    await waitFor(() =>
      expect(
        within(boxes)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        `${data.participants}Participants`,
        `${data.teams}Teams`,
        `${data.tournaments}Tournaments Followed`,
      ]),
    );
    expect(
      within(boxes)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/schoolclub/participants', '/schoolclub/team', '/schoolclub/tournament-followed']);
    const info = within(await section('School Club Info'));
    await info.findByText(clubEmail);
    expect(info.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'School Club ID',
      'Club Code',
      'Name',
      'Email',
      'Phone',
      'Bio',
    ]);
    expect(
      info
        .getAllByRole('definition')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['1', 'MLGT', clubName, clubEmail]);
    expect(info.getByRole('link', { name: 'Lihat halaman publik' })).toHaveAttribute(
      'href',
      '/schoolclub/detail/sma-negeri-3-malang',
    );
  });

  it('copies what participants need to join', async () => {
    const { user } = await open();
    const write = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValueOnce(new Error('Forbidden'));
    await user.click(await screen.findByRole('button', { name: 'Salin School Club ID' }));
    expect(await screen.findByText('Salin ID ini: 1')).toBeVisible();
    await user.click(button('Salin School Club ID'));
    expect(await screen.findByText('School Club ID disalin.')).toBeVisible();
    await user.click(button('Salin kode klub'));
    expect(await screen.findByText('Kode klub disalin.')).toBeVisible();
    expect(write.mock.calls).toEqual([['1'], ['1'], ['MLGT']]);
  });

  it('has a dash for what is empty, a picture for none, and room for any name', async () => {
    const name = 'Panjang'.repeat(14);
    faults(
      http.get(clubCall, () =>
        HttpResponse.json({
          data: { ...facts, name, bio: null, phone: {}, logo: 'javascript:alert(1)' },
        }),
      ),
    );
    await rememberClub();
    await renderApp('/schoolclub/dashboard');
    expect(
      await screen.findByRole('heading', { level: 1, name: `Welcome, ${name}` }),
    ).toBeVisible();
    const info = within(await section('School Club Info'));
    expect(info.getAllByText('-')).toHaveLength(2);
    const logo = info.getByRole('img', { name: `Logo ${name}` });
    expect(logo).toHaveAttribute('src', '/storage/javascript:alert(1)');
    fireEvent.error(logo);
    expect(logo).toHaveAttribute('src', defaultLogo);
    expect(storedClub()).toMatchObject({ name });
  });

  it('keeps what it knows where the club cannot be loaded, and tries again', async () => {
    await applyScenarios(
      'offline:getClub',
      'server-500:getClubStats',
      'server-500:listClubTournaments',
    );
    const { user } = await open();
    const info = within(await section('School Club Info'));
    expect(await info.findByText('Data klub belum dapat dimuat.')).toBeVisible();
    expect(info.getByText('MLGT')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('–')).toHaveLength(3));
    expect(screen.getByRole('list', { name: 'Klub dalam angka' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    const list = within(await section('Tournaments Followed'));
    expect(await list.findByText('Daftar turnamen belum dapat ditampilkan.')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);

    clearScenarios();
    await applyScenarios('empty-everything');
    faults(http.get(clubCall, () => HttpResponse.json({ data: facts })));
    await user.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('Belum ada turnamen yang diikuti.')).toBeVisible();
    await user.click(info.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sejak 2019.')).toBeVisible();
  });

  it('does not take a club without a name for its own', async () => {
    faults(http.get(clubCall, () => HttpResponse.json({ data: { ...facts, name: null } })));
    await open();
    expect(
      await within(await section('School Club Info')).findByText('Data klub belum dapat dimuat.'),
    ).toBeVisible();
    expect(storedClub()).toMatchObject({ name: clubName });
  });

  it.each<[number, () => void | Promise<void>]>([
    [401, () => applyScenarios('expired-session:club')],
    [403, () => applyScenarios('club-403:getClub')],
    [
      404,
      () =>
        faults(
          http.get(clubCall, () =>
            HttpResponse.json({ message: 'School club tidak ditemukan.' }, { status: 404 }),
          ),
        ),
    ],
  ])('ends the session where the server refuses the club with %i', async (_, lay) => {
    await lay();
    await rememberClub();
    const { currentPath } = await renderApp('/schoolclub/dashboard');
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/login'));
    expect(window.localStorage.getItem('gh_token')).toBeNull();
    expect(storedClub()).toBeNull();
  });
});

describe('the followed tournaments', () => {
  const following = (...data: object[]) =>
    http.get(tournamentsCall, () => HttpResponse.json({ data }));
  const semeru = { id: 7, title: 'Semeru Robot Open', date: '2026-11-01', image: null };

  it('open and close a table of their teams, which loads once', async () => {
    let calls = 0;
    faults(
      following(semeru, { ...semeru, id: 8, title: 'Robot Derby', date: 'kapan-kapan' }),
      http.get(teamsCall, ({ params }) => {
        calls += 1;
        return HttpResponse.json({
          data: [
            null,
            { id: 42, name: `Garuda ${String(params.id)}` },
            { id: 57, name: '<b>Laskar</b>'.repeat(9) },
          ],
        });
      }),
    );
    const { user } = await open();
    const picture = await screen.findByRole('button', { name: 'Tim di Semeru Robot Open' });
    expect(screen.getByText('1 November 2026')).toBeVisible();
    expect(button('Tim di Robot Derby')).toHaveAttribute('aria-expanded', 'false');
    expect(picture).toHaveAttribute('aria-expanded', 'false');
    expect(calls).toBe(0);
    picture.focus();
    await user.keyboard('{Enter}');
    const table = await screen.findByRole('table', { name: 'Tim di Semeru Robot Open' });
    expect(document.getElementById(picture.getAttribute('aria-controls') ?? '')).toContainElement(
      table,
    );
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['#', 'Team Name']);
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', 'Garuda 7', '2', '<b>Laskar</b>'.repeat(9)]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(table).not.toBeVisible());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('table')).toBeVisible();
    expect(picture).toHaveAttribute('aria-expanded', 'true');
    expect(calls).toBe(1);
  });

  it('say in their place when teams fail, and when there are none', async () => {
    await applyScenarios('server-500:listTournamentTeams');
    faults(following(semeru));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Tim di Semeru Robot Open' }));
    const list = within(await section('Tournaments Followed'));
    expect(await list.findByText(copy.responses.serverError)).toBeVisible();
    await applyScenarios('empty-everything');
    await user.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('Belum ada tim di turnamen ini.')).toBeVisible();
  });
});
