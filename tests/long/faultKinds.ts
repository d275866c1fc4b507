import { isDeepStrictEqual } from 'node:util';
import {
  acceptedAccounts,
  type ContractDocument,
  exampleOf,
  type OperationEntry,
  resolveReference,
  responseSchemaOf,
  type Schema,
  successStatus,
} from '../../openapi/document.ts';
import { exampleRequest } from '../../openapi/cases/exampleRequest.ts';

type Body = Record<string, unknown>;
type Answer = { status: number; type?: string; body: Body };

/** A request to the reference server, and its response. */
export type Exchange = Answer & {
  document: ContractDocument;
  entry: OperationEntry;
  /** The path of the request, without its query. */
  path: string;
  hasExpiredToken: boolean;
  /** The response that participant 47 or club 11 gets; undefined if the account is no such one. */
  ofOthers: Body | undefined;
};

/** A response with a fault, and what the report has to say of it; undefined without a fault. */
type Planted = (Partial<Answer> & { name: RegExp }) | undefined;

type Field = { parent: Body; name: string; isNullable: boolean; isList: boolean };

/** Returns the fields of a body that its schema requires. */
function listFields(
  document: ContractDocument,
  schemaOrReference: Schema,
  value: unknown,
): Field[] {
  const resolve = (schema: Schema) => resolveReference(document, schema);
  const resolved = resolve(schemaOrReference);
  // Of several shapes the first whose required fields are in the value.
  const schema =
    (resolved.oneOf ?? [])
      .map(resolve)
      .find(({ required = [] }) => required.every((name) => name in Object(value))) ?? resolved;
  if (Array.isArray(value))
    return value.flatMap((item) => (schema.items ? listFields(document, schema.items, item) : []));
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Body;
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (!(name in parent) || !(schema.required ?? []).includes(name)) return [];
    const { type, items, oneOf = [] } = resolve(property);
    return [
      {
        parent,
        name,
        isNullable: [type, ...oneOf.map((each) => each.type)].flat().includes('null'),
        isList: items !== undefined && (resolve(items).required ?? []).length > 0,
      },
      ...listFields(document, property, parent[name]),
    ];
  });
}

const isSuccess = ({ status }: Exchange) => status < 300;

/** Changes the last field of a success that the document requires, of those that `isMeant` accepts. */
const inField =
  (change: (field: Field) => unknown, isMeant: (field: Field) => boolean = () => true) =>
  (exchange: Exchange): Planted => {
    const { document, entry, status } = exchange;
    const schema = responseSchemaOf(document, entry.operation, status);
    if (!isSuccess(exchange) || !schema) return undefined;
    const body = structuredClone(exchange.body);
    const field = listFields(document, schema, body).findLast(isMeant);
    if (!field) return undefined;
    change(field);
    return { body, name: new RegExp(field.name) };
  };

/** Responds to what has to be rejected with the success of the document's example. */
function accept({ document, entry, status: rejection }: Exchange): Planted {
  const status = successStatus(entry.operation);
  const listed = entry.operation.responses[status];
  const content = listed && resolveReference(document, listed).content?.['application/json'];
  const body = (content && exampleOf(content)) as Body;
  return { status, body, name: new RegExp(`expected ${rejection}`) };
}

const idField = /"id":(\d+)/g;

/** How the document and the pact say that a list is empty. */
const emptyList = 'is empty|empty List|minimum size';

/** What a backend can do wrong, by name. */
export const faultKinds: Record<string, (exchange: Exchange) => Planted> = {
  'another status': (exchange) =>
    isSuccess(exchange) ? { status: 203, name: /status/ } : undefined,
  'a missing field': inField(({ parent, name }) => delete parent[name]),
  'a value of another type': inField(({ parent, name }) => {
    const value = parent[name];
    // No field may be a text or null, and an object too.
    parent[name] = value === null ? {} : typeof value === 'string' ? 7 : 'tujuh';
  }),
  'null where none may be': inField(
    ({ parent, name }) => {
      parent[name] = null;
    },
    ({ isNullable }) => !isNullable,
  ),
  'a malformed entry of a list': inField(
    ({ parent, name }) => (parent[name] as unknown[]).push({}),
    ({ isList }) => isList,
  ),
  'another content type': () => ({ type: 'text/html', name: /Content-Type/ }),
  'success: false in a success': (exchange) =>
    isSuccess(exchange) && exchange.entry.operation['x-success'] !== 'data'
      ? { body: { ...exchange.body, success: false }, name: /success/ }
      : undefined,
  'an error response with a blank message': (exchange) =>
    exchange.status >= 400
      ? { body: { ...exchange.body, message: ' ' }, name: /message/ }
      : undefined,
  'no authorisation': (exchange) =>
    exchange.status === 401 && acceptedAccounts(exchange.entry.operation).length > 0
      ? accept(exchange)
      : undefined,
  "access to another owner's data": (exchange) => {
    const { 'x-owner': owner = 'token', responses } = exchange.entry.operation;
    const rejection = [403, 404, 422].find((status) => status in responses);
    return owner !== 'token' && exchange.status === rejection ? accept(exchange) : undefined;
  },
  "another owner's data in its own reads": ({ entry, status, body, ofOthers }) =>
    entry.method === 'get' && status < 300 && ofOthers && !isDeepStrictEqual(ofOthers, body)
      ? {
          body: ofOthers,
          name: new RegExp(`belongs to another|none of the ids|asked for|${emptyList}`),
        }
      : undefined,
  'another id than was asked for': (exchange) => {
    const { document, entry, path, body } = exchange;
    const example = exampleRequest(document, entry).path;
    if (!isSuccess(exchange) || Object.keys(example).length === 0 || 'stats' in body)
      return undefined;
    const parts = path.split('/').filter((part, index) => part !== entry.path.split('/')[index]);
    const inBody = JSON.stringify(exampleRequest(document, entry).body ?? {}).matchAll(idField);
    const ids = [...parts, ...[...inBody].map(([, id]) => id)];
    const isRead = entry.method === 'get';
    const changed = JSON.stringify(body).replaceAll(idField, (found, id: string) =>
      // A write may make rows of any other id.
      isRead || ids.includes(id) ? `"id":1${id}` : found,
    );
    const otherCodes = () =>
      changed.replaceAll('X-JNYS', 'X-RTBH').replaceAll('4T7KQM2XAB9RWPDH', '9XKQ58QZFQCE4T7K');
    const text = isRead ? otherCodes() : changed;
    return text === JSON.stringify(body)
      ? undefined
      : { body: JSON.parse(text) as Body, name: /has none of the ids|was asked for/ };
  },
  'an empty list': (exchange) => {
    const { entry, status, body } = exchange;
    const [name] = Object.entries(body).find(([, value]) => Array.isArray(value)) ?? [];
    const isRead = entry.method === 'get' && status < 300;
    return isRead && name !== undefined && (body[name] as unknown[]).length > 0
      ? { body: { ...body, [name]: [] }, name: new RegExp(emptyList) }
      : undefined;
  },
  'an expired token': (exchange) => (exchange.hasExpiredToken ? accept(exchange) : undefined),
};
