import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from '../../scripts/lib/runCommand.ts';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { json, type ReceivedRequest, startRecordingServer } from './recordingServer.ts';
import { extensionRoutes } from './specifiedRoutes.ts';
import { linesOf, startBackend, writePact } from './verifiedPact.ts';
import { verify } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const options = writePact(folder);

const url = '--provider-url=http://127.0.0.1:1';

it.each<[name: string, args: string[], line: RegExp]>([
  [
    'a missing URL',
    [],
    /^Set the URL of the backend: npm run pact:verify -- --provider-url https:\/\/backend\.example\. docs\/contract\.md describes all options\.$/,
  ],
  [
    'an invalid URL',
    ['--provider-url=backend'],
    /^--provider-url must be a URL like https:\/\/backend\.example, not "backend"\.$/,
  ],
  [
    'an unknown tag',
    [url, '--tag=Squads'],
    /^--tag "Squads" is none of Banners, Categories, .+\.$/,
  ],
  [
    'an unknown operation',
    [url, '--operation=listSquads'],
    /^--operation "listSquads" is none of listBanners, .+\.$/,
  ],
  [
    'an unknown option',
    ['--provider=x'],
    /^Unknown option '--provider'.*The options are --provider-url, --state-url, .+\.$/,
  ],
  [
    'a missing pact',
    [url, '--pact=nowhere.json'],
    /^The pact nowhere\.json cannot be read \(ENOENT.+\)\. Correct --pact, or leave it out\.$/,
  ],
  [
    'a URL with a user name and password',
    ['--provider-url=http://user:secret@127.0.0.1'],
    /^--provider-url must not contain a user name or password\.$/,
  ],
  [
    'a URL with a query',
    ['--provider-url=http://127.0.0.1/x?y=1'],
    /^--provider-url must end with a path, .+: remove "\?y=1"\.$/,
  ],
])('exits with 2 and prints one line for %s', async (_name, args, line) => {
  const { code, output } = await verify([...options, ...args]);
  expect({ code, output }).toEqual({ code: 2, output: expect.stringMatching(line) });
  expect(output.split('\n')).toHaveLength(1);
});

it('exits with 2 and prints one line if the backend cannot be reached', async () => {
  const free = await findFreePort();
  expect(await verify([...options, `--provider-url=http://127.0.0.1:${free}`])).toEqual({
    code: 2,
    output: expect.stringMatching(
      /^No response to GET .+ \(.*ECONNREFUSED.*\)\. Start the backend, or correct --provider-url\.$/i,
    ),
  });
});

it('verifies only what needs no state without a state endpoint, and reports why it skips the rest', async () => {
  const { providerUrl, received } = await startBackend();
  const { code, output } = await verify([...options, providerUrl, '--token-club=of-club']);
  const needsState = (name: string) => `needs --state-url for the state "${name}"`;
  const caseState = needsState('team 42 is registered in tournament 7');
  expect({ code, lines: linesOf(output) }).toEqual({
    code: 0,
    lines: [
      `- listBanners skipped: ${needsState('banners exist')}`,
      `✓ listMyTeams passed (pact 1 of 2, authorisation 3 of 5; skipped: ${needsState('the participant is in a team')}; ${caseState})`,
      `✓ getClubSession passed (pact 0 of 1, authorisation 2 of 5; skipped: ${needsState('the club exists')}; ${caseState}; the state endpoint returned no participant_token, and --token-participant is not set)`,
    ],
  });
  // Besides what is verified, it asks whether the others are built.
  expect(received.filter(({ request }) => request === 'GET /api/banners')).toHaveLength(1);
  expect(output).toMatch(/1 skipped \(6 of 14 requests verified in [\d.]+ s\)$/);
});

