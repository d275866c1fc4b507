import { api } from './api.ts';
import { post } from './operation.ts';

const registrations = api.injectEndpoints({
  endpoints: (build) => ({
    // A read-only POST: cached like a query, so that it is shown at once when a page is revisited.
    checkRegistration: build.query({
      ...post('/api/tournament/check-registration', { as: 'participant' }),
      providesTags: (_response, _error, { body }) => [
        { type: 'Registration', id: body.tournament_id },
      ],
    }),
    registerTeam: build.mutation({
      ...post('/api/tournament/register', { as: 'participant' }),
      // Also after an error, which often means that the cached data is outdated.
      invalidatesTags: (_response, _error, { body }) => [
        { type: 'Registration', id: body.tournament_id },
        { type: 'Tournament', id: `${body.tournament_id}/teams` },
      ],
    }),
  }),
});

export const { useCheckRegistrationQuery, useRegisterTeamMutation } = registrations;
