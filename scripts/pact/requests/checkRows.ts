import { idsOfOthers } from '../../../openapi/cases/contractCases.ts';
import { type ContractDocument, successExampleOf } from '../../../openapi/document.ts';
import { exampleRequest } from '../../../openapi/cases/exampleRequest.ts';
import { fillPath } from '../../../openapi/routes.ts';
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
  const { path: parameters } = exampleRequest(document, entry);
  const ids = Object.values(parameters);
  const isOfExample = request.path.split('?')[0] === fillPath(entry.path, parameters);
  return [
    ...(isOfExample && ids.length > 0 ? checkIds(ids, example, body) : []),
    ...(chapter === 'pact' ? [] : findEmptyLists(example, body)),
    ...(textsOfOthers ? findOthers(textsOfOthers, content) : []),
  ];
}

/** Compares the ids of what a path with `ids` asks for, and of the lists in it. */
function checkIds(ids: unknown[], example: Fields, body: Fields, path = ''): Mismatch[] {
  return Object.entries(example).flatMap(([name, expected]) => {
    const actual = body[name];
    const where = `${path}/${name}`;
    if (Array.isArray(expected)) {
      const idsOf = (rows: unknown[]) => rows.map(idOf);
      const rows = Array.isArray(actual) ? idsOf(actual) : [];
      const isOfOther =
        rows.some((id) => id !== undefined) && !rows.some((id) => idsOf(expected).includes(id));
      const text = `has none of the ids ${idsOf(expected).join(', ')} that the state has`;
      return isOfOther ? [differs(where, text)] : [];
    }
    if (typeof expected === 'object' && expected !== null && path === '')
      return checkIds(ids, expected as Fields, Object(actual) as Fields, where);
    const isAskedFor = name === 'team_id' || (name === 'id' && ids.includes(expected));
    return isAskedFor && path !== '' && actual !== expected
      ? [differs(where, `is ${String(actual)}, but ${String(expected)} was asked for`)]
      : [];
  });
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
  JSON.parse(content, (name, value: unknown) => {
    if (/(^|_)id$/.test(name) && idsOfOthers.includes(value)) found.push(`${name} ${value}`);
    return value;
  });
  return found.map((text) => differs('body', `contains ${text}, which belongs to another`));
}
