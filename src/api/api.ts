import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import { tagTypes } from './tags.ts';

/** The only RTK Query API; each tag of the OpenAPI document injects its endpoints from a file. */
const createApi = buildCreateApi(
  coreModule(),
  // While the server renders a page, components start their requests without effects.
  reactHooksModule({ unstable__sideEffectsInRender: import.meta.env.SSR }),
);

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
