import { pageUrl } from '../../lib/urls/pageUrl.ts';
import { paths } from '../../paths.ts';

/**
 * Returns the URL of the form that joins a club, with the club's ID filled in but never its PIN.
 */
export const inviteUrl = (clubId: number): string =>
  pageUrl(`${paths.profile.href()}?${new URLSearchParams({ gh: String(clubId) }).toString()}`);
