import { eq } from 'drizzle-orm';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tournaments } from '../../../server/db/schema.ts';
import { button } from '../../support/screens/queries.ts';
import { useScoreEntryPage } from '../../support/screens/scoreEntryPage.ts';
import { createTableCardRequests } from '../../support/screens/tableCards.ts';

const page = useScoreEntryPage();
const { renderApp, backend, target } = page;
const { makeCard } = createTableCardRequests(page);

/** As when the dialog of the browser is closed, which jsdom does not have. */
const print = () => act(() => void window.dispatchEvent(new Event('afterprint')));

describe('the table cards of a tournament', () => {
  it('are made many at once, printed with code and QR code, and withdrawn', async () => {
    const { user } = await renderApp(`/organiser/tournaments/${target().tournamentId}/table-cards`);
    expect(await screen.findByText(/^Belum ada kartu meja/)).toBeVisible();
    const steps = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Buat satu kartu tiap meja/),
      expect.stringMatching(/^Cetak dan bagikan/),
      expect.stringMatching(/^Relawan memindai/),
    ]);
    // Only the header has one.
    await user.click(await screen.findByRole('button', { name: 'Buat kartu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buat kartu meja' });
    const counts = within(within(dialog).getByRole('group', { name: 'Jumlah kartu' }));
    const [first] = counts.getAllByRole('textbox');
    if (!first) throw new Error('No purpose is offered');
    await user.type(first, '{Enter}');
    expect(await counts.findAllByText('Isi berapa kartu yang dibuat.')).not.toHaveLength(0);
    await user.type(first, '31{Enter}');
    expect(await within(dialog).findByText('Isi angka 0 sampai 30.')).toBeVisible();
    await user.clear(first);
    await user.type(first, '2');
    await user.type(counts.getByLabelText('Kehadiran'), '1{Enter}');
    const printed = within(await screen.findByRole('region', { name: 'Kartu baru' }));
    expect(printed.getByRole('img', { name: 'Kode QR Meja 2' })).toBeVisible();
    expect(printed.getAllByText('Skor Line Follower')).toHaveLength(2);
    expect(printed.getByText('Kehadiran')).toBeVisible();
    expect(printed.getAllByText(/^[A-HJ-NP-Z2-9]{6}$/)).toHaveLength(3);
    expect(button('Cetak kartu')).toHaveFocus();
    print();
    await user.click(button('Selesai'));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Kartu baru' })).not.toBeInTheDocument(),
    );

    await user.click(await screen.findByRole('button', { name: 'Tarik Meja 1' }));
    await user.click(await screen.findByRole('button', { name: 'Tarik kartu' }));
    expect(await screen.findByText('Meja 1 ditarik.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Tarik Meja 1' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('button', { name: 'Tarik Meja 2' })).toBeVisible();
  });
});

