import type { RoundWithTeams } from './roundQueries.ts';
import { findAdvancingTo, type PlayedEntrant, type RoundRanking } from './roundRankings.ts';

/** A round that was opened, and the teams that advance to it otherwise than when it was. */
export type AdvanceChange = {
  round: RoundWithTeams;
  /** Teams of the round whose rank no longer lets them advance, with their runs in it. */
  out: PlayedEntrant[];
  /** Teams that are not in the round and advance by their rank now, the best first. */
  in: PlayedEntrant[];
  /** Teams that are not in the round and share the last rank that advances now. */
  tied: PlayedEntrant[];
};

/** Returns which registrations advance to a round by their rank, or share the last rank that does. */
function findChances({ round, before }: OpenedRound): Map<number, 'advances' | 'tied'> {
  const { advancing, tied } = findAdvancingTo(round, before);
  return new Map([
    ...advancing.map(({ entry }) => [entry.registrationId, 'advances'] as const),
    ...tied.map(({ entry }) => [entry.registrationId, 'tied'] as const),
  ]);
}

type OpenedRound = RoundRanking & { before: RoundRanking };

/** Returns the rounds whose teams have been chosen, each with the one before it. */
const findOpened = (rankings: readonly RoundRanking[]): OpenedRound[] =>
  rankings.flatMap((ranking, index) => {
    const before = rankings[index - 1];
    return before && ranking.round.registrationIds.length > 0 ? [{ ...ranking, before }] : [];
  });

/**
 * Returns the rounds to which other teams advance by a change of runs. A team that organisers have chosen
 * whatever its rank, and one that they have left out, is no change; one that was chosen at a tie is, once
 * its rank is below the tie.
 */
export function findAdvanceChanges(
  before: readonly RoundRanking[],
  after: readonly RoundRanking[],
): AdvanceChange[] {
  const openedBefore = findOpened(before);
  return findOpened(after).flatMap((opened) => {
    const { round, ranked, withoutResult } = opened;
    const earlier = openedBefore.find((each) => each.round.id === round.id);
    const had = earlier ? findChances(earlier) : new Map<number, 'advances' | 'tied'>();
    const has = findChances(opened);
    const own = [...ranked.map(({ entry }) => entry), ...withoutResult];
    const others = opened.before.ranked
      .map(({ entry }) => entry)
      .filter(({ registrationId: id }) => !round.registrationIds.includes(id));
    const change = {
      round,
      out: own
        .filter(({ registrationId: id }) => had.has(id) && !has.has(id))
        .toSorted(
          (one, other) =>
            round.registrationIds.indexOf(one.registrationId) -
            round.registrationIds.indexOf(other.registrationId),
        ),
      in: others.filter(
        ({ registrationId: id }) => has.get(id) === 'advances' && had.get(id) !== 'advances',
      ),
      tied: others.filter(({ registrationId: id }) => has.get(id) === 'tied' && !had.has(id)),
    };
    return change.out.length + change.in.length + change.tied.length > 0 ? [change] : [];
  });
}

const nameTeams = (entrants: readonly PlayedEntrant[]) =>
  new Intl.ListFormat('id').format(entrants.map(({ team }) => team.name));

/** Returns who advances otherwise: 'Ampere tidak lagi lolos, Komodo Lintas lolos'. */
export const describeAdvance = ({ out, in: added, tied }: AdvanceChange): string =>
  [
    out.length > 0 && `${nameTeams(out)} tidak lagi lolos`,
    added.length > 0 && `${nameTeams(added)} lolos`,
    tied.length > 0 && `${nameTeams(tied)} berbagi peringkat terakhir yang lolos`,
  ]
    .filter(Boolean)
    .join(', ');

/** Returns why the teams of a round cannot be replaced by those that advance now; null if they can. */
export function findReplaceProblem(
  { round, out, in: added, tied }: AdvanceChange,
  changes: readonly AdvanceChange[],
  rankings: readonly RoundRanking[],
): string | null {
  const next = findOpened(rankings).find((each) => each.round.position > round.position);
  if (next)
    return `Babak ${next.round.name} sudah dibuka dari hasil ${round.name}, jadi tim ${round.name} tidak diganti lagi.`;
  if (round.draw?.matches.some(({ outcome }) => outcome !== null))
    return `Babak ${round.name} sudah memiliki hasil pertandingan, jadi timnya tidak diganti lagi.`;
  if (changes.length > 1)
    return 'Tim lebih dari satu babak berubah. Ganti timnya satu per satu di halaman Babak.';
  if (tied.length > 0)
    return 'Peringkat terakhir yang lolos sama. Pilih timnya sendiri dengan Ganti tim di halaman Babak.';
  return out.length === added.length
    ? null
    : 'Jumlah tim yang lolos tidak sama. Ganti timnya sendiri di halaman Babak.';
}
