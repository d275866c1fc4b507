import { eq } from 'drizzle-orm';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tournaments } from '../../../server/db/schema.ts';
import { expectAddress } from '../../support/servers/addresses.ts';
import { button, field, heading } from '../../support/screens/queries.ts';
import { storeRun } from '../../../src/outbox/waitingEntries.ts';
import { useScoreEntryPage } from '../../support/screens/scoreEntryPage.ts';
import { createTableCardRequests } from '../../support/screens/tableCards.ts';

const page = useScoreEntryPage();
const { renderApp, backend, target, numberOf, readResults } = page;
const { cardsPath, makeCard } = createTableCardRequests(page);

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
      'Kurang 1 karakter: kode ini 5, seharusnya 6. Periksa lagi kode di kartu.',
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
