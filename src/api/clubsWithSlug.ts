const maxSlugLength = 200;
const maxClubs = 24;

/** Returns what to ask the list of clubs for, so that it has the active clubs with a slug. */
export const clubsWithSlug = (slug: string) =>
  ({ slug: slug.slice(0, maxSlugLength), only_active: 1, page: 1, per_page: maxClubs }) as const;
