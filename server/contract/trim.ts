import { type ContractDocument, resolve, type Schema } from './document.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function branchFor(
  document: ContractDocument,
  branches: Schema[],
  value: unknown,
): Schema | undefined {
  const resolved = branches.map((branch) => resolve(document, branch));
  if (Array.isArray(value))
    return resolved.find((branch) => branch.type === 'array' || branch.items);
  if (!isObject(value)) return undefined;
  return resolved.find(
    (branch) => branch.properties && (branch.required ?? []).every((name) => name in value),
  );
}

function propertiesOf(document: ContractDocument, schema: Schema): Record<string, Schema> {
  const parts = (schema.allOf ?? []).map((part) => propertiesOf(document, resolve(document, part)));
  return Object.assign({}, ...parts, schema.properties);
}

/**
 * What is left of a value that has none of the shapes it may have: plain values, and nothing inside
 * of others.
 */
function withoutContent(value: unknown, dropped: string[], path: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  dropped.push(path || '/');
  return Array.isArray(value) ? [] : {};
}

/**
 * A copy of an answer that holds only what its schema names, so that a column added to a table
 * cannot leak. Takes a list that receives the path of each thing left out.
 */
export function trim(
  document: ContractDocument,
  schemaOrRef: Schema,
  value: unknown,
  dropped: string[],
  path = '',
): unknown {
  const schema = resolve(document, schemaOrRef);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) {
    const branch = branchFor(document, branches, value);
    return branch
      ? trim(document, branch, value, dropped, path)
      : withoutContent(value, dropped, path);
  }
  if (Array.isArray(value)) {
    const items = schema.items;
    return items
      ? value.map((item, index) => trim(document, items, item, dropped, `${path}/${index}`))
      : value;
  }
  if (
    !isObject(value) ||
    schema.additionalProperties === true ||
    typeof schema.additionalProperties === 'object'
  )
    return value;
  const properties = propertiesOf(document, schema);
  const kept: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const property = properties[name];
    if (property) kept[name] = trim(document, property, inner, dropped, `${path}/${name}`);
    else if (inner !== undefined) dropped.push(`${path}/${name}`);
  }
  return kept;
}
