import { eq } from 'drizzle-orm';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NewTableCard } from '../../../openapi/schema.d.ts';
import { tournaments } from '../../../server/db/schema.ts';
import { expectAddress } from '../../support/servers/addresses.ts';
import { button, field, heading } from '../../support/screens/queries.ts';
import { storeRun } from '../../../src/outbox/waitingScores.ts';
import { holdToday } from '../../support/database/holdToday.ts';
import { useScoreEntryPage } from '../../support/screens/scoreEntryPage.ts';

const { renderApp, backend, target, numberOf, readResults } = useScoreEntryPage();

/** As when the dialog of the browser is closed, which jsdom does not have. */
const print = () => act(() => void window.dispatchEvent(new Event('afterprint')));

const cardsPath = () => `/api/organiser/tournaments/${target().tournamentId}/table-cards`;

async function makeCard(kind: 'scores' | 'check_in', label = 'Meja 4'): Promise<NewTableCard> {
  await holdToday(backend.db, target().tournamentId);
  const { body } = await backend.request('POST', cardsPath(), {
    token: await backend.signIn('organiser'),
    body: {
      kind,
      category_id: kind === 'scores' ? target().categoryId : null,
      label,
      count: 1,
    },
  });
  const [card] = (body as { data: NewTableCard[] }).data;
  if (!card) throw new Error('No card was made');
  return card;
}

async function withdrawAll(): Promise<void> {
  const token = await backend.signIn('organiser');
  const { body } = await backend.request('GET', cardsPath(), { token });
  for (const { id } of (body as { data: { id: number }[] }).data)
    await backend.request('DELETE', `${cardsPath()}/${id}`, { token });
}

/** Opens the page of a table card by the link of its QR code, and signs in. */
async function openTable(kind: 'scores' | 'check_in') {
  window.localStorage.clear();
  const app = await renderApp((await makeCard(kind)).link);
  expect(await field('Nama Anda')).toHaveFocus();
  await app.user.keyboard('Rina{Enter}');
  await heading('Meja 4 · Rina');
  return app;
}

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

