import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import type { AccountKind } from '../../openapi/types.ts';
import { setClock } from '../lib/dates/clock.ts';
import { sessionExpired } from '../session/sessionSlice.ts';
import type { SessionState } from '../session/storage.ts';

/** Whose bearer token a request carries; omitted for public requests. */
export type RequestOptions = { as?: AccountKind };

const timeoutMs = 30_000;

type Fetch = typeof globalThis.fetch;

/** The thunk extra argument of the store. */
export type ThunkExtraArgument = {
  /** Scheme and host of the backend. */
  backendOrigin: string;
  /** Replaces the global `fetch`; the server answers its own requests with it. */
  fetch?: Fetch;
};

const selectToken = ({ getState }: Pick<BaseQueryApi, 'getState'>, { as }: RequestOptions) =>
  as && (getState() as { session: SessionState }).session[as]?.token;

const createFetchQuery = (fetchFn: Fetch) =>
  fetchBaseQuery({
    timeout: timeoutMs,
    fetchFn,
    prepareHeaders: (headers, { getState, extraOptions }) => {
      const token = selectToken({ getState }, extraOptions as RequestOptions);
      if (token) headers.set('Authorization', `Bearer ${token}`);
    },
  });

// Looked up for each request because a test or worker may replace it after this module loads.
const fetchFromBackend = createFetchQuery((...parameters) => globalThis.fetch(...parameters));

/** Base query of all endpoints: adds the bearer token; a 401 dispatches `sessionExpired`. */
export const baseQuery: BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  RequestOptions,
  FetchBaseQueryMeta
> = async (args, api, options = {}) => {
  const token = selectToken(api, options);
  const { backendOrigin, fetch } = api.extra as ThunkExtraArgument;
  const result = await (fetch ? createFetchQuery(fetch) : fetchFromBackend)(
    { ...args, url: `${backendOrigin}${args.url}` },
    api,
    options,
  );
  if (result.meta?.response) setClock(result.meta.response.headers);
  // If the token was replaced during the request, the 401 does not concern the new token.
  if (options.as && token && result.error?.status === 401 && token === selectToken(api, options)) {
    api.dispatch(sessionExpired(options.as));
  }
  return result;
};
