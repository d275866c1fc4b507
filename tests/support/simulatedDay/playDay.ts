import { expect } from 'vitest';
import type { AdvancePreview, PlanSlot, Schedule, SlotCall } from '../../../openapi/schema.d.ts';
import type { Backend } from '../database/backend.ts';
import { readDesk, type SimulatedDay } from './insertDay.ts';
import { createQueueDesk } from './queueDesk.ts';

const minute = 60_000;
const maxMinutes = 14 * 60;

type Played = {
  slotId: number;
  arenaId: number;
  pupilIds: number[];
  from: number;
  to: number;
};

export type DayOptions = {
  start: number;
  /** Teams that do not come, until they were called again at the end of the queue. */
  absent: ReadonlySet<number>;
  /** The arena that begins so many milliseconds later than the others. */
  late: { index: number; milliseconds: number };
  /** When the desk of the second half of the arenas has no network, in milliseconds after the start. */
  offline: { from: number; to: number };
  random: () => number;
};

type Progress = { startedAt: number; endsAt: number };

/** The team with the lower id wins, so that no group ends level. */
const scoreOf = ({ home, away }: NonNullable<PlanSlot['match']>) =>
  (home.team_id ?? 0) < (away.team_id ?? 0)
    ? { home_score: 2, away_score: 0 }
    : { home_score: 0, away_score: 2 };

const teamsOf = ({ team_id, match }: PlanSlot): number[] =>
  [team_id, match?.home.team_id, match?.away.team_id].flatMap((id) => id ?? []);

/** How long a team needs after a call, and an arena for a run: three to five minutes. */
const runMinutes = { least: 3, more: 3 };

type Known = { slot: PlanSlot; call: SlotCall | null };
type Action = 'call' | 'arrive' | 'start' | 'end' | 'miss';

/** Enters scores and results as the desks of a simulated day do. */
function createScoreDesk(
  { tournamentId, request }: SimulatedDay,
  { absent, random }: Pick<DayOptions, 'absent' | 'random'>,
) {
  const enterMatch = (match: NonNullable<PlanSlot['match']>, isAbsent: boolean) =>
    request('PUT', `/api/organiser/matches/${match.id}/result`, {
      key: crypto.randomUUID(),
      ...(isAbsent
        ? { outcome: 'absent', side: absent.has(match.home.team_id ?? 0) ? 'home' : 'away' }
        : { outcome: 'played', ...scoreOf(match) }),
    });
  const enterRun = (slot: PlanSlot, isAbsent: boolean) =>
    request(
      'POST',
      `/api/organiser/tournaments/${tournamentId}/categories/${slot.category_id}/runs`,
      {
        key: crypto.randomUUID(),
        team_id: slot.team_id,
        round_id: slot.round_id,
        number: slot.run_number,
        ...(isAbsent
          ? { outcome: 'dns', points: null, time: null }
          : { outcome: 'finished', points: Math.floor(random() * 400), time: '01:07.38' }),
      },
    );
  return async (slot: PlanSlot, isAbsent: boolean): Promise<void> => {
    const { match } = slot;
    const answer = await (match ? enterMatch(match, isAbsent) : enterRun(slot, isAbsent));
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: match ? 200 : 201 });
  };
}

/** Opens and draws the knock-out once all matches of the groups have ended; returns whether it did. */
async function openKnockout(created: SimulatedDay): Promise<boolean> {
  const { request } = created;
  const { rounds, match_rounds: drawn } = await readDesk(created, created.categoryIds.at(-1) ?? 0);
  const [groups, knockout] = rounds;
  const own = drawn?.find(({ round_id: id }) => id === groups?.id);
  if (!knockout || !own || own.matches.some(({ result }) => result === null)) return false;
  const path = `/api/organiser/rounds/${knockout.id}`;
  const { data } = (await request('GET', `${path}/advance`)).body as { data: AdvancePreview };
  const opened = await request('POST', `${path}/open`, {
    team_ids: data.candidates.slice(0, 16).map(({ team }) => team.id),
    reason: 'Nilai yang sama diundi',
  });
  expect(opened, JSON.stringify(opened.body)).toMatchObject({ status: 200 });
  const answer = await request('PUT', `${path}/draw`, { method: 'seeds' });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return true;
}

/** Notes when the third one that waits in an arena is expected, and how wrong that was. */
function createForecasts() {
  const expected = new Map<number, number>();
  const errors: number[] = [];
  return {
    errors,
    note(queue: readonly PlanSlot[]): void {
      const third = queue.filter(({ ended_at: at, call }) => at === null && call === null)[2];
      if (third?.expected_at && !expected.has(third.id ?? 0))
        expected.set(third.id ?? 0, Date.parse(third.expected_at));
    },
    compare(id: number, now: number): void {
      const forecast = expected.get(id);
      if (forecast !== undefined) errors.push(Math.abs(forecast - now));
    },
  };
}

/**
 * Plays a day minute by minute: a team comes a minute after it was called, and its score is entered when its run ends.
 * Returns what was played when, how wrong forecasts were, and how often teams were called.
 */
