import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** The one cache; each tag of the document injects its endpoints from a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Tournament',
    'MyTeams',
    'Registration',
    'Team',
    'Profile',
    'Membership',
    'Club',
    'ClubStats',
    'ClubParticipants',
    'Available',
  ],
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
