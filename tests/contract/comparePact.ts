import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { Interaction, Pact } from '../../scripts/pact/pactFile.ts';
import { type ContractDocument, resolve } from '../../server/contract/document.ts';
import { compareBodies, isForm, locator } from './compareBodies.ts';
import { rewrite } from './rewrite.ts';

/** The document as a backend without any extension keeps it. */
export function withoutExtensions(document: ContractDocument): ContractDocument {
  const isExtension = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    const { 'x-extension': marked, $ref } = value as { 'x-extension'?: boolean; $ref?: string };
    return marked === true || ($ref !== undefined && isExtension(resolve(document, { $ref })));
  };
  return rewrite(
    document,
    (entries) => entries.filter(([, inner]) => !isExtension(inner)),
    (items) => items.filter((item) => !isExtension(item)),
  );
}

/** Gives the differences between a pact and the document that make it impossible to keep both. */
export async function compare(pact: Pact, document: ContractDocument): Promise<string[]> {
  const differences: string[] = [];
  for await (const { code, message, mockDetails } of new Comparator({
    oas: document as never,
  }).compare(pact)) {
    const of = pact.interactions.find(
      ({ description }) => description === mockDetails?.interactionDescription,
    );
    if (!isComparedHere(code, of)) differences.push(`${code}: ${message} (${of?.description})`);
  }
  return [
    ...differences,
    ...unknownHeaders(pact, document),
    ...(await compareBodies(pact, document)),
  ];
}

/** What any call may carry. */
const general = ['accept', 'authorization', 'content-type'];

/** Request headers that the document does not name, which the comparator lets pass. */
function unknownHeaders(pact: Pact, document: ContractDocument): string[] {
  const locate = locator(document);
  return pact.interactions.flatMap((interaction) => {
    const parameters = (locate(interaction)?.operation.parameters ?? []).map((parameter) =>
      resolve(document, parameter),
    );
    const named = parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name.toLowerCase());
    return Object.keys(interaction.request.headers ?? {})
      .filter((name) => ![...general, ...named].includes(name.toLowerCase()))
      .map(
        (name) =>
          `request.header.unknown: ${name} is not in the document (${interaction.description})`,
      );
  });
}

/**
 * The comparator lets answers have fields that the document does not name, refuses a part of an
 * answer that may have several shapes, and takes the parts of a form, which are text, for JSON.
 */
function isComparedHere(code: string, interaction: Interaction | undefined): boolean {
  return (
    code === 'response.body.incompatible' ||
    (code === 'request.body.incompatible' && interaction !== undefined && isForm(interaction))
  );
}
