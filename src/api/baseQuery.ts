import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { type AccountKind, sessionExpired } from '../session/sessionSlice.ts';
import type { SessionState } from '../session/storage.ts';

/** Whose bearer token a call carries; none for public calls. */
export type CallOptions = { as?: AccountKind };

const timeoutMilliseconds = 30_000;

/** What the store hands to every call: the backend's scheme and host. */
export type CallContext = { backendOrigin: string };

const tokenOf = ({ getState }: Pick<BaseQueryApi, 'getState'>, { as }: CallOptions) =>
  as && (getState() as { session: SessionState }).session[as]?.token;

const fetchFromBackend = fetchBaseQuery({
  timeout: timeoutMilliseconds,
  // Looked up at each call, because a test or a worker may replace it after this module is loaded.
  fetchFn: (...parameters) => globalThis.fetch(...parameters),
  prepareHeaders: (headers, { getState, extraOptions }) => {
    headers.set('Accept', 'application/json');
    const token = tokenOf({ getState }, extraOptions as CallOptions);
    if (token) headers.set('Authorization', `Bearer ${token}`);
  },
  paramsSerializer: (parameters: Record<string, unknown>) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined) search.append(name, String(one));
    }
    return search.toString();
  },
});

/** The one way to the server: adds the bearer and turns a refused token into sessionExpired. */
export const baseQuery: BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  CallOptions,
  FetchBaseQueryMeta
> = async (args, api, options = {}) => {
  const token = tokenOf(api, options);
  const { backendOrigin } = api.extra as CallContext;
  const result = await fetchFromBackend(
    { ...args, url: `${backendOrigin}${args.url}` },
    api,
    options,
  );
  // A token that was replaced while the call was under way says nothing about the new one.
  if (options.as && token && result.error?.status === 401 && token === tokenOf(api, options)) {
    api.dispatch(sessionExpired(options.as));
  }
  return result;
};
