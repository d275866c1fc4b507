import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { TournamentCategory } from '../../../openapi/schema.d.ts';
import { tournamentCategories } from '../../../server/db/schema.ts';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { card, choose, doneButton, registerButton } from '../../support/screens/registration.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { readTournament, surabaya } from '../../support/screens/tournaments.ts';

const { renderApp, rememberParticipant, faults, applyScenarios, backend } = useTestApp();

const teamsCall = '*/api/participant/my-teams';
const registerCall = '*/api/tournament/register';

const readCategoryId = async (tournamentId: number, categoryName: string) =>
  (await readTournament(backend, tournamentId)).categories.find(({ name }) => name === categoryName)
    ?.id;

describe('registering a team', () => {
  it('is closed after the start of the tournament', async () => {
    const { date } = await readTournament(backend, 7);
    await applyScenarios(`clock=${date}T08:00Z`, 'leader');
    await renderApp(surabaya);
    await card('Sumo Robot');
    expect(screen.getByText(/^Lomba ini sudah dimulai;/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Daftar' })).not.toBeInTheDocument();
  });

  it.each(['before', 'after'])(
    'is above the teams before its end and below them after it: %s',
    async (when) => {
      const { registration_closes_at: closesAt } = await readTournament(backend, 7);
      if (when === 'after') await applyScenarios(`clock=${closesAt?.slice(0, 16)}Z`);
      await renderApp(surabaya);
      const registration = await screen.findByRole('region', { name: 'Pendaftaran Turnamen' });
      const teams = await screen.findByRole('region', { name: 'Tim terdaftar' });
      await within(teams).findAllByRole('link');
      expect(teams.compareDocumentPosition(registration)).toBe(
        when === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING,
      );
      const line = within(registration).getByText(/^Pendaftaran (ditutup pada|dibuka sampai) /);
      expect(line).toHaveTextContent(when === 'after' ? 'ditutup' : 'dibuka');
    },
  );

  it('is refused by a server whose clock is past the start, in its words', async () => {
    await rememberParticipant('leader');
    await renderApp(surabaya);
    const sumo = await card('Sumo Robot');
    await choose(sumo);
    const message = copy.responses.registrationClosed;
    faults(
      http.post(registerCall, () =>
        HttpResponse.json({ success: false, message }, { status: 409 }),
      ),
    );
    fireEvent.click(registerButton(sumo));
    expect(await within(sumo).findByText(message)).toBeVisible();
  });

  it('registers, says so for five seconds, and still knows it after a reload', async () => {
    await backend.db.update(tournamentCategories).set({ capacity: 16 });
    await rememberParticipant('leader');
    await renderApp(surabaya);
    const sumo = await card('Sumo Robot');
    expect(within(sumo).getByText('6 dari 16 tim')).toBeVisible();
    expect(screen.queryByText('Login untuk Registrasi')).not.toBeInTheDocument();
    await choose(sumo);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(registerButton(sumo));
    expect(await within(sumo).findByText('Berhasil terdaftar!')).toBeVisible();
    expect(await doneButton(sumo)).toBeDisabled();
    expect(await within(sumo).findByText('7 dari 16 tim')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Tim Anda' })).toHaveTextContent('Sudah terdaftar:');
    await act(() => void vi.advanceTimersByTime(4500));
    expect(within(sumo).getByText('Berhasil terdaftar!')).toBeVisible();
    await act(() => void vi.advanceTimersByTime(600));
    expect(within(sumo).queryByText('Berhasil terdaftar!')).not.toBeInTheDocument();
    expect(await doneButton(sumo)).toBeDisabled();
    vi.useRealTimers();

    cleanup();
    await renderApp(surabaya);
    const again = await card('Sumo Robot');
    expect(await doneButton(again)).toBeDisabled();
    expect(within(again).queryByLabelText('Pilih tim')).not.toBeInTheDocument();
    expect(within(again).getByText(/^Tim \S/)).toBeVisible();
    expect(registerButton(await card('Inspire'))).toBeEnabled();
  });

  it('begins at its heading with a link to it', async () => {
    await rememberParticipant('leader');
    await renderApp(`${surabaya}#pendaftaran`);
    expect(await screen.findByRole('region', { name: 'Pendaftaran Turnamen' })).toHaveFocus();
  });

  it('offers only the teams of each category, and nothing to press without one', async () => {
    await rememberParticipant('leader');
    const { user } = await renderApp(surabaya);
    const line = await card('Line Follower');
    const choice = await within(line).findByLabelText('Pilih tim');
    expect(within(choice).getAllByRole('option')).toHaveLength(2);
    // An only team is chosen from the start.
    expect(choice).toHaveDisplayValue('Garuda Lintas');
    expect(registerButton(line)).toBeEnabled();
    await user.selectOptions(choice, '');
    expect(registerButton(line)).toBeDisabled();
    await choose(line);
    expect(registerButton(line)).toBeEnabled();
    const soccer = await card('Soccer Bot');
    expect(soccer).toHaveTextContent('Anda tidak memiliki tim dalam kategori ini.');
    expect(within(soccer).queryByRole('button')).toBeNull();
  });

  it.each([
    [['newcomer'], 'Gabung school club', 2],
    [['no-teams', 'leader'], 'Ke halaman profil', 1],
  ] as const)(
    'says in the hero, and above cards that all say no, what to do without any team: %s',
    async (scenarios, action, count) => {
      await applyScenarios(...scenarios);
      await renderApp('/tournaments/3');
      const panel = await screen.findByRole('region', { name: 'Pendaftaran Turnamen' });
      for (const category of await within(panel).findAllByRole('article'))
        expect(category).toHaveTextContent('Anda tidak memiliki tim dalam kategori ini.');
      const links = screen.getAllByRole('link', { name: action });
      expect(links).toHaveLength(count);
      for (const link of links) expect(link).toHaveAttribute('href', '/profile');
      expect(within(panel).queryByRole('button')).toBeNull();
      expect(screen.queryByRole('link', { name: 'Daftarkan tim' })).toBeNull();
      const hero = within(screen.getByRole('banner'));
      expect(hero.getByRole('region', { name: 'Tim Anda' })).toHaveTextContent(/pembina/);
      expect(hero.getByRole('link', { name: action })).toHaveAttribute('href', '/profile');
    },
  );

  it('asks for a team where the form is sent without one', async () => {
    await rememberParticipant('leader');
    const { user } = await renderApp(surabaya);
    const line = await card('Line Follower');
    await user.selectOptions(await within(line).findByLabelText('Pilih tim'), '');
    fireEvent.submit(within(line).getByRole('form', { name: 'Line Follower' }));
    expect(await within(line).findByText('Silakan pilih tim.')).toBeVisible();
    await choose(line);
    expect(within(line).queryByText('Silakan pilih tim.')).not.toBeInTheDocument();
  });

  it('sends one call, however often it is pressed', async () => {
    await rememberParticipant('leader');
    let calls = 0;
    faults(
      http.post(registerCall, async () => {
        calls += 1;
        await delay(80);
        return HttpResponse.json({ success: true, message: '' }, { status: 201 });
      }),
    );
    await renderApp(surabaya);
    const line = await card('Line Follower');
    await choose(line);
    const form = within(line).getByRole('form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(within(line).getByRole('button', { name: 'Mendaftar...' })).toBeDisabled();
    expect(await within(line).findByText('Berhasil terdaftar!')).toBeVisible();
    fireEvent.submit(form);
    expect(calls).toBe(1);
  });

  it('says the words of the server when it refuses', async () => {
    await rememberParticipant('leader');
    const inspire = await readCategoryId(7, 'Inspire');
    const { body } = await backend.request('GET', '/api/participant/my-teams', {
      token: await backend.signIn('leader'),
    });
    const [team] = (body as { teams: { category_id: number }[] }).teams.filter(
      ({ category_id }) => category_id !== inspire,
    );
    faults(
      http.get(teamsCall, () =>
        HttpResponse.json({ success: true, teams: [{ ...team, category_id: inspire }] }),
      ),
    );
    const { user } = await renderApp(surabaya);
    const shown = await card('Inspire');
    await choose(shown);
    await waitFor(() => expect(registerButton(shown)).toBeEnabled());
    await user.click(registerButton(shown));
    expect(await within(shown).findByRole('alert')).toHaveTextContent(/kategori lain/);
    expect(registerButton(shown)).toBeEnabled();
  });

  it('says of the last place that the own team has it', async () => {
    const inspireId = (await readCategoryId(7, 'Inspire')) ?? 0;
    const limit = (capacity: number) =>
      backend.db
        .update(tournamentCategories)
        .set({ capacity })
        .where(
          and(
            eq(tournamentCategories.tournamentId, 7),
            eq(tournamentCategories.categoryId, inspireId),
          ),
        );
    // How many are registered is told only where there is a limit.
    await limit(16);
    const { categories }: { categories: TournamentCategory[] } = await readTournament(backend, 7);
    const capacity = (categories.find(({ id }) => id === inspireId)?.registered ?? 0) + 1;
    await limit(capacity);
    await rememberParticipant('leader');
    const { user } = await renderApp(surabaya);
    const inspire = await card('Inspire');
    await choose(inspire);
    // The tournament says that the category is full before the check says who registered.
    await applyScenarios('html-error-page:checkRegistration');
    await user.click(registerButton(inspire));
    expect(
      await within(inspire).findByText(
        `${capacity} dari ${capacity} tim. Tim Anda sudah terdaftar.`,
      ),
    ).toBeVisible();
    expect(within(inspire).getByText('Berhasil terdaftar!')).toBeVisible();
    expect(inspire).not.toHaveTextContent('penuh');
  });

  it('says when the team was registered elsewhere meanwhile, and shows it', async () => {
    const token = await rememberParticipant('leader');
    const { user } = await renderApp('/tournaments/2');
    const line = await card('Line Follower');
    await choose(line);
    const team = Number(within(line).getByLabelText<HTMLSelectElement>('Pilih tim').value);
    const elsewhere = await backend.request('POST', '/api/tournament/register', {
      token,
      body: {
        tournament_id: 2,
        team_id: team,
        category_id: await readCategoryId(2, 'Line Follower'),
      },
    });
    expect(elsewhere.status).toBe(201);
    await user.click(registerButton(line));
    expect(await within(line).findByRole('alert')).toHaveTextContent(/sudah terdaftar/);
    expect(await doneButton(line)).toBeDisabled();
  });

  it('has nothing to choose when all is registered', async () => {
    await rememberParticipant('leader');
    await applyScenarios('all-registered');
    await renderApp(surabaya);
    expect(await screen.findByText('Tim Anda telah terdaftar!')).toBeVisible();
    expect(screen.queryByLabelText('Pilih tim')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'View Result' })).toHaveLength(5);
    expect(screen.getAllByRole('link', { name: 'Show Detail' })).toHaveLength(5);
  });
});
