import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';

const pupilCards = api.injectEndpoints({
  endpoints: (build) => ({
    // Asked again each time the page is opened: the card may have ended meanwhile.
    checkPupilCard: build.query({
      ...operation(operations.checkPupilCard),
      keepUnusedDataFor: 0,
    }),
    takeOverAccount: build.mutation(operation(operations.takeOverAccount)),
  }),
});

export const { useLazyCheckPupilCardQuery, useTakeOverAccountMutation } = pupilCards;
