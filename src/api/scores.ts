import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { isScore } from './isScore.ts';
import { operation } from './operation.ts';
import { readList } from './responses.ts';
import { scoresTag } from './tags.ts';

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
