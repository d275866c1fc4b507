import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  registrationTag,
  tournamentsOfClubsTag,
  tournamentTag,
  tournamentTeamsTag,
} from './tags.ts';

const registrations = api.injectEndpoints({
  endpoints: (build) => ({
    // A read-only POST: cached like a query, so that it is shown at once when a page is revisited.
    checkRegistration: build.query({
      ...operation(operations.checkRegistration),
      providesTags: (_response, _error, { body }) => [registrationTag(body.tournament_id)],
    }),
    registerTeam: build.mutation({
      ...operation(operations.registerTeam, { success: 'required' }),
      // Also after an error, which often means that the cached data is outdated.
      invalidatesTags: (_response, _error, { body }) => [
        registrationTag(body.tournament_id),
        tournamentTag(body.tournament_id),
        tournamentTeamsTag(body.tournament_id),
        tournamentsOfClubsTag,
      ],
      // Known at once: with the last place, the tournament says that the category is full.
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
        const check = { body: { tournament_id: body.tournament_id } };
        const hasRegistered = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (hasRegistered)
          dispatch(
            registrations.util.updateQueryData('checkRegistration', check, (cached) => {
              (cached.registered_categories ??= []).push(body.category_id);
            }),
          );
      },
    }),
  }),
});

export const { useCheckRegistrationQuery, useRegisterTeamMutation } = registrations;
