import { findOperation, operationsOf } from '../../scripts/pact/operations.ts';
import type { Interaction, Pact } from '../../scripts/pact/pactFile.ts';
import {
  type ContractDocument,
  type Location,
  locateOperations,
  resolve,
} from '../../server/contract/document.ts';
import { createAnswerCheck, createCompiler } from '../../server/contract/validators.ts';
import { rewrite } from './rewrite.ts';

/** Whether an interaction sends a form. */
export function isForm({ request }: Interaction): boolean {
  return request.body?.contentType?.startsWith('multipart/form-data') ?? false;
}

/**
 * Gives what a pact expects in answers that the document does not promise, and sends in forms that
 * it does not take.
 */
export async function compareBodies(pact: Pact, document: ContractDocument): Promise<string[]> {
  const compareAnswer = answerComparison(document);
  const compareForm = formComparison(document);
  const differences = await Promise.all(
    pact.interactions.map(async (interaction) => [
      ...compareAnswer(interaction).map((line) => `answer ${line} (${interaction.description})`),
      ...(await compareForm(interaction)).map(
        (line) => `form ${line} (${interaction.description})`,
      ),
    ]),
  );
  return differences.flat();
}

/** Gives what finds the operation of an interaction in a document. */
export function locator(
  document: ContractDocument,
): (interaction: Interaction) => Location | undefined {
  const operations = operationsOf(document);
  const locations = new Map(
    locateOperations(document).map((location) => [location.operation.operationId, location]),
  );
  return ({ request }) =>
    locations.get(findOperation(operations, request.method, request.path)?.id ?? '');
}

function answerComparison(document: ContractDocument): (interaction: Interaction) => string[] {
  const open = asExpectation(document);
  const check = createAnswerCheck(open);
  const locate = locator(open);
  return (interaction) => {
    const answer = locate(interaction)?.operation.responses[String(interaction.response.status)];
    const schema = answer && resolve(open, answer).content?.['application/json']?.schema;
    const content = interaction.response.body?.content;
    return schema && content !== undefined ? check(schema, content) : [];
  };
}

/**
 * The document as it holds for what a client expects: any part of one of the shapes of an answer,
 * and no field more.
 */
function asExpectation(document: ContractDocument): ContractDocument {
  return rewrite(document, (entries) => {
    const kept = entries
      .filter(
        ([name, value]) =>
          !(name === 'required' && Array.isArray(value)) && name !== 'minProperties',
      )
      .map(([name, value]): [string, unknown] => [name === 'oneOf' ? 'anyOf' : name, value]);
    const isObject =
      kept.some(([name, value]) => name === 'type' && value === 'object') &&
      kept.some(([name]) => name === 'properties');
    return isObject && !kept.some(([name]) => name === 'additionalProperties')
      ? [...kept, ['additionalProperties', false]]
      : kept;
  });
}

function formComparison(
  document: ContractDocument,
): (interaction: Interaction) => Promise<string[]> {
  const compile = createCompiler(document);
  const locate = locator(document);
  return async (interaction) => {
    const location = locate(interaction);
    // What is refused may well be what the document does not take.
    if (!location || !isForm(interaction) || interaction.response.status >= 400) return [];
    const { body, lists } = compile(location);
    const form = await readForm(interaction, lists);
    const named = Object.keys(
      resolve(
        document,
        location.operation.requestBody?.content['multipart/form-data']?.schema ?? {},
      ).properties ?? {},
    );
    const unknown = Object.keys(form)
      .filter((name) => !named.includes(name))
      .map((name) => `/${name} is not in the document`);
    return body?.(form)
      ? unknown
      : [
          ...unknown,
          ...(body?.errors ?? []).map(
            ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
          ),
        ];
  };
}

async function readForm(
  { request }: Interaction,
  lists: string[],
): Promise<Record<string, unknown>> {
  const { content, contentType = '' } = request.body ?? {};
  const form = await new Response(Buffer.from(String(content), 'base64'), {
    headers: { 'Content-Type': contentType },
  }).formData();
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      lists.includes(name) ? form.getAll(name) : form.get(name),
    ]),
  );
}
