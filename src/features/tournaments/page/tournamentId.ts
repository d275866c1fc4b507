/** Used if the URL has no tournament id. */
const defaultTournamentId = 7;

/** Returns the id in a route parameter: the default if missing, undefined if invalid. */
export function readTournamentId(parameter: string | undefined): number | undefined {
  if (parameter === undefined || parameter === '') return defaultTournamentId;
  return /^[1-9]\d{0,9}$/.test(parameter) ? Number(parameter) : undefined;
}
