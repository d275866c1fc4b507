import {
  type ContractDocument,
  type Operation,
  resolveReference,
} from '../../../openapi/document.ts';
import { createResponseCheck } from '../../../server/contract/validators.ts';
import { type BackendResponse, parseJson } from '../backend.ts';

/** One difference between a response and the pact or the document. */
export type Mismatch = {
  /** Undefined if there was no response to compare. */
  foundBy?: 'pact' | 'document';
  /** A path into the body, 'status', 'header Content-Type' or 'request' (no response). */
  where: string;
  text: string;
};

type DocumentCheck = (operation: Operation, response: BackendResponse) => Mismatch[];

/**
 * Returns a function that lists where a response differs from the document: its status, headers,
 * content type and body, and `success: false` in a success. Schemas are compiled once.
 */
export function createDocumentCheck(document: ContractDocument): DocumentCheck {
  const checkBody = createResponseCheck(document);
  return (operation, { status, headers, content }) => {
    const listed = operation.responses[status];
    if (!listed) {
      const statuses = Object.keys(operation.responses).join(', ');
      return [differs('status', `${status} is not one of ${statuses}`)];
    }
    const described = resolveReference(document, listed);
    const missing = Object.entries(described.headers ?? {})
      .filter(([name, { required }]) => required && !headers.has(name))
      .map(([name]) => differs(`header ${name}`, 'is missing'));
    const [[expectedType, { schema }] = ['', {}]] = Object.entries(described.content ?? {});
    if (!schema) return missing;
    const type = headers.get('content-type') ?? 'none';
    if (type.split(';')[0]?.trim().toLowerCase() !== expectedType)
      return [...missing, differs('header Content-Type', `expected ${expectedType}, got ${type}`)];
    if (expectedType !== 'application/json') return missing;
    const body = parseJson(content.toString());
    if (body === undefined) return [...missing, differs('body', 'is not JSON')];
    const { success } = Object(body) as { success?: unknown };
    const failsByFlag = status < 300 && operation['x-success'] !== 'data' && success === false;
    return [
      ...missing,
      ...(failsByFlag ? [differs('/success', 'is false, which clients take as a failure')] : []),
      ...checkBody(schema, body).map((line) => {
        const [where = '/', ...words] = line.split(' ');
        return differs(where, words.join(' '));
      }),
    ];
  };
}

/** Returns a difference from the document. */
export const differs = (where: string, text: string): Mismatch => ({
  foundBy: 'document',
  where,
  text,
});
