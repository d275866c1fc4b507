import { paths } from '../../paths.ts';

/**
 * Returns the path of a club's public page, which is unique among `clubs`, the active ones. Without
 * `clubs`, others may exist that are not known, so the path has the id.
 */
export function clubHref(
  club: { id: number; name: string },
  clubs: readonly { id: number; name: string }[] | undefined,
): string {
  const { slug, id = clubs ? undefined : club.id } = clubUrlParts(club, clubs ?? [club]);
  const page = paths.schoolClubDetail.href({ slug });
  return id === undefined ? page : `${page}?id=${id}`;
}

type NamedClub = { id: number; name: string };

/**
 * Converts a club's name to a slug: lower case, spaces become hyphens, and all other characters
 * than a-z, 0-9 and hyphens are dropped.
 */
export const slugify = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^a-z0-9-]/g, '');

/** The slug, or the club's id if the slug is empty. */
const slugOrId = (club: NamedClub): string => slugify(club.name) || String(club.id);

/** Number of clubs per slug. Cached per list, since the link to each of its clubs needs it. */
const slugCounts = new WeakMap<readonly NamedClub[], Map<string, number>>();

function countSlugs(clubs: readonly NamedClub[]): Map<string, number> {
  const known = slugCounts.get(clubs);
  if (known) return known;
  const counted = new Map<string, number>();
  for (const name of clubs.map(slugOrId)) counted.set(name, (counted.get(name) ?? 0) + 1);
  slugCounts.set(clubs, counted);
  return counted;
}

/**
 * Returns what identifies a club in its URL: the slug of its name, or its id if the slug is empty.
 * `id` is added if another of `clubs` (which contains the club) has the same slug, so that each URL
 * is unique.
 */
export function clubUrlParts(
  club: NamedClub,
  clubs: readonly NamedClub[],
): { slug: string; id?: number } {
  const slug = slugOrId(club);
  return (countSlugs(clubs).get(slug) ?? 0) > 1 ? { slug, id: club.id } : { slug };
}

/**
 * Returns the clubs that a slug may refer to, or only the one with `id` if it is among them. If
 * there is more than one, the visitor has to choose.
 */
export function findClubsBySlug<Club extends NamedClub>(
  clubs: readonly Club[],
  slug: string,
  id?: number,
): Club[] {
  const found = clubs.filter((club) => slugOrId(club) === slug.toLowerCase());
  const named = found.find((club) => club.id === id);
  return named ? [named] : found;
}