it('fails with --strict if requests were skipped, also in JUnit', async () => {
  const { providerUrl, stateUrl } = await startBackend({
    'POST /states': (response, { body }) =>
      body.includes('banners exist')
        ? json(404, {})(response)
        : json(200, { expired_participant_token: 'a', expired_club_token: 'b' })(response),
  });
  const junit = join(folder, 'strict.xml');
  const environment = {
    PACT_TOKEN_PARTICIPANT: 'Bearer of-participant',
    PACT_TOKEN_CLUB: 'of-club',
  };
  const strict = ['--strict', `--junit=${junit}`, providerUrl, stateUrl];
  const { code, output } = await verify([...options, ...strict], environment);
  expect({ code, lines: linesOf(output) }).toEqual({
    code: 1,
    lines: [
      '✗ listBanners failed: all banners -> skipped, which --strict does not allow: the state endpoint does not know "banners exist" (404)',
      '✓ listMyTeams passed (pact 2, authorisation 5)',
      '✓ getClubSession passed (pact 1, authorisation 5)',
    ],
  });
  expect(readFileSync(junit, 'utf8')).toMatch(/tests="3" failures="1" skipped="0"/);
});

it('calls the state endpoint before and after each interaction, and uses its tokens', async () => {
  const { providerUrl, stateUrl, received } = await startBackend();
  const { code, output } = await verify([
    ...options,
    providerUrl,
    stateUrl,
    '--token-club=unused',
    '--tag=registrations',
    '--tag=CLUB account',
  ]);
  expect({ code, lines: linesOf(output) }).toEqual({
    code: 0,
    lines: [
      '✓ listMyTeams passed (pact 2, authorisation 5)',
      '✓ getClubSession passed (pact 1, authorisation 5)',
    ],
  });
  expect(output).toMatch(
    /\n\n2 operations: 2 passed, 0 failed, 0 not built yet, 0 skipped \(13 of 13 requests verified in [\d.]+ s\)$/,
  );
  const [setup, request, teardown] = received.slice(1);
  const change = { state: 'the participant is in a team', params: { count: '2' } };
  expect(JSON.parse(setup?.body ?? '')).toEqual({ ...change, action: 'setup' });
  expect(request).toEqual({
    request: 'GET /api/participant/my-teams',
    authorization: 'Bearer of-participant',
    body: '',
  });
  expect(JSON.parse(teardown?.body ?? '')).toEqual({ ...change, action: 'teardown' });
});

