import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  registrations,
  teamMembers,
  tournamentCategories,
  tournaments,
} from '../../../server/db/schema.ts';
import '../../../src/features/readiness/ReadinessPage.tsx';
import { copy } from '../../../src/mocks/panel/copy.ts';
import type { TestClub } from '../../support/screens/clubData.ts';
import { button } from '../../support/screens/queries.ts';
import { useReadinessPage } from '../../support/screens/readiness.ts';
import { dayFrom } from '../../support/servers/clubRegistrations.ts';

const page = useReadinessPage();
const { open, findLine, makeTeams, addTournament, makeEmptyTeam, makeTeam, readClub } = page;
const { register, applyScenarios, backend } = page;
let club: TestClub;

beforeEach(() => {
  club = readClub();
});

/** The page goes on while the database is asked. */
const expectRegistrations = (tournamentId: number, count: number) =>
  waitFor(async () =>
    expect(
      await backend.db.$count(registrations, eq(registrations.tournamentId, tournamentId)),
    ).toBe(count),
  );

describe('the page', () => {
  it('says of each team what is done and what is missing, with the way to mend it', async () => {
    const soon = await addTournament();
    const later = await addTournament({
      title: 'Laga Curup',
      date: dayFrom(9),
      registrationOpensAt: new Date(Date.now() + 60_000),
    });
    const [ready = 0, leaderless = 0] = await makeTeams('Tim Siap', 'Tim Bebas');
    await backend.db
      .update(teamMembers)
      .set({ level: 'member' })
      .where(eq(teamMembers.teamId, leaderless));
    await makeEmptyTeam();
    await makeTeam(club, [club.people[0] ?? 0], { name: 'Tim Sumo', categoryId: 2 });
    await register(ready, soon);
    await register(leaderless, soon);
    await open();
    expect(await findLine('Tim Siap')).toHaveTextContent(
      /^Tim SiapTerdaftarNomor peserta 1Line Follower · 1 anggotaTarik$/,
    );
    const bare = within(await findLine('Tim Bebas'));
    expect(bare.getByText('Terdaftar')).toBeVisible();
    expect(bare.getByRole('link', { name: 'Belum ada ketua' })).toHaveAttribute(
      'href',
      '/schoolclub/team?search=Tim+Bebas',
    );
    expect(
      within(await findLine('Tim Kosong')).getByRole('link', { name: 'Belum ada anggota' }),
    ).toHaveAttribute('href', '/schoolclub/team?search=Tim+Kosong');
    const notOpen = within(screen.getByRole('region', { name: 'Laga Curup' }));
    expect(notOpen.getByText('Pendaftaran belum dibuka')).toBeVisible();
    expect(notOpen.getByRole('link', { name: 'Laga Curup' })).toHaveAttribute(
      'href',
      `/tournaments/${later}`,
    );
    const section = within(screen.getByRole('region', { name: 'Laga Bengkulu' }));
    expect(
      section.getByText('Kategorinya tidak dipertandingkan di sini: Tim Sumo (Sumo Robot).'),
    ).toBeVisible();
    expect(screen.getByText('1 tim siap, 3 belum')).toBeVisible();
    expect(document.title).toBe('Siap lomba? · RoboLaga');
  });

  it('shows only what is not ready, which the address says', async () => {
    const tournamentId = await addTournament();
    const [ready = 0] = await makeTeams('Tim Siap', 'Tim Belum');
    await register(ready, tournamentId);
    const { user, router } = await open();
    await findLine('Tim Siap');
    await user.click(button('Hanya yang belum siap'));
    await waitFor(() => expect(screen.queryByText('Tim Siap')).not.toBeInTheDocument());
    expect(await findLine('Tim Belum')).toBeVisible();
    expect(router.state.location.search).toBe('?show=unready');
    expect(button('Hanya yang belum siap')).toHaveAttribute('aria-pressed', 'true');
  });

  it('says that nothing is to be done', async () => {
    const tournamentId = await addTournament();
    const [ready = 0] = await makeTeams('Tim Siap');
    await register(ready, tournamentId);
    await open('/schoolclub/readiness?show=unready');
    expect(
      await screen.findByText('Tidak ada lagi yang perlu dilengkapi atau didaftarkan.'),
    ).toBeVisible();
  });

  it('says in one sentence which teams came too late for a tournament', async () => {
    const tournamentId = await addTournament();
    const [registered = 0] = await makeTeams('Tim Ikut', 'Tim Satu', 'Tim Dua');
    await register(registered, tournamentId);
    await backend.db
      .update(tournaments)
      .set({ registrationClosesAt: new Date(Date.now() - 60_000) })
      .where(eq(tournaments.id, tournamentId));
    await open();
    expect(await findLine('Tim Ikut')).toHaveTextContent('Terdaftar');
    expect(
      screen.getByText('Tidak terdaftar, dan pendaftarannya sudah berakhir: Tim Satu, Tim Dua.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Tim Satu' })).not.toBeInTheDocument();
  });

  it('names the team in which a member plays another category', async () => {
    const tournamentId = await addTournament();
    await backend.db.insert(tournamentCategories).values({ tournamentId, categoryId: 2 });
    const [first = 0] = await makeTeams('Tim Satu');
    await makeTeam(club, [club.people[0] ?? 0], { name: 'Tim Dua', categoryId: 2 });
    await register(first, tournamentId);
    await open();
    expect(await findLine('Tim Dua')).toHaveTextContent('Berbagi anggota dengan Tim Satu.');
    expect(await findLine('Tim Satu')).toHaveTextContent('Berbagi anggota dengan Tim Dua.');
  });
});

