import type { ObjectionInput, OwnTournamentRuns } from '../../openapi/schema.d.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database } from '../db/database.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import { toEventDay } from '../lib/eventDay.ts';
import { findNextTurns } from '../dayPlan/teamDay/findNextTurns.ts';
import { lockCategory } from '../scores/deriveScores.ts';
import { findOwnMatches } from '../scores/public/publicMatches.ts';
import { findLedTeams, findTeam, isMember } from '../teams/queries.ts';
import { requireOwnTeam } from '../teams/requireOwnTeam.ts';
import { mayObject, objectionsUntil } from './mayObject.ts';
import {
  findByKey,
  findMatchTarget,
  findOwnObjections,
  findOwnRegistrations,
  findOwnRuns,
  findRunTarget,
  findWindow,
  insertObjection,
  type OwnObjection,
} from './teamQueries.ts';

/** For how many days after a tournament its teams see their own runs here. */
const shownDays = 7;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Who objects: the club of the team, or its leader. */
type Author = { clubId: number } | { participantId: number };

const toOwnObjection = (found: OwnObjection | undefined) =>
  found
    ? {
        id: found.id,
        text: found.text,
        author: found.author,
        created_at: found.createdAt.toISOString(),
        state: found.state,
        decision: found.decision,
      }
    : null;

/** Returns the runs and matches of a team in tournaments that are not long over, as its own people see them. */
async function readTeamRuns(
  db: Database,
  { teamId, now, isAllowed }: { teamId: number; now: Date; isAllowed: boolean },
): Promise<OwnTournamentRuns[]> {
  const today = toEventDay(now);
  const from = toEventDay(new Date(now.getTime() - shownDays * dayMilliseconds));
  const found = await findOwnRegistrations(db, teamId, { from, today });
  const matches = await findOwnMatches(db, teamId);
  const answer: OwnTournamentRuns[] = [];
  for (const { id, tournament, category, window } of found) {
    const objections = await findOwnObjections(db, id);
    const last = (isOf: (objection: OwnObjection) => boolean) =>
      toOwnObjection(objections.findLast(isOf));
    const own = await findOwnRuns(db, id);
    answer.push({
      tournament,
      category,
      state: window.state,
      objections_until: objectionsUntil(window)?.toISOString() ?? null,
      may_object: isAllowed && mayObject(window, now),
      runs: own.map((run) => ({ ...run, objection: last(({ runId }) => runId === run.id) })),
      matches: (matches.get(id) ?? []).map((match) => ({
        ...match,
        objection: last(({ matchId }) => matchId === match.id),
      })),
      ...(window.state === 'frozen' && {
        turns: await findNextTurns(db, { tournamentId: tournament.id, category, teamId, now }),
      }),
    });
  }
  return answer;
}

const notFound = () => new HttpError(404, 'Hasil ini tidak ditemukan.');

/** Returns to what a team objects, with what it is called; throws 404 and 422. */
async function requireTarget(db: Database, teamId: number, input: ObjectionInput) {
  const { run_id: runId, match_id: matchId } = input;
  if ((runId === undefined) === (matchId === undefined))
    throw fieldError('run_id', 'Pilih satu percobaan atau satu pertandingan.');
  if (runId !== undefined) {
    const run = await findRunTarget(db, teamId, runId);
    if (!run) throw notFound();
    return { ...run, runId, matchId: undefined, subject: `${run.round}, percobaan ${run.number}` };
  }
  const match = matchId === undefined ? undefined : await findMatchTarget(db, teamId, matchId);
  if (!match) throw notFound();
  return {
    ...match,
    runId: undefined,
    matchId,
    subject: `${match.round}, pertandingan ${match.number}`,
  };
}

type Made = { teamId: number; input: ObjectionInput; by: Author; now: Date };

async function makeObjection(db: Database, { teamId, input, by, now }: Made): Promise<void> {
  const text = input.text.trim();
  await db.transaction(async (transaction) => {
    const {
      round: _round,
      number: _number,
      ...target
    } = await requireTarget(transaction, teamId, input);
    // Until the results become official, or another one arrives.
    await lockCategory(transaction, target);
    const { runId, matchId, registrationId } = target;
    const keyed = await findByKey(transaction, input.key);
    if (keyed) {
      const isSame =
        keyed.registrationId === registrationId &&
        keyed.runId === (runId ?? null) &&
        keyed.matchId === (matchId ?? null);
      if (isSame && keyed.text === text) return;
      throw new HttpError(409, 'Kunci ini sudah dipakai untuk keberatan lain.');
    }
    const window = await findWindow(transaction, registrationId, toEventDay(now));
    if (!window || !mayObject(window, now))
      throw new HttpError(409, 'Waktu keberatan sudah berakhir.');
    const before = (await findOwnObjections(transaction, registrationId)).findLast(
      (each) =>
        (runId !== undefined && each.runId === runId) ||
        (matchId !== undefined && each.matchId === matchId),
    );
    if (before?.state === 'open')
      throw new HttpError(409, 'Keberatan untuk hasil ini sudah diajukan dan belum diputuskan.');
    if (before?.state === 'rejected')
      throw new HttpError(409, 'Keberatan untuk hasil ini sudah diputuskan.');
    const owner =
      'clubId' in by
        ? ({ author: 'club', clubId: by.clubId } as const)
        : ({ author: 'participant', participantId: by.participantId } as const);
    await insertObjection(transaction, {
      ...target,
      ...owner,
      text,
      createdAt: now,
      entryKey: input.key,
    });
  });
}

/** Returns whether a participant leads a team; throws 404 if it does not exist, 403 for others than its members. */
async function requireMember(db: Database, teamId: number, participantId: number) {
  const team = await findTeam(db, { id: teamId });
  if (!team) throw new HttpError(404, 'Tim tidak ditemukan.');
  if (!(await isMember(db, team.id, participantId)))
    throw new HttpError(403, 'Anda bukan anggota tim ini.');
  return (await findLedTeams(db, participantId, team.code)).length > 0;
}

const made = { success: true, message: 'Keberatan telah dikirim ke juri kepala.' };

export const listTeamRuns: Handler<'listTeamRuns'> = async (
  { path: { teamId }, participantId },
  { db, now },
) => {
  const isAllowed = await requireMember(db, teamId, participantId);
  return { success: true, data: await readTeamRuns(db, { teamId, now: now(), isAllowed }) };
};

export const objectToResult: Handler<'objectToResult'> = async (
  { path: { teamId }, body: input, participantId },
  { db, now },
) => {
  const leads = await requireMember(db, teamId, participantId);
  if (!leads)
    throw new HttpError(403, 'Hanya ketua tim atau klubnya yang dapat mengajukan keberatan.');
  await makeObjection(db, { teamId, input, by: { participantId }, now: now() });
  return made;
};

export const listClubTeamRuns: Handler<'listClubTeamRuns'> = async (
  { path: { teamId }, clubId },
  { db, now },
) => {
  await requireOwnTeam(db, teamId, clubId);
  return { success: true, data: await readTeamRuns(db, { teamId, now: now(), isAllowed: true }) };
};

export const objectForTeam: Handler<'objectForTeam'> = async (
  { path: { teamId }, body: input, clubId },
  { db, now },
) => {
  await requireOwnTeam(db, teamId, clubId);
  await makeObjection(db, { teamId, input, by: { clubId }, now: now() });
  return made;
};
