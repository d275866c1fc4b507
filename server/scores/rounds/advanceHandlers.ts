import type { RankedEntry } from '../../../openapi/runs/rankRound.ts';
import type { AdvancePreview } from '../../../openapi/schema.d.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import type { Database } from '../../db/database.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';
import { deriveScores } from '../deriveScores.ts';
import { lockEntrants } from '../entryQueries.ts';
import { requireAllPlayed, requireDecided } from '../matches/requireEnded.ts';
import { findComparedPoints } from '../matches/rankMatches.ts';
import { hasMatchResult } from '../matches/matchQueries.ts';
import { requirePlayed } from '../playedCategory.ts';
import {
  describeLeftOut,
  describeMissed,
  findMissingRuns,
  type MissingRuns,
  requireAnswers,
  saveMissedRuns,
} from './missingRuns.ts';
import { readRounds, recordRound, requireLockedRound, requireRound } from './roundHandlers.ts';
import {
  insertRoundTeams,
  replaceTeam,
  type RoundRow,
  setRoundStateColumn,
} from './roundQueries.ts';
import {
  findAdvancingTo,
  findRoundRankings,
  type PlayedEntrant,
  type RoundRanking,
  toTotals,
} from './roundRankings.ts';
import { entityTagOf } from './toRounds.ts';

/**
 * Returns the round before, who advances from it, and which of its runs are not entered; those of the absent
 * teams count as missed. Throws 409 for the first round.
 */
async function findAdvance(db: Database, round: RoundRow, absentTeams: readonly number[] = []) {
  const { position } = round;
  const absence = { position, teamIds: new Set(absentTeams) };
  const rankings = await findRoundRankings(db, round, { absence });
  const before = rankings.findLast((each) => each.round.position < round.position);
  if (!before) throw new HttpError(409, 'Babak pertama diikuti semua tim yang terdaftar.');
  const { ranked, withoutResult } = before;
  const version = await entityTagOf([
    round.teamCount,
    round.clubLimit,
    ranked.map(({ entry, rank, result }) => [entry.registrationId, rank, result]),
    withoutResult.map(({ registrationId }) => registrationId),
  ]);
  return {
    before,
    version,
    missing: findMissingRuns(before),
    ...findAdvancingTo(round, before),
  };
}

type Advance = Awaited<ReturnType<typeof findAdvance>>;
type CandidateState = AdvancePreview['candidates'][number]['state'];

function toState(
  row: RankedEntry<PlayedEntrant>,
  { advancing, tied, overLimit }: Pick<Advance, 'advancing' | 'tied' | 'overLimit'>,
): CandidateState {
  if (advancing.includes(row)) return 'advances';
  if (tied.includes(row)) return 'tied';
  return overLimit.includes(row) ? 'club_limit' : 'left_out';
}

export const previewAdvance: Handler<'previewAdvance'> = async (
  { path: { id }, query },
  { db },
) => {
  const round = await requireRound(db, id);
  const { timeFormat: format } = await requirePlayed(db, round);
  const absentTeams = query.absent?.split(',').map(Number);
  const { before, version, missing, ...advance } = await findAdvance(db, round, absentTeams);
  const entrants = [...before.ranked.map(({ entry }) => entry), ...before.withoutResult];
  const comparedPoints = findComparedPoints(before.round.matchRule, before.round.draw);
  const usesCheckIn = entrants.some(({ checkedInAt }) => checkedInAt !== null);
  return {
    success: true,
    data: {
      ranking_version: version,
      candidates: before.ranked.map((row) => {
        const compared = comparedPoints.get(row.entry.registrationId);
        return {
          team: row.entry.team,
          rank: row.rank,
          ...toTotals(row, before.round, format),
          ...(compared !== undefined && { compared_points: compared }),
          state: toState(row, advance),
        };
      }),
      unranked_teams: before.withoutResult.map(({ team }) => team),
      missing: missing.map(({ entrant, numbers }) => ({
        team: entrant.team,
        numbers,
        ...(usesCheckIn && { checked_in: entrant.checkedInAt !== null }),
      })),
    },
  };
};

/** Returns the ranked team of the round before; throws 409 if it has no result there. */
function requireCandidate({ round, ranked }: RoundRanking, teamId: number) {
  const found = ranked.find(({ entry }) => entry.team.id === teamId);
  if (!found) throw new HttpError(409, `Tim ini tidak memiliki hasil di babak ${round.name}.`);
  return found;
}

/** Returns the chosen teams by rank; throws if they cannot be the teams of the round. */
function requireChosen(
  round: RoundRow,
  { before, advancing, tied }: Advance,
  { teamIds, reason }: { teamIds: readonly number[]; reason: string | null },
) {
  if (new Set(teamIds).size < teamIds.length)
    throw fieldError('team_ids', 'Setiap tim hanya boleh dipilih satu kali.');
  if (teamIds.length > (round.teamCount ?? 0))
    throw fieldError(
      'team_ids',
      `Babak ${round.name} diikuti paling banyak ${round.teamCount} tim.`,
    );
  for (const teamId of teamIds) requireCandidate(before, teamId);
  const chosen = before.ranked.filter(({ entry }) => teamIds.includes(entry.team.id));
  const isByRank =
    tied.length === 0 &&
    chosen.length === advancing.length &&
    chosen.every((row) => advancing.includes(row));
  if (!isByRank && reason === null)
    throw fieldError('reason', 'Alasan wajib diisi karena tim dipilih sendiri.');
  return chosen;
}

