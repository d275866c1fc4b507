import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { paths } from '../../openapi/schema.d.ts';
import type { CallOptions } from './baseQuery.ts';

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

type Place<Operation, In extends 'path' | 'query' | 'header'> = [
  NonNullable<Parameters<Operation, In>>,
] extends [never]
  ? unknown
  : NonNullable<Parameters<Operation, In>>;

type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : unknown;

type Flat<T> = { [K in keyof T]: T[K] };
type Parts<Operation> = Place<Operation, 'path'> &
  Place<Operation, 'query'> &
  Place<Operation, 'header'> &
  Body<Operation>;

/**
 * Path, query and header parameters and `body` in one object; nothing at all where an operation
 * takes nothing.
 */
type Argument<Operation> = [keyof Parts<Operation>] extends [never] ? void : Flat<Parts<Operation>>;

type Json<Answer> = Answer extends { content: { 'application/json': infer Found } } ? Found : void;

type Result<Operation> = Operation extends { responses: infer Answers }
  ? Json<Answers[Extract<keyof Answers, 200 | 201 | 204>]>
  : never;

type Endpoint<Operation> = {
  query: (argument: Argument<Operation>) => FetchArgs;
  transformResponse: (answer: Result<Operation>) => Result<Operation>;
  extraOptions: CallOptions;
};

function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob)
        form.append(name, one, one instanceof File ? one.name : `${name}.jpg`);
      else if (one !== undefined && one !== null) form.append(name, String(one));
    }
  }
  return form;
}

type Encoding = 'json' | 'form';

type Options = CallOptions & {
  encoding?: Encoding;
  /** Names of the parameters that the document puts into the header. */
  inHeader?: readonly string[];
};

/** Takes the named values out of `parameters` and gives those that are set as headers. */
function takeHeaders(
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
      const headers = takeHeaders(parameters, inHeader);
      return {
        url,
        method: method.toUpperCase(),
        headers,
        params: Object.keys(parameters).length > 0 ? parameters : undefined,
        body: encoding === 'form' && body ? toFormData(body as Record<string, unknown>) : body,
      };
    },
    transformResponse: (answer) => answer,
    extraOptions,
  };
}

/** Binds an RTK Query endpoint to a GET of the document. */
export const get = <P extends PathsWith<'get'>>(path: P, options: Options = {}) =>
  operation('get', path, options);
/** Binds an RTK Query endpoint to a POST of the document; `encoding: 'form'` sends multipart. */
export const post = <P extends PathsWith<'post'>>(path: P, options: Options = {}) =>
  operation('post', path, options);
/** Binds an RTK Query endpoint to a PUT of the document. */
export const put = <P extends PathsWith<'put'>>(path: P, options: Options = {}) =>
  operation('put', path, options);
/** Binds an RTK Query endpoint to a DELETE of the document. */
export const del = <P extends PathsWith<'delete'>>(path: P, options: Options = {}) =>
  operation('delete', path, options);

/** A sign-out call with its own token: by the time it is sent, the session no longer has one. */
export const signOutCall =
  <P extends PathsWith<'post'>>(path: P) =>
  (token: string): FetchArgs => ({
    url: path,
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
