import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ScoreEntryData } from '../../openapi/schema.d.ts';
import { button, field, heading } from '../support/screens/queries.ts';
import { useTestApp } from '../support/screens/renderApp.tsx';
import { scoreEntryPath, findOpenScoreEntry } from '../support/screens/scoreEntry.ts';

const { renderApp, applyScenarios, clearScenarios, backend } = useTestApp();

let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let scoreEntry: ScoreEntryData;
const readScoreEntry = async () => {
  const token = await backend.signIn('organiser');
  const { body } = await backend.request('GET', scoreEntryPath(place), { token });
  return (body as { data: ScoreEntryData }).data;
};
const readResults = async () =>
  (await readScoreEntry()).scores.map(({ team, points, time }) => ({
    team: team.name,
    points,
    time,
  }));

beforeEach(async () => {
  await applyScenarios('organiser');
  place = await findOpenScoreEntry(backend.db);
  scoreEntry = await readScoreEntry();
});

const openScoreEntry = async () => {
  const address = `?tournament=${place.tournamentId}&category=${place.categoryId}`;
  const app = await renderApp(`/organiser/scores${address}`);
  await field('Tim');
  return app;
};
/** The number in the code of a team without a score, as it is on its robot. */
const numberOf = (index: number) => {
  const scored = new Set(scoreEntry.scores.map(({ team }) => team.id));
  const team = scoreEntry.teams.filter(({ id }) => !scored.has(id))[index];
  if (!team) throw new Error('There are too few teams');
  return { team, number: String(Number(team.code.split('-').at(-1))) };
};
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  if (!found) throw new Error(`${name} is not in the list`);
  return within(found);
};
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));

