import {
  type ContractDocument,
  listOperations,
  listParameters,
  type OperationEntry,
  requestBodyOf,
  resolveReference,
} from '../../openapi/document.ts';
import { type Change, compareSchemas, type Documents } from './compareSchemas.ts';

type Pair = { id: string; before: OperationEntry; after: OperationEntry };

/** Returns what changed between two documents, for those who call an operation. */
export function compareDocuments(before: ContractDocument, after: ContractDocument): Change[] {
  const documents = { before, after };
  const [old, now] = [before, after].map(
    (document) =>
      new Map(listOperations(document).map((entry) => [`${entry.method} ${entry.path}`, entry])),
  );
  const removed = [...(old ?? [])].filter(([route]) => !now?.has(route));
  return [
    ...removed.map(([, { operation }]): Change => ({
      kind: 'breaking',
      text: `${operation.operationId} is removed`,
    })),
    ...[...(now ?? [])].flatMap(([route, entry]): Change[] => {
      const id = entry.operation.operationId;
      const earlier = old?.get(route);
      return earlier
        ? compareOperations(documents, { id, before: earlier, after: entry })
        : [{ kind: 'added', text: `${id} (${route.toUpperCase().split(' ')[0]} ${entry.path})` }];
    }),
  ];
}

function compareOperations(documents: Documents, pair: Pair): Change[] {
  const { id, before, after } = pair;
  const [old, now] = [before.operation, after.operation];
  const changes: Change[] = [];
  if (old.operationId !== id)
    changes.push({ kind: 'breaking', text: `${old.operationId} is renamed to ${id}` });
  if (!old.deprecated && now.deprecated) changes.push({ kind: 'deprecated', text: id });
  if (JSON.stringify(old.security) !== JSON.stringify(now.security))
    changes.push({ kind: 'breaking', text: `${id}: another token is needed` });
  return [
    ...changes,
    ...compareParameters(documents, pair),
    ...compareRequestBodies(documents, pair),
    ...compareResponses(documents, pair),
  ];
}

function compareParameters(documents: Documents, { id, before, after }: Pair): Change[] {
  const read = (document: ContractDocument, entry: OperationEntry) =>
    new Map(
      listParameters(document, entry).map(({ value }) => [`${value.in} ${value.name}`, value]),
    );
  const old = read(documents.before, before);
  const now = read(documents.after, after);
  return [
    ...[...old.keys()]
      .filter((name) => !now.has(name))
      .map((name): Change => ({ kind: 'breaking', text: `${id}: ${name} is removed` })),
    ...[...now].flatMap(([name, parameter]): Change[] => {
      const earlier = old.get(name);
      if (parameter.required && !earlier?.required)
        return [{ kind: 'breaking', text: `${id}: ${name} is required` }];
      if (!earlier) return [{ kind: 'added', text: `${id}: ${name}` }];
      const schemas: [typeof parameter.schema, typeof parameter.schema] = [
        earlier.schema,
        parameter.schema,
      ];
      return compareSchemas(documents, schemas, 'request', `${id}: ${name}`);
    }),
  ];
}

function compareRequestBodies(documents: Documents, { id, before, after }: Pair): Change[] {
  const old = requestBodyOf(documents.before, before.operation);
  const now = requestBodyOf(documents.after, after.operation);
  if (!old || !now) {
    const isRemoved = old !== undefined && now === undefined;
    if (isRemoved || now?.isRequired)
      return [
        { kind: 'breaking', text: `${id}: the body is ${isRemoved ? 'removed' : 'required'}` },
      ];
    return now ? [{ kind: 'added', text: `${id}: the body` }] : [];
  }
  return [
    ...(old.type === now.type
      ? []
      : [{ kind: 'breaking' as const, text: `${id}: the body is ${now.type}` }]),
    ...compareSchemas(documents, [old.schema, now.schema], 'request', `${id} body`),
  ];
}

function compareResponses(documents: Documents, { id, before, after }: Pair): Change[] {
  const [old, now] = [before.operation.responses, after.operation.responses];
  const schemaOf = (document: ContractDocument, response: (typeof old)[string]) =>
    resolveReference(document, response).content?.['application/json']?.schema ?? {};
  return [
    ...Object.keys(old)
      .filter((status) => !(status in now))
      .map((status): Change => ({ kind: 'breaking', text: `${id}: ${status} is removed` })),
    ...Object.entries(now).flatMap(([status, response]): Change[] => {
      const earlier = old[status];
      if (!earlier) return [{ kind: 'added', text: `${id}: ${status}` }];
      return compareSchemas(
        documents,
        [schemaOf(documents.before, earlier), schemaOf(documents.after, response)],
        'response',
        `${id} ${status}`,
      );
    }),
  ];
}
