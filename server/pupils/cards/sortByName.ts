const { compare } = new Intl.Collator('id');

/** Returns people as responses name them, by name. */
export const sortByName = (people: readonly { id: number; name: string }[]) =>
  people.map(({ id, name }) => ({ id, name })).sort((one, other) => compare(one.name, other.name));
