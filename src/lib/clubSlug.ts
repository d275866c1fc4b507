type Named = { id: number; name: string };

/**
 * The slug of a club's name: lower-case, spaces become hyphens, and nothing but a-z, 0-9 and hyphen
 * stays.
 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^a-z0-9-]/g, '');

/** The slug, or the club's number where the name leaves nothing. */
const nameInAddress = (club: Named): string => slugOf(club.name) || String(club.id);

/**
 * How many clubs of a list have each name in an address. Counted once for a list, since each of its
 * clubs asks.
 */
const counts = new WeakMap<readonly Named[], Map<string, number>>();

function countNames(clubs: readonly Named[]): Map<string, number> {
  const known = counts.get(clubs);
  if (known) return known;
  const counted = new Map<string, number>();
  for (const name of clubs.map(nameInAddress)) counted.set(name, (counted.get(name) ?? 0) + 1);
  counts.set(clubs, counted);
  return counted;
}

/**
 * What stands for a club in its address: the slug of its name, or its number where the name leaves
 * nothing. `id` is added where another of `clubs`, of which it is one, has the same, so that each
 * has an address of its own.
 */
export function clubAddress(club: Named, clubs: readonly Named[]): { slug: string; id?: number } {
  const slug = nameInAddress(club);
  return (countNames(clubs).get(slug) ?? 0) > 1 ? { slug, id: club.id } : { slug };
}

/**
 * The clubs that an address may mean, or only the one of them with number `id` where it names one.
 * More than one means that the visitor has to choose.
 */
export function clubsAt<Club extends Named>(
  clubs: readonly Club[],
  slug: string,
  id?: number,
): Club[] {
  const found = clubs.filter((club) => nameInAddress(club) === slug.toLowerCase());
  const named = found.find((club) => club.id === id);
  return named ? [named] : found;
}
