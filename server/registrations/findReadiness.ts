import type { ClubReadiness, RegistrationObstacle } from '../../openapi/schema.d.ts';
import type { Services } from '../services/services.ts';
import { toEventDay } from '../lib/eventDay.ts';
import { toWhenWhere } from '../tournaments/handlers.ts';
import { endOfRegistration, findClosure, isFull } from './findClosure.ts';
import {
  findComingCategories,
  findComingRegistrations,
  findComingTournaments,
  findTeamsWithSharedMembers,
  findTeamSizes,
} from './readinessQueries.ts';

const keyOf = (tournamentId: number, id: number) => `${tournamentId} ${id}`;

/**
 * Returns a club's teams with the coming tournaments, by the same rules as `addRegistration`. The
 * number of queries does not depend on that of the teams.
 */
export async function findReadiness(
  { db, now }: Pick<Services, 'db' | 'now'>,
  clubId: number,
): Promise<ClubReadiness> {
  const today = toEventDay(now());
  const [tournaments, categories, teams, registrations, shared] = await Promise.all([
    findComingTournaments(db, today),
    findComingCategories(db, today),
    findTeamSizes(db, clubId),
    findComingRegistrations(db, clubId, today),
    findTeamsWithSharedMembers(db, clubId),
  ]);
  const categoryAt = new Map(
    categories.map((row) => [keyOf(row.tournamentId, row.categoryId), row]),
  );
  const registrationOf = new Map(
    registrations.map((row) => [keyOf(row.tournamentId, row.teamId), row]),
  );
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const sharedBy = Map.groupBy(shared, ({ teamId }) => teamId);
  const coming = tournaments.map((row) => ({ ...row, closure: findClosure(row, now()) }));

  type Team = (typeof teams)[number];
  type Tournament = (typeof coming)[number];
  const findMissing = (team: Team, { id, closure }: Tournament): RegistrationObstacle[] => {
    if (registrationOf.has(keyOf(id, team.id))) return [];
    const category = categoryAt.get(keyOf(id, team.category.id));
    // Nothing else matters where the team cannot play.
    if (!category) return ['category'];
    return [
      ...(team.memberCount === 0 ? ['members' as const] : []),
      // None of them is cancelled.
      ...(closure && closure !== 'cancelled' ? [closure] : []),
      ...(isFull(category) ? ['full' as const] : []),
    ];
  };
  const toEntry = (team: Team, tournament: Tournament) => {
    const { id } = tournament;
    const registration = registrationOf.get(keyOf(id, team.id));
    const sharedWith = (sharedBy.get(team.id) ?? [])
      .map(({ otherId }) => otherId)
      .filter((otherId) => {
        const other = teamById.get(otherId);
        return other && findMissing(other, tournament).length === 0;
      });
    return {
      tournament_id: id,
      missing: findMissing(team, tournament),
      ...(registration && {
        registration: {
          id: registration.id,
          start_number: registration.startNumber,
          checked_in: registration.checkedInAt !== null,
        },
      }),
      ...(sharedWith.length > 0 && { shared_with: sharedWith }),
    };
  };

  return {
    tournaments: coming.map((tournament) => ({
      id: tournament.id,
      title: tournament.title,
      date: tournament.date,
      ...toWhenWhere(tournament),
      ...(tournament.status === 'postponed' && { status: tournament.status }),
      is_open: tournament.closure === undefined,
      ...(tournament.registrationOpensAt && {
        registration_opens_at: tournament.registrationOpensAt.toISOString(),
      }),
      registration_closes_at: endOfRegistration(tournament).toISOString(),
    })),
    teams: teams.map((team) => ({
      id: team.id,
      name: team.name,
      category: team.category,
      member_count: team.memberCount,
      member_names: team.memberNames,
      has_leader: team.hasLeader,
      entries: coming.map((tournament) => toEntry(team, tournament)),
    })),
  };
}
