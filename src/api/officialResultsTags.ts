import type { TagDescription } from '@reduxjs/toolkit/query';
import { api } from './api.ts';

const tagTypes = ['ResultsState', 'Objection', 'TeamRuns'] as const;

type ResultsTag = TagDescription<(typeof tagTypes)[number]>;

/** The API with the tags below. They are not in tags.ts, which every page loads. */
export const resultsApi = api.enhanceEndpoints({ addTagTypes: tagTypes });

/** How final the results of the categories of a tournament are. */
export const resultsStateTag = (tournamentId: number): ResultsTag => ({
  type: 'ResultsState',
  id: tournamentId,
});
/** The objections of teams in a tournament. */
export const objectionsTag = (tournamentId: number): ResultsTag => ({
  type: 'Objection',
  id: tournamentId,
});
/** The runs and matches of a team, for the team itself. */
export const teamRunsTag = (teamId: number): ResultsTag => ({ type: 'TeamRuns', id: teamId });
