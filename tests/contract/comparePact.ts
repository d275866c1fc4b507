import { Comparator } from '@pactflow/openapi-pact-comparator';
import { type ContractDocument, listParameters, resolveReference } from '../../openapi/document.ts';
import type { Interaction, Pact } from '../../scripts/pact/pactFile.ts';
import {
  createFormComparison,
  createOperationLookup,
  createResponseComparison,
  isForm,
} from './compareBodies.ts';
import { mapJson } from './mapJson.ts';

/** Returns a copy of the document without its extensions: what every backend has to implement. */
export function withoutExtensions(document: ContractDocument): ContractDocument {
  const isExtension = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    const { 'x-extension': marked, $ref } = value as { 'x-extension'?: boolean; $ref?: string };
    return (
      marked === true || ($ref !== undefined && isExtension(resolveReference(document, { $ref })))
    );
  };
  return mapJson(
    document,
    (entries) => entries.filter(([, value]) => !isExtension(value)),
    (items) => items.filter((item) => !isExtension(item)),
  );
}

/**
 * Returns a function that lists where a pact contradicts the document. The schemas are compiled
 * once for all pacts.
 */
export function createPactComparison(
  document: ContractDocument,
): (pact: Pact) => Promise<string[]> {
  const comparator = new Comparator({ oas: document as never });
  const listUnknownHeaders = createHeaderComparison(document);
  const compareResponse = createResponseComparison(document);
  const compareForm = createFormComparison(document);
  return async (pact) => {
    const differences: string[] = [];
    for await (const { code, message, mockDetails } of comparator.compare(pact)) {
      const interaction = pact.interactions.find(
        ({ description }) => description === mockDetails?.interactionDescription,
      );
      if (!isCheckedSeparately(code, interaction))
        differences.push(`${code}: ${message} (${interaction?.description})`);
    }
    for (const interaction of pact.interactions) {
      const lines = [
        ...listUnknownHeaders(interaction),
        ...compareResponse(interaction).map((line) => `response ${line}`),
        ...(await compareForm(interaction)).map((line) => `form ${line}`),
      ];
      differences.push(...lines.map((line) => `${line} (${interaction.description})`));
    }
    return differences;
  };
}

/** Headers that any request may have. */
const commonHeaders = ['accept', 'authorization', 'content-type'];

/** The comparator accepts request headers that are not in the document. */
function createHeaderComparison(
  document: ContractDocument,
): (interaction: Interaction) => string[] {
  const locate = createOperationLookup(document);
  return (interaction) => {
    const entry = locate(interaction);
    const documentedHeaders = (entry ? listParameters(document, entry) : [])
      .filter(({ value }) => value.in === 'header')
      .map(({ value }) => value.name.toLowerCase());
    return Object.keys(interaction.request.headers ?? {})
      .filter((name) => ![...commonHeaders, ...documentedHeaders].includes(name.toLowerCase()))
      .map((name) => `request.header.unknown: ${name} is not in the document`);
  };
}

/**
 * Whether a finding of the comparator is ignored because compareBodies.ts checks the same body. The
 * comparator accepts response fields that are not in the document, rejects a subset of a response
 * that has several shapes, and parses the text parts of a form as JSON.
 */
function isCheckedSeparately(code: string, interaction: Interaction | undefined): boolean {
  return (
    code === 'response.body.incompatible' ||
    (code === 'request.body.incompatible' && interaction !== undefined && isForm(interaction))
  );
}
