import { api } from './api.ts';
import { operation } from './operation.ts';
import { registrationTag, tournamentTag, tournamentTeamsTag } from './tags.ts';

const registrations = api.injectEndpoints({
  endpoints: (build) => ({
    // A read-only POST: cached like a query, so that it is shown at once when a page is revisited.
    checkRegistration: build.query({
      ...operation('checkRegistration'),
      providesTags: (_response, _error, { body }) => [registrationTag(body.tournament_id)],
    }),
    registerTeam: build.mutation({
      ...operation('registerTeam', { success: 'required' }),
      // Also after an error, which often means that the cached data is outdated.
      invalidatesTags: (_response, _error, { body }) => [
        registrationTag(body.tournament_id),
        tournamentTag(body.tournament_id),
        tournamentTeamsTag(body.tournament_id),
      ],
    }),
  }),
});

export const { useCheckRegistrationQuery, useRegisterTeamMutation } = registrations;