describe('a registration', () => {
  it('takes one press, keeps the focus, and can be undone', async () => {
    const tournamentId = await addTournament();
    await makeTeams('Tim Siap');
    const { user } = await open();
    await findLine('Tim Siap');
    const press = button('Daftarkan Tim Siap di Laga Bengkulu');
    act(() => press.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Tim Siap berhasil terdaftar!')).toBeVisible();
    const withdraw = await screen.findByRole('button', {
      name: 'Tarik pendaftaran Tim Siap dari Laga Bengkulu',
    });
    expect(withdraw).toHaveFocus();
    expect(await screen.findByText('1 tim siap, 0 belum')).toBeVisible();
    await user.click(button('Urungkan'));
    expect(await screen.findByText('1 pendaftaran ditarik kembali.')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Daftarkan Tim Siap di Laga Bengkulu' }),
    ).toBeVisible();
    await expectRegistrations(tournamentId, 0);
  });

  it('is withdrawn after a question', async () => {
    const tournamentId = await addTournament();
    const [team = 0] = await makeTeams('Tim Siap');
    await register(team, tournamentId);
    const { user } = await open();
    await findLine('Tim Siap');
    await user.click(button('Tarik pendaftaran Tim Siap dari Laga Bengkulu'));
    const dialog = await screen.findByRole('dialog', { name: 'Tarik pendaftaran?' });
    await user.click(within(dialog).getByRole('button', { name: 'Tarik pendaftaran' }));
    expect(await screen.findByText('Pendaftaran Tim Siap telah ditarik.')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Daftarkan Tim Siap di Laga Bengkulu' }),
    ).toBeVisible();
    await expectRegistrations(tournamentId, 0);
  });

  it('that is rejected says why in its line', async () => {
    await addTournament();
    await makeTeams('Tim Siap');
    await applyScenarios('registration-rejected');
    const { user } = await open();
    await findLine('Tim Siap');
    await user.click(button('Daftarkan Tim Siap di Laga Bengkulu'));
    await waitFor(async () =>
      expect(await findLine('Tim Siap')).toHaveTextContent(copy.responses.registrationClosed),
    );
  });

  it('that was undone too late says so', async () => {
    const tournamentId = await addTournament();
    await makeTeams('Tim Siap');
    const { user } = await open();
    await findLine('Tim Siap');
    await user.click(button('Daftarkan Tim Siap di Laga Bengkulu'));
    await screen.findByText('Tim Siap berhasil terdaftar!');
    // The page loads what has changed meanwhile.
    await act(async () => {
      await backend.db
        .update(tournaments)
        .set({ registrationClosesAt: new Date(Date.now() - 60_000) })
        .where(eq(tournaments.id, tournamentId));
    });
    await user.click(button('Urungkan'));
    expect(
      await screen.findByText(
        'Pendaftaran turnamen ini sudah ditutup, jadi tidak dapat ditarik lagi.',
      ),
    ).toBeVisible();
    await waitFor(async () => expect(await findLine('Tim Siap')).not.toHaveTextContent('Tarik'));
  });
});

describe('all that can be registered', () => {
  it('is registered by one press, each line with its outcome, and undone together', async () => {
    const small = await addTournament({}, 2);
    const other = await addTournament({ title: 'Laga Curup', date: dayFrom(9) });
    await makeTeams('Tim Satu', 'Tim Dua', 'Tim Tiga');
    const { user } = await open();
    await findLine('Tim Satu');
    await user.click(button('Daftarkan semua yang bisa (6)'));
    expect(await screen.findByText('5 pendaftaran berhasil, 1 gagal.')).toBeVisible();
    await expectRegistrations(small, 2);
    await expectRegistrations(other, 3);
    expect(await screen.findByText('3 tim siap, 0 belum')).toHaveFocus();
    // What the server says now takes the place of the outcome.
    const list = within(screen.getByRole('list', { name: 'Tim di Laga Bengkulu' }));
    expect(await list.findByRole('link', { name: 'Kategori sudah penuh' })).toBeVisible();
    expect(list.getAllByText('Terdaftar')).toHaveLength(2);
    await user.click(button('Urungkan'));
    expect(await screen.findByText('5 pendaftaran ditarik kembali.')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Daftarkan semua yang bisa (6)' }),
    ).toBeVisible();
    await expectRegistrations(small, 0);
    await expectRegistrations(other, 0);
  });

  it('of one tournament is registered by its own button', async () => {
    const first = await addTournament();
    const other = await addTournament({ title: 'Laga Curup', date: dayFrom(9) });
    await makeTeams('Tim Satu', 'Tim Dua');
    const { user } = await open();
    await findLine('Tim Satu');
    const section = within(screen.getByRole('region', { name: 'Laga Curup' }));
    await user.click(section.getByRole('button', { name: 'Daftarkan 2 tim' }));
    expect(await screen.findByText('2 pendaftaran berhasil.')).toBeVisible();
    expect(await screen.findByText('2 tim siap, 0 belum')).toBeVisible();
    await expectRegistrations(first, 0);
    await expectRegistrations(other, 2);
  });

  it('says how many share members with another team', async () => {
    const tournamentId = await addTournament();
    await backend.db.insert(tournamentCategories).values({ tournamentId, categoryId: 2 });
    const [first = 0] = await makeTeams('Tim Satu', 'Tim Dua');
    await makeTeam(club, [club.people[0] ?? 0], { name: 'Tim Tiga', categoryId: 2 });
    await register(first, tournamentId);
    const { user } = await open();
    await findLine('Tim Tiga');
    expect(
      screen.getByText(/^1 dari 2 pendaftaran melibatkan siswa yang juga bermain di tim lain\./),
    ).toBeVisible();
    expect(screen.getByText(/Belum: Tim Dua dan Tim Tiga\./)).toBeVisible();
    await user.click(button('Daftarkan semua yang bisa (2)'));
    expect(await screen.findByText('3 tim siap, 0 belum')).toBeVisible();
    await expectRegistrations(tournamentId, 3);
  });

  it('stops at the first request without a response', async () => {
    await addTournament();
    await makeTeams('Tim Satu', 'Tim Dua');
    const { user } = await open();
    await findLine('Tim Satu');
    await applyScenarios('offline:registerClubTeam');
    await user.click(button('Daftarkan semua yang bisa (2)'));
    expect(await screen.findByText(/^0 pendaftaran berhasil, [12] gagal\.$/)).toBeVisible();
    expect(await findLine('Tim Satu')).toHaveTextContent('Server tidak dapat dihubungi.');
  });
});
