import { type ContractDocument, type Operation, resolveReference } from '../../openapi/document.ts';
import { createResponseCheck } from '../../server/contract/validators.ts';
import type { BackendResponse } from './backend.ts';
import type { Mismatch } from './outcome.ts';

/**
 * Returns a function that lists where a response differs from the document: its status, headers,
 * content type and body, and `success: false` in a success. Schemas are compiled once.
 */
export function createDocumentCheck(
  document: ContractDocument,
): (operation: Operation, response: BackendResponse) => Mismatch[] {
  const checkBody = createResponseCheck(document);
  const differs = (where: string, text: string): Mismatch => ({
    judgement: 'document',
    where,
    text,
  });
  return (operation, { status, headers, content }) => {
    const listed = operation.responses[status];
    if (!listed)
      return [
        differs('status', `${status} is not one of ${Object.keys(operation.responses).join(', ')}`),
      ];
    const described = resolveReference(document, listed);
    const missing = Object.entries(described.headers ?? {})
      .filter(([name, { required }]) => required && !headers.has(name))
      .map(([name]) => differs(`header ${name}`, 'is missing'));
    const schema = described.content?.['application/json']?.schema;
    if (!schema) return missing;
    const type = headers.get('content-type') ?? 'none';
    if (!/^application\/json *(;|$)/i.test(type))
      return [...missing, differs('header Content-Type', `expected application/json, got ${type}`)];
    const body = parseJson(content.toString());
    if (body === undefined) return [...missing, differs('body', 'is not JSON')];
    const differences = checkBody(schema, body).map((line) => {
      const [where = '/', ...words] = line.split(' ');
      return differs(where, words.join(' '));
    });
    const failsByFlag =
      status < 300 &&
      operation['x-success'] !== 'data' &&
      (Object(body) as { success?: unknown }).success === false;
    return [
      ...missing,
      ...(failsByFlag ? [differs('/success', 'is false, which clients take as a failure')] : []),
      ...differences,
    ];
  };
}

/** Returns the value of a JSON text; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
