import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listOperations, successStatus } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { createRouteMatcher } from '../../openapi/routes.ts';
import { verifyCommand } from '../../scripts/pact/verifyCommand.ts';
import type { Interaction, Pact } from '../../scripts/pact/pactFile.ts';
import { pacts } from './committedPacts.ts';
import { listBodies } from './documentedBodies.ts';
import { json, startRecordingServer } from './recordingServer.ts';
import { runInProcess } from './runInProcess.ts';

// A mock that other tools make of the document answers every request with the first example of its
// success response, so each of these has to contain what the client reads.

const document = readDocument();
const findOperation = createRouteMatcher(listOperations(document));

/** Returns the status and the first example of the success response to a request. */
function exampleOf(method: string, path: string): { status: number; body: unknown } {
  const entry = findOperation(method, path);
  // The verifier first asks whether there is a backend.
  if (!entry) return { status: 404, body: {} };
  const status = successStatus(entry.operation);
  const title = `${entry.operation.operationId} ${status}`;
  const [first] =
    listBodies(document, entry.pointer, entry.operation).find((body) => body.title === title)
      ?.examples ?? [];
  return { status, body: first?.[1] };
}

/**
 * Returns the successful interaction of each operation with the longest response, except for those
 * in one of several shapes.
 */
function fullestSuccesses({ interactions }: Pact): Interaction[] {
  const fullest = new Map<string, Interaction>();
  const lengthOf = ({ response }: Interaction) => JSON.stringify(response.body ?? '').length;
  for (const interaction of interactions) {
    if (interaction.pending || interaction.response.status >= 300) continue;
    const { method, path } = interaction.request;
    const id = findOperation(method, path)?.operation.operationId ?? '';
    const other = fullest.get(id);
    if (!other || lengthOf(interaction) > lengthOf(other)) fullest.set(id, interaction);
  }
  return [...fullest.values()];
}

it('the first example of every success response contains what the pacts read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-mock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [pact] = pacts;
  const successes = pact ? fullestSuccesses(pact) : [];
  const path = join(folder, 'pact.json');
  writeFileSync(path, JSON.stringify({ ...pact, interactions: successes }));
  const { url } = await startRecordingServer((response, { request }) => {
    const [method = '', target = ''] = request.split(' ');
    const { status, body } = exampleOf(method, new URL(target, 'http://mock').pathname);
    json(status, body)(response);
  });
  const { code, output } = await runInProcess(verifyCommand, {
    args: [
      '--pact',
      path,
      '--skip',
      'authorisation',
      '--skip',
      'requests',
      '--provider-url',
      url,
      '--token-participant',
      'any',
      '--token-club',
      'any',
      ...successes.flatMap(({ providerStates = [] }) =>
        providerStates.flatMap(({ name }) => ['--assume', name]),
      ),
    ],
  });
  expect(output).not.toMatch(/^✗/m);
  expect(code).toBe(0);
});
