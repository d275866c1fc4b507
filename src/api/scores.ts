import { api } from './api.ts';
import { operation } from './operation.ts';
import { requireSuccess } from './responseValidation.ts';

const scores = api.injectEndpoints({
  endpoints: (build) => ({
    listScores: build.query(requireSuccess(operation('listScores'))),
  }),
});

export const { useListScoresQuery } = scores;
