/** Returns the names of teams in quotation marks, as in '"Elang" dan "Garuda"'. */
export const nameTeams = (names: readonly string[]): string =>
  new Intl.ListFormat('id').format(names.map((name) => `"${name}"`));
