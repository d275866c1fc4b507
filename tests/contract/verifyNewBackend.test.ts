import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { verifyCommand } from '../../scripts/pact/verifyCommand.ts';
import { json, type ReceivedRequest, startRecordingServer } from './recordingServer.ts';
import { runInProcess } from './runInProcess.ts';
import { extensionRoutes } from './specifiedRoutes.ts';
import { correctHandlers, linesOf, pact, startBackend, writeOptions } from './verifiedPact.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const options = writeOptions(folder);

const verify = (...args: string[]) => runInProcess(verifyCommand, { args: [...options, ...args] });

it('skips what needs a token that the state endpoint does not return', async () => {
  const { url } = await startBackend({ ...correctHandlers, 'POST /states': json(200, {}) });
  const { code, output } = await verify('--provider-url', url, '--state-url', `${url}/states`);
  expect({ code, lines: linesOf(output).slice(1) }).toEqual({
    code: 0,
    lines: [
      '✓ listMyTeams passed (pact 1 of 2; skipped: the state endpoint returned no participant_token, and --token-participant is not set)',
      '- getClubSession skipped: the state endpoint returned no club_token, and --token-club is not set',
    ],
  });
});

it('verifies only what has changed since another pact', async () => {
  const { url, received } = await startBackend({
    ...correctHandlers,
    'POST /states': json(200, {}),
  });
  const older = join(folder, 'older.json');
  const urls = ['--provider-url', url, '--state-url', `${url}/states`, '--changed-since', older];
  writeFileSync(older, JSON.stringify({ ...pact, interactions: pact.interactions.slice(1) }));
  const { code, output } = await verify(...urls);
  expect({ code, lines: linesOf(output) }).toEqual({
    code: 0,
    lines: ['✓ listBanners passed (pact 1)'],
  });
  writeFileSync(older, JSON.stringify(pact));
  const sent = received.length;
  expect(await verify(...urls)).toEqual({
    code: 0,
    output: 'Nothing to verify: no interaction of these operations has changed.',
  });
  expect(received).toHaveLength(sent);
});

it('lists what is not built yet in an order, instead of failures', async () => {
  const laravel = (response: ServerResponse, { request }: ReceivedRequest) =>
    json(404, { message: `The route ${request.split(' /')[1]} could not be found.` })(response);
  const { url } = await startRecordingServer((response, received) =>
    (received.request === 'GET /api/banners' ? correctHandlers[received.request] : laravel)?.(
      response,
      received,
    ),
  );
  const junit = join(folder, 'unbuilt.xml');
  const { code, output } = await runInProcess(verifyCommand, {
    args: ['--provider-url', url, '--state-url', `${url}/states`, '--junit', junit],
  });
  expect(code).toBe(1);
  const lines = output.split('\n');
  const extensions = extensionRoutes.map(([, id]) =>
    expect.stringMatching(new RegExp(`^- ${id} +skipped: an extension`)),
  );
  const notBuilt = extensions.length + 2;
  expect(lines.slice(0, notBuilt)).toEqual([
    expect.stringMatching(/^- listBanners +skipped: the state endpoint does not know/),
    ...extensions,
    '',
  ]);
  expect(lines.slice(notBuilt)).toEqual([
    'Not built yet, in an order in which it can be built:',
    expect.stringMatching(/^ {2}1\. pages for everybody: listCategories, getCategory, .+/),
    '  2. accounts: registerParticipant, loginParticipant, registerClub, loginClub',
    expect.stringMatching(/^ {2}3\. what an account reads: listMyTeams, .+/),
    expect.stringMatching(/^ {2}4\. what an account changes: checkRegistration, .+/),
    '',
    expect.stringMatching(
      new RegExp(
        `^\\d+ operations: 0 passed, 0 failed, 45 not built yet, ${extensions.length + 1} skipped `,
      ),
    ),
  ]);
  expect(readFileSync(junit, 'utf8')).toContain(
    'name="getTeam"><failure type="not built yet" message="not built yet"/>',
  );
});
