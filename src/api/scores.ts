import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { isObject, readList } from './responses.ts';
import { scoresTag } from './tags.ts';
import type { Score } from '../../openapi/schema.d.ts';

const hasNumberId = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && typeof value.id === 'number';

/** Whether a value has the team, category, points and time that a table of scores shows. */
export const isScore = (value: unknown): value is Score =>
  isObject(value) &&
  typeof value.points === 'number' &&
  typeof value.time === 'string' &&
  isObject(value.registration) &&
  hasNumberId(value.registration.category) &&
  hasNumberId(value.registration.team) &&
  typeof value.registration.team.name === 'string';

/** A score without a tournament id counts for every tournament. */
export const filterScoresByTournament = (scores: readonly Score[], tournamentId: number): Score[] =>
  scores.filter(({ tournament_id: id }) => (id ?? tournamentId) === tournamentId);

/** Returns the scores of one category. */
export const filterScoresByCategory = (scores: readonly Score[], categoryId: number): Score[] =>
  scores.filter(({ registration }) => registration.category.id === categoryId);

const scores = api.injectEndpoints({
  endpoints: (build) => ({
    listScores: build.query({
      ...operation(operations.listScores, {
        success: 'required',
        response: (body) => readList(body, 'data', (score) => (isScore(score) ? score : undefined)),
      }),
      providesTags: [scoresTag],
    }),
  }),
});

export const { useListScoresQuery } = scores;
