import { type ContractDocument, type Operation, operationsOf } from './readDocument.ts';

type Headers = Record<string, string[]>;

/** The parts of an interaction in a pact file that say what it is of. */
export type Interaction = {
  description: string;
  request: { method: string; path: string; query?: Record<string, unknown>; headers?: Headers };
  response: { status: number; body?: { content?: unknown } };
};

type Found = { operation: Operation; call: string };

/**
 * The operation that an interaction is of; where two fit, the one with fewer parameters in its
 * path. Throws where the document has none.
 */
function operationOf(
  document: ContractDocument,
  { request: { method, path }, description }: Interaction,
): Found {
  const fitting = operationsOf(document).filter(({ call }) => {
    const [ownMethod, template = ''] = call.split(' ');
    return (
      ownMethod === method && new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
    );
  });
  const [found] = fitting.toSorted(
    (one, other) => one.call.split('{').length - other.call.split('{').length,
  );
  if (!found) throw new Error(`No operation for "${description}"`);
  return found;
}

const idOf = ({ operation, call }: Found): string => operation.operationId ?? call;

/** Every answer in a pact, as in 'getTeam 404'. */
export function answersIn(document: ContractDocument, interactions: Interaction[]): Set<string> {
  return new Set(
    interactions.map(
      (interaction) => `${idOf(operationOf(document, interaction))} ${interaction.response.status}`,
    ),
  );
}

/**
 * Every answer that the client has a use of: success, the end of a session, and the given ones that
 * it tells apart.
 */
export function answersWanted(
  document: ContractDocument,
  toldApart: Readonly<Record<string, readonly number[]>>,
): string[] {
  return operationsOf(document)
    .filter(({ operation }) => !operation['x-extension'])
    .flatMap((found) => {
      const { operation } = found;
      const statuses = Object.keys(operation.responses);
      const success = statuses.filter((status) => status.startsWith('2'));
      const expiry = (operation.security ?? []).length > 0 ? ['401'] : [];
      const apart = (toldApart[idOf(found)] ?? []).map(String);
      return [...new Set([...success, ...expiry, ...apart])].map(
        (status) => `${idOf(found)} ${status}`,
      );
    });
}

/** Every answer that the document lists, as in 'getTeam 404'. */
export const answersListed = (document: ContractDocument): Set<string> =>
  new Set(
    operationsOf(document).flatMap((found) =>
      Object.keys(found.operation.responses).map((status) => `${idOf(found)} ${status}`),
    ),
  );

type Node = { [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

type Extensions = { parameters: string[]; fields: string[] };

/** Names of the parameters and of the fields that only some backends know. */
export function extensionsOf(node: unknown, key = ''): Extensions {
  if (!isNode(node)) return { parameters: [], fields: [] };
  const inner = Object.entries(node).map(([name, value]) => extensionsOf(value, name));
  const isExtension = node['x-extension'] === true;
  return {
    parameters: [
      ...(isExtension && 'in' in node ? [String(node.name)] : []),
      ...inner.flatMap(({ parameters }) => parameters),
    ],
    fields: [
      ...(isExtension && !('in' in node) && !('responses' in node) ? [key] : []),
      ...inner.flatMap(({ fields }) => fields),
    ],
  };
}

const keysIn = (value: unknown): string[] =>
  isNode(value)
    ? Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysIn(inner),
      ])
    : [];

/** What interactions say that only some backends know. */
export function extensionsIn(document: ContractDocument, interactions: Interaction[]): string[] {
  const { parameters, fields } = extensionsOf(document);
  return interactions.flatMap((interaction) => {
    const { query, headers } = interaction.request;
    const sent = [...Object.keys(query ?? {}), ...Object.keys(headers ?? {})].map((name) =>
      name.toLowerCase(),
    );
    const read = keysIn(interaction.response.body?.content);
    const { operation, call } = operationOf(document, interaction);
    return [
      ...parameters.filter((name) => sent.includes(name.toLowerCase())),
      ...fields.filter((name) => read.includes(name)),
      ...(operation['x-extension'] ? [call] : []),
    ];
  });
}
