import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  allAvailableTag,
  allTeamsTag,
  clubParticipantsTag,
  clubStatsTag,
  teamListTags,
} from './tags.ts';

/** What a club does with many pupils at once. */
const clubImport = api.injectEndpoints({
  endpoints: (build) => ({
    importClubParticipants: build.mutation({
      ...operation(operations.importClubParticipants),
      // One whose answer is lost may have been saved.
      invalidatesTags: (_response, _error, { id, body }) =>
        body.preview
          ? []
          : [clubParticipantsTag, allAvailableTag, clubStatsTag(id), allTeamsTag, ...teamListTags],
    }),
    createPupilCards: build.mutation({
      ...operation(operations.createPupilCards),
      // Also one that is refused: a pupil has taken the account over meanwhile.
      invalidatesTags: [clubParticipantsTag],
    }),
    mailPupilCards: build.mutation({
      ...operation(operations.mailPupilCards),
      invalidatesTags: [clubParticipantsTag],
    }),
  }),
});

export const {
  useCreatePupilCardsMutation,
  useImportClubParticipantsMutation,
  useMailPupilCardsMutation,
} = clubImport;
