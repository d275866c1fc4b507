import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { scoresTag } from './tags.ts';

const categoryResults = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryResults: build.query({
      ...operation(operations.getCategoryResults, { success: 'required' }),
      providesTags: [scoresTag],
    }),
  }),
});

export const { useGetCategoryResultsQuery, useLazyGetCategoryResultsQuery } = categoryResults;
