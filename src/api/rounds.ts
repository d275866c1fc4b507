import * as organiserOperations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  allResultsTags,
  allScoreEntriesTag,
  scoreEntryTag,
  scoresTag,
  teamResultsTag,
  tournamentTag,
} from './tags.ts';

export const roundEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    previewAdvance: build.query({
      ...operation(organiserOperations.previewAdvance),
      providesTags: [allScoreEntriesTag],
    }),
    saveRounds: build.mutation({
      ...operation(organiserOperations.saveRounds),
      invalidatesTags: (_response, error, { id }) =>
        error
          ? [scoreEntryTag(id)]
          : [scoreEntryTag(id), scoresTag, teamResultsTag(id), tournamentTag(id)],
    }),
    openRound: build.mutation({
      ...operation(organiserOperations.openRound),
      invalidatesTags: allResultsTags,
    }),
    replaceRoundTeam: build.mutation({
      ...operation(organiserOperations.replaceRoundTeam),
      invalidatesTags: allResultsTags,
    }),
    setRoundState: build.mutation({
      ...operation(organiserOperations.setRoundState),
      invalidatesTags: allResultsTags,
    }),
  }),
});

export const {
  usePreviewAdvanceQuery,
  useSaveRoundsMutation,
  useOpenRoundMutation,
  useReplaceRoundTeamMutation,
  useSetRoundStateMutation,
} = roundEndpoints;
