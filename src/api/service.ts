import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';

const service = api.injectEndpoints({
  endpoints: (build) => ({
    getVersion: build.query(operation(operations.getVersion)),
  }),
});

export const { getVersion } = service.endpoints;
