import { type ContractDocument, resolveReference, type Schema } from '../../openapi/document.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function selectBranch(
  document: ContractDocument,
  branches: Schema[],
  value: unknown,
): Schema | undefined {
  const resolved = branches.map((branch) => resolveReference(document, branch));
  if (Array.isArray(value))
    return resolved.find((branch) => branch.type === 'array' || branch.items);
  if (!isObject(value)) return undefined;
  return resolved.find(
    (branch) => branch.properties && (branch.required ?? []).every((name) => name in value),
  );
}

function propertiesOf(document: ContractDocument, schema: Schema): Record<string, Schema> {
  const parts = (schema.allOf ?? []).map((part) =>
    propertiesOf(document, resolveReference(document, part)),
  );
  return Object.assign({}, ...parts, schema.properties);
}

/** Returns a primitive value unchanged, but an object or array (of no allowed shape) emptied. */
function emptyContainer(value: unknown, removedPaths: string[], path: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  removedPaths.push(path || '/');
  return Array.isArray(value) ? [] : {};
}

/**
 * Returns a copy of a response body with only the fields of its schema, so that a column added to a
 * table cannot leak. Appends the path of each removed field to `removedPaths`.
 */
export function stripUnknownFields(
  document: ContractDocument,
  schemaOrRef: Schema,
  value: unknown,
  removedPaths: string[],
  path = '',
): unknown {
  const schema = resolveReference(document, schemaOrRef);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) {
    const branch = selectBranch(document, branches, value);
    return branch
      ? stripUnknownFields(document, branch, value, removedPaths, path)
      : emptyContainer(value, removedPaths, path);
  }
  if (Array.isArray(value)) {
    const items = schema.items;
    return items
      ? value.map((item, index) =>
          stripUnknownFields(document, items, item, removedPaths, `${path}/${index}`),
        )
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
    if (property)
      kept[name] = stripUnknownFields(document, property, inner, removedPaths, `${path}/${name}`);
    else if (inner !== undefined) removedPaths.push(`${path}/${name}`);
  }
  return kept;
}
