import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { selectLinks } from '../../routes/pageRoute.ts';
import { siteRoutes } from '../../routes/siteRoutes.ts';
import { copy } from '../copy.ts';
import { WorkNav } from './WorkNav.tsx';

const screens = selectLinks(siteRoutes, 'clubBar');

/** Navigation between a club's pages. */
export function ClubNav() {
  const { pathname } = useLocation();
  // The dashboard has two paths.
  const currentPath = matchPath(paths.schoolClub.pattern, pathname)
    ? paths.schoolClubDashboard.href()
    : pathname;
  return (
    <WorkNav lang="en" label={copy.club.screens} screens={screens} currentPath={currentPath} />
  );
}