/** Returns what the audit log says of a round that is opened: its teams, why these, and what it is opened without. */
function describeOpening(
  chosen: Advance['advancing'],
  { reason, leftOut }: { reason: string | null; leftOut: readonly MissingRuns[] },
): string {
  const teams = chosen.map(({ entry }) => entry.team.name).join(', ');
  return [reason === null ? teams : `${teams} (${reason})`, ...describeLeftOut(leftOut)].join('; ');
}

export const openRound: Handler<'openRound'> = async (
  { path: { id }, header, body, organiserId },
  { db, now },
) => {
  const reason = body.reason?.trim() || null;
  const answers = body.missing ?? [];
  const absentTeams = answers
    .filter(({ decision }) => decision === 'absent')
    .map(({ team_id: teamId }) => teamId);
  const { message, data } = await db.transaction(async (transaction) => {
    const round = await requireLockedRound(transaction, id);
    await lockEntrants(transaction, round);
    const advance = await findAdvance(transaction, round, absentTeams);
    const { before } = advance;
    if (round.registrationIds.length > 0)
      throw new HttpError(409, `Babak ${round.name} sudah dibuka.`);
    requireAllPlayed(before.round);
    requireDecided(before, round);
    const missing = requireAnswers(advance.missing, answers, before.round);
    if (header['if-match'] !== undefined && header['if-match'] !== advance.version)
      throw new HttpError(412, 'Peringkat baru saja berubah. Periksa kembali tim yang lolos.');
    const chosen = requireChosen(round, advance, { teamIds: body.team_ids, reason });
    await insertRoundTeams(
      transaction,
      chosen.map((row, index) => {
        const ownReason = advance.advancing.includes(row) ? null : reason;
        return {
          roundId: id,
          registrationId: row.entry.registrationId,
          position: index + 1,
          reason: ownReason,
          publicReason: ownReason,
        };
      }),
    );
    const change = { organiserId, at: now() };
    const missed = await saveMissedRuns(transaction, {
      round: before.round,
      missing: missing.absent,
      occasion: `saat ${round.name} dibuka`,
      ...change,
    });
    await setRoundStateColumn(transaction, before.round.id, 'closed');
    await setRoundStateColumn(transaction, id, 'open');
    await deriveScores(transaction, round);
    await recordRound(transaction, 'openRound', {
      round,
      ...change,
      detail: describeOpening(chosen, { reason, leftOut: missing.left_out }),
    });
    return {
      message: [`Babak ${round.name} telah dibuka.`, ...describeMissed(missed)].join(' '),
      data: await readRounds(transaction, round),
    };
  });
  return { success: true, message, data };
};

export const replaceRoundTeam: Handler<'replaceRoundTeam'> = async (
  { path: { id }, body, organiserId },
  { db, now },
) => {
  const reason = body.reason.trim();
  const { message, data } = await db.transaction(async (transaction) => {
    const round = await requireLockedRound(transaction, id);
    await lockEntrants(transaction, round);
    const rankings = await findRoundRankings(transaction, round);
    const { before } = await findAdvance(transaction, round);
    const own = rankings.find((each) => each.round.id === id);
    const withdrawn = [
      ...(own?.ranked ?? []).map(({ entry }) => entry),
      ...(own?.withoutResult ?? []),
    ];
    const team = withdrawn.find((entry) => entry.team.id === body.team_id);
    if (!team) throw new HttpError(409, `Tim ini tidak ikut babak ${round.name}.`);
    if (
      team.runs.length > 0 ||
      (await hasMatchResult(transaction, { roundId: id, registrationId: team.registrationId }))
    )
      throw new HttpError(409, `Tim ini sudah memiliki skor di babak ${round.name}.`);
    const { entry: replacement } = requireCandidate(before, body.replacement_id);
    if (round.registrationIds.includes(replacement.registrationId))
      throw new HttpError(409, `Tim pengganti sudah ikut babak ${round.name}.`);
    await replaceTeam(
      transaction,
      { roundId: id, registrationId: team.registrationId },
      { registrationId: replacement.registrationId, reason, publicReason: null },
    );
    await deriveScores(transaction, round);
    const change = `${replacement.team.name} menggantikan ${team.team.name}`;
    await recordRound(transaction, 'replaceRoundTeam', {
      round,
      organiserId,
      at: now(),
      detail: `${change} (${reason})`,
    });
    return { message: `${change}.`, data: await readRounds(transaction, round) };
  });
  return { success: true, message, data };
};
