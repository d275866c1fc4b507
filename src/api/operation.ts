import type { FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { fillPath, pathParameterNames } from '../../openapi/routes.ts';
import type { OrganiserRole } from '../../openapi/schema.d.ts';
import type {
  CallerRole,
  AccountKind,
  ArgumentOf,
  OperationId,
  ResponseOf,
} from '../../openapi/types.ts';
import type { RequestOptions } from './baseQuery.ts';
import { isSuccessful } from './responses.ts';

/** An export of openapi/operations.ts: an operation as the document describes it. */
export type Described<Id extends OperationId> = {
  id: Id;
  method: string;
  path: string;
  bearer?: AccountKind;
  roles?: readonly CallerRole[];
  body?: 'json' | 'form';
  headers?: readonly string[];
  constantHeaders?: Readonly<Record<string, string>>;
};

/** Whether an organiser with a role may call an operation. */
export const mayCall = ({ roles }: Described<OperationId>, role: OrganiserRole): boolean =>
  roles === undefined || roles.includes(role);

type Endpoint<Argument, Body, Result> = {
  query: (argument: Argument) => FetchArgs;
  transformResponse: (body: Body, meta?: FetchBaseQueryMeta) => Result;
  extraOptions: RequestOptions;
};

type Steps<Body, Result> = {
  /**
   * What the body has to say about its success: by default it may say nothing, but not false.
   * 'required' demands `success: true`; 'ignored' leaves it to `response`.
   */
  success?: 'required' | 'ignored';
  /** Returns what is cached of a body; undefined makes the request fail. By default the body. */
  response?: (body: Body) => Result | undefined;
  /** What is cached of a 404; by default it is an error. */
  notFound?: Result;
};

function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob)
        form.append(name, item, item instanceof File ? item.name : `${name}.jpg`);
      else if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  return form;
}

/** Returns the request of an operation. Parameters in neither path nor headers form the query. */
function createRequest(
  {
    method,
    path,
    body: encoding,
    headers: headerNames = [],
    constantHeaders,
  }: Described<OperationId>,
  argument: Readonly<Record<string, unknown>>,
): FetchArgs {
  const { body, ...parameters } = argument;
  const inPath = pathParameterNames(path);
  const headers: Record<string, string> = { ...constantHeaders };
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parameters)) {
    if (headerNames.includes(name)) {
      if (value !== undefined) headers[name] = String(value);
    } else if (!inPath.includes(name)) query[name] = value;
  }
  return {
    url: fillPath(path, parameters),
    method: method.toUpperCase(),
    headers,
    params: Object.keys(query).length > 0 ? query : undefined,
    body: encoding === 'form' && body ? toFormData(body as Record<string, unknown>) : body,
  };
}

/**
 * Returns the RTK Query endpoint of an operation: method, path, token, headers and encoding of the
 * request are those of the OpenAPI document. The response has to be acceptable to all steps.
 */
export function operation<Id extends OperationId, Result>(
  described: Described<Id>,
  steps: Steps<ResponseOf<Id>, Result> & Required<Pick<Steps<ResponseOf<Id>, Result>, 'response'>>,
): Endpoint<ArgumentOf<Id>, ResponseOf<Id>, Result>;
// On its own: what the endpoint is passed to would decide about a result without a step for it.
export function operation<Id extends OperationId>(
  described: Described<Id>,
  steps?: { success?: 'required' | 'ignored' },
): Endpoint<ArgumentOf<Id>, ResponseOf<Id>, ResponseOf<Id>>;
export function operation<Id extends OperationId, Result>(
  described: Described<Id>,
  { success, response, notFound }: Steps<ResponseOf<Id>, Result> = {},
): Endpoint<ArgumentOf<Id>, ResponseOf<Id>, Result> {
  const read = response ?? ((body: ResponseOf<Id>) => body as unknown as Result);
  const accepts = (body: ResponseOf<Id>) =>
    (success === 'ignored' || isSuccessful(body, success === 'required')) &&
    (!response || response(body) !== undefined);
  return {
    query: (argument) => ({
      ...createRequest(described, { ...(argument as object | undefined) }),
      validateStatus: ({ ok, status }, body: ResponseOf<Id>) =>
        ok ? accepts(body) : status === 404 && notFound !== undefined,
    }),
    // The response is acceptable here.
    transformResponse: (body, meta) =>
      (meta?.response?.status === 404 ? notFound : read(body)) as Result,
    extraOptions: { as: described.bearer },
  };
}

/**
 * Returns the endpoint of a logout. Its argument is the token to revoke: when the request is sent,
 * the session no longer has one.
 */
export function logoutOperation<Id extends `logout${Capitalize<AccountKind>}`>(
  described: Described<Id>,
) {
  return {
    query: (token: string): FetchArgs => ({
      ...createRequest(described, {}),
      headers: { Authorization: `Bearer ${token}` },
    }),
    transformResponse: (response: ResponseOf<Id>) => response,
  };
}
