import { pageAddress } from '../../lib/pageAddress.ts';
import { paths } from '../../paths.ts';

/** The address of the form that joins a club, with the club's ID filled in and never its PIN. */
export const inviteAddress = (clubId: number): string =>
  pageAddress(`${paths.profile.href()}?${new URLSearchParams({ gh: String(clubId) }).toString()}`);
