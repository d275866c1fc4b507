import { pgTableCreator } from 'drizzle-orm/pg-core';
import { drawColumns, drawPlaceColumns, matchColumns } from './tables/matches.ts';
import { roundColumns, roundTeamColumns, runColumns } from './tables/scores.ts';
import { drawPlaces, draws, matches, rounds, roundTeams, runs } from './schema.ts';

/** What results are read from: what is stored now, which organisers see and from which scores are derived. */
export const liveTables = { rounds, roundTeams, runs, draws, drawPlaces, matches };

export type ResultTables = typeof liveTables;

// Views with the columns of these tables.
const shown = pgTableCreator((name) => `shown_${name}`);

/** What visitors see: of a category whose results are hidden, the rows as they were before. */
export const shownTables: ResultTables = {
  rounds: shown('rounds', roundColumns()),
  roundTeams: shown('round_teams', roundTeamColumns()),
  runs: shown('runs', runColumns()),
  draws: shown('draws', drawColumns()),
  drawPlaces: shown('draw_places', drawPlaceColumns()),
  matches: shown('matches', matchColumns()),
};
