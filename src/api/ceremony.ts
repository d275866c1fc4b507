import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { ceremonyTag } from './tags.ts';

const ceremony = api.injectEndpoints({
  endpoints: (build) => ({
    getCeremony: build.query({
      ...operation(operations.getCeremony, { success: 'required' }),
      providesTags: (_response, _error, { id }) => [ceremonyTag(id)],
    }),
  }),
});

export const { useGetCeremonyQuery } = ceremony;
