import type { TeamTurn } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { runText } from '../../../lib/text/runText.ts';
import { ownResultText } from '../../matches/ownResultText.ts';
import { copy as scheduleCopy } from '../copy.ts';
import { betweenText, type Clock, timeText, waitText } from '../turnText.ts';
import { copy } from './copy.ts';
import { isAbsent, type Moments, type NextTurn, staleAge } from './teamTurns.ts';

/** Returns which run or match of a round a turn is, and against whom: 'Gugur, pertandingan 3, lawan Garuda'. */
export function partText({ round, run, match }: TeamTurn): string {
  if (run) return scheduleCopy.run(round, run.number);
  if (!match) return round;
  const { opponent, from } = match;
  const unknown = from
    ? (from.as === 'winner' ? scheduleCopy.winnerOf : scheduleCopy.loserOf)(from.number)
    : scheduleCopy.unknownTeam;
  const other = copy.versus(opponent?.name ?? unknown);
  return `${scheduleCopy.match(round, match.number)}, ${other}`;
}

/** Returns the result of a turn; undefined before it is entered. */
export function resultText({ run, match }: TeamTurn): string | undefined {
  if (run?.result) return runText(run.result);
  return match?.result ? ownResultText(match.result) : undefined;
}

const aboutText = (at: number, clock: Clock): string => scheduleCopy.aboutTime(timeText(at, clock));

/** Returns where and when a turn is, or was: 'Arena 1 · sekitar 10.20'. `at` is undefined once it is over. */
export function whenWhereText(turn: TeamTurn, at: number | undefined, clock: Clock): string {
  const { arena, ended_at: endedAt, call } = turn;
  if (at !== undefined) {
    const { state } = call ?? {};
    const isHere = state === 'called' || state === 'present' || state === 'running';
    const when = isHere ? copy.state[state].toLowerCase() : aboutText(at, clock);
    return `${arena} · ${when}`;
  }
  if (endedAt !== null)
    return `${arena} · ${scheduleCopy.endedAt(timeText(Date.parse(endedAt), clock))}`;
  return `${arena} · ${isAbsent(turn) ? copy.state.absent.toLowerCase() : scheduleCopy.notPlayed}`;
}

export type NextTexts = {
  /** A word about its state. */
  mark: string;
  /** What to do, or how long it takes. */
  large: string;
  lines: string[];
};

/** Returns what is said of a turn to which nobody is called yet. */
function waitingTexts({ turn, at, state }: NextTurn, clock: Clock, moments: Moments): NextTexts {
  const { arena, before } = turn;
  const part = partText(turn);
  const margin = turn.margin ?? 0;
  const isStale = moments.now - moments.answeredAt > staleAge;
  // The queue has moved on since, and nobody here knows how far.
  if (isStale && at + margin * 1000 < moments.now)
    return { mark: copy.next, large: arena, lines: [copy.unknown(timeText(at, clock)), part] };
  const wait = waitText(at, margin, clock.now);
  return {
    mark: state === 'soon' ? copy.state.soon : copy.next,
    large: wait ?? aboutText(at, clock),
    lines: [
      arena,
      before ? copy.turnsBefore(formatNumber(before)) : copy.firstInLine,
      ...(wait ? [betweenText(at, margin, clock)] : []),
      ...(state === 'soon' ? [copy.soonHint] : []),
      part,
    ],
  };
}

/** Returns what is said of the next turn, the most important first. */
export function nextTexts(next: NextTurn, clock: Clock, moments: Moments): NextTexts {
  const { turn, state } = next;
  const { arena, call } = turn;
  const part = partText(turn);
  if (state === 'called') {
    const count = call?.count ?? 1;
    const line = count > 1 ? copy.calledAgain(count) : copy.calledNow;
    return { mark: copy.state.called, large: copy.goTo(arena), lines: [line, part] };
  }
  if (state === 'present')
    return { mark: copy.state.present, large: copy.waitAt(arena), lines: [copy.presentHint, part] };
  if (state === 'running')
    return { mark: copy.state.running, large: copy.nowIn(arena), lines: [part] };
  return waitingTexts(next, clock, moments);
}

const minute = 60_000;

/** Returns of when an answer is: 'Data pukul 10.04, 6 menit lalu'. */
export function dataText(answeredAt: number, clock: Clock): string {
  const minutes = Math.floor((clock.now - answeredAt) / minute);
  const time = timeText(answeredAt, clock);
  const text = time.includes(',') ? copy.dataOn(time) : copy.dataOf(time);
  // A clock that is behind would tell of the future.
  if (minutes < 1) return text;
  if (minutes < 60) return `${text}, ${copy.ago(minutes)}`;
  const hours = Math.floor(minutes / 60);
  return `${text}, ${hours < 48 ? copy.agoInHours(hours) : copy.agoInDays(Math.floor(hours / 24))}`;
}
