import { createRouteMatcher } from '../../openapi/routes.ts';
import type { DocumentedOperation } from '../../scripts/pact/operations.ts';
import type { Pact } from '../../scripts/pact/pactFile.ts';
import type { FetchHandler } from './referenceServer.ts';

type Path = string[];

/** In a path: every item of an array. */
const anyItem = '*';

/** Returns the path of every field of a value, the innermost first. */
function fieldPaths(value: unknown, parent: Path = []): Path[] {
  if (Array.isArray(value)) return fieldPaths(value[0], [...parent, anyItem]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...fieldPaths(inner, [...parent, name]),
    [...parent, name],
  ]);
}

/** Deletes the field at a path. Returns whether it was there. */
function deleteField(value: unknown, [name = '', ...rest]: Path): boolean {
  if (name === anyItem)
    return Array.isArray(value) && value.map((item) => deleteField(item, rest)).includes(true);
  if (typeof value !== 'object' || value === null || !(name in value)) return false;
  const fields = value as Record<string, unknown>;
  return rest.length > 0 ? deleteField(fields[name], rest) : delete fields[name];
}

/**
 * Changes the successful responses of the faulty operations: removes a field that the pact reads, or
 * changes the status to 203 if there is none.
 */
export function injectFaults(
  app: FetchHandler,
  pact: Pact,
  operations: DocumentedOperation[],
  faultyOperations: ReadonlySet<string>,
): FetchHandler {
  const findRequestedOperation = createRouteMatcher(operations);
  return async (request) => {
    const operation = findRequestedOperation(request.method, new URL(request.url).pathname);
    const response = await app(request);
    if (!operation || !faultyOperations.has(operation.id) || !response.ok) return response;
    const text = await response.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    const pathsRead = pact.interactions
      .filter(
        (interaction) =>
          interaction.response.status < 300 &&
          findRequestedOperation(interaction.request.method, interaction.request.path) ===
            operation,
      )
      .flatMap((interaction) => fieldPaths(interaction.response.body?.content))
      .sort((a, b) => b.length - a.length);
    return pathsRead.some((path) => deleteField(body, path))
      ? Response.json(body, { status: response.status })
      : Response.json(body, { status: 203 });
  };
}
