import { type ContractDocument, resolveReference, type Schema } from '../../openapi/document.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a value is in a body. Both grow and shrink with the traversal. */
type Trace = { removedPaths: string[]; path: (string | number)[] };

type Strip = (value: unknown, trace: Trace) => unknown;

const report = ({ removedPaths, path }: Trace, ...more: string[]) =>
  removedPaths.push(`/${[...path, ...more].join('/')}`);

/** Returns a primitive value unchanged, but an object or array (of no allowed shape) emptied. */
function emptyContainer(value: unknown, trace: Trace): unknown {
  if (typeof value !== 'object' || value === null) return value;
  report(trace);
  return Array.isArray(value) ? [] : {};
}

function propertiesOf(document: ContractDocument, schema: Schema): Record<string, Schema> {
  const parts = (schema.allOf ?? []).map((part) =>
    propertiesOf(document, resolveReference(document, part)),
  );
  return Object.assign({}, ...parts, schema.properties);
}

/** What was prepared of each schema of a document: a response may have many thousand objects. */
type Prepared = Map<Schema, Strip>;
const preparedByDocument = new WeakMap<ContractDocument, Prepared>();

function prepare(document: ContractDocument, schemaOrRef: Schema): Strip {
  const prepared = preparedByDocument.get(document) ?? new Map<Schema, Strip>();
  preparedByDocument.set(document, prepared);
  const schema = resolveReference(document, schemaOrRef);
  let strip = prepared.get(schema);
  if (!strip) {
    // Found by a schema that contains itself; by then, the variable has its last value.
    prepared.set(schema, (value, trace) => (strip as Strip)(value, trace));
    strip = create(document, schema);
    prepared.set(schema, strip);
  }
  return strip;
}

function create(document: ContractDocument, schema: Schema): Strip {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return createChoice(document, branches);
  const stripItem = schema.items && prepare(document, schema.items);
  const isOpen =
    schema.additionalProperties === true || typeof schema.additionalProperties === 'object';
  const properties = new Map(
    Object.entries(isOpen ? {} : propertiesOf(document, schema)).map(([name, property]) => [
      name,
      prepare(document, property),
    ]),
  );
  return (value, trace) => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return stripItem ? stripItems(value, stripItem, trace) : value;
    return isOpen ? value : stripProperties(value as Record<string, unknown>, properties, trace);
  };
}

function createChoice(document: ContractDocument, branches: Schema[]): Strip {
  const choices = branches.map((branch) => ({
    schema: resolveReference(document, branch),
    strip: prepare(document, branch),
  }));
  const find = (value: unknown) => {
    if (Array.isArray(value))
      return choices.find(({ schema }) => schema.type === 'array' || schema.items);
    if (!isObject(value)) return undefined;
    return choices.find(
      ({ schema: { properties, required = [] } }) =>
        properties && required.every((name) => name in value),
    );
  };
  return (value, trace) => find(value)?.strip(value, trace) ?? emptyContainer(value, trace);
}

function stripItems(list: unknown[], stripItem: Strip, trace: Trace): unknown[] {
  const place = trace.path.push(0) - 1;
  const kept = list.map((item, index) => {
    trace.path[place] = index;
    return stripItem(item, trace);
  });
  trace.path.pop();
  return kept;
}

function stripProperties(
  value: Record<string, unknown>,
  properties: Map<string, Strip>,
  trace: Trace,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const inner = value[name];
    const strip = properties.get(name);
    if (!strip) {
      if (inner !== undefined) report(trace, name);
    } else if (typeof inner !== 'object' || inner === null) {
      kept[name] = inner;
    } else {
      trace.path.push(name);
      kept[name] = strip(inner, trace);
      trace.path.pop();
    }
  }
  return kept;
}

/**
 * Returns a copy of a response body with only the fields of its schema, so that a column added to a
 * table cannot leak. Appends the path of each removed field to `removedPaths`. Schemas are prepared
 * once, so a document must not change afterwards.
 */
export function stripUnknownFields(
  document: ContractDocument,
  schema: Schema,
  value: unknown,
  removedPaths: string[],
): unknown {
  return prepare(document, schema)(value, { removedPaths, path: [] });
}
