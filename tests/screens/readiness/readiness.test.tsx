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
const { open, findLine, makeTeams, addTournament, makeClub, makeEmptyTeam, makeTeam, readClub } =
  page;
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
      /^Tim SiapTerdaftarNomor peserta 1Line Follower · 1 anggotaBagikanBatalkan$/,
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
    expect(notOpen.getByText('Pendaftaran belum dibuka', { selector: '.reason' })).toBeVisible();
    expect(notOpen.getByText(/^Pendaftaran dibuka \d+ \S+ \d{4}, \d\d\.\d\d WIB$/)).toBeVisible();
    expect(notOpen.getByRole('link', { name: 'Laga Curup' })).toHaveAttribute(
      'href',
      `/tournaments/${later}`,
    );
    const section = within(screen.getByRole('region', { name: 'Laga Bengkulu' }));
    expect(
      section.getByText('Kategorinya tidak dipertandingkan di sini: Tim Sumo (Sumo Robot).'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 tim siap, 3 belum')).toBeVisible();
    expect(document.title).toBe('Siap lomba? · RoboLaga');
  });

  it('folds the teams that are registered and lack nothing', async () => {
    const tournamentId = await addTournament();
    const [ready = 0] = await makeTeams('Tim Siap', 'Tim Belum');
    await register(ready, tournamentId);
    const { user } = await open();
    expect(await findLine('Tim Belum')).toBeVisible();
    const line = await findLine('Tim Siap');
    expect(line).not.toBeVisible();
    await user.click(screen.getByText('1 tim terdaftar'));
    expect(line).toBeVisible();
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
    const { user } = await open();
    expect(await findLine('Tim Ikut')).toHaveTextContent('Terdaftar');
    await user.click(screen.getByText('1 tim terdaftar · 2 tim lainnya'));
    expect(
      screen.getByText(
        'Tidak terdaftar, dan pendaftarannya sudah berakhir: Tim Satu (Line Follower), Tim Dua (Line Follower).',
      ),
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
    expect(screen.getByText(/^1 dari 1 tim ini berbagi anggota dengan tim lain\./)).toBeVisible();
    expect(screen.queryByText(/jadwal/)).not.toBeInTheDocument();
  });
});

/** What tournaments that cannot be chosen say. */
const readReasons = () =>
  screen
    .getAllByRole('region', { name: 'Laga Bengkulu' })
    .flatMap((region) => region.querySelector('.reason')?.textContent ?? []);

