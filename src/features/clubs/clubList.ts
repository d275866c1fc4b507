import type { ClubStats, ClubSummary } from '../../../openapi/schema.d.ts';
import { clubHref } from '../../lib/clubHref.ts';

/** A club as the public pages show it, with the address of its own page. */
export type ListedClub = ClubSummary & { href: string };

/** The active clubs in an answer of the club list; nothing where the answer has no list. */
export function activeClubs(
  answer: { success?: boolean; data?: ClubSummary[] | null } | null | undefined,
): ListedClub[] | undefined {
  if (!Array.isArray(answer?.data) || answer.success === false) return undefined;
  const active = answer.data.filter(({ is_active }) => is_active === 1);
  return active.map((club) => ({ ...club, href: clubHref(club, active) }));
}

/** The clubs whose name contains a text, without regard to case. */
export function clubsNamed<Club extends { name: string }>(
  clubs: readonly Club[],
  text: string,
): Club[] {
  const wanted = text.trim().toLocaleLowerCase('id');
  return clubs.filter(({ name }) => name.toLocaleLowerCase('id').includes(wanted));
}

/** The counts in an answer of the stats call; zeros where there is none, or no number. */
export function countsIn(
  answer: { data?: Partial<ClubStats> | null } | null | undefined,
): ClubStats {
  const { participants, teams, tournaments } = answer?.data ?? {};
  return {
    participants: Number(participants) || 0,
    teams: Number(teams) || 0,
    tournaments: Number(tournaments) || 0,
  };
}

/** What is shown of a club's bio. */
export const bioOf = ({ bio }: Pick<ClubSummary, 'bio'>): string => bio?.trim() || '-';
