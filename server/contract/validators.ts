import addFormatsModule from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  type BodyType,
  type ContractDocument,
  fillLimit,
  listParameters,
  type Operation,
  type OperationEntry,
  type Parameter,
  requestBodyOf,
  resolveReference,
  type Schema,
} from '../../openapi/document.ts';
import { isVisible } from '../../openapi/texts/visible.ts';
import type { FieldErrors } from '../lib/httpError.ts';
import { fieldLabel } from './fieldLabel.ts';

// The package's types describe its CommonJS export; as an ES module in Node.js, the default import
// is the function itself.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

export type RequestValidators = {
  path: ValidateFunction;
  query: ValidateFunction;
  /** Undefined without header parameters. */
  header: ValidateFunction | undefined;
  /** Of a long body up to its first error: to list those of many values takes longer than whatever they are for. */
  body: (isLong: boolean) => ValidateFunction | undefined;
  bodyType: BodyType | undefined;
  bodyRequired: boolean;
  /** Whether the form has a field for a file. */
  hasFiles: boolean;
  /** Names of the form fields that may be repeated. */
  arrayFields: string[];
};

const documentKey = 'contract';

/** Returns a function that creates a value for a document once: all apps of a process share it. */
function remember<Value>(create: (document: ContractDocument) => Value) {
  const values = new WeakMap<ContractDocument, Value>();
  return (document: ContractDocument): Value => {
    const value = values.get(document) ?? create(document);
    values.set(document, value);
    return value;
  };
}

function createAjv(
  document: ContractDocument,
  { coerceTypes, allErrors = true }: { coerceTypes: boolean; allErrors?: boolean },
): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors,
    strict: false,
    coerceTypes,
    verbose: true,
    // Numbers with decimals are no exact multiples of 0.01.
    multipleOfPrecision: 6,
  });
  addFormats(ajv);
  ajv.addFormat('binary', true);
  ajv.addFormat('visible', isVisible);
  ajv.addSchema(document, documentKey);
  return ajv;
}

function parameterSchema(
  document: ContractDocument,
  entry: OperationEntry,
  location: Parameter['in'],
) {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const { value: parameter, pointer } of listParameters(document, entry)) {
    if (parameter.in !== location) continue;
    const { name } = parameter;
    properties[location === 'header' ? name.toLowerCase() : name] = {
      $ref: `${documentKey}${pointer}/schema`,
    };
    if (parameter.required) required.push(name);
  }
  return { type: 'object', properties, required };
}

/**
 * Files are Blobs, which JSON Schema cannot describe: the schema only checks that they are there,
 * the handler checks their content.
 */
function formSchema(document: ContractDocument, schemaOrRef: Schema): Schema {
  const schema = resolveReference(document, schemaOrRef);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const inner = resolveReference(document, property);
    return [name, inner.format === 'binary' ? {} : inner] as const;
  });
  return withAbsoluteReferences({ ...schema, properties: Object.fromEntries(properties) });
}

/**
 * Returns a function that compiles the request validators of an operation, once; it throws if a schema
 * or a reference of the document is invalid.
 */
