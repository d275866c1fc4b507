import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';

const service = api.injectEndpoints({
  endpoints: (build) => ({
    getVersion: build.query(operation(operations.getVersion)),
  }),
});

export const { getVersion } = service.endpoints;

/** Returns whether the server can send mail; undefined until that is known, and where a backend does not tell. */
export const useSendsMail = (): boolean | undefined =>
  service.useGetVersionQuery().currentData?.sends_mail;