export async function playDay(backend: Backend, created: SimulatedDay, options: DayOptions) {
  const { pupilsOf } = created;
  const { start, absent, late, offline, random } = options;
  const desks = [createQueueDesk(created), createQueueDesk(created)] as const;
  const enter = createScoreDesk(created, options);
  const forecasts = createForecasts();
  const progress = new Map<number, Progress>();
  /** The pupils who have come to an arena, until their run or match ends. */
  const atArenas = new Set<number>();
  const played: Played[] = [];
  const entries: (() => Promise<void>)[] = [];
  const presses = { count: 0, rejected: 0 };
  const isOfflineAt = (now: number) => now - start >= offline.from && now - start < offline.to;

  const readSchedule = async () => {
    const path = `/api/tournaments/${created.tournamentId}/schedule`;
    return ((await backend.request('GET', path)).body as { data: Schedule }).data;
  };

  const pupilsIn = (slot: PlanSlot) => teamsOf(slot).flatMap((id) => pupilsOf.get(id) ?? []);

  /** The queue of an arena in one minute, at its desk. */
  function createArena(arenaIndex: number, now: number) {
    const isSecond = arenaIndex >= 4;
    const desk = desks[isSecond ? 1 : 0];
    const isOffline = isSecond && isOfflineAt(now);
    const press = async ({ slot, call }: Known, action: Action) => {
      presses.count += 1;
      const rival = !isOffline && action === 'call' && presses.count % 20 === 0;
      const isAccepted = await desk.press(slot, call, action, { at: new Date(now), rival });
      if (!isAccepted) presses.rejected += 1;
      return isAccepted;
    };
    return { isOffline, press, callOf: desk.callOf };
  }
  type Arena = ReturnType<typeof createArena>;

  /** Ends the run in the arena if its time is over; returns whether the arena is free. */
  async function endRun({ isOffline, press }: Arena, running: Known | undefined, now: number) {
    if (!running) return true;
    const { slot } = running;
    const ends = progress.get(slot.id ?? 0);
    if (!ends || now < ends.endsAt) return false;
    await press(running, 'end');
    const pupilIds = pupilsIn(slot);
    for (const id of pupilIds) atArenas.delete(id);
    played.push({
      slotId: slot.id ?? 0,
      arenaId: slot.arena_id,
      pupilIds,
      from: ends.startedAt,
      to: now,
    });
    if (isOffline) entries.push(() => enter(slot, false));
    else await enter(slot, false);
    return true;
  }

  async function startRun({ press }: Arena, present: Known, now: number): Promise<void> {
    await press(present, 'start');
    const id = present.slot.id ?? 0;
    const minutes = runMinutes.least + Math.floor(random() * runMinutes.more);
    progress.set(id, { startedAt: now, endsAt: now + minutes * minute });
    forecasts.compare(id, now);
  }

  /** A team comes once none of its pupils is in another arena, which a desk without a network does not know. */
  async function awaitTeam({ press }: Arena, called: Known): Promise<void> {
    if (teamsOf(called.slot).some((id) => absent.has(id))) {
      await press(called, (called.call?.count ?? 0) < 3 ? 'call' : 'miss');
      return;
    }
    const pupilIds = pupilsIn(called.slot);
    if (pupilIds.some((id) => atArenas.has(id))) return;
    await press(called, 'arrive');
    for (const id of pupilIds) atArenas.add(id);
  }

  /** Calls the first of the next three whose pupils are free. */
  async function callNext({ press }: Arena, waiting: readonly Known[]): Promise<void> {
    for (const each of waiting.slice(0, 3)) {
      const teams = teamsOf(each.slot);
      if (teams.length === 0) return;
      if (each.slot.match && teams.length < 2) continue;
      if (await press(each, 'call')) return;
    }
  }

  /** Does what is next in the queue of an arena. */
  async function serve(arenaIndex: number, queue: readonly PlanSlot[], now: number): Promise<void> {
    const arena = createArena(arenaIndex, now);
    const open = queue
      .map((slot): Known => ({ slot, call: arena.callOf(slot) }))
      .filter(({ slot, call }) => slot.ended_at === null && call?.state !== 'ended');
    const inState = (state: SlotCall['state']) => open.find(({ call }) => call?.state === state);
    const gone = inState('absent');
    if (gone && !arena.isOffline) return enter(gone.slot, true);
    const running = inState('running');
    const isFree = await endRun(arena, running, now);
    const [present, called] = [inState('present'), inState('called')];
    if (present && isFree) return startRun(arena, present, now);
    if (called) return awaitTeam(arena, called);
    if (!present)
      await callNext(
        arena,
        open.filter((each) => each !== running),
      );
  }

  async function goOnline(): Promise<Schedule> {
    await desks[1].goOnline();
    for (const entry of entries.splice(0)) await entry();
    return readSchedule();
  }

  let stored: Schedule | undefined;
  let isDrawn = false;
  let minutes = 0;
  for (; minutes < maxMinutes; minutes += 1) {
    const now = start + minutes * minute;
    backend.clock.at = new Date(now);
    let schedule = await readSchedule();
    if (isOfflineAt(now) && !stored) {
      desks[1].goOffline();
      stored = schedule;
    }
    if (!isOfflineAt(now) && stored) {
      schedule = await goOnline();
      stored = undefined;
    }
    if (schedule.slots.every(({ ended_at: at }) => at !== null)) break;
    for (const [index, arena] of schedule.arenas.entries()) {
      if (index === late.index && now - start < late.milliseconds) continue;
      const { slots } = index >= 4 && stored ? stored : schedule;
      const queue = slots.filter(({ arena_id: id }) => id === arena.id);
      await serve(index, queue, now);
      forecasts.note(queue);
    }
    if (!isDrawn && minutes % 5 === 0) isDrawn = await openKnockout(created);
  }
  return {
    minutes,
    played,
    errors: forecasts.errors,
    presses,
    calls: desks[0].sent.calls + desks[1].sent.calls,
    lost: desks[0].sent.lost + desks[1].sent.lost,
  };
}
