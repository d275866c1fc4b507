import { type ContractDocument, resolveReference, type Schema } from '../../openapi/document.ts';

/** A change of a document, as its changelog tells it. */
export type Change = { kind: 'added' | 'deprecated' | 'breaking'; text: string };

/** Who has to understand a value: the server what is sent, or the client what is received. */
export type Direction = 'request' | 'response';

type Limited = Schema & Record<string, unknown>;

export type Documents = { before: ContractDocument; after: ContractDocument };

const asList = (value: string | string[] | undefined) =>
  value === undefined ? [] : [value].flat();
const isMissingIn =
  <T>(list: readonly T[]) =>
  (value: T) =>
    !list.includes(value);

/** Limits that refuse more than before if they grow, and those that do if they shrink. */
const minimums = ['minLength', 'minItems', 'minimum', 'minProperties'];
const maximums = ['maxLength', 'maxItems', 'maximum', 'maxProperties'];

/** Returns the limits of a request that refuse what was accepted before. */
function findTightened(before: Limited, after: Limited): string[] {
  const number = (schema: Limited, keyword: string, missing: number) =>
    typeof schema[keyword] === 'number' ? schema[keyword] : missing;
  return [
    ...minimums.filter((keyword) => number(after, keyword, 0) > number(before, keyword, 0)),
    ...maximums.filter(
      (keyword) => number(after, keyword, Infinity) < number(before, keyword, Infinity),
    ),
    ...['pattern', 'uniqueItems'].filter(
      (keyword) => after[keyword] !== undefined && after[keyword] !== before[keyword],
    ),
  ];
}

/** Compares the types or listed values of a schema; an empty list allows all. */
function compareValues(before: unknown[], after: unknown[], direction: Direction): unknown[] {
  const [old, now] = direction === 'request' ? [before, after] : [after, before];
  if (now.length === 0) return [];
  return old.length === 0 ? ['any'] : old.filter(isMissingIn(now));
}

/** Returns the properties that a schema allows; one whose schema is false is forbidden. */
const allowedProperties = ({ properties = {} }: Schema): Record<string, Schema> =>
  Object.fromEntries(Object.entries(properties).filter(([, schema]) => Boolean(schema)));

function compareProperties(
  documents: Documents,
  [before, after]: [Schema, Schema],
  direction: Direction,
  place: string,
): Change[] {
  const [old, now] = [allowedProperties(before), allowedProperties(after)];
  const [oldRequired, nowRequired] = [before.required ?? [], after.required ?? []];
  const breaking = (text: string): Change => ({ kind: 'breaking', text });
  return [
    ...Object.keys(old)
      .filter((name) => !(name in now))
      .map((name) => breaking(`${place}: ${name} is removed`)),
    ...Object.keys(now)
      .filter((name) => !(name in old) && !(direction === 'request' && nowRequired.includes(name)))
      .map((name): Change => ({ kind: 'added', text: `${place}: ${name}` })),
    ...(direction === 'request'
      ? nowRequired
          .filter(isMissingIn(oldRequired))
          .map((name) => breaking(`${place}: ${name} is required`))
      : oldRequired
          .filter((name) => name in now && !nowRequired.includes(name))
          .map((name) => breaking(`${place}: ${name} may be missing`))),
    ...Object.entries(now).flatMap(([name, schema]) =>
      old[name]
        ? compareSchemas(documents, [old[name], schema], direction, `${place}.${name}`)
        : [],
    ),
  ];
}

/**
 * Returns the changes of a schema that matter to whoever reads a value in this direction. The limits
 * of a response do not: no client refuses a longer value.
 */
export function compareSchemas(
  documents: Documents,
  [beforeOrRef, afterOrRef]: [Schema, Schema],
  direction: Direction,
  place: string,
): Change[] {
  const before = resolveReference(documents.before, beforeOrRef) as Limited;
  const after = resolveReference(documents.after, afterOrRef) as Limited;
  const breaking = (texts: unknown[], describe: (text: string) => string): Change[] =>
    texts.map((text) => ({ kind: 'breaking', text: `${place}: ${describe(String(text))}` }));
  const [shapesBefore, shapesAfter] = [before, after].map((one) => one.oneOf ?? one.anyOf ?? []);
  const values = (schema: Limited) =>
    (schema.enum as unknown[] | undefined) ?? ('const' in schema ? [schema.const] : []);
  return [
    ...breaking(
      compareValues(asList(before.type), asList(after.type), direction),
      (type) => `the type ${type} is ${direction === 'request' ? 'refused' : 'new'}`,
    ),
    ...breaking(
      compareValues(values(before), values(after), direction),
      (value) => `the value ${value} is ${direction === 'request' ? 'refused' : 'new'}`,
    ),
    ...(direction === 'request'
      ? breaking(findTightened(before, after), (keyword) => `${keyword} refuses more`)
      : []),
    ...(shapesBefore?.length === shapesAfter?.length
      ? (shapesAfter ?? []).flatMap((shape, index) => {
          const old = shapesBefore?.[index];
          return old
            ? compareSchemas(documents, [old, shape], direction, `${place} (${index + 1})`)
            : [];
        })
      : breaking([''], () => 'the number of shapes differs')),
    ...compareProperties(documents, [before, after], direction, place),
    ...(before.items && after.items
      ? compareSchemas(documents, [before.items, after.items], direction, `${place}[]`)
      : []),
  ];
}
