import type { TagDescription } from '@reduxjs/toolkit/query';
import type { TeamCode } from '../../openapi/schema.d.ts';

/** The cache tags of all endpoints; their ids are written in this file only. */
export const tagTypes = [
  'Tournament',
  'TournamentTeams',
  'TeamResults',
  'MyTeams',
  'Registration',
  'Team',
  'Member',
  'Profile',
  'Membership',
  'Club',
  'ClubStats',
  'ClubParticipants',
  'Available',
  'Readiness',
  'Organiser',
  'ManagedTournament',
  'Score',
  'Schedule',
  'ScoreEntry',
  'Category',
  'ManagedCategory',
  'ManagedRegistrations',
  'Media',
  'Account',
  'TableCards',
  'DayPlan',
  'Ceremony',
  'Certificate',
] as const;

export type Tag = TagDescription<(typeof tagTypes)[number]>;

/** The public scores, and the results of categories with their rounds. */
export const scoresTag = 'Score';
/** Who plays when in a tournament, as visitors see it. */
export const scheduleTag = (tournamentId: number): Tag => ({ type: 'Schedule', id: tournamentId });
/** Teams and scores of the categories of a tournament, for those who enter scores. */
export const scoreEntryTag = (tournamentId: number): Tag => ({
  type: 'ScoreEntry',
  id: tournamentId,
});
export const allScoreEntriesTag = 'ScoreEntry';
/** On the pages of teams: what they are registered for in a tournament, and their results there. */
export const teamResultsTag = (tournamentId: number): Tag => ({
  type: 'TeamResults',
  id: tournamentId,
});
export const allTeamResultsTag = 'TeamResults';
/** What a change of results affects, where the request does not say in which tournament. */
export const allResultsTags = [allScoreEntriesTag, scoresTag, allTeamResultsTag] as const;
/** The list of the organisers. */
export const organiserListTag = 'Organiser';
/** The table cards of a tournament. */
export const tableCardsTag = (tournamentId: number): Tag => ({
  type: 'TableCards',
  id: tournamentId,
});
/** Who plays when in a tournament, as organisers plan it. */
export const dayPlanTag = (tournamentId: number): Tag => ({
  type: 'DayPlan',
  id: tournamentId,
});
/** The award ceremony of a tournament, as organisers see it and as visitors do. */
export const ceremonyTag = (tournamentId: number): Tag => ({ type: 'Ceremony', id: tournamentId });
/** Certificates, their designs and their names, for whoever sees them. */
export const certificatesTag = 'Certificate';
/** Accounts that organisers have found, and the new clubs. */
export const accountsTag = 'Account';
export const foundAccountsTag: Tag = { type: 'Account', id: 'found' };
/** The clubs that organisers do not know yet. */
export const newClubsTag: Tag = { type: 'Account', id: 'new clubs' };
export const profileTag = 'Profile';
export const membershipTag = 'Membership';
/** The participant's own teams, and their role in them. */
export const myTeamsTag = 'MyTeams';
/** Every list of the participants of the signed-in club. */
export const clubParticipantsTag = 'ClubParticipants';
/** The participants of the signed-in club with the names of their teams. */
export const participantTeamsTag: Tag = { type: 'ClubParticipants', id: 'teams' };

/** The registrations of a tournament as organisers see them. */
export const managedRegistrationsTag = (tournamentId: number): Tag => ({
  type: 'ManagedRegistrations',
  id: tournamentId,
});
export const allManagedRegistrationsTag = 'ManagedRegistrations';
export const categoryListTag: Tag = { type: 'Category', id: 'list' };
export const categoryTag = (id: number): Tag => ({ type: 'Category', id });
/** The categories as organisers see them. */
export const managedCategoryTag = 'ManagedCategory';

/** One kind of media, for everybody and for organisers. */
export const mediaTag = (kind: 'banners' | 'videos' | 'gallery' | 'blogs'): Tag => ({
  type: 'Media',
  id: kind,
});

/** The public lists of tournaments. */
export const tournamentListTag: Tag = { type: 'Tournament', id: 'list' };
/** All tournaments as organisers see them. */
export const managedTournamentListTag: Tag = { type: 'ManagedTournament', id: 'list' };
export const managedTournamentTag = (id: number): Tag => ({ type: 'ManagedTournament', id });
export const allManagedTournamentsTag = 'ManagedTournament';
/** Tournaments and lists of them. */
export const allTournamentsTag = 'Tournament';
export const tournamentTag = (id: number): Tag => ({ type: 'Tournament', id });
/** The registered teams of a tournament. */
export const tournamentTeamsTag = (id: number): Tag => ({ type: 'TournamentTeams', id });
/** The registered teams of all tournaments. */
export const allTournamentTeamsTag = 'TournamentTeams';
/** The tournaments of a club with its registered teams. */
export const tournamentsOfClubsTag: Tag = { type: 'Tournament', id: 'of clubs' };
/** What the participant has registered in a tournament. */
export const registrationTag = (tournamentId: number): Tag => ({
  type: 'Registration',
  id: tournamentId,
});

export const clubTag = (id: number): Tag => ({ type: 'Club', id });
export const clubListTag: Tag = { type: 'Club', id: 'list' };
export const allClubStatsTag = 'ClubStats';
export const clubStatsTag = (id: number | undefined): Tag => ({ type: 'ClubStats', id });

/** One team, requested by its id or by its public code. */
export const teamTag = (idOrCode: number | string): Tag => ({ type: 'Team', id: idOrCode });
/** All teams and lists of teams. */
export const allTeamsTag = 'Team';
export const publicTeamListTag: Tag = { type: 'Team', id: 'list' };
/** The public pages of all teams. */
export const teamPagesTag: Tag = { type: 'Team', id: 'page' };
export const clubTeamListTag: Tag = { type: 'Team', id: 'club list' };
export const builderTeamListTag: Tag = { type: 'Team', id: 'builder list' };
/** What the teams of the signed-in club lack. */
export const readinessTag = 'Readiness';
export const teamListTags: readonly Tag[] = [
  publicTeamListTag,
  clubTeamListTag,
  builderTeamListTag,
  readinessTag,
];

/** Everything that shows a participant as a member of a team. */
export const memberTag = (participantId: number): Tag => ({ type: 'Member', id: participantId });

/** The participants available in a category. */
export const availableTag = (categoryId: number): Tag => ({ type: 'Available', id: categoryId });
/** The participants who are in no team. */
export const unassignedTag: Tag = { type: 'Available', id: 'unassigned' };
export const allAvailableTag = 'Available';

/**
 * What a change of a team affects: everything that shows it, the numbers of its club, and who is
 * available in its categories, before and after (in all categories if one is undefined). Without the
 * team's public code, that is every team's page. A new team is shown in lists only.
 */
export function teamChangeTags(
  clubId: number | undefined,
  categoryIds: readonly (number | undefined)[],
  team?: { id: number; team_id?: TeamCode },
): Tag[] {
  const tags: Tag[] = [...teamListTags, clubStatsTag(clubId), participantTeamsTag];
  if (team?.team_id) tags.push(teamTag(team.id), teamTag(team.team_id));
  else if (team) tags.push(allTeamsTag);
  if (categoryIds.includes(undefined)) return [...tags, allAvailableTag];
  return [...tags, ...categoryIds.map((id): Tag => ({ type: 'Available', id })), unassignedTag];
}
