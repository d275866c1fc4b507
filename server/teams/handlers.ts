import { teamCodeLimits } from '../../openapi/limits.ts';
import type { TeamCode } from '../../openapi/schema.d.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { readSearchedList } from '../db/search.ts';
import { changeMembers } from './changeMembers.ts';
import { lockClub } from '../clubs/lockClub.ts';
import { countTeamsByCity, toRegions } from '../clubs/regions.ts';
import { recordRemoval } from './removalQueries.ts';
import { findParticipant } from '../participants/queries.ts';
import {
  countTeams,
  deleteMember,
  findLedTeams,
  findLevels,
  findNextTournaments,
  findRegistrations,
  findTeam,
  findTeams,
  findTeamsOfParticipant,
  selectTeamTexts,
  type TeamKey,
} from './queries.ts';
import { findMembersAtRuns, findTeamMates } from './memberQueries.ts';
import { findMatchesOfTeam } from '../scores/public/publicMatches.ts';
import { findRunsOfTeam, type TeamRun } from '../scores/public/publicRuns.ts';
import { toEventDay } from '../lib/eventDay.ts';
import {
  findTournamentChanges,
  findWithdrawnTournaments,
  toChanges,
} from '../tournaments/changes.ts';
import { toChangedStatus, toWhenWhere } from '../tournaments/handlers.ts';
import { HttpError } from '../lib/httpError.ts';
import { limitForeignParticipants } from '../participants/limitForeignParticipants.ts';
import { readListPage } from '../contract/readListPage.ts';
import { absoluteUrl } from '../files/storage.ts';

export const listTeams: Handler<'listTeams'> = async ({ query, publicUrl }, { db, now }) => {
  const { category: categoryId, club: clubId, region } = query;
  const part = { ...readListPage(query), categoryId, clubId, region };
  const { rows, total, isPartial } = await readSearchedList(db, part, {
    find: findTeams,
    count: countTeams,
    selectTexts: selectTeamTexts,
  });
  // The whole list stays small.
  const ids = total === undefined ? [] : rows.map(({ id }) => id);
  const next = new Map(
    (await findNextTournaments(db, ids, toEventDay(now()))).map((row) => [row.teamId, row]),
  );
  return {
    success: true,
    teams: rows.map((team) => ({
      id: team.id,
      name: team.name,
      logo: absoluteUrl(team.logo, publicUrl),
      member_count: team.members.length,
      category: team.categoryName,
      members: team.members.map(({ id, name, profilePicture }) => ({
        id,
        name,
        profile_picture: profilePicture,
      })),
      ...(team.club && { club: { id: team.club.id, name: team.club.name } }),
      ...toNextTournament(next.get(team.id)?.tournament),
    })),
    ...(total !== undefined && {
      total,
      regions: toRegions(await countTeamsByCity(db, categoryId), part.search),
    }),
    ...(isPartial && { partial_match: true as const }),
  };
};

type NextTournament = Awaited<ReturnType<typeof findNextTournaments>>[number]['tournament'];

function toNextTournament(tournament: NextTournament | undefined) {
  if (!tournament) return {};
  const { id, title, date, ...whenWhere } = tournament;
  return { next_tournament: { id, title, date, ...toWhenWhere(whenWhere) } };
}

const isTeamCode = (text: string): text is TeamCode =>
  new RegExp(teamCodeLimits.pattern).test(text);

/** Returns the id or the public code that a path contains; undefined if it is neither. */
function readTeamKey(idOrCode: string): TeamKey | undefined {
  if (/^[1-9]\d{0,8}$/.test(idOrCode)) return { id: Number(idOrCode) };
  return isTeamCode(idOrCode) ? { code: idOrCode } : undefined;
}

/** Returns the runs of a registration as part of a response; no field if the only one is its score. */
function toRuns(runs: TeamRun[] = []) {
  const isScore = runs.length === 1 && runs[0]?.outcome === 'finished';
  return runs.length === 0 || isScore ? {} : { runs };
}

type Member = { id: number; name: string; level: 'leader' | 'member' };

/** Returns who was in a team as part of a response; no field if they are who is in it now. */
function toFormerMembers(former: Member[] | undefined, present: readonly Member[]) {
  const isSame =
    former?.length === present.length &&
    former.every(({ id }) => present.some((member) => member.id === id));
  return !former || isSame
    ? {}
    : { former_members: former.map(({ name, level }) => ({ name, level })) };
}

type TeamRegistration = Awaited<ReturnType<typeof findRegistrations>>[number];

/** Returns the result of a registration as part of a response; null before the team has one. */
const toResult = ({ place, score, isProvisional }: TeamRegistration) =>
  place === null || score === null
    ? null
    : {
        rank: place,
        points: score.points,
        time: score.time,
        ranked_by: score.rankedBy,
        ...(isProvisional && { provisional: true as const }),
      };

type TeamClub = { id: number; name: string; logo: string | null; isActive: boolean };

const toClub = ({ isActive, ...club }: TeamClub) => ({
  ...club,
  ...(!isActive && { inactive: true as const }),
});

