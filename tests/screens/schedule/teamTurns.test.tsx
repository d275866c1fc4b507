import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanSlot, Schedule, TeamDay, TeamDayTournament } from '../../../openapi/schema.d.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { createCallRequests } from '../../support/database/callRequests.ts';
import { holdToday } from '../../support/database/holdToday.ts';
import { roundInput } from '../../support/database/roundRequests.ts';
import { setDeviceClock } from '../../support/screens/deviceClock.ts';
import { FakeSource, openedSources, tellSources } from '../../support/screens/fakeSource.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const product = useTestApp();
const { renderApp, backend, faults, isLoading, applyScenarios, clearScenarios } = product;
const requests = createCallRequests(backend);
const { place, first, add, save, readSchedule, take } = requests;

const vibrate = vi.fn(() => true);

beforeEach(async () => {
  openedSources.length = 0;
  vi.stubGlobal('EventSource', FakeSource);
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  await requests.saveRounds([roundInput({ id: first().id, run_count: 1 })]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
});

/** Plans the category in one arena from now on, today. */
async function planFromNow(): Promise<Schedule> {
  await holdToday(backend.db, place().tournamentId);
  const now = Date.now();
  const days = [
    { from: new Date(now).toISOString(), to: new Date(now + 8 * 3_600_000).toISOString() },
  ];
  await save({ days, breaks: [] });
  return (await readSchedule()).body.data;
}

function teamOf({ teams }: Schedule, slot: PlanSlot | undefined) {
  const team = teams.find(({ id }) => id === slot?.team_id);
  if (!team) throw new Error('Nobody has this turn');
  return team;
}

/** The turns in the tournament of the tests. */
async function findTurns() {
  const title = await screen.findByRole('link', { name: await titleOf() });
  const region = title.closest('section');
  if (!region) throw new Error('The tournament has no section');
  return within(region);
}
async function titleOf() {
  const { body } = await backend.request('GET', `/api/tournaments/${place().tournamentId}`);
  return (body as { data: { title: string } }).data.title;
}

const tellCall = (teamId: number) =>
  tellSources('schedule', { called: [{ team_ids: [teamId], slot_id: 1, arena: 1, count: 1 }] });

describe('the turns of a team', () => {
  it('begin with the next one, its arena, the turns before it and the minutes', async () => {
    const schedule = await planFromNow();
    const team = teamOf(schedule, schedule.slots[4]);
    await renderApp(`/t/${team.code}`);
    const turns = await findTurns();
    expect(screen.getByRole('heading', { level: 1, name: team.name })).toBeVisible();
    expect(turns.getByText(/^sekitar \d+ sampai \d+ menit lagi$/)).toBeVisible();
    expect(turns.getByText('Arena 1')).toBeVisible();
    expect(turns.getByText('4 giliran lagi sebelum tim ini')).toBeVisible();
    expect(turns.getByText(/^antara \d\d\.\d\d dan \d\d\.\d\d$/)).toBeVisible();
    expect(turns.getByRole('listitem')).toHaveTextContent(
      /^Penyisihan, percobaan 1Arena 1 · sekitar \d\d\.\d\d$/,
    );
    expect(screen.getByText(/^Data pukul \d\d\.\d\d$/)).toBeVisible();
    await expectAccessible();
  });

  it('are found by a code in lower case, without its hyphens', async () => {
    const schedule = await planFromNow();
    const team = teamOf(schedule, schedule.slots[0]);
    await renderApp(`/t/${team.code.toLowerCase().replaceAll('-', '%20')}`);
    expect(await screen.findByRole('heading', { level: 1, name: team.name })).toBeVisible();
  });

  it('say at once that the team is called, let the phone buzz once for each call, and then where it is', async () => {
    const schedule = await planFromNow();
    const [slot] = schedule.slots;
    const team = teamOf(schedule, slot);
    await renderApp(`/t/${team.code}`);
    const turns = await findTurns();
    expect(turns.getByText('Siap-siap')).toBeVisible();
    expect(vibrate).not.toHaveBeenCalled();
    await take(slot, 'call');
    await tellCall(team.id);
    expect(await turns.findByText('Segera ke Arena 1')).toBeVisible();
    expect(turns.getByRole('alert')).toHaveTextContent('DipanggilSegera ke Arena 1');
    expect(document.title).toContain('DIPANGGIL: Arena 1');
    await waitFor(() => expect(isLoading()).toBe(false));
    expect(vibrate).toHaveBeenCalledOnce();
    await expectAccessible();
    await take(slot, 'call');
    await tellCall(team.id);
    await waitFor(() =>
      expect(turns.getByRole('alert')).toHaveTextContent(/Arena 1Panggilan ke-2 dari 3\.$/),
    );
    expect(vibrate).toHaveBeenCalledTimes(2);
    await take(slot, 'arrive');
    await tellCall(team.id);
    expect(await turns.findByText('Tunggu di Arena 1')).toBeVisible();
    await take(slot, 'start');
    await tellCall(team.id);
    expect(await turns.findByText('Sedang di Arena 1')).toBeVisible();
    expect(await add(place().teamIds.indexOf(team.id), {})).toBe(201);
    await tellCall(team.id);
    expect(await turns.findByText('Semua giliran tim ini sudah selesai.')).toBeVisible();
    expect(turns.getByRole('listitem')).toHaveTextContent(/80 poin · 01:07\.38Arena 1 · selesai/);
    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  it('do not buzz before anybody has touched the page, which browsers do not allow', async () => {
    const schedule = await planFromNow();
    await take(schedule.slots[0], 'call');
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: false },
      configurable: true,
    });
    await renderApp(`/t/${teamOf(schedule, schedule.slots[0]).code}`);
    expect(await screen.findByText('Segera ke Arena 1')).toBeVisible();
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('wait a little with what is about other teams', async () => {
    const schedule = await planFromNow();
    const team = teamOf(schedule, schedule.slots[3]);
    await renderApp(`/t/${team.code}`);
    const turns = await findTurns();
    expect(turns.getByText('3 giliran lagi sebelum tim ini')).toBeVisible();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await add(place().teamIds.indexOf(teamOf(schedule, schedule.slots[0]).id), {});
    await tellSources('scores');
    expect(turns.getByText('3 giliran lagi sebelum tim ini')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(await turns.findByText('2 giliran lagi sebelum tim ini')).toBeVisible();
  });

  it('tell a team to which nobody came what to do', async () => {
    const schedule = await planFromNow();
    const [slot] = schedule.slots;
    const missed = ['call', 'call', 'call', 'miss'] as const;
    await take(slot, ...missed);
    const team = teamOf(schedule, slot);
    await renderApp(`/t/${team.code}`);
    const turns = await findTurns();
    expect(turns.getByRole('alert')).toHaveTextContent(/pindah ke akhir antrean Arena 1/);
    await take(slot, ...missed);
    await tellCall(team.id);
    expect(await turns.findByText(/Datanglah sekarang ke meja antrean/)).toBeVisible();
    expect(turns.getByRole('listitem')).toHaveTextContent('Arena 1 · tidak hadir');
  });

  it.each([
    ['2 hours behind', -2],
    ['3 hours ahead', 3],
  ])('are right on a phone whose clock is %s', async (_, hours) => {
    const schedule = await planFromNow();
    backend.clock.at = new Date();
    setDeviceClock(product, hours * 3_600_000);
    await renderApp(`/t/${teamOf(schedule, schedule.slots[3]).code}`);
    const turns = await findTurns();
    expect(await turns.findByText(/^sekitar \d+ sampai \d+ menit lagi$/)).toBeVisible();
    expect(screen.getByText(/^Data pukul \d\d\.\d\d$/)).toBeVisible();
  });
});

describe('turns that are not there', () => {
  const anyCode = async () => {
    await planFromNow();
    const { body } = await readSchedule();
    return teamOf(body.data, body.data.slots[0]).code;
  };

  /** Changes each tournament of the answer. */
  const answerWith = (changes: Partial<TeamDayTournament>) =>
    faults(
      http.get('*/api/team-days/*', async ({ request }) => {
        const answer = await backend.app.fetch(request);
        const body = (await answer.json()) as { data: TeamDay };
        const tournaments = body.data.tournaments.map((each) => ({ ...each, ...changes }));
        return HttpResponse.json({ ...body, data: { ...body.data, tournaments } });
      }),
    );

  it('are said to come once there is a plan', async () => {
    const code = await anyCode();
    answerWith({ mode: null, turns: [] });
    await renderApp(`/t/${code}`);
    expect((await findTurns()).getByText(/^Jadwal belum dibuat\./)).toBeVisible();
  });

  it('are not said to have ended in a tournament that is cancelled', async () => {
    const code = await anyCode();
    answerWith({ status: 'cancelled' });
    await renderApp(`/t/${code}`);
    const turns = await findTurns();
    expect(turns.getByText('Lomba ini dibatalkan.')).toBeVisible();
    expect(turns.queryByText('Lomba ini sudah selesai.')).toBeNull();
  });

  it('lead to the field for another code if no team has this one', async () => {
    const code = await anyCode();
    const { user, currentPath } = await renderApp('/t/X-ZZZZ-99999');
    expect(
      await screen.findByText('Tidak ada tim dengan kode ini. Periksa kodenya.'),
    ).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Kode tim' });
    expect(field).toHaveValue('X-ZZZZ-99999');
    await user.clear(field);
    await user.type(field, 'bukan kode{Enter}');
    expect(screen.getByText('Tulis kode tim dengan hurufnya, seperti X-ABCD-00042.')).toBeVisible();
    await user.clear(field);
    await user.type(field, ` ${code.toLowerCase()} {Enter}`);
    await waitFor(() => expect(currentPath()).toBe(`/t/${code}`));
    await findTurns();
  });

  it('say that the address has no whole code, which can be completed', async () => {
    await renderApp('/t/x-jnys');
    expect(
      await screen.findByText('Ini bukan kode tim yang lengkap. Periksa tulisannya.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Kode tim' })).toHaveValue('x-jnys');
  });

  it('are asked for again after a failure', async () => {
    const code = await anyCode();
    await applyScenarios('server-500:getTeamDay');
    const { user } = await renderApp(`/t/${code}`);
    expect(await screen.findByText('Giliran tim belum dapat dimuat.')).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await findTurns();
  });

  it('say how old the last ones are while the network is gone', async () => {
    const code = await anyCode();
    const { user } = await renderApp(`/t/${code}`);
    await findTurns();
    await applyScenarios('offline:getTeamDay');
    await tellCall(await idOf(code));
    expect(await screen.findByText(/^Giliran belum dapat diperbarui/)).toHaveTextContent(
      /^Data pukul \d\d\.\d\d\. Giliran belum dapat diperbarui, dan mungkin sudah bergeser\.$/,
    );
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(screen.queryByText(/^Giliran belum dapat/)).toBeNull());
  });

  it('say how old an answer is that the phone has stored', async () => {
    const code = await anyCode();
    const stored = new Date(Date.now() - 6.5 * 60_000);
    faults(
      http.get('*/api/team-days/*', async ({ request }) => {
        const { body } = await backend.app.fetch(request);
        return new Response(body, { headers: { Date: stored.toUTCString(), Age: '390' } });
      }),
    );
    await renderApp(`/t/${code}`);
    await findTurns();
    expect(screen.getByText(/^Data pukul \d\d\.\d\d, 6 menit lalu\.$/)).toBeVisible();
  });
});

const idOf = async (code: string) =>
  (await readSchedule()).body.data.teams.find((team) => team.code === code)?.id ?? 0;

describe('teams that were opened on this device', () => {
  it('are offered, the last one first, until they are removed', async () => {
    const schedule = await planFromNow();
    const teams = [teamOf(schedule, schedule.slots[0]), teamOf(schedule, schedule.slots[1])];
    const { router, user } = await renderApp(`/t/${teams[0]?.code}`);
    await findTurns();
    await act(() => router.navigate(`/t/${teams[1]?.code}`));
    await screen.findByRole('heading', { level: 1, name: teams[1]?.name ?? '' });
    await act(() => router.navigate('/t'));
    const list = await screen.findByRole('region', { name: 'Terakhir dilihat di perangkat ini' });
    const names = () =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(names()).toEqual([teams[1]?.name, teams[0]?.name]);
    await expectAccessible();
    await user.click(
      within(list).getByRole('button', { name: `Hapus ${teams[1]?.name} dari daftar ini` }),
    );
    await waitFor(() => expect(names()).toEqual([teams[0]?.name]));
  });
});
