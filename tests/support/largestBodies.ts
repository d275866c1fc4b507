import { randomBytes } from 'node:crypto';
import { exampleRequest } from '../../openapi/cases/exampleRequest.ts';
import {
  type ContractDocument,
  type OperationEntry,
  requestBodyOf,
  resolveReference,
  type Schema,
} from '../../openapi/document.ts';

type LargestBody = { name: string; type: string; content: string | Buffer<ArrayBuffer> };

type Pointer = (string | number)[];

const textBytes = 64 * 1024;
const formBytes = 5 * 1024 * 1024;
const boundary = 'batas';

/** Returns where a body has lists, or files, as the way of properties and items to each. */
function findAll(
  document: ContractDocument,
  schemaOrRef: Schema,
  isWanted: (schema: Schema) => boolean,
): Pointer[] {
  const schema = resolveReference(document, schemaOrRef);
  const inner = (name: string | number, part: Schema) =>
    findAll(document, part, isWanted).map((pointer) => [name, ...pointer]);
  return [
    ...(isWanted(schema) ? [[]] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => inner(name, part)),
    ...(schema.items ? inner(0, schema.items) : []),
    ...[schema.allOf, schema.anyOf, schema.oneOf]
      .flatMap((parts) => parts ?? [])
      .flatMap((part) => findAll(document, part, isWanted)),
  ];
}

const isList = ({ type, items }: Schema) => type === 'array' || items !== undefined;
const isFile = ({ format }: Schema) => format === 'binary';

/** Items of a list by what they are: each fills so many bytes. */
const fillers: Record<string, (bytes: number) => string> = {
  'empty objects': (bytes) => repeat('{}', bytes),
  'empty lists': (bytes) => repeat('[]', bytes),
  zeros: (bytes) => repeat('0', bytes),
  'different numbers': (bytes) =>
    Array.from({ length: Math.floor(bytes / 8) }, (_, index) => 1_000_000 + index).join(','),
};
const repeat = (item: string, bytes: number) =>
  `${item},`.repeat(Math.floor(bytes / (item.length + 1))).slice(0, -1);

/** Returns a copy of a value in which the list of this pointer is a marker. */
function mark(value: unknown, [name, ...rest]: Pointer, marker: string): unknown {
  if (name === undefined) return marker;
  if (typeof name === 'number') {
    const [first] = Array.isArray(value) ? (value as unknown[]) : [{}];
    return [mark(first, rest, marker)];
  }
  const fields = Object(value) as Record<string, unknown>;
  return { ...fields, [name]: mark(fields[name], rest, marker) };
}

function fillList(example: unknown, pointer: Pointer, maxBytes: number): LargestBody[] {
  const marker = '(items)';
  const text = JSON.stringify(mark(example, pointer, marker));
  return Object.entries(fillers).map(([name, fill]) => ({
    name: `${name} in ${pointer.join('/')}`,
    type: 'application/json',
    content: text.replace(JSON.stringify(marker), `[${fill(maxBytes - text.length)}]`),
  }));
}

function toForm(name: string, parts: Buffer[]): LargestBody {
  const content = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { name, type: `multipart/form-data; boundary=${boundary}`, content };
}
const part = (disposition: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

function fillForm(fileName: string): LargestBody[] {
  const field = part('name="a"', '');
  const file = `name="${fileName}"; filename="a.png"`;
  return [
    toForm(
      'fields',
      Array.from({ length: Math.floor(formBytes / field.length) - 1 }, () => field),
    ),
    toForm(`bytes in ${fileName}`, [part(file, randomBytes(formBytes - 1024))]),
  ];
}

/** Returns bodies of an operation with as many items, fields or bytes as it takes; none without a list or file. */
export function listLargestBodies(
  document: ContractDocument,
  entry: OperationEntry,
): LargestBody[] {
  const body = requestBodyOf(document, entry.operation);
  if (!body) return [];
  if (body.type === 'multipart/form-data')
    return findAll(document, body.schema, isFile).flatMap(([name]) => fillForm(String(name)));
  const example = exampleRequest(document, entry).body;
  const maxBytes = entry.operation['x-max-bytes'] ?? textBytes;
  return findAll(document, body.schema, isList).flatMap((pointer) =>
    fillList(example, pointer, maxBytes),
  );
}
