/** Titles may be longer than what is good in an address. */
const maxLength = 80;

/** Returns what a title suggests as an address: lower case letters, digits and hyphens. */
export function toSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? []).join('-');
  if (slug.length <= maxLength) return slug;
  // Without the word that is cut, unless there is no other.
  return slug
    .slice(0, maxLength + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxLength);
}

/** Returns the address of an entry: what is typed, or what its title suggests. */
export const slugOf = ({ title, slug }: { title: string; slug: string }): string =>
  slug.trim() || toSlug(title);

export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
