import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { FieldErrors } from '../refusal.ts';
import {
  type ContractDocument,
  type Location,
  type Parameter,
  resolve,
  type Schema,
} from './document.ts';

// The package's types describe its CommonJS shape; under Node's ESM the default import is the
// function itself.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

export type Validators = {
  path: ValidateFunction;
  query: ValidateFunction;
  header: ValidateFunction;
  body: ValidateFunction | undefined;
  bodyType: 'application/json' | 'multipart/form-data' | undefined;
  bodyRequired: boolean;
  /** Names of form fields that may come more than once. */
  lists: string[];
};

const documentKey = 'contract';

function newAjv(document: ContractDocument, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, coerceTypes, verbose: true });
  addFormats(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(document, documentKey);
  return ajv;
}

function parameterSchema(document: ContractDocument, location: Location, place: Parameter['in']) {
  const item = document.paths[location.path];
  const own = (location.operation.parameters ?? []).map((parameter, index) => ({
    parameter,
    at: `${location.pointer}/parameters/${index}`,
  }));
  const shared = (item?.parameters ?? []).map((parameter, index) => ({
    parameter,
    at: `${location.pointer.slice(0, location.pointer.lastIndexOf('/'))}/parameters/${index}`,
  }));
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const { parameter, at } of [...shared, ...own]) {
    const { name, in: where, required: must } = resolve(document, parameter);
    if (where !== place) continue;
    properties[place === 'header' ? name.toLowerCase() : name] = {
      $ref: `${documentKey}${parameter.$ref ?? at}/schema`,
    };
    if (must) required.push(name);
  }
  return { type: 'object', properties, required };
}

/**
 * Files arrive as Blobs, which JSON Schema cannot describe: their presence is checked here, their
 * content by the handler.
 */
function formSchema(document: ContractDocument, schemaOrRef: Schema): Schema {
  const schema = resolve(document, schemaOrRef);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const inner = resolve(document, property);
    return [name, inner.format === 'binary' ? {} : inner] as const;
  });
  return absolute({ ...schema, properties: Object.fromEntries(properties) });
}

/** Compiles what the binder needs to check a request; throws when the document is broken. */
export function createCompiler(document: ContractDocument): (location: Location) => Validators {
  const strict = newAjv(document, false);
  const coercing = newAjv(document, true);
  return (location) => {
    const body =
      location.operation.requestBody && resolve(document, location.operation.requestBody);
    const bodyType =
      body && ('multipart/form-data' in body.content ? 'multipart/form-data' : 'application/json');
    const bodySchema = bodyType && body?.content[bodyType]?.schema;
    const form =
      bodySchema && bodyType === 'multipart/form-data'
        ? formSchema(document, bodySchema)
        : undefined;
    return {
      path: coercing.compile(parameterSchema(document, location, 'path')),
      query: coercing.compile(parameterSchema(document, location, 'query')),
      header: coercing.compile(parameterSchema(document, location, 'header')),
      body: form ? coercing.compile(form) : bodySchema && strict.compile(absolute(bodySchema)),
      bodyType,
      bodyRequired: body?.required ?? false,
      lists: Object.entries(form?.properties ?? {})
        .filter(([, property]) => property.type === 'array')
        .map(([name]) => name),
    };
  };
}

/** The same schema with its local references pointed at the document. */
function absolute<T>(schema: T): T {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentKey}#/`),
  ) as T;
}

/** Checks answers against the document; gives the differences as lines of text. */
export function createAnswerCheck(
  document: ContractDocument,
): (schema: Schema, body: unknown) => string[] {
  const ajv = newAjv(document, false);
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema, body) => {
    let validate = compiled.get(schema);
    if (!validate) compiled.set(schema, (validate = ajv.compile(absolute(schema))));
    return validate(body)
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message}`);
  };
}

/** A field's name as a person reads it. */
export const label = (field: string) => {
  const words = field
    .replaceAll(/[_[\]]+/g, ' ')
    .replace(/^(id|pin)\b/, (short) => short.toUpperCase())
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function fieldOf(error: ErrorObject): string {
  const missing =
    error.keyword === 'required'
      ? (error.params as { missingProperty: string }).missingProperty
      : undefined;
  return missing ?? error.instancePath.split('/')[1] ?? 'body';
}

function textFor({ keyword, params, message, parentSchema }: ErrorObject, field: string): string {
  const own = (parentSchema as Schema | undefined)?.['x-messages']?.[keyword];
  if (own !== undefined) return own;
  const name = label(field);
  const { limit } = params as { limit?: number };
  if (keyword === 'required' || (keyword === 'minLength' && limit === 1))
    return `${name} wajib diisi.`;
  if (keyword === 'minLength') return `${name} minimal ${limit} karakter.`;
  if (keyword === 'maxLength') return `${name} maksimal ${limit} karakter.`;
  if (keyword === 'minProperties') return 'Data yang dikirim kosong.';
  if (keyword === 'minItems') return `${name} minimal ${limit}.`;
  if (keyword === 'uniqueItems') return `${name} tidak boleh berulang.`;
  if (keyword === 'maxItems') return `${name} maksimal ${limit}.`;
  const known = ['format', 'pattern', 'type', 'minimum', 'maximum', 'enum', 'const'];
  return known.includes(keyword) ? `${name} tidak valid.` : `${name} tidak valid (${message}).`;
}

/** The first of Ajv's errors for each field as text, and the very first as the message. */
export function describe(errors: ErrorObject[] | null | undefined): {
  message: string;
  errors: FieldErrors;
} {
  const byField: FieldErrors = {};
  for (const error of errors ?? []) {
    const field = fieldOf(error);
    byField[field] ??= [textFor(error, field)];
  }
  return {
    message: Object.values(byField)[0]?.[0] ?? 'Data yang dikirim tidak valid.',
    errors: byField,
  };
}
