import {
  type ContractDocument,
  listOperations,
  type OperationEntry,
} from '../../openapi/document.ts';
import { createRouteMatcher } from '../../openapi/routes.ts';

type Headers = Record<string, string[]>;

/** The parts of an interaction that identify its operation and the fields that it uses. */
export type Interaction = {
  description: string;
  /** Whether a backend may respond otherwise. */
  pending?: boolean;
  request: { method: string; path: string; query?: Record<string, unknown>; headers?: Headers };
  response: { status: number; body?: { content?: unknown } };
};

/** Returns a function that finds the operation of an interaction; it throws if there is none. */
export function createOperationFinder(
  document: ContractDocument,
): (interaction: Interaction) => OperationEntry {
  const findOperation = createRouteMatcher(listOperations(document));
  return ({ request: { method, path }, description }) => {
    const found = findOperation(method, path);
    if (!found) throw new Error(`No operation for "${description}"`);
    return found;
  };
}

/** Returns every response in a pact, such as 'getTeam 404'. */
export function coveredResponses(
  document: ContractDocument,
  interactions: Interaction[],
): Set<string> {
  const requireOperation = createOperationFinder(document);
  return new Set(
    interactions.map(
      (interaction) =>
        `${requireOperation(interaction).operation.operationId} ${interaction.response.status}`,
    ),
  );
}

/** Returns every response in the document, such as 'getTeam 404'. */
export const documentedResponses = (document: ContractDocument): string[] =>
  listOperations(document).flatMap(({ operation }) =>
    Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
  );

type Node = { [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

type Extensions = { parameters: string[]; fields: string[] };

/** Returns the names of all parameters and fields that are extensions. */
export function listExtensions(node: unknown, key = ''): Extensions {
  if (!isNode(node)) return { parameters: [], fields: [] };
  const inner = Object.entries(node).map(([name, value]) => listExtensions(value, name));
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

const collectKeys = (value: unknown): string[] =>
  isNode(value)
    ? Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...collectKeys(inner),
      ])
    : [];

/** Returns the extensions that interactions use. */
export function findUsedExtensions(
  document: ContractDocument,
  interactions: Interaction[],
): string[] {
  const { parameters, fields } = listExtensions(document);
  const requireOperation = createOperationFinder(document);
  return interactions.flatMap((interaction) => {
    const { query, headers } = interaction.request;
    const sent = [...Object.keys(query ?? {}), ...Object.keys(headers ?? {})].map((name) =>
      name.toLowerCase(),
    );
    const read = collectKeys(interaction.response.body?.content);
    const { operation, method, path } = requireOperation(interaction);
    return [
      ...parameters.filter((name) => sent.includes(name.toLowerCase())),
      ...fields.filter((name) => read.includes(name)),
      ...(operation['x-extension'] ? [`${method.toUpperCase()} ${path}`] : []),
    ];
  });
}