it('reports unknown states, failed states, wrong responses and missing responses', async () => {
  const { providerUrl, stateUrl } = await startBackend({
    'GET /api/gh/me': (response) => response.destroy(),
    'GET /api/participant/my-teams': json(500, { trace: '<b>"oops" \u0000</b>' }),
    'POST /states': (response, { body }) => {
      const { state } = JSON.parse(body) as { state: string };
      if (state === 'banners exist') return json(404, {})(response);
      if (state === 'the token is not valid')
        return response.writeHead(302, { Location: '/sign-in' }).end();
      return json(200, { club_token: 'club', participant_token: 'participant' })(response);
    },
  });
  const [jsonPath, junitPath] = [join(folder, 'result.json'), join(folder, 'result.xml')];
  const reports = [`--json=${jsonPath}`, `--junit=${junitPath}`];
  const { code, output } = await verify([...options, providerUrl, stateUrl, ...reports]);
  expect({ code, lines: linesOf(output) }).toEqual({
    code: 1,
    lines: [
      '- listBanners skipped: the state endpoint does not know "banners exist" (404)',
      expect.stringContaining(
        '✗ listMyTeams failed: own teams -> pact: status: expected 200, got 500 ({"trace":"<b>\\"oops\\" \\u0000</b>"}); document: status: 500 is not one of 200, 401 (and 1 more); expired token -> the state "the token is not valid" could not be set up: 302 (redirect to /sign-in); without a token -> document: status: expected 401, got 500 ',
      ),
      expect.stringContaining(
        '✗ getClubSession failed: the club -> no response to GET /api/gh/me (other side closed)',
      ),
    ],
  });
  const report = JSON.parse(readFileSync(jsonPath, 'utf8')) as {
    operations: { operationId: string; requests: { mismatches: unknown[] }[] }[];
  };
  const text = 'expected 200, got 500 ({"trace":"<b>\\"oops\\" \\u0000</b>"})';
  expect(
    report.operations.find(({ operationId }) => operationId === 'listMyTeams')?.requests[0]
      ?.mismatches,
  ).toEqual([
    { foundBy: 'pact', where: 'status', text },
    {
      foundBy: 'pact',
      where: '$',
      text: 'Actual map is missing the following keys: success',
    },
    { foundBy: 'document', where: 'status', text: '500 is not one of 200, 401' },
  ]);
  const xml = readFileSync(junitPath, 'utf8');
  expect(xml).toMatch(/<testsuite name="pact:verify" tests="3" failures="2" skipped="1" time="/);
  expect(xml).toContain(
    '<testcase classname="Club account" name="getClubSession"><failure message="the club -&gt; no response to GET /api/gh/me (other side closed)',
  );
});

it('reports the target of a redirect and does not follow it', async () => {
  const { providerUrl, received } = await startBackend({
    'GET /api/participant/my-teams': (response) =>
      response.writeHead(307, { Location: '/api/gh/me' }).end(),
  });
  const { output } = await verify([...options, providerUrl, '--tag=registrations']);
  expect(linesOf(output)).toEqual([
    expect.stringContaining(
      '✗ listMyTeams failed: expired token -> pact: status: expected 401, got 307 (redirect to /api/gh/me); document: status: 307 is not one of 200, 401 (and 2 more)',
    ),
  ]);
  expect(received.map(({ request }) => request)).not.toContain('GET /api/gh/me');
});

// As a process, to test the printing and the exit code too.
it('exits with 2 if nothing could be verified', async () => {
  const { providerUrl, stateUrl } = await startBackend({ 'POST /states': json(404, {}) });
  const banners = [...options, '--tag=banners', providerUrl];
  const command = [process.execPath, 'scripts/pactVerify.ts', ...banners];
  const { code, output } = await runCommand(projectFolder, command);
  const nothing =
    'Nothing was verified: every operation was skipped. Set --state-url or tokens; docs/contract.md describes them.';
  expect({ code, lines: output.split('\n') }).toEqual({
    code: 2,
    lines: [expect.stringMatching(/^- listBanners +skipped: /), '', expect.any(String), nothing],
  });
  const { output: withWrongUrl } = await verify([...banners, stateUrl]);
  expect(withWrongUrl.split('\n').slice(-2)).toEqual([
    'The state endpoint responded 404 to every state: correct --state-url, or add states.',
    nothing,
  ]);
});

it('lists what is not built yet in an order, instead of failures', async () => {
  const laravel = (response: ServerResponse, { request }: ReceivedRequest) =>
    json(404, { message: `The route ${request.split(' /')[1]} could not be found.` })(response);
  const banners = json(200, { success: true, data: [] });
  const server = await startRecordingServer((response, received) =>
    received.request === 'GET /api/banners' ? banners(response) : laravel(response, received),
  );
  const junit = join(folder, 'unbuilt.xml');
  const { code, output } = await verify([
    `--provider-url=${server.url}`,
    `--state-url=${server.url}/states`,
    `--junit=${junit}`,
  ]);
  expect(code).toBe(1);
  const skipped = extensionRoutes.length + 1;
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^- listBanners +skipped: the state endpoint does not know/),
    `- ${extensionRoutes.length} extensions skipped, because they are optional`,
    '',
    'Not built yet, in an order in which it can be built:',
    expect.stringMatching(/^ {2}1\. pages for everybody: listCategories, getCategory, .+/),
    '  2. accounts: registerParticipant, loginParticipant, registerClub, loginClub',
    expect.stringMatching(/^ {2}3\. what an account reads: listMyTeams, .+/),
    expect.stringMatching(/^ {2}4\. what an account changes: checkRegistration, .+/),
    '',
    expect.stringMatching(
      new RegExp(`^\\d+ operations: 0 passed, 0 failed, 45 not built yet, ${skipped} skipped `),
    ),
    'The state endpoint responded 404 to every state: correct --state-url, or add states.',
  ]);
  expect(readFileSync(junit, 'utf8')).toContain(
    'name="getTeam"><failure message="not built yet"/>',
  );
});
