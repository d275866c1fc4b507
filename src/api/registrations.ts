import { api } from './api.ts';
import { post } from './operation.ts';

const registrations = api.injectEndpoints({
  endpoints: (build) => ({
    // A POST that only asks: cached like a query, so that leaving and coming back shows it at once.
    checkRegistration: build.query({
      ...post('/api/tournament/check-registration', { as: 'participant' }),
      providesTags: (_answer, _error, { body }) => [
        { type: 'Registration', id: body.tournament_id },
      ],
    }),
    registerTeam: build.mutation({
      ...post('/api/tournament/register', { as: 'participant' }),
      // A refusal often means that what is shown is no longer true, so it refreshes the same
      // things.
      invalidatesTags: (_answer, _error, { body }) => [
        { type: 'Registration', id: body.tournament_id },
        { type: 'Tournament', id: `${body.tournament_id}/teams` },
      ],
    }),
  }),
});

export const { useCheckRegistrationQuery, useRegisterTeamMutation } = registrations;
export const { checkRegistration, registerTeam } = registrations.endpoints;
