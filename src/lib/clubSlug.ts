type Named = { id: number; name: string };

/** The slug of a club's name: lower-case, spaces become hyphens, and nothing but a-z, 0-9 and hyphen stays. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-').replaceAll(/[^a-z0-9-]/g, '');

/**
 * What stands for a club in its address: the slug of its name, or its number where the name leaves nothing. `id` is
 * added where another of `clubs` has the same slug, so that each has an address of its own.
 */
export function clubAddress(club: Named, clubs: readonly Named[]): { slug: string; id?: number } {
  const slug = slugOf(club.name) || String(club.id);
  const isShared = clubs.some((other) => other.id !== club.id && slugOf(other.name) === slug);
  return isShared ? { slug, id: club.id } : { slug };
}

/**
 * The clubs that an address may mean: those with its slug, only the one of them with number `id` where it names one,
 * or, for a name without a slug, the one whose number stands in its place. More than one means that the visitor has to choose.
 */
export function clubsAt<Club extends Named>(clubs: readonly Club[], slug: string, id?: number): Club[] {
  const wanted = slug.toLowerCase();
  const found = clubs.filter((club) => slugOf(club.name) === wanted && wanted !== '');
  const [named] = found.filter((club) => club.id === id);
  if (named) return [named];
  return found.length > 0 ? found : clubs.filter((club) => slugOf(club.name) === '' && String(club.id) === wanted);
}
