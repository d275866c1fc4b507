import * as organiserOperations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  allScoreEntriesTag,
  categoryResultsTag,
  scoreEntryTag,
  scoresTag,
  teamResultsTag,
  tournamentTag,
} from './tags.ts';

/** What the teams and the state of a round affect; their requests do not say in which tournament. */
const roundTags = [allScoreEntriesTag, categoryResultsTag] as const;

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
      invalidatesTags: roundTags,
    }),
    replaceRoundTeam: build.mutation({
      ...operation(organiserOperations.replaceRoundTeam),
      invalidatesTags: roundTags,
    }),
    setRoundState: build.mutation({
      ...operation(organiserOperations.setRoundState),
      invalidatesTags: roundTags,
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
