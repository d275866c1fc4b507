import { type ContractDocument, resolveReference, type Schema } from '../../../openapi/document.ts';

/** A field of a response that the document requires, or a list of objects. */
export type DocumentedField = {
  /** The object or array that contains it. */
  parent: Record<string, unknown>;
  name: string;
  isNullable: boolean;
  isList: boolean;
};

/** Returns the fields of a body that its schema requires, and its lists of objects. */
export function listFields(
  document: ContractDocument,
  schemaOrReference: Schema,
  value: unknown,
): DocumentedField[] {
  const schema = chooseShape(document, schemaOrReference, value);
  if (Array.isArray(value))
    return value.flatMap((item) => (schema.items ? listFields(document, schema.items, item) : []));
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (!(name in parent) || !(schema.required ?? []).includes(name)) return [];
    const { type, items, oneOf = [] } = resolveReference(document, property);
    const item = items && resolveReference(document, items);
    return [
      {
        parent,
        name,
        isNullable: [type, ...oneOf.map((each) => each.type)].flat().includes('null'),
        isList: (item?.required ?? []).length > 0,
      },
      ...listFields(document, property, parent[name]),
    ];
  });
}

/** Returns the schema, or of several shapes the first whose required fields are in the value. */
function chooseShape(document: ContractDocument, schema: Schema, value: unknown): Schema {
  const resolved = resolveReference(document, schema);
  return (
    (resolved.oneOf ?? [])
      .map((shape) => resolveReference(document, shape))
      .find(({ required = [] }) => required.every((name) => name in Object(value))) ?? resolved
  );
}
