import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { selectLinks } from '../../routes/pageRoute.ts';
import { siteRoutes } from '../../routes/siteRoutes.ts';
import { copy } from '../copy.ts';
import { WorkNav } from './WorkNav.tsx';

const screens = selectLinks(siteRoutes, 'clubBar');

/** Returns the path of the link that is current: the dashboard has two paths, and the teams two lists. */
function linkedPath(pathname: string): string {
  if (matchPath(paths.schoolClub.pattern, pathname)) return paths.schoolClubDashboard.href();
  return matchPath(paths.schoolClubTeams.pattern, pathname)
    ? paths.schoolClubTeam.href()
    : pathname;
}

/** Navigation between a club's pages. */
export function ClubNav() {
  const { pathname } = useLocation();
  return <WorkNav label={copy.club.screens} screens={screens} currentPath={linkedPath(pathname)} />;
}
