import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { field, heading } from '../../support/screens/queries.ts';
import { row, useScoreEntryPage } from '../../support/screens/scoreEntryPage.ts';

const { applyScenarios, clearScenarios, backend, path, renderApp, ...scoreEntry } =
  useScoreEntryPage();
const { openScoreEntry, numberOf, enterScore, readResults } = scoreEntry;

const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('without a network', () => {
  it('scores wait in the browser, over a reload, and are sent once when it is back', async () => {
    await applyScenarios('offline:addRun');
    const { user } = await openScoreEntry();
    const [first, second] = [numberOf(0), numberOf(1)];
    await user.keyboard(`${first.number}{Enter}80{Enter}10738{Enter}`);
    await user.keyboard(`${second.number}{Enter}70{Enter}10800{Enter}`);
    expect(await screen.findByText(/^2 skor menunggu jaringan\./)).toBeVisible();
    cleanup();
    // What cannot be read stops neither the page nor the others.
    const key = Object.keys(localStorage).find((each) => each.includes('waiting-score'));
    for (const text of ['{"key":', 'null', '{"key":"of another version"}'])
      localStorage.setItem(`${key}${text.length}`, text);
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

  it('the line of what was entered says that it waits, and that it is recorded once it is', async () => {
    await applyScenarios('offline:addRun');
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    const line = (points: number, state: string) =>
      screen.findByText(`${team.name}: ${points} poin, 01:07.38 ${state}.`);
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    expect(await line(80, 'menunggu jaringan')).toBeVisible();
    await user.click(row(team.name).getByRole('button', { name: `Buang skor ${team.name}` }));
    await waitFor(() => expect(screen.queryByText(/80 poin, 01:07.38/)).toBeNull());
    await user.click(await field('Tim'));
    await user.keyboard(`${number}{Enter}81{Enter}10738{Enter}`);
    expect(await line(81, 'menunggu jaringan')).toBeVisible();
    expect(screen.queryByText(/dicatat\.$/)).toBeNull();
    clearScenarios();
    await comeBack();
    expect(await line(81, 'dicatat')).toBeVisible();
  });

  it('they are shown in another category, and signing out asks first', async () => {
    await applyScenarios('offline:addRun');
    enterScore(0, 80, '01:07.38');
    const { user, currentPath } = await renderApp('/organiser/scores');
    expect(await screen.findByText(/^Ada isian yang belum terkirim di meja lain:/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: / · Line Follower$/ }));
    expect(await screen.findByText('Menunggu jaringan')).toBeVisible();
    const signOut = async () => {
      await user.click(screen.getByRole('button', { name: /^Akun / }));
      await user.click(await screen.findByRole('menuitem', { name: 'Keluar' }));
    };
    await signOut();
    const dialog = await screen.findByRole('dialog', { name: 'Keluar sebelum semuanya terkirim?' });
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
});

it('a score that the server refuses stays, and is corrected or discarded', async () => {
  const { team } = numberOf(0);
  const token = await backend.signIn('organiser');
  const other = { key: crypto.randomUUID(), team_id: team.id, points: 60, time: '01:30.00' };
  await backend.request('POST', path(), { token, body: other });
  enterScore(0, 80, '01:07.38');
  const { user } = await openScoreEntry();
  const reason = 'Percobaan 1 tim ini sudah dicatat: 60 poin, 01:30.00.';
  expect(await screen.findByText(reason)).toBeVisible();
  expect(row('Ditolak').getByText('80 poin · 01:07.38')).toBeVisible();

  await user.click(row('Ditolak').getByRole('button', { name: /^Koreksi/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Poin'));
  await user.type(dialog.getByLabelText('Poin'), '90{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(reason)).toBeVisible();
  expect(row('Ditolak').getByText('90 poin · 01:07.38')).toBeVisible();
  expect((await readResults())[0]).toMatchObject({ team: team.name, points: 60 });

  await user.click(row('Ditolak').getByRole('button', { name: /^Buang/ }));
  await waitFor(() => expect(screen.queryByText('Ditolak')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByText(reason)).toBeVisible();
});

describe.each([
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem')],
  ['is blocked', () => vi.spyOn(window, 'localStorage', 'get')],
])('where the storage of the browser %s', (_, spyOnStorage) => {
  afterEach(() => void vi.restoreAllMocks());

  const block = () =>
    spyOnStorage().mockImplementation(() => {
      throw new DOMException('No.', 'QuotaExceededError');
    });
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('a run is sent at once', async () => {
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    block();
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    expect(await screen.findByText(`${team.name}: 80 poin, 01:07.38 dicatat.`)).toBeVisible();
    await waitFor(async () =>
      expect((await readResults())[0]).toMatchObject({ team: team.name, points: 80 }),
    );
    await waitFor(() => expect(screen.queryByText('Mengirim...')).toBeNull());
    expect(leave()).toBe(false);
  });

  it('without a network it waits as long as the page is open, which asks before it is closed', async () => {
    await applyScenarios('offline:addRun');
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    block();
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    const notice = /^1 skor menunggu jaringan dan terkirim sendiri\. .*jangan tutup/;
    expect(await screen.findByText(notice)).toBeVisible();
    expect(leave()).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Akun / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keluar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/hilang bila halaman ini ditutup/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    clearScenarios();
    await comeBack();
    await waitFor(async () =>
      expect((await readResults())[0]).toMatchObject({ team: team.name, points: 80 }),
    );
    await waitFor(() => expect(screen.queryAllByText(/menunggu jaringan/)).toEqual([]));
    expect(leave()).toBe(false);
  });
});

it('over plain http, where a reload needs the network, the notice says so', async () => {
  vi.stubGlobal('isSecureContext', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  await applyScenarios('offline:addRun');
  enterScore(0, 80, '01:07.38');
  await openScoreEntry();
  expect(
    await screen.findByText(/^1 skor menunggu jaringan\. .* lewat http halaman ini tidak dapat/),
  ).toBeVisible();
});

it('works with the teams of the last visit if it cannot be loaded', async () => {
  await openScoreEntry();
  await waitFor(() =>
    expect(Object.keys(localStorage).some((key) => key.includes('robolaga-desk'))).toBe(true),
  );
  await applyScenarios('offline:getScoreEntry', 'offline:addRun');
  cleanup();
  const { user } = await openScoreEntry();
  expect(await screen.findByText(/daftar tim ini dari kunjungan terakhir/)).toBeVisible();
  await user.keyboard(`${numberOf(0).number}{Enter}80{Enter}10738{Enter}`);
  expect(await screen.findByText('Menunggu jaringan')).toBeVisible();
});
