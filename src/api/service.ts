import { api } from './api.ts';
import { operation } from './operation.ts';

const service = api.injectEndpoints({
  endpoints: (build) => ({
    getVersion: build.query(operation('getVersion')),
  }),
});

export const { getVersion } = service.endpoints;
