import {
  type ContractDocument,
  exampleOf,
  listParameters,
  type Operation,
  type OperationEntry,
  requestBodyOf,
  resolveReference,
} from '../document.ts';
import { fillPath } from '../routes.ts';

type Fields = Record<string, unknown>;

/** The request of an operation, as values by the names of the document. */
export type ExampleRequest = {
  entry: OperationEntry;
  path: Fields;
  query: Fields;
  /** Undefined if the operation has no body. */
  body: Fields | undefined;
};

/** Returns the request of an operation that the examples of the document make, without files. */
export function exampleRequest(document: ContractDocument, entry: OperationEntry): ExampleRequest {
  const parameters = listParameters(document, entry).map(({ value }) => value);
  const examplesIn = (location: string) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === location && (location === 'path' || each.required))
        .map((parameter) => [parameter.name, exampleOf(parameter)]),
    );
  const body = requestBodyOf(document, entry.operation);
  const files = fileFields(document, entry.operation);
  const fields = Object.entries(Object(body?.example) as Fields).filter(
    ([name]) => !files.includes(name),
  );
  return {
    entry,
    path: examplesIn('path'),
    query: examplesIn('query'),
    body: body && Object.fromEntries(fields),
  };
}

/** Returns the names of the fields of a body that are files. */
export function fileFields(document: ContractDocument, operation: Operation): string[] {
  const body = requestBodyOf(document, operation);
  const { properties = {} } = body ? resolveReference(document, body.schema) : {};
  return Object.keys(properties).filter((name) => properties[name]?.format === 'binary');
}

/** Returns the path and query of a request. */
export function requestUrl({ entry, path, query }: ExampleRequest): string {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return `${fillPath(entry.path, path)}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Returns the body of a request as JSON text or as a form. */
export function encodeBody(
  document: ContractDocument,
  { entry, body }: ExampleRequest,
): string | FormData | undefined {
  const described = requestBodyOf(document, entry.operation);
  if (!described || !body) return undefined;
  if (described.type === 'application/json') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const item of [value].flat())
      form.append(name, item instanceof Blob ? item : String(item));
  return form;
}
