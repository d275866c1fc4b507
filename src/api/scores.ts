import { api } from './api.ts';
import { get } from './operation.ts';
import { requireSuccess } from './responseValidation.ts';

const scores = api.injectEndpoints({
  endpoints: (build) => ({
    listScores: build.query(requireSuccess(get('/api/scores'))),
  }),
});

export const { useListScoresQuery } = scores;
