import { idsOfOthers } from '../../../openapi/cases/contractCases.ts';
import { type ContractDocument, successExampleOf } from '../../../openapi/document.ts';
import { exampleRequest } from '../../../openapi/cases/exampleRequest.ts';
import { parseJson } from '../backend.ts';
import { differs, type Mismatch } from './checkResponse.ts';
import type { SentRequest } from './sendRequests.ts';

type Fields = Record<string, unknown>;

/**
 * Returns what is wrong with the rows of a success response: they are of another id than the path
 * asks for, there are none although the state has some, or they belong to another account. The ids
 * in the examples of the document are those of the states.
 */
export function checkRows(document: ContractDocument, request: SentRequest): Mismatch[] {
  const { entry, response, chapter, textsOfOthers } = request;
  if (!response || response.status >= 300) return [];
  const content = response.content.toString();
  const body = Object(parseJson(content)) as Fields;
  const example = Object(successExampleOf(document, entry.operation)) as Fields;
  const asked = idsAskedFor(document, request);
  return [
    // The rows of a 201 are new, with ids of the backend's own.
    ...(asked.size > 0 && response.status !== 201 ? checkIds(asked, example, body) : []),
    ...(chapter === 'pact' ? [] : findEmptyLists(example, body)),
    ...(textsOfOthers ? findOthers(textsOfOthers, content) : []),
  ];
}

/**
 * The ids in the path of the document's example, with those that the request has in their place, and the
 * ids of the rows in its body.
 */
type AskedIds = Map<unknown, unknown>;

function idsAskedFor(document: ContractDocument, { entry, path, body }: SentRequest): AskedIds {
  const [pathname = ''] = path.split('?');
  const sent = pathname.split('/');
  const example = exampleRequest(document, entry).path;
  const rows = typeof body === 'string' ? [...body.matchAll(/"id":(\d+)/g)] : [];
  return new Map([
    ...rows.map(([, id]): [unknown, unknown] => [Number(id), Number(id)]),
    ...entry.path.split('/').flatMap((part, index): [unknown, unknown][] => {
      const value = example[part.slice(1, -1)];
      const isId = part.startsWith('{') && value !== undefined;
      return isId ? [[value, typeof value === 'number' ? Number(sent[index]) : sent[index]]] : [];
    }),
  ]);
}

/** How deep in a body what a path asks for may be named, as in `data.tournament.id`. */
const maxDepth = 2;

/** Compares the ids and codes of what a path asks for, and of the lists in it. */
function checkIds(asked: AskedIds, example: Fields, body: Fields, path = ''): Mismatch[] {
  const depth = path.split('/').length - 1;
  const isOfExample = [...asked].every(([value, sent]) => value === sent);
  return Object.entries(example).flatMap(([name, expected]) => {
    const actual = body[name];
    const where = `${path}/${name}`;
    if (Array.isArray(expected))
      return isOfExample ? checkList(asked, where, expected, actual) : [];
    if (typeof expected === 'object' && expected !== null && depth < maxDepth)
      return checkIds(asked, expected as Fields, Object(actual) as Fields, where);
    const id = name === 'team_id' ? teamIdOf(asked, expected) : asked.get(expected);
    const isAskedFor = id !== undefined && ['id', 'team_id', 'code'].includes(name);
    return isAskedFor && path !== '' && actual !== id
      ? [differs(where, `is ${String(actual)}, but ${String(id)} was asked for`)]
      : [];
  });
}

/** Returns the public code of the team that a path asks for by its code, or by the id of the example. */
function teamIdOf(asked: AskedIds, expected: unknown): unknown {
  const codes = [...asked.values()].filter((id) => /^[A-Z]-/.test(String(id)));
  return codes[0] ?? ([...asked].every(([value, sent]) => value === sent) ? expected : undefined);
}

/** A list has rows of the example, and the row that the path asks for if the example has it. */
function checkList(
  asked: AskedIds,
  where: string,
  expected: unknown[],
  actual: unknown,
): Mismatch[] {
  const ids = expected.map(idOf);
  const rows = Array.isArray(actual) ? actual.map(idOf) : [];
  const isOfOther = rows.some((id) => id !== undefined) && !rows.some((id) => ids.includes(id));
  const missing = ids.find((id) => asked.has(id) && rows.length > 0 && !rows.includes(id));
  if (isOfOther)
    return [differs(where, `has none of the ids ${ids.join(', ')} that the state has`)];
  return missing === undefined
    ? []
    : [differs(where, `has no row ${String(missing)}, which was asked for`)];
}

/** Returns the id of a row, or that of what it is about: its first object. */
function idOf(row: unknown): unknown {
  const fields = Object(row) as Fields;
  const [subject] = Object.values(fields).filter((value) => typeof value === 'object');
  return fields['id'] ?? (Object(subject) as Fields)['id'];
}

function findEmptyLists(example: Fields, body: Fields, path = ''): Mismatch[] {
  return Object.entries(example).flatMap(([name, expected]) => {
    const actual = body[name];
    const where = `${path}/${name}`;
    if (Array.isArray(expected))
      return expected.length > 0 && Array.isArray(actual) && actual.length === 0
        ? [differs(where, 'is empty, although the state has rows')]
        : [];
    return typeof expected === 'object' && expected !== null
      ? findEmptyLists(expected as Fields, Object(actual) as Fields, where)
      : [];
  });
}

function findOthers(texts: string[], content: string): Mismatch[] {
  const found = texts.filter((text) => content.includes(text));
  // A file has none.
  JSON.stringify(parseJson(content), (name, value: unknown) => {
    if (/(^|_)id$/.test(name) && idsOfOthers.includes(value)) found.push(`${name} ${value}`);
    return value;
  });
  return found.map((text) => differs('body', `contains ${text}, which belongs to another`));
}
