import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';

/** The pages of a signed-in club, in navigation order. */
export const clubScreens = [
  { to: paths.schoolClubDashboard.href(), label: copy.club.dashboard },
  { to: paths.schoolClubParticipants.href(), label: copy.club.participants },
  { to: paths.schoolClubTeam.href(), label: copy.club.builder },
  { to: paths.schoolClubTeams.href(), label: copy.club.teams },
  { to: paths.schoolClubTournamentFollowed.href(), label: copy.club.followed },
] as const;
