import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';
import { clubScreens } from './clubScreens.ts';
import { WorkNav } from './WorkNav.tsx';

/** Navigation between a club's pages. */
export function ClubNav() {
  const { pathname } = useLocation();
  // The dashboard has two paths.
  const currentPath = matchPath(paths.schoolClub.pattern, pathname)
    ? paths.schoolClubDashboard.href()
    : pathname;
  return (
    <WorkNav lang="en" label={copy.club.screens} screens={clubScreens} currentPath={currentPath} />
  );
}
