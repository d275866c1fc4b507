/** Shown where the address names no tournament. */
export const defaultTournamentId = 7;

/** The id in an address; the default where there is none, nothing where it cannot be one. */
export function tournamentIdOf(parameter: string | undefined): number | undefined {
  if (parameter === undefined || parameter === '') return defaultTournamentId;
  return /^[1-9]\d{0,9}$/.test(parameter) ? Number(parameter) : undefined;
}