describe('new table cards', () => {
  const page = () => `/organiser/tournaments/${target().tournamentId}/table-cards`;
  const makeOnPage = async (user: Awaited<ReturnType<typeof renderApp>>['user'], label: string) => {
    await user.click(button('Buat kartu'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buat kartu meja' }));
    await user.clear(dialog.getByLabelText('Nama meja'));
    await user.type(dialog.getByLabelText('Nama meja'), label);
    await user.type(dialog.getByLabelText('Kehadiran'), '1{Enter}');
    await screen.findByRole('img', { name: `Kode QR ${label}` });
  };
  const labelsOnPaper = () =>
    [...screen.getByRole('list', { name: 'Kartu baru' }).querySelectorAll('b')].map(
      ({ textContent }) => textContent,
    );

  it('stay together on the screen until they are printed', async () => {
    await makeCard('scores', 'Pintu');
    const { user } = await renderApp(page());
    await screen.findByRole('grid', { name: 'Daftar kartu meja' });
    await makeOnPage(user, 'Pintu A');
    await makeOnPage(user, 'Pintu B');
    expect(labelsOnPaper()).toEqual(['Pintu A', 'Pintu B']);
    print();
    await makeOnPage(user, 'Pintu C');
    expect(labelsOnPaper()).toEqual(['Pintu C']);
  });

  it('are asked about before they are lost', async () => {
    await makeCard('scores', 'Pintu');
    const { user, router } = await renderApp(page());
    await screen.findByRole('grid', { name: 'Daftar kartu meja' });
    await makeOnPage(user, 'Pintu D');
    act(() => void router.navigate('/organiser/media'));
    const question = within(await screen.findByRole('dialog', { name: 'Kartu belum dicetak' }));
    await user.click(question.getByRole('button', { name: 'Tetap di sini' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(labelsOnPaper()).toEqual(['Pintu D']);
    act(() => void router.navigate('/teams'));
    await user.click(await screen.findByRole('button', { name: 'Tinggalkan halaman' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/teams'));
  });

  it('take the place of the one whose code they end, by one press and a question', async () => {
    await makeCard('scores', 'Pintu');
    const { user } = await renderApp(page());
    await screen.findByRole('grid', { name: 'Daftar kartu meja' });
    await makeOnPage(user, 'Pintu E');
    const code = () => screen.getByText(/^[A-HJ-NP-Z2-9]{6}$/).textContent;
    const old = code();
    await user.click(await screen.findByRole('button', { name: 'Kode baru Pintu E' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Buat kode baru untuk Pintu E?' }),
    );
    expect(question.getByText(/Kode dan tautan yang lama tidak berlaku lagi/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Buat kode baru' }));
    expect(await screen.findByText('Pintu E mendapat kode baru.')).toBeVisible();
    expect(labelsOnPaper()).toEqual(['Pintu E']);
    expect(code()).not.toBe(old);
    expect(screen.getByText('Kehadiran', { selector: 'li span' })).toBeVisible();
  });
});

describe('the list of table cards', () => {
  const signIn = async (code: string, name: string) =>
    (
      await backend.app.request('/api/organiser/table-card/sessions', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
        },
        body: JSON.stringify({ card: code, name }),
      })
    ).status;
  const page = () => `/organiser/tournaments/${target().tournamentId}/table-cards`;

  it('shows the devices of a card, and signs one or all of them out', async () => {
    const { code } = await makeCard('scores');
    for (const name of ['Rina', 'Bagas', 'Sari']) expect(await signIn(code, name)).toBe(201);
    const { user } = await renderApp(page());
    await user.click(await screen.findByRole('button', { name: 'Perangkat Meja 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Perangkat Meja 4' }));
    expect(dialog.getAllByText(/^Firefox, Android · terakhir dipakai .* WIB$/)).toHaveLength(3);
    await user.click(dialog.getByRole('button', { name: 'Keluarkan Rina, Firefox, Android' }));
    expect(await screen.findByText('1 perangkat dikeluarkan dari Meja 4.')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText('Rina')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Keluarkan semua' }));
    expect(await screen.findByText('2 perangkat dikeluarkan dari Meja 4.')).toBeVisible();
    expect(await dialog.findByText('Belum ada')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says from when the cards can be used, and that they pause with the tournament', async () => {
    await makeCard('scores');
    const tournament = eq(tournaments.id, target().tournamentId);
    await backend.db
      .update(tournaments)
      .set({ date: '2031-05-10', status: 'postponed', timeZone: 'Asia/Makassar' })
      .where(tournament);
    await renderApp(page());
    expect(
      await screen.findByText(
        'Kartu berlaku mulai 9 Mei 2031, 18.00 WITA sampai 11 Mei 2031, 24.00 WITA. Selama lomba ditunda, kartu tidak dapat dipakai.',
      ),
    ).toBeVisible();
    // Other tests have left cards.
    expect(screen.getAllByRole('gridcell', { name: 'Belum berlaku' }).at(-1)).toBeVisible();
  });
});