export const getTeam: Handler<'getTeam'> = async ({ path, publicUrl }, { db, now }) => {
  const key = readTeamKey(path.id);
  const team = key && (await findTeam(db, key));
  if (!team) throw new HttpError(404, 'Tim tidak ditemukan.');
  const runsOf = await findRunsOfTeam(db, team.id);
  const matchesOf = await findMatchesOfTeam(db, team.id);
  const membersAt = await findMembersAtRuns(db, team.id);
  const today = toEventDay(now());
  const registrations = await findRegistrations(db, team.id, today);
  const owner = { today, teamId: team.id };
  const changes = await findTournamentChanges(db, owner);
  const withdrawn = await findWithdrawnTournaments(db, owner);
  return {
    success: true,
    team: {
      name: team.name,
      category_name: team.categoryName,
      team_id: team.code,
      leader_id: team.members.find(({ level }) => level === 'leader')?.id ?? null,
      logo: absoluteUrl(team.logo, publicUrl),
      members: team.members.map(({ id, name, level, profilePicture }) => ({
        participant_id: id,
        name,
        level,
        profile_picture: profilePicture,
      })),
      ...(team.club && { club: toClub(team.club) }),
      registrations: registrations.map((registration) => {
        const { id, title, date, status, ...whenWhere } = registration.tournament;
        return {
          tournament: {
            id,
            title,
            date,
            ...toWhenWhere(whenWhere),
            ...toChangedStatus(status),
            ...toChanges(changes.get(id)),
          },
          category: registration.category,
          start_number: registration.start_number,
          result: toResult(registration),
          // The rule may give the last place to teams without a counted run.
          ...(registration.score === null &&
            registration.place !== null && { place: registration.place }),
          ...toFormerMembers(membersAt.get(registration.id), team.members),
          ...toRuns(runsOf.get(registration.id)),
          ...(matchesOf.has(registration.id) && { matches: matchesOf.get(registration.id) }),
        };
      }),
      ...(withdrawn.length > 0 && {
        withdrawn_from: withdrawn.map(({ id, title, date }) => ({
          id,
          title,
          date,
          changes: [],
          ...toChanges(changes.get(id)?.filter(({ kind }) => kind === 'team')),
        })),
      }),
    },
  };
};

export const listMyTeams: Handler<'listMyTeams'> = async ({ participantId, publicUrl }, { db }) => {
  const mates = Map.groupBy(await findTeamMates(db, participantId), ({ teamId }) => teamId);
  const teams = await findTeamsOfParticipant(db, participantId);
  return {
    success: true,
    teams: teams.map(({ id, code, name, logo, categoryId }) => ({
      id,
      team_id: code,
      name,
      logo: absoluteUrl(logo, publicUrl),
      category_id: categoryId,
      member_names: (mates.get(id) ?? []).map((mate) => ({
        participant_id: mate.id,
        name: mate.name,
      })),
    })),
  };
};

export const getTeamRole: Handler<'getTeamRole'> = async ({ participantId }, { db }) => {
  const levels = (await findLevels(db, participantId)).map(({ level }) => level);
  return { success: true, level: levels.includes('leader') ? 'leader' : (levels[0] ?? null) };
};

export const removeMember: Handler<'removeMember'> = async (
  { path, query, participantId },
  services,
) => {
  const { db, now } = services;
  const leader = { id: participantId, teamCode: query.team_id };
  // Before the look at the participant, so that only leaders learn whether one exists.
  if ((await findLedTeams(db, leader.id, leader.teamCode)).length === 0) {
    throw new HttpError(403, 'Hanya ketua tim yang dapat mengeluarkan anggota.');
  }
  const remove = async () => {
    const member = await findParticipant(db, path.participantId);
    if (!member) throw new HttpError(404, 'Peserta tidak ditemukan.');
    if (member.id === leader.id)
      throw new HttpError(409, 'Ketua tim tidak dapat mengeluarkan dirinya sendiri.');
    await db.transaction(async (transaction) => {
      // Keeps a club manager from making this member the leader meanwhile. All teams of the leader
      // belong to the leader's club.
      const { clubId } = (await findParticipant(transaction, leader.id)) ?? {};
      if (clubId) await lockClub(transaction, clubId);
      const led = await findLedTeams(transaction, leader.id, leader.teamCode);
      const teamIds = led.map(({ id }) => id);
      const by = clubId ? { by: { clubId, operation: 'removeMember' as const } } : {};
      const memberships = await changeMembers(transaction, { teamIds, now: now(), ...by }, () =>
        deleteMember(transaction, member.id, leader),
      );
      if (memberships.length === 0) throw new HttpError(403, 'Peserta ini bukan anggota tim Anda.');
      const removal = { kind: 'member', subjectId: member.id, accountId: leader.id } as const;
      await recordRemoval(transaction, { ...removal, content: { memberships } }, now());
    });
    return member;
  };
  const { name } = await limitForeignParticipants(services, `participant:${participantId}`, remove);
  return { success: true, message: `${name} telah dikeluarkan dari tim.`, restorable: true };
};
