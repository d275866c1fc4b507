import { teamCodeLimits } from '../../../openapi/limits.ts';
import type { Schedule, TeamCode, TeamDayTournament } from '../../../openapi/schema.d.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import type { Database } from '../../db/database.ts';
import { toEventDay } from '../../lib/eventDay.ts';
import { HttpError } from '../../lib/httpError.ts';
import { toChangedStatus } from '../../tournaments/handlers.ts';
import { findTournament } from '../../tournaments/queries.ts';
import { readSharedSchedule } from './sharedSchedule.ts';
import {
  findEndedMatches,
  findTeamOfCode,
  findTeamRuns,
  findTournamentDays,
} from './teamDayQueries.ts';
import { findTeamSlots, toTeamTurns } from './toTeamTurns.ts';

/** So many tournaments to come, and so many that are over, so that the answer stays small. */
const maxComing = 5;
const maxPast = 2;

const isTeamCode = (text: string): text is TeamCode =>
  new RegExp(teamCodeLimits.pattern).test(text);

/** Returns the ids of the tournaments of a team: the next one first, then the last ones that are over. */
async function findTournamentIds(db: Database, teamId: number, today: string): Promise<number[]> {
  const days = await findTournamentDays(db, teamId);
  const coming = days.filter(({ lastDay }) => lastDay >= today).toReversed();
  const past = days.filter(({ lastDay }) => lastDay < today);
  return [...coming.slice(0, maxComing), ...past.slice(0, maxPast)].map(({ id }) => id);
}

async function readTournament(
  db: Database,
  { tournamentId, teamId, now }: { tournamentId: number; teamId: number; now: Date },
): Promise<TeamDayTournament[]> {
  const tournament = await findTournament(db, tournamentId);
  if (!tournament) return [];
  const schedule = await readSharedSchedule(db, tournament, now);
  const slots = findTeamSlots(schedule.slots, teamId);
  const matchIds = slots.flatMap(({ match }) => match?.id ?? []);
  const isComing = ({ to, arena_id: arenaId }: Schedule['breaks'][number]) =>
    Date.parse(to) > now.getTime() &&
    (!arenaId || slots.some((slot) => slot.arena_id === arenaId && slot.ended_at === null));
  const results = {
    runs: await findTeamRuns(db, teamId, tournamentId),
    matches: await findEndedMatches(db, matchIds),
  };
  const { id, title, date, endDate, timeZone, status, categories } = tournament;
  return [
    {
      id,
      title,
      date,
      ...(endDate !== null && { end_date: endDate }),
      time_zone: timeZone,
      ...toChangedStatus(status),
      mode: schedule.days.length > 0 ? schedule.mode : null,
      breaks: schedule.breaks.filter(isComing),
      turns: toTeamTurns(schedule, teamId, { results, categories }),
    },
  ];
}

export const getTeamDay: Handler<'getTeamDay'> = async ({ path: { code } }, { db, now, push }) => {
  const team = isTeamCode(code) ? await findTeamOfCode(db, code) : undefined;
  if (!team) throw new HttpError(404, 'Tim tidak ditemukan.');
  const time = now();
  const tournaments: TeamDayTournament[] = [];
  for (const tournamentId of await findTournamentIds(db, team.id, toEventDay(time)))
    tournaments.push(...(await readTournament(db, { tournamentId, teamId: team.id, now: time })));
  return {
    success: true,
    data: {
      as_of: time.toISOString(),
      team,
      tournaments,
      ...(push && { push_key: push.publicKey }),
    },
  };
};
