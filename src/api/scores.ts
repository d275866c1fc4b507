import { api } from './api.ts';
import { get } from './operation.ts';
import { successfulList } from './successfulList.ts';

const scores = api.injectEndpoints({
  endpoints: (build) => ({
    listScores: build.query(successfulList(get('/api/scores'))),
  }),
});

export const { useListScoresQuery } = scores;
