import {
  type ContractDocument,
  listOperations,
  type OperationEntry,
  requestBodyOf,
  resolveReference,
  responseSchemaOf,
} from '../../openapi/document.ts';
import { createRouteMatcher } from '../../openapi/routes.ts';
import type { Interaction } from '../../scripts/pact/pactFile.ts';
import { createResponseCheck, createValidatorCompiler } from '../../server/contract/validators.ts';
import { mapJson } from './mapJson.ts';

/** Whether the request of an interaction is a multipart form. */
export function isForm({ request }: Interaction): boolean {
  return request.body?.contentType?.startsWith('multipart/form-data') ?? false;
}

/** Returns a function that finds the operation of an interaction in a document. */
export function createOperationLookup(
  document: ContractDocument,
): (interaction: Interaction) => OperationEntry | undefined {
  const findOperation = createRouteMatcher(listOperations(document));
  return ({ request }) => findOperation(request.method, request.path);
}

/**
 * Returns a function that lists what an interaction expects of a response body although the
 * document does not have it.
 */
export function createResponseComparison(
  document: ContractDocument,
): (interaction: Interaction) => string[] {
  const expectation = toExpectationDocument(document);
  const check = createResponseCheck(expectation);
  const locate = createOperationLookup(expectation);
  return (interaction) => {
    const entry = locate(interaction);
    const schema =
      entry && responseSchemaOf(expectation, entry.operation, interaction.response.status);
    const content = interaction.response.body?.content;
    return schema && content !== undefined ? check(schema, content) : [];
  };
}

/**
 * Changes the schemas so that they accept what a client may expect: any subset of the fields, of
 * any of the possible shapes, but no other field.
 */
function toExpectationDocument(document: ContractDocument): ContractDocument {
  return mapJson(document, (entries) => {
    const rewritten = entries
      .filter(
        ([name, value]) =>
          !(name === 'required' && Array.isArray(value)) &&
          !['minProperties', 'not'].includes(name),
      )
      .map(([name, value]): [string, unknown] => [name === 'oneOf' ? 'anyOf' : name, value]);
    const isObject =
      rewritten.some(([name, value]) => name === 'type' && value === 'object') &&
      rewritten.some(([name]) => name === 'properties');
    return isObject && !rewritten.some(([name]) => name === 'additionalProperties')
      ? [...rewritten, ['additionalProperties', false]]
      : rewritten;
  });
}

/**
 * Returns a function that lists the form fields of an interaction that the document does not
 * accept.
 */
export function createFormComparison(
  document: ContractDocument,
): (interaction: Interaction) => Promise<string[]> {
  const compile = createValidatorCompiler(document);
  const locate = createOperationLookup(document);
  return async (interaction) => {
    const entry = locate(interaction);
    // The server may respond with an error because the document does not accept the form.
    if (!entry || !isForm(interaction) || interaction.response.status >= 400) return [];
    const { body, arrayFields } = compile(entry);
    const validate = body(false);
    const form = await readForm(interaction, arrayFields);
    const schema = requestBodyOf(document, entry.operation)?.schema ?? {};
    const documentedFields = Object.keys(resolveReference(document, schema).properties ?? {});
    const unknown = Object.keys(form)
      .filter((name) => !documentedFields.includes(name))
      .map((name) => `/${name} is not in the document`);
    return validate?.(form)
      ? unknown
      : [
          ...unknown,
          ...(validate?.errors ?? []).map(
            ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
          ),
        ];
  };
}

async function readForm(
  { request }: Interaction,
  arrayFields: string[],
): Promise<Record<string, unknown>> {
  const { content, contentType = '' } = request.body ?? {};
  const form = await new Response(Buffer.from(String(content), 'base64'), {
    headers: { 'Content-Type': contentType },
  }).formData();
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      arrayFields.includes(name) ? form.getAll(name) : form.get(name),
    ]),
  );
}
