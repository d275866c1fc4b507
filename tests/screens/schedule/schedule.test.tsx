import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DayPlan, Schedule } from '../../../openapi/schema.d.ts';
import { clubs } from '../../../server/db/schema.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { holdToday } from '../../support/database/holdToday.ts';
import { createPlanRequests } from '../../support/database/planRequests.ts';
import { roundInput } from '../../support/database/roundRequests.ts';
import { setDeviceClock } from '../../support/screens/deviceClock.ts';
import { FakeSource, openedSources, tellSources } from '../../support/screens/fakeSource.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const product = useTestApp();
const { renderApp, backend, applyScenarios, clearScenarios } = product;
const requests = createPlanRequests(backend);
const { place, first, add, save, readSchedule } = requests;

beforeEach(async () => {
  openedSources.length = 0;
  vi.stubGlobal('EventSource', FakeSource);
  await requests.saveRounds([roundInput({ id: first().id, run_count: 1 })]);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Plans the category in one arena from now on, today, and returns the plan and who is in it. */
async function planFromNow(): Promise<{ plan: DayPlan; schedule: Schedule }> {
  await holdToday(backend.db, place().tournamentId);
  const now = Date.now();
  const days = [
    { from: new Date(now).toISOString(), to: new Date(now + 8 * 3_600_000).toISOString() },
  ];
  const plan = await save({ days, breaks: [] });
  return { plan, schedule: (await readSchedule()).body.data };
}

const teamAt = ({ slots, teams }: Schedule, index: number) => {
  const team = teams.find(({ id }) => id === slots[index]?.team_id);
  if (!team) throw new Error(`Nobody has turn ${index}`);
  return team;
};
const address = (search = '') => `/tournaments/${place().tournamentId}/jadwal${search}`;
const arena = () => screen.findByRole('region', { name: 'Arena 1' });
const rowsOf = (region: HTMLElement) => within(region).getAllByRole('listitem');

describe('the schedule of a tournament', () => {
  it('has each arena with what is on and what is next, and the rest on demand', async () => {
    const { schedule } = await planFromNow();
    const { user } = await renderApp(address());
    const region = await arena();
    const [one, two, three] = rowsOf(region);
    expect(one).toHaveTextContent(/^sekitar \d\d\.\d\dSekarang/);
    expect(one).toHaveTextContent(teamAt(schedule, 0).name);
    expect(one).toHaveTextContent('Penyisihan, percobaan 1');
    expect(two).toHaveTextContent(/Berikutnya.*sekitar \d sampai \d menit lagi$/);
    expect(two).toHaveTextContent(teamAt(schedule, 1).club ?? '');
    expect(three).not.toHaveTextContent(/Sekarang|Berikutnya/);
    const count = schedule.slots.length;
    expect(rowsOf(region)).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: `Tampilkan ${count - 5} giliran lagi` }));
    expect(rowsOf(region)).toHaveLength(count);
    await expectAccessible();
  });

  it('follows the scores, and folds away what is over', async () => {
    const { schedule } = await planFromNow();
    await renderApp(address());
    expect(rowsOf(await arena())[0]).toHaveTextContent(teamAt(schedule, 0).name);
    expect(await add(place().teamIds.indexOf(teamAt(schedule, 0).id), {})).toBe(201);
    await tellSources('scores');
    const over = await screen.findByText('1 giliran sudah selesai');
    expect(over.closest('details')).not.toHaveAttribute('open');
    const now = screen.getByText('Sekarang').closest('li');
    expect(now).toHaveTextContent(teamAt(schedule, 1).name);
  });

  it('answers a search for one team with its arena, the turns before it and the minutes', async () => {
    const { schedule } = await planFromNow();
    const { user, router } = await renderApp(address());
    const team = teamAt(schedule, 3);
    await arena();
    await user.type(screen.getByRole('searchbox'), team.code);
    const card = await screen.findByRole('region', { name: new RegExp(`${team.name}$`) });
    expect(card).toHaveTextContent(team.club ?? '');
    expect(card).toHaveTextContent(/sekitar \d+ sampai \d+ menit lagiArena 13 giliran lagi/);
    expect(card).toHaveTextContent(/antara \d\d\.\d\d dan \d\d\.\d\d/);
    expect(within(card).getByRole('listitem')).toHaveTextContent(
      /^Penyisihan, percobaan 1sekitar \d\d\.\d\d · Arena 1$/,
    );
    expect(screen.queryByRole('region', { name: 'Arena 1' })).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe(`?search=${team.code}`));
    await expectAccessible();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'tidak ada');
    expect(
      await screen.findByText('Tidak ada giliran yang cocok dengan "tidak ada".'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tampilkan semua tim' }));
    expect(await arena()).toBeVisible();
  });

  it('has the turns of a club by time, with their arenas and a calendar file', async () => {
    const { schedule } = await planFromNow();
    const clubs = Map.groupBy(schedule.teams, ({ club }) => club);
    const [club, teams = []] =
      [...clubs].find(([name, own]) => name !== null && own.length > 1) ?? [];
    expect(teams.length).toBeGreaterThan(1);
    await renderApp(address(`?${new URLSearchParams({ search: club ?? '' }).toString()}`));
    const region = await screen.findByRole('region', { name: club ?? '' });
    const rows = rowsOf(region);
    const ids = new Set(teams.map(({ id }) => id));
    expect(rows).toHaveLength(schedule.slots.filter((slot) => ids.has(slot.team_id ?? 0)).length);
    expect(rows[0]).toHaveTextContent('Arena 1 · Penyisihan, percobaan 1');
    expect(screen.getByRole('button', { name: 'Unduh kalender' })).toBeVisible();
  });

  it('has the turns of a club by time whose name another club has too', async () => {
    const { schedule } = await planFromNow();
    const byClub = Map.groupBy(schedule.teams, ({ code }) => code.slice(0, -5));
    const [[part = '', teams = []] = [], [other = ''] = []] = [...byClub].filter(
      ([, own]) => own.length > 1,
    );
    const name = 'Klub Robotika';
    await backend.db
      .update(clubs)
      .set({ name })
      .where(inArray(clubs.code, [part.slice(2, 6), other.slice(2, 6)]));
    await renderApp(address(`?search=${part}`));
    const rows = rowsOf(await screen.findByRole('region', { name }));
    const ids = new Set(teams.map(({ id }) => id));
    expect(rows).toHaveLength(schedule.slots.filter((slot) => ids.has(slot.team_id ?? 0)).length);
    cleanup();
    await renderApp(address(`?search=${name}`));
    expect(await arena()).toBeVisible();
  });

  it('leads from the name of a team to its card', async () => {
    const { schedule } = await planFromNow();
    const { user } = await renderApp(address());
    const team = teamAt(schedule, 0);
    await user.click(within(await arena()).getByRole('link', { name: new RegExp(team.name) }));
    const card = await screen.findByRole('region', { name: new RegExp(`${team.name}$`) });
    expect(card).toHaveTextContent('Sekarang di Arena 1');
    expect(screen.getByRole('searchbox')).toHaveValue(team.code);
  });

  it('has one category by time, with the arena of each turn', async () => {
    await planFromNow();
    const { user, router } = await renderApp(address(`?category=${place().categoryId}`));
    const select = await screen.findByRole('combobox', { name: 'Tampilkan' });
    expect(select).toHaveValue(String(place().categoryId));
    const name = within(select).getByRole('option', { selected: true }).textContent;
    const region = await screen.findByRole('region', { name });
    expect(rowsOf(region)[0]).toHaveTextContent('Arena 1 · Penyisihan, percobaan 1');
    await user.selectOptions(select, 'Per arena');
    expect(rowsOf(await arena())[0]).toHaveTextContent(`${name} · Penyisihan, percobaan 1`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it.each([
    ['2 hours behind', -2],
    ['3 hours ahead', 3],
  ])('is right on a device whose clock is %s', async (_, hours) => {
    const { schedule } = await planFromNow();
    backend.clock.at = new Date();
    setDeviceClock(product, hours * 3_600_000);
    await renderApp(address(`?search=${teamAt(schedule, 3).code}`));
    expect(await screen.findByText(/^sekitar \d+ sampai \d+ menit lagi$/)).toBeVisible();
  });
});

describe('a schedule that is not there', () => {
  it('says so before there is a plan', async () => {
    await renderApp(address());
    expect(await screen.findByText('Jadwal belum ada')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('is asked for again after a failure', async () => {
    await planFromNow();
    await applyScenarios('server-500:getSchedule');
    const { user } = await renderApp(address());
    expect(await screen.findByText('Jadwal belum dapat dimuat.')).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await arena()).toBeVisible();
  });

  it('says how old the last one is while it cannot be loaded anew', async () => {
    await planFromNow();
    const { user } = await renderApp(address());
    await arena();
    await applyScenarios('offline:getSchedule');
    await tellSources('scores');
    expect(await screen.findByText('Data beberapa saat lalu.')).toBeVisible();
    clearScenarios();
    expect(await arena()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(screen.queryByText(/^Data/)).toBeNull());
  });

  it('has no page for a tournament that does not exist', async () => {
    await renderApp('/tournaments/99999/jadwal');
    expect(await screen.findByRole('heading', { name: 'Lomba tidak ditemukan' })).toBeVisible();
  });
});

describe.each([
  ['a tournament', () => `/tournaments/${place().tournamentId}`, () => address()],
  [
    'its results',
    () => `/tournament-result/${place().tournamentId}/${place().categoryId}`,
    () => address(`?category=${place().categoryId}`),
  ],
])('the page of %s', (_, pageOf, linkOf) => {
  const findLinks = async () => {
    const { isLoading } = product;
    await renderApp(pageOf());
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(isLoading()).toBe(false));
    const links = screen.queryAllByRole('link', { name: /^Jadwal/ });
    return links.map((link) => link.getAttribute('href'));
  };

  it('does not lead to a schedule that is not there', async () => {
    await holdToday(backend.db, place().tournamentId);
    expect(await findLinks()).toEqual([]);
  });

  it('leads to the schedule', async () => {
    await planFromNow();
    expect(await findLinks()).toEqual([linkOf()]);
  });
});