describe('the page of a table', () => {
  const early = 'Kartu meja ini baru berlaku mulai Jumat, 9 Mei 2031 pukul 18.00 WIB.';
  const moveToLater = () =>
    act(async () => {
      await backend.db
        .update(tournaments)
        .set({ date: '2031-05-10', timeZone: 'Asia/Jakarta' })
        .where(eq(tournaments.id, target().tournamentId));
    });

  it('says from when a card works when the day was moved, and takes the press back', async () => {
    const { user } = await openTable('check_in');
    const present = (await screen.findAllByRole('button', { name: / hadir$/ }))[0];
    if (!present) throw new Error('No team is listed');
    await moveToLater();
    await user.click(present);
    expect(await screen.findByText(early)).toBeVisible();
    await waitFor(() => expect(present).toHaveAttribute('aria-pressed', 'false'));
  });

  it('says from when a card works that is scanned too early', async () => {
    window.localStorage.clear();
    const { code } = await makeCard('scores');
    await moveToLater();
    const { user } = await renderApp('/meja');
    await user.type(await field('Kode kartu'), code);
    await user.type(await field('Nama Anda'), 'Rina{Enter}');
    expect(await screen.findByText(early)).toBeVisible();
  });

  it('says what waits in this browser for the cards of another category, and for an organiser', async () => {
    const { tournamentId, categoryId } = target();
    const run = {
      number: 1,
      outcome: 'finished',
      points: 80,
      time: '01:07.38',
      reason: null,
    } as const;
    const { team } = numberOf(0);
    const category = { tournamentId, categoryId: categoryId + 1, name: 'Lomba · Sumo' };
    const app = await openTable('check_in');
    expect(screen.queryByText(/menunggu di peramban ini/)).not.toBeInTheDocument();
    act(() => {
      storeRun({ ...category, organiserId: -tournamentId }, { team, ...run });
      storeRun({ ...category, organiserId: -tournamentId }, { team, ...run });
      storeRun({ ...category, organiserId: 7 }, { team, ...run });
    });
    expect(
      await screen.findByText(
        /^2 skor Lomba · Sumo menunggu .* sampai kartu meja .* 1 skor .* sampai penyelenggara/,
      ),
    ).toBeVisible();
    await app.user.click(button('Keluar'));
    await heading('Masuk dengan kartu meja');
  });

  it('says to an organiser who scans a card that it takes her place in this browser', async () => {
    const { link } = await makeCard('scores');
    await renderApp(link);
    expect(
      await screen.findByText(/masih masuk\. Kartu meja menggantikannya di sini/),
    ).toBeVisible();
    expect(JSON.parse(localStorage.getItem('robolaga-organiser') ?? '{}')).not.toHaveProperty(
      'card',
    );
  });

  it('asks who has scanned the card for the name, and enters scores in its category', async () => {
    const app = await openTable('scores');
    const { team, number } = numberOf(0);
    expect(app.router.state.location).toMatchObject({ pathname: '/meja', hash: '' });
    await app.user.click(await field('Tim'));
    await app.user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    await waitFor(async () =>
      expect((await readResults())[0]).toEqual({ team: team.name, points: 80, time: '01:07.38' }),
    );
    expect(await screen.findByText(`${team.name}: 80 poin, 01:07.38 dicatat.`)).toBeVisible();
    await app.user.click(button(`Hapus skor ${team.name}`));
    await waitFor(() => expect(screen.queryByText(/dicatat\.$/)).not.toBeInTheDocument());
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Impor dari berkas' })).not.toBeInTheDocument();
    await act(() => app.router.navigate('/organiser/tournaments'));
    await expectAddress(app, '/meja');
    await app.user.type(await field('Tim'), 'Rob');
    await app.user.click(button('Keluar'));
    await heading('Masuk dengan kartu meja');
    expect(await field('Kode kartu')).toHaveFocus();
    expect(Object.keys(window.sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
    expect(window.localStorage.getItem('robolaga-organiser')).toBeNull();
  });

  it('takes a code that is typed, and says which one is not valid', async () => {
    window.localStorage.clear();
    const { code } = await makeCard('check_in');
    const { user } = await renderApp('/meja');
    expect(await field('Kode kartu')).toHaveAccessibleDescription(/di bawah kode QR/);
    expect(screen.getByRole('link', { name: 'RoboLaga' })).toHaveAttribute('href', '/');
    await user.type(await field('Kode kartu'), 'k7m0q');
    await user.type(await field('Nama Anda'), 'Rina{Enter}');
    expect(await field('Kode kartu')).toHaveAccessibleDescription(
      'Kode ini 5 karakter, seharusnya 6. Periksa lagi kode di kartu.',
    );
    expect(await field('Kode kartu')).toHaveFocus();
    await user.type(await field('Kode kartu'), '2');
    expect(await field('Kode kartu')).toHaveAccessibleDescription(
      'Kode kartu tidak pernah berisi 0. Periksa lagi kode di kartu.',
    );
    await user.clear(await field('Kode kartu'));
    await user.type(await field('Kode kartu'), 'AAAAAA{Enter}');
    await waitFor(async () =>
      expect(await field('Kode kartu')).toHaveAccessibleDescription(
        'Kode ini salah ketik, atau kartunya sudah ditarik atau berakhir. Periksa lagi tiap hurufnya, atau minta kartu baru kepada penyelenggara.',
      ),
    );
    expect(await field('Kode kartu')).toHaveFocus();
    expect(await field('Kode kartu')).toHaveValue('AAAAAA');
    await user.clear(await field('Kode kartu'));
    await user.type(await field('Kode kartu'), `${code.toLowerCase()}{Enter}`);
    await heading('Meja 4 · Rina');
    const [present] = await screen.findAllByRole('button', { name: / hadir$/ });
    if (!present) throw new Error('No team is listed');
    await user.click(present);
    await waitFor(() => expect(present).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.queryByRole('button', { name: /^Batalkan pendaftaran/ })).not.toBeInTheDocument();
  });

  it('says that a card was withdrawn, keeps what was typed, and sends it with another card', async () => {
    const app = await openTable('scores');
    const { team, number } = numberOf(0);
    await app.user.click(await field('Tim'));
    await withdrawAll();
    await app.user.keyboard(`${number}{Enter}81{Enter}10738{Enter}`);
    expect(
      await screen.findByText(/^Kartu meja ini sudah ditarik atau berakhir\. Skor/),
    ).toBeVisible();
    const waiting = () =>
      Object.keys(window.localStorage).filter((key) => key.includes('waiting-score'));
    expect(waiting()).toHaveLength(1);
    const { code } = await makeCard('scores');
    await app.user.type(await field('Kode kartu'), code);
    await app.user.type(await field('Nama Anda'), 'Rina{Enter}');
    await waitFor(async () =>
      expect((await readResults())[0]).toEqual({ team: team.name, points: 81, time: '01:07.38' }),
    );
    await waitFor(() => expect(waiting()).toEqual([]));
  });
});
