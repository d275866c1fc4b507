import { expect, it } from 'vitest';
import { listOperations, type OperationEntry, successStatus } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { createRouteMatcher } from '../../openapi/routes.ts';
import { compareWithPact } from '../../scripts/pact/compareWithPact.ts';
import type { Interaction } from '../../scripts/pact/pactFile.ts';
import { planInteraction } from '../../scripts/pact/requests/planRequests.ts';
import { pacts } from './committedPacts.ts';
import { listBodies } from './documentedBodies.ts';

// A mock that other tools make of the document answers every request with the first example of its
// success response, so each of these has to contain what the client reads.

const document = readDocument();
const findOperation = createRouteMatcher(listOperations(document));

/** Returns the first example of an operation's success response. */
function respond({ pointer, operation }: OperationEntry) {
  const status = successStatus(operation);
  const title = `${operation.operationId} ${status}`;
  const body = listBodies(document, pointer, operation).find((each) => each.title === title);
  const headers = new Headers({ 'Content-Type': 'application/json' });
  return { status, headers, content: Buffer.from(JSON.stringify(body?.examples[0]?.[1])) };
}

const lengthOf = ({ response }: Interaction) => JSON.stringify(response.body ?? '').length;

it('the first example of every success response contains what the pacts read', async () => {
  const [pact] = pacts;
  if (!pact) throw new Error('There is no pact.');
  // Of each operation the interaction with the longest response, except for one of several shapes.
  const fullest = new Map<OperationEntry, Interaction>();
  for (const interaction of pact.interactions) {
    const { request, response, pending } = interaction;
    const entry = findOperation(request.method, request.path);
    const isOneOfSeveral = pending && !entry?.operation['x-extension'];
    if (isOneOfSeveral || response.status >= 300 || !entry) continue;
    const other = fullest.get(entry);
    if (!other || lengthOf(interaction) > lengthOf(other)) fullest.set(entry, interaction);
  }
  expect(fullest.size).toBeGreaterThan(40);
  const sent = [...fullest].map(([entry, interaction]) => ({
    ...planInteraction(entry, interaction),
    response: respond(entry),
  }));
  const differences = await compareWithPact(pact, sent);
  const found = [...differences].map(([{ description }, mismatches]) => ({
    description,
    mismatches,
  }));
  expect(found).toHaveLength(fullest.size);
  expect(found.filter(({ mismatches }) => mismatches.length > 0)).toEqual([]);
});
