import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { createCallRequests } from '../../support/database/callRequests.ts';
import { holdToday } from '../../support/database/holdToday.ts';
import { roundInput } from '../../support/database/roundRequests.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, backend, applyScenarios } = useTestApp();
const requests = createCallRequests(backend);
const { place, first, save, take } = requests;

beforeEach(async () => {
  await requests.saveRounds([roundInput({ id: first().id, run_count: 1 })]);
});

/** Plans the category in one arena from now on, and returns its slots with the names of their teams. */
async function planFromNow() {
  await holdToday(backend.db, place().tournamentId);
  const now = Date.now();
  const days = [
    { from: new Date(now).toISOString(), to: new Date(now + 8 * 3_600_000).toISOString() },
  ];
  await save({ days, breaks: [] });
  const { slots, teams } = (await requests.readSchedule()).body.data;
  const nameAt = (index: number) =>
    teams.find(({ id }) => id === slots[index]?.team_id)?.name ?? 'nobody';
  return { slots, nameAt };
}

const board = () => `/board?tournament=${place().tournamentId}`;
const calls = () => `${board()}&view=panggilan`;
const cell = (row: HTMLElement, name: string) => within(row).getByRole('group', { name });

describe('the screen of calls', () => {
  it('has who is called, who is there and who gets ready in each arena', async () => {
    const { slots, nameAt } = await planFromNow();
    await take(slots[0], 'call', 'start');
    await take(slots[1], 'call', 'arrive');
    await take(slots[2], 'call');
    await take(slots[3], 'call', 'call');
    await renderApp(calls());
    const row = (await screen.findByRole('heading', { name: 'Arena 1' })).closest('li');
    expect(row).not.toBeNull();
    const [running, called, ready] = ['Di arena', 'Dipanggil', 'Siap-siap'].map((name) =>
      cell(row as HTMLElement, name),
    );
    expect(running).toHaveTextContent(nameAt(0));
    expect(running).toHaveTextContent(`Hadir: ${nameAt(1)}`);
    expect(called).toHaveTextContent(nameAt(2));
    expect(called).toHaveTextContent(`${nameAt(3)}panggilan ke-2`);
    const newest = screen.getByText(nameAt(3)).closest('[data-newest]');
    expect(newest).not.toHaveTextContent(nameAt(2));
    expect(ready).toHaveTextContent(new RegExp(`${nameAt(4)}\\d+–\\d+ menit`));
    expect(screen.getByText(`Panggilan ke-2: ${nameAt(3)} ke Arena 1`)).toBeInTheDocument();
    expect(screen.getByText(/^Langsung/)).toBeVisible();
    await expectAccessible();
  });

  it('says that nobody is called yet, and leads to the scores', async () => {
    const { nameAt } = await planFromNow();
    await renderApp(calls());
    expect(await screen.findByText('Belum ada panggilan')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Di arena' })).toHaveTextContent(nameAt(0));
    expect(screen.getByRole('link', { name: 'Papan skor' })).toHaveAttribute('href', board());
  });

  it('says that there is no plan', async () => {
    await renderApp(calls());
    expect(await screen.findByText('Jadwal lomba ini belum disusun.')).toBeVisible();
  });

  it('says that there is no such tournament', async () => {
    await renderApp('/board?tournament=99999&view=panggilan');
    expect(
      await screen.findByText('Lomba ini tidak ada, atau sudah dihapus oleh penyelenggara.'),
    ).toBeVisible();
  });

  it('says that all is over for today', async () => {
    const { slots } = await planFromNow();
    for (const slot of slots) await take(slot, 'call', 'start', 'end');
    await renderApp(calls());
    expect(await screen.findByText('Semua giliran hari ini sudah selesai.')).toBeVisible();
  });

  it('goes on trying when it cannot be loaded', async () => {
    await planFromNow();
    await applyScenarios('server-500:getSchedule');
    await renderApp(calls());
    expect(
      await screen.findByText('Jadwal belum dapat dimuat. Layar ini mencoba lagi sendiri.'),
    ).toBeVisible();
  });
});

describe('the board of a tournament with a plan', () => {
  it('has a line with what is next, and leads to the calls', async () => {
    const { slots, nameAt } = await planFromNow();
    await take(slots[0], 'call', 'start');
    await renderApp(`${board()}&category=${place().categoryId}`);
    const next = (await screen.findByText('Berikutnya')).closest('p');
    expect(next).toHaveTextContent(`BerikutnyaArena 1 ${nameAt(1)}`);
    expect(screen.getByRole('link', { name: 'Layar panggilan' })).toHaveAttribute('href', calls());
  });

  it('has neither without a plan', async () => {
    await holdToday(backend.db, place().tournamentId);
    await renderApp(board());
    expect(await screen.findByRole('heading', { level: 1, name: /^Papan skor: / })).toBeVisible();
    expect(screen.queryByText('Berikutnya')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Layar panggilan' })).toBeNull();
  });
});
