import { type DocumentedOperation, findOperation } from '../../scripts/pact/operations.ts';
import type { Pact } from '../../scripts/pact/pactFile.ts';
import type { Fetch } from './referenceHost.ts';

type Path = string[];

/** Stands for every item of a list. */
const each = '*';

/** Gives the path of every field that a value has, the innermost first. */
function pathsIn(value: unknown, before: Path = []): Path[] {
  if (Array.isArray(value)) return pathsIn(value[0], [...before, each]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...pathsIn(inner, [...before, name]),
    [...before, name],
  ]);
}

/** Drops the field at a path; says whether it was there. */
function drop(value: unknown, [name = '', ...rest]: Path): boolean {
  if (name === each)
    return Array.isArray(value) && value.map((item) => drop(item, rest)).includes(true);
  if (typeof value !== 'object' || value === null || !(name in value)) return false;
  const fields = value as Record<string, unknown>;
  return rest.length > 0 ? drop(fields[name], rest) : delete fields[name];
}

/**
 * Plants a fault into the success answer of each named operation: one field that a pact reads is
 * missing, or the status is another.
 */
export function plantFaults(
  app: Fetch,
  pact: Pact,
  operations: DocumentedOperation[],
  spoiled: ReadonlySet<string>,
): Fetch {
  const operationOf = (method: string, path: string) => findOperation(operations, method, path);
  return async (request) => {
    const operation = operationOf(request.method, new URL(request.url).pathname);
    const response = await app(request);
    if (!operation || !spoiled.has(operation.id) || !response.ok) return response;
    const text = await response.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    const read = pact.interactions
      .filter(
        (interaction) =>
          interaction.response.status < 300 &&
          operationOf(interaction.request.method, interaction.request.path) === operation,
      )
      .flatMap((interaction) => pathsIn(interaction.response.body?.content))
      .sort((a, b) => b.length - a.length);
    return read.some((path) => drop(body, path))
      ? Response.json(body, { status: response.status })
      : Response.json(body, { status: 203 });
  };
}
