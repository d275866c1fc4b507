import { type ContractDocument, listOperations, type Operation } from './readDocument.ts';

type Headers = Record<string, string[]>;

/** The parts of an interaction that identify its operation and the fields that it uses. */
export type Interaction = {
  description: string;
  request: { method: string; path: string; query?: Record<string, unknown>; headers?: Headers };
  response: { status: number; body?: { content?: unknown } };
};

type LocatedOperation = { operation: Operation; route: string };

/**
 * Returns the operation of an interaction; if several match, the one with the fewest path
 * parameters. Throws if the document has none.
 */
function requireOperation(
  document: ContractDocument,
  { request: { method, path }, description }: Interaction,
): LocatedOperation {
  const matching = listOperations(document).filter(({ route }) => {
    const [routeMethod, template = ''] = route.split(' ');
    return (
      routeMethod === method &&
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
    );
  });
  const [found] = matching.toSorted(
    (one, other) => one.route.split('{').length - other.route.split('{').length,
  );
  if (!found) throw new Error(`No operation for "${description}"`);
  return found;
}

const operationIdOf = ({ operation, route }: LocatedOperation): string =>
  operation.operationId ?? route;

/** Returns every response in a pact, such as 'getTeam 404'. */
export function coveredResponses(
  document: ContractDocument,
  interactions: Interaction[],
): Set<string> {
  return new Set(
    interactions.map(
      (interaction) =>
        `${operationIdOf(requireOperation(document, interaction))} ${interaction.response.status}`,
    ),
  );
}

/**
 * Returns every response that the client uses: success, an expired session, and the statuses that it
 * handles differently.
 */
export function requiredResponses(
  document: ContractDocument,
  handledStatuses: Readonly<Record<string, readonly number[]>>,
): string[] {
  return listOperations(document)
    .filter(({ operation }) => !operation['x-extension'])
    .flatMap((found) => {
      const { operation } = found;
      const statuses = Object.keys(operation.responses);
      const success = statuses.filter((status) => status.startsWith('2'));
      const expiry = (operation.security ?? []).length > 0 ? ['401'] : [];
      const handled = (handledStatuses[operationIdOf(found)] ?? []).map(String);
      return [...new Set([...success, ...expiry, ...handled])].map(
        (status) => `${operationIdOf(found)} ${status}`,
      );
    });
}

/** Returns every response in the document, such as 'getTeam 404'. */
export const documentedResponses = (document: ContractDocument): Set<string> =>
  new Set(
    listOperations(document).flatMap((found) =>
      Object.keys(found.operation.responses).map((status) => `${operationIdOf(found)} ${status}`),
    ),
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
  return interactions.flatMap((interaction) => {
    const { query, headers } = interaction.request;
    const sent = [...Object.keys(query ?? {}), ...Object.keys(headers ?? {})].map((name) =>
      name.toLowerCase(),
    );
    const read = collectKeys(interaction.response.body?.content);
    const { operation, route } = requireOperation(document, interaction);
    return [
      ...parameters.filter((name) => sent.includes(name.toLowerCase())),
      ...fields.filter((name) => read.includes(name)),
      ...(operation['x-extension'] ? [route] : []),
    ];
  });
}
