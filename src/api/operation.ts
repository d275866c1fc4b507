import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { paths } from '../../openapi/schema.d.ts';
import type { RequestOptions } from './baseQuery.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

type Described = { responses: Record<number, unknown> };

type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends Described ? P : never;
}[keyof paths];

type Parameters<Operation, In extends 'path' | 'query' | 'header'> = Operation extends {
  parameters: { [K in In]?: infer Found };
}
  ? Found
  : never;

type RequiredParameters<Operation, In extends 'path' | 'query' | 'header'> = [
  NonNullable<Parameters<Operation, In>>,
] extends [never]
  ? unknown
  : NonNullable<Parameters<Operation, In>>;

type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : unknown;

type Flatten<T> = { [K in keyof T]: T[K] };
type RequestParts<Operation> = RequiredParameters<Operation, 'path'> &
  RequiredParameters<Operation, 'query'> &
  RequiredParameters<Operation, 'header'> &
  Body<Operation>;

/**
 * Path, query and header parameters and `body` in one object; `void` if an operation has none of
 * them.
 */
type Argument<Operation> = [keyof RequestParts<Operation>] extends [never]
  ? void
  : Flatten<RequestParts<Operation>>;

type Json<ResponseObject> = ResponseObject extends { content: { 'application/json': infer Found } }
  ? Found
  : void;

type Result<Operation> = Operation extends { responses: infer Responses }
  ? Json<Responses[Extract<keyof Responses, 200 | 201 | 204>]>
  : never;

type Endpoint<Operation> = {
  query: (argument: Argument<Operation>) => FetchArgs;
  transformResponse: (response: Result<Operation>) => Result<Operation>;
  extraOptions: RequestOptions;
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

type Encoding = 'json' | 'form';

type Options = RequestOptions & {
  encoding?: Encoding;
  /** Names of the parameters that are sent as request headers. */
  inHeader?: readonly string[];
};

/** Removes the named values from `parameters`; returns those that were set, as headers. */
function extractHeaders(
  parameters: Record<string, unknown>,
  names: readonly string[],
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of names) {
    if (parameters[name] !== undefined) headers[name] = String(parameters[name]);
    delete parameters[name];
  }
  return headers;
}

function operation<M extends Method, P extends PathsWith<M>>(
  method: M,
  path: P,
  { encoding = 'json', inHeader = [], ...extraOptions }: Options,
): Endpoint<paths[P][M]> {
  return {
    query: (argument) => {
      const { body, ...parameters } = (argument ?? {}) as Record<string, unknown>;
      const url = String(path).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = parameters[name];
        delete parameters[name];
        return encodeURIComponent(String(value));
      });
      const headers = extractHeaders(parameters, inHeader);
      return {
        url,
        method: method.toUpperCase(),
        headers,
        params: Object.keys(parameters).length > 0 ? parameters : undefined,
        body: encoding === 'form' && body ? toFormData(body as Record<string, unknown>) : body,
      };
    },
    transformResponse: (response) => response,
    extraOptions,
  };
}

/** Defines an RTK Query endpoint for a GET operation of the OpenAPI document. */
export const get = <P extends PathsWith<'get'>>(path: P, options: Options = {}) =>
  operation('get', path, options);
/** Defines an endpoint for a POST operation; `encoding: 'form'` sends multipart form data. */
export const post = <P extends PathsWith<'post'>>(path: P, options: Options = {}) =>
  operation('post', path, options);
export const put = <P extends PathsWith<'put'>>(path: P, options: Options = {}) =>
  operation('put', path, options);
export const del = <P extends PathsWith<'delete'>>(path: P, options: Options = {}) =>
  operation('delete', path, options);

/** A logout request with an explicit token: when it is sent, the session no longer has one. */
export const logoutRequest =
  <P extends PathsWith<'post'>>(path: P) =>
  (token: string): FetchArgs => ({
    url: path,
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
