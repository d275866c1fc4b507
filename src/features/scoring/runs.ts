import { countRuns } from '../../../openapi/runs/runResults.ts';
import type {
  EnteredRun,
  Round,
  RunOutcome,
  ScoreEntryData,
  ScoreEntryTeam,
} from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';
import type { WaitingRun, WaitingScore } from '../../outbox/waitingEntries.ts';

/** A run of the server, or one that has not reached it. */
export type Entry = EnteredRun | WaitingRun;

/** What a team has done in a run. */
export type RunValues = {
  outcome: RunOutcome;
  points: number | null;
  time: string | null;
  reason: string | null;
};

/** Which run of a team is meant. */
export type RunPosition = { roundId: number; number: number };

export const isWaiting = (entry: Entry): entry is WaitingRun => 'key' in entry;

/** Returns what an entry waits for, or that it was not accepted. */
export const waitingState = ({ rejection, isDelayed }: WaitingScore) =>
  rejection === undefined ? (isDelayed ? 'waiting' : 'sending') : 'refused';

export const valuesOf = ({ outcome, points, time, reason }: Entry): RunValues => ({
  outcome: outcome ?? 'finished',
  points,
  time,
  reason: reason ?? null,
});

/** Returns the number of a run; an earlier version of this page has stored first runs without one. */
export const numberOf = ({ number }: Pick<Entry, 'number'>): number => number ?? 1;

/**
 * Returns which run an entry is. One that an earlier version of this page has stored is the first run
 * of the first round, as on the server.
 */
export function positionOf(rounds: readonly Round[], entry: Entry): RunPosition {
  const roundId = isWaiting(entry) ? entry.roundId : entry.round_id;
  return { roundId: roundId ?? rounds[0]?.id ?? 0, number: numberOf(entry) };
}

export const isSamePosition = (one: RunPosition, other: RunPosition): boolean =>
  one.roundId === other.roundId && one.number === other.number;

/** Returns whether the teams of a later round are not chosen yet. */
export const isPlanned = ({ team_ids: ids }: Round): boolean => ids?.length === 0;

/** Returns the round whose runs are entered: the last open one, otherwise the last that was. */
export const findCurrentRound = (rounds: readonly Round[]): Round | undefined =>
  rounds.findLast(({ state }) => state === 'open') ?? rounds.findLast((round) => !isPlanned(round));

/** Returns the teams of a round, by name. */
export const teamsOf = ({ teams }: ScoreEntryData, { team_ids: ids }: Round): ScoreEntryTeam[] =>
  ids ? teams.filter(({ id }) => ids.includes(id)) : teams;

/** Returns the entries of a team in a round by their numbers; of equals, those that wait come first. */
export const findTeamRuns = (
  rounds: readonly Round[],
  entries: readonly Entry[],
  { roundId, teamId }: { roundId: number; teamId: number },
): Entry[] =>
  entries
    .filter(({ team }) => team.id === teamId)
    .filter((entry) => positionOf(rounds, entry).roundId === roundId)
    .toSorted(
      (one, other) =>
        numberOf(one) - numberOf(other) || Number(isWaiting(other)) - Number(isWaiting(one)),
    );

/** Returns the numbers of the runs that a team does not have yet. */
export function findMissingRuns(
  { run_count: count }: Round,
  teamRuns: readonly Pick<Entry, 'number'>[],
): number[] {
  const taken = new Set(teamRuns.map(numberOf));
  return Array.from({ length: count }, (_, index) => index + 1).filter((each) => !taken.has(each));
}

/** Returns the teams of a round that lack runs with the numbers of these, those with the fewest runs first. */
export function findMissingTeams(
  data: ScoreEntryData,
  round: Round,
): { team: ScoreEntryTeam; numbers: number[] }[] {
  const runs = Map.groupBy(
    data.runs.filter(({ round_id: id }) => id === round.id),
    ({ team }) => team.id,
  );
  return teamsOf(data, round)
    .map((team) => ({ team, numbers: findMissingRuns(round, runs.get(team.id) ?? []) }))
    .filter(({ numbers }) => numbers.length > 0)
    .toSorted((one, other) => other.numbers.length - one.numbers.length);
}

