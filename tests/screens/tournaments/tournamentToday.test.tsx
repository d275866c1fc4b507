import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../server/db/schema.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { eventDayFromNow, readTournament } from '../../support/screens/tournaments.ts';

const { renderApp, rememberParticipant, faults, backend } = useTestApp();

describe('a tournament on its day', () => {
  const begin = async (startsAt: number) => {
    const tournament = await readTournament(backend, 1);
    const data = {
      ...tournament,
      date: eventDayFromNow(0),
      starts_at: new Date(startsAt).toISOString(),
    };
    faults(http.get('*/api/tournaments/1', () => HttpResponse.json({ success: true, data })));
    return data;
  };

  it('shows who leads and what was entered last, and registration as one closed line', async () => {
    const { categories, venue } = await begin(Date.now() - 60_000);
    const { user } = await renderApp('/tournaments/1');
    const live = await screen.findByRole('region', { name: 'Sedang berlangsung' });
    for (const { name } of categories) {
      await user.click(await within(live).findByRole('tab', { name }));
      expect(within(live).getByRole('list', { name: `Tiga teratas ${name}` })).toBeVisible();
    }
    const newest = within(await within(live).findByRole('log', { name: 'Skor terbaru' }));
    expect(newest.getAllByRole('listitem')).toHaveLength(5);
    for (const row of newest.getAllByRole('listitem'))
      expect(row).toHaveTextContent(
        /\S(Line Follower|Sumo Robot|Soccer Bot|Maze Solver|Inspire)( · \S.*)?(\d poin|tidak hadir|tidak selesai|diskualifikasi)(baru saja|\d+ menit lalu)$/,
      );
    expect(screen.getByRole('link', { name: /papan skor/i })).toHaveAttribute(
      'href',
      '/board?tournament=1',
    );
    const place = `${venue?.name}, ${venue?.city}`;
    for (const map of screen.getAllByRole('link', { name: `Buka peta: ${place}` }))
      expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toBe(place);
    expect(screen.getByRole('timer')).toHaveTextContent('0 Days00 Hours00 Minutes00 Seconds');
    const registration = screen.getByRole('region', { name: 'Pendaftaran Turnamen' });
    expect(live.compareDocumentPosition(registration)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(registration).getByText(/pendaftaran sudah ditutup\.$/)).toBeVisible();
    const teams = screen.getByRole('region', { name: 'Tim terdaftar' });
    expect(teams.compareDocumentPosition(registration)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('link', { name: 'Login untuk Registrasi' })).toBeNull();
  });

  it('calls places provisional between a closed round and the final', async () => {
    const isOf = and(eq(rounds.tournamentId, 1), eq(rounds.categoryId, 4));
    await backend.db.update(rounds).set({ state: 'closed' }).where(isOf);
    await begin(Date.now() - 60_000);
    const { user } = await renderApp('/tournaments/1');
    const live = within(await screen.findByRole('region', { name: 'Sedang berlangsung' }));
    await user.click(await live.findByRole('tab', { name: 'Maze Solver' }));
    expect(live.getByText('Sementara')).toBeVisible();
    await backend.db
      .update(rounds)
      .set({ state: 'open' })
      .where(and(isOf, eq(rounds.position, 1)));
  });

  it('is on the home page, with the teams of a participant and their ranks', async () => {
    await rememberParticipant('leader');
    await renderApp('/');
    const next = within(await screen.findByRole('list', { name: 'Lomba berikutnya' }));
    const [today, ...others] = next.getAllByRole('listitem');
    await waitFor(() =>
      expect(today).toHaveTextContent('Tim Anda: Garuda Lintas, peringkat 2 (sementara)'),
    );
    for (const other of others) expect(other).not.toHaveTextContent('Tim Anda');
  });

  it('takes registrations until its hour', async () => {
    await begin(Date.now() + 3_600_000);
    await renderApp('/tournaments/1');
    const registration = await screen.findByRole('region', { name: 'Pendaftaran Turnamen' });
    expect(within(registration).queryByText(/sudah dimulai/)).toBeNull();
    expect(screen.getByText('Hari ini')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(
      /^0 Days0[01] Hours\d\d Minutes\d\d Seconds$/,
    );
  });

  it('names the own teams with their points and rank, and marks them among the first', async () => {
    await begin(Date.now() - 60_000);
    await rememberParticipant('leader');
    await renderApp('/tournaments/1');
    const own = await screen.findByRole('region', { name: 'Tim Anda' });
    const team = (await within(own).findByRole('link', { name: 'Garuda Lintas' })).closest('li');
    await waitFor(() => expect(team).toHaveTextContent(/83 poin, peringkat 2 \(sementara\)$/));
    const live = within(await screen.findByRole('region', { name: 'Sedang berlangsung' }));
    const top = await live.findByRole('list', { name: 'Tiga teratas Line Follower' });
    const marked = within(top)
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('Tim Anda'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent(/^2Garuda LintasTim Anda/);
  });

  it('shows the runs that are there before its hour, as the result page and the board do', async () => {
    await begin(Date.now() + 3_600_000);
    await renderApp('/tournaments/1');
    const live = await screen.findByRole('region', { name: 'Sedang berlangsung' });
    expect(await within(live).findByRole('list', { name: /^Tiga teratas/ })).toBeVisible();
    expect(screen.queryByText(/^Skor muncul di sini begitu lomba dimulai/)).toBeNull();
  });

  it('says when it starts while no run is there', async () => {
    await begin(Date.now() + 3_600_000);
    faults(http.get('*/api/scores', () => HttpResponse.json({ success: true, data: [] })));
    await renderApp('/tournaments/1');
    const soon = await screen.findByRole('region', {
      name: /^Mulai hari ini pukul \d\d\.00 WIB$/,
    });
    expect(within(soon).getByText(/^Skor muncul di sini begitu lomba dimulai/)).toBeVisible();
    expect(screen.getAllByRole('timer')).toHaveLength(1);
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Sedang berlangsung' })).toBeNull();
  });

  it('says what will be there where there is no score yet', async () => {
    await begin(Date.now() - 60_000);
    faults(http.get('*/api/scores', () => HttpResponse.json({ success: true, data: [] })));
    await renderApp('/tournaments/1');
    const live = await screen.findByRole('region', { name: 'Sedang berlangsung' });
    expect(await within(live).findByText(/^Belum ada skor\./)).toBeVisible();
  });

  it('shows no order of entry where the backend does not know one', async () => {
    await begin(Date.now() - 60_000);
    const { body } = await backend.request('GET', '/api/scores?tournament=1');
    faults(http.get('*/api/scores', () => HttpResponse.json(body as object)));
    await renderApp('/tournaments/1');
    const live = await screen.findByRole('region', { name: 'Sedang berlangsung' });
    expect(await within(live).findAllByRole('list')).not.toHaveLength(0);
    expect(within(live).queryByRole('log')).toBeNull();
  });
});
