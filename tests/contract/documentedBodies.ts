import {
  type Content,
  type ContractDocument,
  escapePointer,
  locateReference,
  type Operation,
} from '../../openapi/document.ts';

/** A request or response body: its title, the JSON pointer to its schema, and its examples. */
type DocumentedBody = {
  title: string;
  schema: string;
  examples: [name: string, value: unknown][];
};

/** Returns the request body and the response bodies of an operation. */
export function listBodies(
  document: ContractDocument,
  pointer: string,
  { operationId, requestBody, responses }: Operation,
): DocumentedBody[] {
  const body = bodiesOfContent(
    `${operationId} body`,
    `${pointer}/requestBody`,
    requestBody?.content,
  );
  const responseBodies = Object.entries(responses).flatMap(([status, response]) => {
    const located = locateReference(document, response, `${pointer}/responses/${status}`);
    return bodiesOfContent(`${operationId} ${status}`, located.pointer, located.value.content);
  });
  return [...body, ...responseBodies];
}

function bodiesOfContent(title: string, pointer: string, content: Content = {}): DocumentedBody[] {
  return Object.entries(content).map(([type, media]) => ({
    title,
    schema: `${pointer}/content/${escapePointer(type)}/schema`,
    examples:
      media.example === undefined
        ? Object.entries(media.examples ?? {}).map(([name, { value }]): [string, unknown] => [
            name,
            value,
          ])
        : [['example', media.example]],
  }));
}