describe('a tournament', () => {
  it('is chosen before teams are, one at a time, and nothing is sent to another', async () => {
    const first = await addTournament({ city: 'Bengkulu' });
    const other = await addTournament({ title: 'Laga Curup', date: dayFrom(9), city: 'Curup' });
    await makeTeams('Tim Satu', 'Tim Dua', 'Tim Tiga');
    const { user } = await open();
    const section = within(await screen.findByRole('region', { name: 'Laga Curup' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Daftarkan/ })).not.toBeInTheDocument();
    expect(section.getByText('Curup')).toBeVisible();
    expect(section.getByText('0 dari 3 tim terdaftar · 3 tim dapat didaftarkan')).toBeVisible();
    await user.click(button('Pilih tim (3) untuk Laga Bengkulu'));
    expect(button('Daftarkan 3 tim ke Laga Bengkulu')).toBeVisible();
    await user.click(button('Pilih tim (3) untuk Laga Curup'));
    expect(button('Tutup pilihan tim untuk Laga Curup')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Pilih tim (3) untuk Laga Bengkulu')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: /ke Laga Bengkulu$/ })).not.toBeInTheDocument();
    await user.click(section.getByRole('checkbox', { name: /^Tim Dua/ }));
    await user.click(button('Daftarkan 2 tim ke Laga Curup'));
    expect(await screen.findByText('2 pendaftaran berhasil.')).toBeVisible();
    expect(
      await section.findByText('2 dari 3 tim terdaftar · 1 tim dapat didaftarkan'),
    ).toHaveFocus();
    await expectRegistrations(first, 0);
    await expectRegistrations(other, 2);
  });

  it('needs no choice if it is the only one, and says where and until when', async () => {
    await addTournament({
      city: 'Bengkulu',
      date: '2036-12-05',
      registrationClosesAt: new Date('2036-12-03T17:00:00Z'),
    });
    await makeTeams('Tim Satu');
    await open();
    const section = within(await screen.findByRole('region', { name: 'Laga Bengkulu' }));
    expect(section.getByText('Bengkulu')).toBeVisible();
    expect(section.getByText('Pendaftaran ditutup 3 Desember 2036, 24.00 WIB')).toBeVisible();
    expect(section.getByRole('button', { name: 'Daftarkan 1 tim ke Laga Bengkulu' })).toBeVisible();
  });

  it('that cannot be chosen says why', async () => {
    const minuteAgo = new Date(Date.now() - 60_000);
    await addTournament({ date: dayFrom(1), registrationClosesAt: minuteAgo });
    await addTournament({ date: dayFrom(2), status: 'postponed' });
    await addTournament({
      date: dayFrom(3),
      registrationOpensAt: new Date(Date.now() + 60_000),
    });
    const full = await addTournament({ date: dayFrom(4) }, 1);
    const other = await makeClub(1);
    const theirs = await makeTeam(other, [other.people[0] ?? 0], { name: 'Tim Lain' });
    await register(theirs, full, other.token);
    const registered = await addTournament({ date: dayFrom(5) });
    const [team = 0] = await makeTeams('Tim Satu');
    await register(team, registered);
    await open();
    await screen.findAllByRole('region', { name: 'Laga Bengkulu' });
    expect(readReasons()).toEqual([
      'Pendaftaran sudah ditutup',
      'Lomba ditunda',
      'Pendaftaran belum dibuka',
      'Kategori sudah penuh',
      'Semua tim sudah terdaftar.',
    ]);
    expect(screen.queryByRole('button', { name: /^Pilih tim/ })).not.toBeInTheDocument();
  });
});

describe('the teams of a tournament', () => {
  it('are all ticked at first, and each or all can be unticked', async () => {
    await addTournament();
    await makeTeams('Tim Satu', 'Tim Dua');
    const { user } = await open();
    await findLine('Tim Satu');
    const all = screen.getByRole('checkbox', { name: 'Pilih semua' });
    const one = screen.getByRole('checkbox', { name: 'Tim SatuLine Follower · 1 anggota' });
    expect(all).toBeChecked();
    expect(one).toBeChecked();
    await user.click(all);
    expect(one).not.toBeChecked();
    expect(button('Daftarkan 0 tim ke Laga Bengkulu')).toBeDisabled();
    expect(screen.getByText('Centang tim yang akan didaftarkan.')).toBeVisible();
    await user.click(one);
    expect(all).toBePartiallyChecked();
    expect(button('Daftarkan 1 tim ke Laga Bengkulu')).toBeEnabled();
  });

  it('are registered together, each with its outcome, and undone together', async () => {
    const small = await addTournament({}, 2);
    await makeTeams('Tim Satu', 'Tim Dua', 'Tim Tiga');
    const { user } = await open();
    await findLine('Tim Satu');
    await user.click(button('Daftarkan 3 tim ke Laga Bengkulu'));
    expect(await screen.findByText('2 pendaftaran berhasil, 1 gagal.')).toBeVisible();
    await expectRegistrations(small, 2);
    expect(await screen.findByText('2 dari 3 tim terdaftar')).toHaveFocus();
    // What the server says now takes the place of the outcome.
    expect(
      await screen.findByText(/^Kategorinya sudah penuh: Tim (Satu|Dua|Tiga) /),
    ).toBeInTheDocument();
    await user.click(button('Urungkan'));
    expect(await screen.findByText('2 pendaftaran dibatalkan.')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Daftarkan 3 tim ke Laga Bengkulu' }),
    ).toBeVisible();
    await expectRegistrations(small, 0);
  });

  it('are registered by keyboard', async () => {
    const tournamentId = await addTournament();
    await makeTeams('Tim Siap');
    const { user } = await open();
    await findLine('Tim Siap');
    const press = button('Daftarkan 1 tim ke Laga Bengkulu');
    act(() => press.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Tim Siap berhasil terdaftar!')).toBeVisible();
    expect(await screen.findByText('1 tim siap, 0 belum')).toBeVisible();
    await expectRegistrations(tournamentId, 1);
  });

  it('say why one was rejected', async () => {
    await addTournament();
    await makeTeams('Tim Siap');
    await applyScenarios('registration-rejected');
    const { user } = await open();
    await findLine('Tim Siap');
    await user.click(button('Daftarkan 1 tim ke Laga Bengkulu'));
    await waitFor(async () =>
      expect(await findLine('Tim Siap')).toHaveTextContent(copy.responses.registrationClosed),
    );
  });

  it('are no longer sent after the first request without a response', async () => {
    await addTournament();
    await makeTeams('Tim Satu', 'Tim Dua');
    const { user } = await open();
    await findLine('Tim Satu');
    await applyScenarios('offline:registerClubTeam');
    await user.click(button('Daftarkan 2 tim ke Laga Bengkulu'));
    expect(await screen.findByText(/^0 pendaftaran berhasil, [12] gagal\.$/)).toBeVisible();
    expect(await findLine('Tim Satu')).toHaveTextContent('Server tidak dapat dihubungi.');
  });

  it('that were undone too late say so', async () => {
    const tournamentId = await addTournament();
    await makeTeams('Tim Siap');
    const { user } = await open();
    await findLine('Tim Siap');
    await user.click(button('Daftarkan 1 tim ke Laga Bengkulu'));
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
        'Pendaftaran lomba ini sudah ditutup, jadi tidak dapat dibatalkan lagi.',
      ),
    ).toBeVisible();
    await waitFor(async () => expect(await findLine('Tim Siap')).not.toHaveTextContent('Batalkan'));
  });

  it('are withdrawn after a question', async () => {
    const tournamentId = await addTournament();
    const [team = 0] = await makeTeams('Tim Siap');
    await register(team, tournamentId);
    const { user } = await open();
    await findLine('Tim Siap');
    await user.click(screen.getByText('1 tim terdaftar'));
    await user.click(button('Batalkan pendaftaran Tim Siap di Laga Bengkulu'));
    const dialog = await screen.findByRole('dialog', { name: 'Batalkan pendaftaran?' });
    await user.click(within(dialog).getByRole('button', { name: 'Batalkan pendaftaran' }));
    expect(await screen.findByText('Pendaftaran Tim Siap telah dibatalkan.')).toBeVisible();
    // The only tournament was not to be chosen when the page was opened.
    await user.click(await screen.findByRole('button', { name: /^Pilih tim \(1\)/ }));
    expect(button('Daftarkan 1 tim ke Laga Bengkulu')).toBeVisible();
    await expectRegistrations(tournamentId, 0);
  });
});