describe('score entry', () => {
  it('is chosen once: the address has the tournament and the category', async () => {
    const { user, router } = await renderApp('/organiser/scores');
    await user.selectOptions(await field('Turnamen'), String(place.tournamentId));
    await user.selectOptions(await field('Kategori'), String(place.categoryId));
    await field('Poin');
    expect(router.state.location.search).toBe(
      `?tournament=${place.tournamentId}&category=${place.categoryId}`,
    );
    await user.click(screen.getByRole('link', { name: 'Ganti meja' }));
    expect(await field('Kategori')).toBeVisible();
  });

  it('takes a score with three presses of Enter, and is free for the next one', async () => {
    const { user } = await openScoreEntry();
    const [first, second] = [numberOf(0), numberOf(1)];
    await user.keyboard(`${first.number}{Enter}80{Enter}10738{Enter}`);
    expect(await field('Tim')).toHaveFocus();
    expect(await field('Tim')).toHaveValue('');
    await user.keyboard(`${second.number}{Enter}75{Enter}5900{Enter}`);
    await waitFor(async () =>
      expect((await readResults()).slice(0, 2)).toEqual([
        { team: second.team.name, points: 75, time: '00:59.00' },
        { team: first.team.name, points: 80, time: '01:07.38' },
      ]),
    );
    expect(
      await screen.findByText(`${second.team.name}: 75 poin, 00:59.00 dicatat.`),
    ).toBeVisible();
    await waitFor(() => expect(row(first.team.name).getByText('80 poin · 01:07.38')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Mengirim...')).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.includes('waiting-score'))).toEqual([]);
  });

  it('takes negative points from a numeric pad without a minus sign', async () => {
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}`);
    await user.click(button('± Ubah tanda poin'));
    expect(await field('Poin')).toHaveFocus();
    await user.keyboard('25');
    expect(await field('Poin')).toHaveValue('-25');
    await user.click(button('± Ubah tanda poin'));
    expect(await field('Poin')).toHaveValue('25');
    await user.click(button('± Ubah tanda poin'));
    await user.keyboard('{Enter}10738{Enter}');
    await waitFor(async () =>
      expect((await readResults())[0]).toMatchObject({ team: team.name, points: -25 }),
    );
  });

  it('finds a team by a part of its name, with the arrows too', async () => {
    const { user } = await openScoreEntry();
    const { team } = numberOf(0);
    await user.keyboard(team.name.slice(0, 4));
    const options = screen.getAllByRole('option');
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{Tab}');
    expect(await field('Poin')).toHaveFocus();
    await user.keyboard('{Enter}7');
    expect(screen.getByText('Dibaca 00:00.07')).toBeVisible();
    await user.click(await field('Tim'));
    await user.keyboard('{Escape}zzzz');
    expect(screen.getByText('Tidak ada tim yang cocok.')).toBeVisible();
    await user.click(button('Simpan'));
    expect(await readResults()).toEqual(
      scoreEntry.scores.map(({ team: { name }, points, time }) => ({ team: name, points, time })),
    );
  });

  it('tells what is missing, and keeps what was typed', async () => {
    const { user } = await openScoreEntry();
    await user.click(button('Simpan'));
    expect(await screen.findByText('Pilih tim dari daftar.')).toBeVisible();
    await user.click(await field('Tim'));
    await user.keyboard(`${numberOf(0).number}{Enter}1.5{Enter}10760{Enter}`);
    expect(
      await screen.findByText('Poin harus bilangan bulat dari -9999 sampai 99999.'),
    ).toBeVisible();
    await user.clear(await field('Poin'));
    await user.type(await field('Poin'), '5{Enter}99999{Enter}');
    expect(await field('Poin')).toHaveValue('5');
  });

  it('corrects a score that is chosen again, deletes it, and takes that back', async () => {
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    await waitFor(() => expect(row(team.name).getByText('80 poin · 01:07.38')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Mengirim...')).toBeNull());
    expect(screen.getByText(`${team.name}: 80 poin, 01:07.38 dicatat.`)).toBeVisible();
    await user.keyboard(`${number}{Enter}`);
    const dialog = await screen.findByRole('dialog', { name: `Koreksi skor ${team.name}` });
    await waitFor(() => expect(within(dialog).getByLabelText('Poin')).toHaveFocus());
    await user.keyboard('90{Enter}');
    expect(await screen.findByText('90 poin · 01:07.38')).toBeVisible();
    expect(screen.queryByText(`${team.name}: 80 poin, 01:07.38 dicatat.`)).toBeNull();
    await user.click(row(team.name).getByRole('button', { name: `Hapus skor ${team.name}` }));
    await waitFor(() => expect(screen.queryByText('90 poin · 01:07.38')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    expect(await screen.findByText('90 poin · 01:07.38')).toBeVisible();
    await waitFor(async () =>
      expect((await readResults())[0]).toEqual({ team: team.name, points: 90, time: '01:07.38' }),
    );
  });

  it('shows the correction that somebody else has made before it is replaced', async () => {
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    await waitFor(() => expect(screen.queryByText('Mengirim...')).toBeNull());
    const open = () =>
      user.click(row(team.name).getByRole('button', { name: `Koreksi skor ${team.name}` }));
    await waitFor(() => expect(row(team.name).getByText('80 poin · 01:07.38')).toBeVisible());
    await open();
    const dialog = within(await screen.findByRole('dialog'));
    const token = await backend.signIn('organiser');
    const [saved] = (await readScoreEntry()).scores;
    await backend.request('PUT', `/api/organiser/scores/${saved?.id}`, {
      token,
      body: { points: 85, time: '01:00.00' },
    });
    await user.type(dialog.getByLabelText('Waktu'), '{Enter}');
    expect(
      await dialog.findByText(
        'Skor ini baru saja dikoreksi di meja lain. Periksa kembali lalu ulangi.',
      ),
    ).toBeVisible();
    await screen.findByText('85 poin · 01:00.00');
    await user.click(dialog.getByRole('button', { name: 'Muat versi terbaru' }));
    expect(dialog.getByLabelText('Poin')).toHaveValue('85');
    await user.type(dialog.getByLabelText('Poin'), '{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('without a network', () => {
  it('scores wait in the browser, over a reload, and are sent once when it is back', async () => {
    await applyScenarios('offline:addScore');
    const { user } = await openScoreEntry();
    const [first, second] = [numberOf(0), numberOf(1)];
    await user.keyboard(`${first.number}{Enter}80{Enter}10738{Enter}`);
    await user.keyboard(`${second.number}{Enter}70{Enter}10800{Enter}`);
    expect(await screen.findByText(/^2 skor menunggu jaringan\./)).toBeVisible();
    cleanup();
    await openScoreEntry();
    expect(await screen.findByText(/^2 skor menunggu jaringan\./)).toBeVisible();
    expect((await readResults()).map(({ team }) => team)).not.toContain(first.team.name);
    clearScenarios();
    await comeBack();
    await waitFor(async () =>
      expect((await readResults()).slice(0, 2)).toEqual([
        { team: second.team.name, points: 70, time: '01:08.00' },
        { team: first.team.name, points: 80, time: '01:07.38' },
      ]),
    );
    await waitFor(() => expect(screen.queryAllByText(/menunggu jaringan/)).toEqual([]));
  });

  it('one that the server refuses stays, and is corrected or discarded', async () => {
    await applyScenarios('offline:addScore');
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    expect(await screen.findByText('Menunggu jaringan')).toBeVisible();
    const token = await backend.signIn('organiser');
    const other = { key: crypto.randomUUID(), team_id: team.id, points: 60, time: '01:30.00' };
    await backend.request('POST', scoreEntryPath(place), { token, body: other });
    clearScenarios();
    await comeBack();
    expect(await screen.findByText('Tim ini sudah memiliki skor.')).toBeVisible();
    expect(screen.getByText('Ditolak')).toBeVisible();
    expect((await readResults())[0]).toMatchObject({ team: team.name, points: 60 });
    const [entry] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('Ditolak'));
    await user.click(within(entry ?? document.body).getByRole('button', { name: /^Buang/ }));
    await waitFor(() => expect(screen.queryByText('Ditolak')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(await screen.findByText('Tim ini sudah memiliki skor.')).toBeVisible();
  });

  it('one that cannot be read stops neither the page nor the others', async () => {
    await applyScenarios('offline:addScore');
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    await screen.findByText('Menunggu jaringan');
    const key = Object.keys(localStorage).find((each) => each.includes('waiting-score'));
    for (const text of ['{"key":', 'null', '{"key":"of another version"}'])
      localStorage.setItem(`${key}${text.length}`, text);
    cleanup();
    await openScoreEntry();
    expect(await screen.findByText(/^1 skor menunggu jaringan\./)).toBeVisible();
    clearScenarios();
    await comeBack();
    await waitFor(async () => expect((await readResults())[0]?.team).toBe(team.name));
  });

  it('signing out asks first', async () => {
    await applyScenarios('offline:addScore');
    const { user, currentPath } = await openScoreEntry();
    await user.keyboard(`${numberOf(0).number}{Enter}80{Enter}10738{Enter}`);
    await screen.findByText('Menunggu jaringan');
    const signOut = async () => {
      await user.click(screen.getByRole('button', { name: /^Akun / }));
      await user.click(await screen.findByRole('menuitem', { name: 'Keluar' }));
    };
    await signOut();
    const dialog = await screen.findByRole('dialog', { name: 'Keluar sebelum skor terkirim?' });
    expect(within(dialog).getByText(/^1 skor belum terkirim\./)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Kembali' }));
    expect(currentPath()).toBe('/organiser/scores');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await signOut();
    await user.click(await screen.findByRole('button', { name: 'Tetap keluar' }));
    await heading('Masuk penyelenggara');
    expect(Object.keys(localStorage).filter((key) => key.includes('waiting-score'))).toHaveLength(
      1,
    );
  });

  it('shows what waits in another category', async () => {
    await applyScenarios('offline:addScore');
    const { user, router } = await openScoreEntry();
    await user.keyboard(`${numberOf(0).number}{Enter}80{Enter}10738{Enter}`);
    await screen.findByText('Menunggu jaringan');
    await act(() => router.navigate('/organiser/scores'));
    expect(await screen.findByText(/^Ada skor yang belum terkirim di meja lain:/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: / · Line Follower$/ }));
    expect(await screen.findByText('Menunggu jaringan')).toBeVisible();
  });
});

it('works with the teams of the last visit if it cannot be loaded', async () => {
  await openScoreEntry();
  await waitFor(() =>
    expect(Object.keys(localStorage).some((key) => key.includes('robolaga-desk'))).toBe(true),
  );
  await applyScenarios('offline:getScoreEntry', 'offline:addScore');
  cleanup();
  const { user } = await openScoreEntry();
  expect(await screen.findByText(/daftar tim ini dari kunjungan terakhir/)).toBeVisible();
  await user.keyboard(`${numberOf(0).number}{Enter}80{Enter}10738{Enter}`);
  expect(await screen.findByText('Menunggu jaringan')).toBeVisible();
});