/**
 * Returns the number of the run after the last one of a team; the first missing one if there is none
 * after it, and undefined if the team has all its runs.
 */
export function findNextRun(
  round: Round,
  teamRuns: readonly Pick<Entry, 'number'>[],
): number | undefined {
  const missing = findMissingRuns(round, teamRuns);
  const last = Math.max(0, ...teamRuns.map(numberOf));
  return missing.find((each) => each > last) ?? missing[0];
}

/** Returns the teams that lack a run of a round, those with the fewest first. */
export const findRemainingTeams = (
  teams: readonly ScoreEntryTeam[],
  round: Round,
  runsOf: (team: ScoreEntryTeam) => readonly Pick<Entry, 'number'>[],
): ScoreEntryTeam[] =>
  teams
    .map((team) => ({ team, teamRuns: runsOf(team) }))
    .filter(({ teamRuns }) => findNextRun(round, teamRuns) !== undefined)
    .toSorted((one, other) => one.teamRuns.length - other.teamRuns.length)
    .map(({ team }) => team);

/** Returns the numbers of a team's runs that count for its result in the round. */
export function findCountedRuns(round: Round, teamRuns: readonly Entry[]): number[] {
  const accepted = teamRuns.filter((entry) => !isWaiting(entry) || entry.rejection === undefined);
  const runs = accepted.map((entry) => ({ ...valuesOf(entry), number: numberOf(entry) }));
  return countRuns(round, runs)?.counted ?? [];
}

/**
 * Returns what tells a run from the others of its team: 'Percobaan 2', with its round unless that is the one
 * on the screen. Empty where a team has one run.
 */
export function positionName(
  rounds: readonly Round[],
  { roundId, number }: RunPosition,
  shownRoundId?: number,
): string {
  const round = rounds.find(({ id }) => id === roundId);
  return [
    round && rounds.length > 1 && roundId !== shownRoundId ? round.name : '',
    number > 1 || (round && round.run_count > 1) ? copy.run.name(number) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the runs which an entry that waits can become: its own and those that its team lacks. */
export function findFreePositions(
  data: ScoreEntryData,
  entries: readonly Entry[],
  entry: Entry,
): RunPosition[] {
  const { rounds } = data;
  const own = positionOf(rounds, entry);
  return rounds.flatMap((round) => {
    const { id: roundId, state } = round;
    const isOpen = state === 'open' && teamsOf(data, round).some(({ id }) => id === entry.team.id);
    const others = findTeamRuns(rounds, entries, { roundId, teamId: entry.team.id });
    const missing = isOpen ? findMissingRuns(round, others) : [];
    const numbers = own.roundId === roundId ? [...missing, own.number] : missing;
    return [...new Set(numbers)]
      .toSorted((one, other) => one - other)
      .map((number) => ({ roundId, number }));
  });
}

/** Returns 'Garuda Baja, Percobaan 2', or the team alone. */
export const withTeam = ({ team }: Entry, name: string): string =>
  name === '' ? team.name : `${team.name}, ${name}`;

/** Returns the words of a run: its outcome unless it is finished, points, time and reason. */
export function describeRun({ outcome, points, time, reason }: RunValues): string[] {
  const words = [
    outcome === 'finished' ? '' : copy.outcomes[outcome],
    points === null ? '' : copy.run.points(formatNumber(points)),
    time ?? '',
    reason ?? '',
  ].filter(Boolean);
  return words.length === 0 ? ['–'] : words;
}

/** Returns the words of a run as one text: '80 poin · 01:07.38'. */
export const runText = (run: RunValues): string => describeRun(run).join(' · ');
