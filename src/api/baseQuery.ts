import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import type { AccountKind } from '../../openapi/types.ts';
import { sessionExpired } from '../session/sessionSlice.ts';
import type { SessionState } from '../session/storage.ts';

/** Whose bearer token a request carries; omitted for public requests. */
export type RequestOptions = { as?: AccountKind };

const timeoutMs = 30_000;

/** The thunk extra argument of the store; `backendOrigin` is the scheme and host of the backend. */
export type ThunkExtraArgument = { backendOrigin: string };

const selectToken = ({ getState }: Pick<BaseQueryApi, 'getState'>, { as }: RequestOptions) =>
  as && (getState() as { session: SessionState }).session[as]?.token;

const fetchFromBackend = fetchBaseQuery({
  timeout: timeoutMs,
  // Looked up for each request because a test or worker may replace it after this module loads.
  fetchFn: (...parameters) => globalThis.fetch(...parameters),
  prepareHeaders: (headers, { getState, extraOptions }) => {
    const token = selectToken({ getState }, extraOptions as RequestOptions);
    if (token) headers.set('Authorization', `Bearer ${token}`);
  },
});

/** Base query of all endpoints: adds the bearer token; a 401 dispatches `sessionExpired`. */
export const baseQuery: BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  RequestOptions,
  FetchBaseQueryMeta
> = async (args, api, options = {}) => {
  const token = selectToken(api, options);
  const { backendOrigin } = api.extra as ThunkExtraArgument;
  const result = await fetchFromBackend(
    { ...args, url: `${backendOrigin}${args.url}` },
    api,
    options,
  );
  // If the token was replaced during the request, the 401 does not concern the new token.
  if (options.as && token && result.error?.status === 401 && token === selectToken(api, options)) {
    api.dispatch(sessionExpired(options.as));
  }
  return result;
};