export const createValidatorCompiler = remember((document: ContractDocument) => {
  const strict = createAjv(document, { coerceTypes: false });
  const brief = createAjv(document, { coerceTypes: false, allErrors: false });
  const coercing = createAjv(document, { coerceTypes: true });
  const compiled = new WeakMap<Operation, RequestValidators>();
  return (entry: OperationEntry): RequestValidators => {
    const known = compiled.get(entry.operation);
    if (known) return known;
    const body = requestBodyOf(document, entry.operation);
    const form =
      body?.type === 'multipart/form-data' ? formSchema(document, body.schema) : undefined;
    const json = form === undefined && body ? withAbsoluteReferences(body.schema) : undefined;
    const headers = parameterSchema(document, entry, 'header');
    const fields = body ? (resolveReference(document, body.schema).properties ?? {}) : {};
    const validators = {
      path: coercing.compile(parameterSchema(document, entry, 'path')),
      query: coercing.compile(parameterSchema(document, entry, 'query')),
      header: Object.keys(headers.properties).length > 0 ? coercing.compile(headers) : undefined,
      // Compiled once for each schema.
      body: (isLong: boolean) =>
        form ? coercing.compile(form) : json && (isLong ? brief : strict).compile(json),
      bodyType: body?.type,
      bodyRequired: body?.isRequired ?? false,
      hasFiles: Object.values(fields).some(
        (field) => resolveReference(document, field).format === 'binary',
      ),
      arrayFields: Object.entries(form?.properties ?? {})
        .filter(([, property]) => property.type === 'array')
        .map(([name]) => name),
    };
    compiled.set(entry.operation, validators);
    return validators;
  };
});

/** Returns a copy of the schema in which local references point to the registered document. */
function withAbsoluteReferences<T>(schema: T): T {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentKey}#/`),
  ) as T;
}

/**
 * Returns a function that checks a response body against its schema in the document and returns
 * the differences as lines of text.
 */
export const createResponseCheck = remember((document: ContractDocument) => {
  const ajv = createAjv(document, { coerceTypes: false });
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema: Schema, body: unknown): string[] => {
    let validate = compiled.get(schema);
    if (!validate) compiled.set(schema, (validate = ajv.compile(withAbsoluteReferences(schema))));
    return validate(body)
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message}`);
  };
});

function fieldName(error: ErrorObject): string {
  const missing =
    error.keyword === 'required'
      ? (error.params as { missingProperty: string }).missingProperty
      : undefined;
  return missing ?? error.instancePath.split('/')[1] ?? 'body';
}

/** Returns whether a value is missing, empty, or has nothing that can be seen. */
const isMissing = (keyword: string, limit: number | undefined, schema: Schema | undefined) =>
  keyword === 'required' ||
  (keyword === 'minLength' && limit === 1) ||
  (schema?.format === 'visible' && ['pattern', 'format'].includes(keyword));

function errorMessage(
  { keyword, params, message, parentSchema }: ErrorObject,
  field: string,
): string {
  const { limit } = params as { limit?: number };
  const schema = parentSchema as Schema | undefined;
  const customMessage = schema?.['x-messages']?.[keyword];
  if (customMessage !== undefined) return fillLimit(customMessage, limit);
  const name = fieldLabel(field);
  if (isMissing(keyword, limit, schema)) return `${name} wajib diisi.`;
  if (keyword === 'minLength') return `${name} minimal ${limit} karakter.`;
  if (keyword === 'maxLength') return `${name} maksimal ${limit} karakter.`;
  if (keyword === 'minProperties') return 'Data yang dikirim kosong.';
  if (keyword === 'minItems') return `${name} minimal ${limit}.`;
  if (keyword === 'uniqueItems') return `${name} tidak boleh berulang.`;
  if (keyword === 'maxItems') return `${name} maksimal ${limit}.`;
  if (schema?.format === 'email') return `${name} tidak valid. Tulis seperti nama@sekolah.sch.id.`;
  const known = ['format', 'pattern', 'type', 'minimum', 'maximum', 'enum', 'const'];
  return known.includes(keyword) ? `${name} tidak valid.` : `${name} tidak valid (${message}).`;
}

/** Returns the first error message of each field, and the very first one as `message`. */
export function describeErrors(errors: ErrorObject[] | null | undefined): {
  message: string;
  errors: FieldErrors;
} {
  const byField: FieldErrors = {};
  for (const error of errors ?? []) {
    const field = fieldName(error);
    byField[field] ??= [errorMessage(error, field)];
  }
  return {
    message: Object.values(byField)[0]?.[0] ?? 'Data yang dikirim tidak valid.',
    errors: byField,
  };
}
