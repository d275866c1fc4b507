import type { AdvancingTeams } from '../../../openapi/schema.d.ts';
import { nameEntry, recordChanges } from '../../auditLog/queries.ts';
import type { Transaction } from '../../db/database.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';
import { findManagedTournament } from '../../tournaments/managedQueries.ts';
import { requirePlayed } from '../playedCategory.ts';
import { describeRun } from '../runs/describeRun.ts';
import { saveRuns } from '../runs/runQueries.ts';
import type { RoundRow } from './roundQueries.ts';
import { findMissingNumbers, type PlayedEntrant, type RoundRanking } from './roundRankings.ts';

/** A team of a round, and the numbers of its runs there that are not entered. */
export type MissingRuns = { entrant: PlayedEntrant; numbers: number[] };

/** What an organiser says of the missing runs of a team. */
type MissingRunsAnswer = NonNullable<AdvancingTeams['missing']>[number];

/** How many teams an error names. */
const namedInError = 5;

/** Returns the teams of a round of which runs are not entered, those with the fewest first, then by name. */
export const findMissingRuns = ({ round, ranked, withoutResult }: RoundRanking): MissingRuns[] =>
  (round.matchRule ? [] : [...ranked.map(({ entry }) => entry), ...withoutResult])
    .map((entrant) => ({ entrant, numbers: findMissingNumbers(round, entrant.runs) }))
    .filter(({ numbers }) => numbers.length > 0)
    .toSorted(
      (one, other) =>
        other.numbers.length - one.numbers.length ||
        one.entrant.team.name.localeCompare(other.entrant.team.name, 'id'),
    );

/** Returns 'Ampere (percobaan 2), Komodo (percobaan 1, 2) dan 4 tim lain', with so many names. */
function nameMissing(missing: readonly MissingRuns[], count = missing.length): string {
  const named = missing
    .slice(0, count)
    .map(({ entrant, numbers }) => `${entrant.team.name} (percobaan ${numbers.join(', ')})`);
  const more = missing.length - named.length;
  return named.join(', ') + (more > 0 ? ` dan ${more} tim lain` : '');
}

/**
 * Returns the missing runs of a locked round by what becomes of them. Throws 409 if the answers are not about
 * exactly those that are missing now: a run or a registration may have come after the organiser has seen them.
 */
export function requireAnswers(
  missing: readonly MissingRuns[],
  answers: readonly MissingRunsAnswer[],
  { name }: RoundRow,
): Record<MissingRunsAnswer['decision'], MissingRuns[]> {
  const byTeam = new Map(answers.map((answer) => [answer.team_id, answer]));
  if (byTeam.size < answers.length)
    throw fieldError('missing', 'Percobaan satu tim hanya boleh ditentukan satu kali.');
  const unanswered = missing.filter(({ entrant }) => !byTeam.has(entrant.team.id));
  if (unanswered.length > 0)
    throw new HttpError(
      409,
      `Belum semua percobaan babak ${name} dicatat: ${nameMissing(unanswered, namedInError)}. ` +
        'Tentukan dulu tim mana yang tidak hadir dan mana yang masih akan bertanding.',
    );
  const isSeen = missing.every(
    ({ entrant, numbers }) => byTeam.get(entrant.team.id)?.numbers.join() === numbers.join(),
  );
  if (!isSeen || byTeam.size > missing.length)
    throw new HttpError(
      409,
      `Percobaan babak ${name} yang belum dicatat baru saja berubah. Periksa kembali.`,
    );
  const answeredBy = (decision: MissingRunsAnswer['decision']) =>
    missing.filter(({ entrant }) => byTeam.get(entrant.team.id)?.decision === decision);
  return { absent: answeredBy('absent'), left_out: answeredBy('left_out') };
}

/** Returns what the audit log says of runs without which a round ends; an empty list for none. */
export const describeLeftOut = (leftOut: readonly MissingRuns[]): string[] =>
  leftOut.length > 0 ? [`tanpa percobaan yang belum dicatat: ${nameMissing(leftOut)}`] : [];

/** Returns what is said of runs that were entered as missed: '2 percobaan dicatat tidak hadir.' */
export const describeMissed = (count: number): string[] =>
  count > 0 ? [`${count} percobaan dicatat tidak hadir.`] : [];

/** How many runs are saved by one statement: PostgreSQL takes 65,535 parameters. */
const runsAtOnce = 1000;

type MissedRuns = {
  /** The locked round, whose registrations are locked too. */
  round: RoundRow;
  missing: readonly MissingRuns[];
  /** When they were said to be missed, as the audit log has it: 'saat Final dibuka'. */
  occasion: string;
  organiserId: number;
  at: Date;
};

/** Enters runs as missed and writes each down; returns how many there are. */
export async function saveMissedRuns(
  transaction: Transaction,
  { round, missing, occasion, organiserId, at }: MissedRuns,
): Promise<number> {
  const values = { outcome: 'dns' as const, points: null, time: null, reason: null };
  const missed = missing.flatMap(({ entrant, numbers }) =>
    numbers.map((number) => ({ entrant, number })),
  );
  if (missed.length === 0) return 0;
  const category = await requirePlayed(transaction, round);
  const tournament = await findManagedTournament(transaction, round.tournamentId);
  for (let start = 0; start < missed.length; start += runsAtOnce) {
    const part = missed.slice(start, start + runsAtOnce);
    const ids = await saveRuns(
      transaction,
      part.map(({ entrant: { registrationId }, number }) => ({
        roundId: round.id,
        registrationId,
        number,
        ...values,
        createdAt: at,
      })),
    );
    await recordChanges(
      transaction,
      part.map(({ entrant: { team }, number }, index) => ({
        organiserId,
        at,
        operation: 'addRun' as const,
        kind: 'score' as const,
        id: ids[index] ?? 0,
        name: nameEntry({
          team: team.name,
          category: category.name,
          tournament: tournament?.title ?? '',
        }),
        detail: `${describeRun({ ...values, round: round.name, number })}; ${occasion}`,
      })),
    );
  }
  return missed.length;
}
