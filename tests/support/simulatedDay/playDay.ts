import { expect } from 'vitest';
import type { PlanSlot, Schedule, SlotCall } from '../../../openapi/schema.d.ts';
import type { Backend } from '../database/backend.ts';
import { readDesk, type SimulatedDay } from './insertDay.ts';
import { createQueueDesk } from './queueDesk.ts';

const minute = 60_000;

export type Played = {
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

/**
 * Plays a day minute by minute: a team comes a minute after it was called, a run takes three to five minutes, and its
 * score is entered when it ends. Returns what was played when, how wrong forecasts were, and how often teams were called.
 */
export async function playDay(backend: Backend, created: SimulatedDay, options: DayOptions) {
  const { tournamentId, categoryIds, pupilsOf, request } = created;
  const { start, absent, late, offline, random } = options;
  const desks = [createQueueDesk(created), createQueueDesk(created)] as const;
  const progress = new Map<number, Progress>();
  const played: Played[] = [];
  const forecasts = new Map<number, number>();
  const errors: number[] = [];
  const entries: (() => Promise<void>)[] = [];
  const presses = { count: 0, rejected: 0 };
  let matchesOpened = false;

  const readSchedule = async () => {
    const { body } = await backend.request('GET', `/api/tournaments/${tournamentId}/schedule`);
    return (body as { data: Schedule }).data;
  };

  /** Enters the score of a run, or the result of a match. */
  async function enter(slot: PlanSlot, isAbsent: boolean): Promise<void> {
    const key = crypto.randomUUID();
    const { match, category_id: categoryId } = slot;
    const answer = match
      ? await request('PUT', `/api/organiser/matches/${match.id}/result`, {
          key,
          ...(isAbsent
            ? { outcome: 'absent', side: absent.has(match.home.team_id ?? 0) ? 'home' : 'away' }
            : { outcome: 'played', ...scoreOf(match) }),
        })
      : await request(
          'POST',
          `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/runs`,
          {
            key,
            team_id: slot.team_id,
            round_id: slot.round_id,
            number: slot.run_number,
            ...(isAbsent
              ? { outcome: 'dns', points: null, time: null }
              : { outcome: 'finished', points: Math.floor(random() * 400), time: '01:07.38' }),
          },
        );
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: match ? 200 : 201 });
  }

  /** Goes on with the queue of an arena; returns when nothing is to do in this minute. */
  async function serve(arenaIndex: number, queue: readonly PlanSlot[], now: number): Promise<void> {
    const isSecond = arenaIndex >= 4;
    const desk = desks[isSecond ? 1 : 0];
    const isOffline = isSecond && now - start >= offline.from && now - start < offline.to;
    const at = new Date(now);
    const press = async (
      slot: PlanSlot,
      call: SlotCall | null,
      action: 'call' | 'arrive' | 'start' | 'end' | 'miss',
    ) => {
      presses.count += 1;
      const rival = !isOffline && action === 'call' && presses.count % 20 === 0;
      const isAccepted = await desk.press(slot, call, action, { at, rival });
      if (!isAccepted) presses.rejected += 1;
      return isAccepted;
    };
    const open = queue
      .map((slot) => ({ slot, call: desk.callOf(slot) }))
      .filter(({ slot, call }) => slot.ended_at === null && call?.state !== 'ended');
    const over = open.find(({ call }) => call?.state === 'absent');
    if (over && !isOffline) {
      await enter(over.slot, true);
      return;
    }
    const running = open.find(({ call }) => call?.state === 'running');
    const ends = running && progress.get(running.slot.id ?? 0);
    let isFree = !running;
    if (running && ends && now >= ends.endsAt) {
      await press(running.slot, running.call, 'end');
      const { slot } = running;
      played.push({
        slotId: slot.id ?? 0,
        arenaId: slot.arena_id,
        pupilIds: teamsOf(slot).flatMap((id) => pupilsOf.get(id) ?? []),
        from: ends.startedAt,
        to: now,
      });
      if (isOffline) entries.push(() => enter(slot, false));
      else await enter(slot, false);
      isFree = true;
    }
    const others = open.filter((each) => each !== running);
    const present = others.find(({ call }) => call?.state === 'present');
    if (present && isFree) {
      await press(present.slot, present.call, 'start');
      const id = present.slot.id ?? 0;
      progress.set(id, { startedAt: now, endsAt: now + (3 + Math.floor(random() * 3)) * minute });
      const forecast = forecasts.get(id);
      if (forecast !== undefined) errors.push(Math.abs(forecast - now));
      return;
    }
    const called = others.find(({ call }) => call?.state === 'called');
    if (called) {
      const { slot, call } = called;
      if (teamsOf(slot).some((id) => absent.has(id)))
        await press(slot, call, (call?.count ?? 0) < 3 ? 'call' : 'miss');
      else await press(slot, call, 'arrive');
      return;
    }
    if (present) return;
    for (const { slot, call } of others.slice(0, 3)) {
      if (teamsOf(slot).length === 0) break;
      if (slot.match && teamsOf(slot).length < 2) continue;
      if (await press(slot, call, 'call')) return;
    }
  }

  /** Opens and draws the knock-out once all matches of the groups have ended. */
  async function openKnockout(): Promise<void> {
    const categoryId = categoryIds.at(-1) ?? 0;
    const desk = await readDesk(created, categoryId);
    const [groups, knockout] = desk.rounds;
    const own = desk.match_rounds?.find(({ round_id: id }) => id === groups?.id);
    if (!knockout || !own || own.matches.some(({ result }) => result === null)) return;
    const { body } = await request('GET', `/api/organiser/rounds/${knockout.id}/advance`);
    const { candidates } = (
      body as { data: { candidates: { team: { id: number }; state: string }[] } }
    ).data;
    const opened = await request('POST', `/api/organiser/rounds/${knockout.id}/open`, {
      team_ids: candidates.slice(0, 16).map(({ team }) => team.id),
      reason: 'Nilai yang sama diundi',
    });
    expect(opened, JSON.stringify(opened.body)).toMatchObject({ status: 200 });
    const drawn = await request('PUT', `/api/organiser/rounds/${knockout.id}/draw`, {
      method: 'seeds',
    });
    expect(drawn, JSON.stringify(drawn.body)).toMatchObject({ status: 200 });
    matchesOpened = true;
  }

  const maxMinutes = 14 * 60;
  let minutes = 0;
  let isOffline = false;
  let offlineSchedule: Schedule | undefined;
  for (; minutes < maxMinutes; minutes += 1) {
    const now = start + minutes * minute;
    backend.clock.at = new Date(now);
    const wasOffline = isOffline;
    isOffline = now - start >= offline.from && now - start < offline.to;
    if (isOffline && !wasOffline) desks[1].goOffline();
    const schedule = await readSchedule();
    if (isOffline && !wasOffline) offlineSchedule = schedule;
    if (wasOffline && !isOffline) {
      await desks[1].goOnline();
      for (const entry of entries.splice(0)) await entry();
    }
    const fresh = wasOffline && !isOffline ? await readSchedule() : schedule;
    if (fresh.slots.every(({ ended_at: at }) => at !== null)) break;
    for (const [index, arena] of fresh.arenas.entries()) {
      if (index === late.index && now - start < late.milliseconds) continue;
      const source = index >= 4 && isOffline && offlineSchedule ? offlineSchedule : fresh;
      const queue = source.slots.filter(({ arena_id: id }) => id === arena.id);
      await serve(index, queue, now);
      const waiting = queue.filter((slot) => slot.ended_at === null && slot.call === null);
      const third = waiting[2];
      if (third?.expected_at && !forecasts.has(third.id ?? 0))
        forecasts.set(third.id ?? 0, Date.parse(third.expected_at));
    }
    if (!matchesOpened && minutes % 5 === 0) await openKnockout();
  }
  return {
    minutes,
    played,
    errors,
    presses,
    calls: desks[0].sent.calls + desks[1].sent.calls,
    lost: desks[0].sent.lost + desks[1].sent.lost,
  };
}
