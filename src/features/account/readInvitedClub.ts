import { parseId } from '../../lib/text/parseId.ts';
import { paths } from '../../paths.ts';

/**
 * Returns the id of the club into which a link invites that leads to this page after signing in;
 * undefined if it is no invitation.
 */
export function readInvitedClub(redirectTarget: string | undefined): number | undefined {
  const [path, query] = redirectTarget?.split(/[?#]/) ?? [];
  return path?.toLowerCase() === paths.profile.href()
    ? parseId(new URLSearchParams(query).get('gh'))
    : undefined;
}
