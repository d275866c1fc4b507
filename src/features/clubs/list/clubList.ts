import type { ClubStats, ClubSummary } from '../../../../openapi/schema.d.ts';
import { clubHref } from '../../../lib/clubs/clubSlug.ts';

/** `href` is the path of the club's page. */
export type ListedClub = ClubSummary & { href: string };

export const pageSize = 24;

/**
 * Returns the active clubs of a list response; undefined if it has no list. `isPart` is whether
 * there may be other clubs with the same slugs.
 */
export function activeClubs(
  response: { success?: boolean; data?: ClubSummary[] | null } | null | undefined,
  isPart = false,
): ListedClub[] | undefined {
  if (!Array.isArray(response?.data) || response.success === false) return undefined;
  const active = response.data.filter(({ is_active }) => is_active === 1);
  return active.map((club) => ({ ...club, href: clubHref(club, isPart ? undefined : active) }));
}

/** Returns the clubs whose name contains the text (case-insensitive). */
export function filterClubsByName<Club extends { name: string }>(
  clubs: readonly Club[],
  text: string,
): Club[] {
  const searchText = text.trim().toLocaleLowerCase('id');
  return clubs.filter(({ name }) => name.toLocaleLowerCase('id').includes(searchText));
}

/** Returns the counts of a stats response; 0 for missing or invalid numbers. */
export function readClubCounts(
  response: { data?: Partial<ClubStats> | null } | null | undefined,
): ClubStats {
  const { participants, teams, tournaments } = response?.data ?? {};
  return {
    participants: Number(participants) || 0,
    teams: Number(teams) || 0,
    tournaments: Number(tournaments) || 0,
  };
}

/** Returns the bio, or '-' if it is blank. */
export const clubBio = ({ bio }: Pick<ClubSummary, 'bio'>): string => bio?.trim() || '-';
