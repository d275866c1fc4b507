import * as operations from '../../openapi/organiserOperations.ts';
import { operation } from './operation.ts';
import { objectionsTag, resultsApi, resultsStateTag } from './officialResultsTags.ts';
import { scheduleTag, scoreEntryTag, scoresTag, teamResultsTag } from './tags.ts';

const officialResults = resultsApi.injectEndpoints({
  endpoints: (build) => ({
    listResultsStates: build.query({
      ...operation(operations.listResultsStates),
      // It counts the runs that are missing.
      providesTags: (_response, _error, { id }) => [resultsStateTag(id), scoreEntryTag(id)],
    }),
    changeResultsState: build.mutation({
      ...operation(operations.changeResultsState),
      // One that is refused was overtaken by another organiser. A category that is opened again shows anybody its runs.
      invalidatesTags: (_response, error, { id }) =>
        error
          ? [resultsStateTag(id), objectionsTag(id)]
          : [scoresTag, teamResultsTag(id), scheduleTag(id)],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data: changed } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!changed) return;
        const { data: state } = changed;
        dispatch(
          officialResults.util.updateQueryData('listResultsStates', { id }, (list) => {
            list.data = list.data.map((each) =>
              each.category.id === state.category.id ? state : each,
            );
          }),
        );
      },
    }),
    listObjections: build.query({
      ...operation(operations.listObjections),
      // Each has its run as it is now.
      providesTags: (_response, _error, { id }) => [objectionsTag(id), scoreEntryTag(id)],
    }),
    decideObjection: build.mutation({
      ...operation(operations.decideObjection),
      invalidatesTags: (_response, _error, { id }) => [objectionsTag(id), resultsStateTag(id)],
    }),
  }),
});

export const {
  useListResultsStatesQuery,
  useChangeResultsStateMutation,
  useListObjectionsQuery,
  useDecideObjectionMutation,
} = officialResults;
