import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { verifyCommand } from '../../scripts/pact/verifyCommand.ts';
import { runCommand } from '../../scripts/runCommand.ts';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { json } from './recordingServer.ts';
import { runInProcess } from './runInProcess.ts';
import { correctHandlers, linesOf, startBackend, writeOptions } from './verifiedPact.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const options = writeOptions(folder);

const verify = (...args: string[]) => runInProcess(verifyCommand, { args: [...options, ...args] });

const verifyInOwnProcess = (...args: string[]) =>
  runCommand(projectFolder, [process.execPath, 'scripts/pactVerify.ts', ...options, ...args]);

const missingUrl =
  /^Set the URL of the backend: npm run pact:verify -- --provider-url https:\/\/backend\.example\. docs\/contract\.md describes all options\.$/;

it.each<[name: string, args: string[], line: RegExp]>([
  ['a missing URL', [], missingUrl],
  [
    'an invalid URL',
    ['--provider-url', 'backend'],
    /^--provider-url must be a URL like https:\/\/backend\.example, not "backend"\.$/,
  ],
  [
    'an unknown tag',
    ['--provider-url', 'http://127.0.0.1:1', '--tag', 'Squads'],
    /^--tag "Squads" is none of Banners, Categories, .+\.$/,
  ],
  [
    'an unknown operation',
    ['--provider-url', 'http://127.0.0.1:1', '--operation', 'listSquads'],
    /^--operation "listSquads" is none of listBanners, .+\.$/,
  ],
  [
    'an unknown chapter',
    ['--provider-url', 'http://127.0.0.1:1', '--skip', 'everything'],
    /^--skip "everything" is none of authorisation, requests\.$/,
  ],
  [
    'an unknown option',
    ['--provider', 'x'],
    /^Unknown option '--provider'.*The options are --provider-url, --state-url, .+\.$/,
  ],
  [
    'a missing pact',
    ['--provider-url', 'http://127.0.0.1:1', '--pact', 'nowhere.json'],
    /^The pact nowhere\.json cannot be read \(ENOENT.+\)\. Correct --pact, or leave it out\.$/,
  ],
  [
    'a URL with a user name and password',
    ['--provider-url', 'http://user:secret@127.0.0.1'],
    /^--provider-url must not contain a user name or password\.$/,
  ],
  [
    'a URL with a query',
    ['--provider-url', 'http://127.0.0.1/x?y=1'],
    /^--provider-url must end with a path, .+: remove "\?y=1"\.$/,
  ],
  [
    'an unknown state',
    ['--provider-url', 'http://127.0.0.1', '--assume', 'all is well'],
    /^No interaction needs the state "all is well"\. docs\/contract\.md lists the states\.$/,
  ],
])('exits with 2 and prints one line for %s', async (_name, args, line) => {
  const { code, output } = await verify(...args);
  expect({ code, output }).toEqual({ code: 2, output: expect.stringMatching(line) });
  expect(output.split('\n')).toHaveLength(1);
});

it('exits with 2 and prints one line as a process too', async () => {
  expect(await verifyInOwnProcess()).toEqual({
    code: 2,
    output: expect.stringMatching(missingUrl),
  });
});

it('exits with 2 and prints one line if the backend cannot be reached', async () => {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  expect(await verify('--provider-url', url)).toEqual({
    code: 2,
    output: expect.stringMatching(
      new RegExp(
        String.raw`^No response from ${url} \(.*ECONNREFUSED.*\)\. Start the backend, or correct --provider-url\.$`,
      ),
    ),
  });
});

it('verifies only what needs no state without a state endpoint, and reports why it skips the rest', async () => {
  const { url, received } = await startBackend();
  const { code, output } = await verify('--provider-url', url);
  expect({ code, lines: linesOf(output) }).toEqual({
    code: 0,
    lines: [
      '- listBanners skipped: needs --state-url or --assume "banners exist"',
      '✓ listMyTeams passed (pact 1 of 2; skipped: needs --state-url or --assume "the participant is in a team")',
      '- getClubSession skipped: needs --state-url or --assume "the club exists"',
    ],
  });
  // Besides what is verified, it asks whether the others are built.
  expect(received.map(({ request }) => request)).toEqual([
    'GET /api/no-such-address',
    'GET /api/banners',
    'GET /api/participant/my-teams',
    'GET /api/gh/me',
  ]);
  expect(output).toMatch(/2 skipped \(1 of 4 requests verified in [\d.]+ s\)$/);
});

it('fails with --strict if requests were skipped, also in JUnit, and reads tokens from the environment', async () => {
  const { url, received } = await startBackend();
  const junit = join(folder, 'strict.xml');
  const { code, output } = await runInProcess(verifyCommand, {
    args: [
      ...options,
      '--strict',
      '--junit',
      junit,
      '--provider-url',
      url,
      '--assume',
      'the participant is in a team',
    ],
    environment: { PACT_TOKEN_PARTICIPANT: 'Bearer real-one' },
  });
  expect({ code, lines: linesOf(output) }).toEqual({
    code: 1,
    lines: [
      '✗ listBanners failed: all banners -> skipped, which --strict does not allow: needs --state-url or --assume "banners exist"',
      '✓ listMyTeams passed (pact 2)',
      '✗ getClubSession failed: the club -> skipped, which --strict does not allow: needs --state-url or --assume "the club exists"',
    ],
  });
  expect(readFileSync(junit, 'utf8')).toMatch(/tests="3" failures="2" skipped="0"/);
  expect(received.map(({ authorization }) => authorization)).toContain('Bearer real-one');
});

it('uses assumed states and the tokens of the command line', async () => {
  const { url, received } = await startBackend();
  const assumed = ['--assume', 'the participant is in a team', '--assume', 'the club exists'];
  const { output } = await verify(
    '--provider-url',
    url,
    ...assumed,
    '--token-participant',
    'real-one',
  );
  expect(linesOf(output).slice(1)).toEqual([
    '✓ listMyTeams passed (pact 2)',
    '- getClubSession skipped: needs --state-url or --token-club',
  ]);
  expect(
    received
      .filter(({ request }) => request === 'GET /api/participant/my-teams')
      .map(({ authorization }) => authorization),
  ).toEqual(['Bearer real-one', 'Bearer expired-token']);
});

// As a process, to test the printing and the exit code too.
it('calls the state endpoint before and after each interaction, and uses its tokens', async () => {
  const { url, received } = await startBackend({
    ...correctHandlers,
    'POST /states': json(200, { participant_token: 'of-the-state', club_token: 'of-the-club' }),
  });
  const { code, output } = await verifyInOwnProcess(
    '--provider-url',
    url,
    '--state-url',
    `${url}/states`,
    '--token-club',
    'unused',
    '--tag',
    'registrations',
    '--tag',
    'CLUB account',
  );
  expect({ code, lines: linesOf(output) }).toEqual({
    code: 0,
    lines: ['✓ listMyTeams passed (pact 2)', '✓ getClubSession passed (pact 1)'],
  });
  expect(output).toMatch(
    /\n\n2 operations: 2 passed, 0 failed, 0 not built yet, 0 skipped \(3 of 3 requests verified in [\d.]+ s\)$/,
  );
  const [setup, request, teardown] = received.slice(1);
  const change = { state: 'the participant is in a team', params: { count: '2' } };
  expect(JSON.parse(setup?.body ?? '')).toEqual({ ...change, action: 'setup' });
  expect(request).toEqual({
    request: 'GET /api/participant/my-teams',
    authorization: 'Bearer of-the-state',
    body: '',
  });
  expect(JSON.parse(teardown?.body ?? '')).toEqual({ ...change, action: 'teardown' });
  expect(received.find((each) => each.request === 'GET /api/gh/me')?.authorization).toBe(
    'Bearer of-the-club',
  );
});

it('reports unknown states, failed states, wrong responses and missing responses', async () => {
  const { url } = await startBackend({
    ...correctHandlers,
    'GET /api/gh/me': (response) => response.destroy(),
    'GET /api/participant/my-teams': json(500, { trace: '<b>"oops"</b>' }),
    'POST /states': (response, { body }) => {
      const { state } = JSON.parse(body) as { state: string };
      if (state === 'banners exist') return json(404, {})(response);
      if (state === 'the token is not valid')
        return response.writeHead(302, { Location: '/sign-in' }).end();
      return json(200, { club_token: 'club', participant_token: 'participant' })(response);
    },
  });
  const [jsonPath, junitPath] = [join(folder, 'result.json'), join(folder, 'result.xml')];
  const { code, output } = await verify(
    '--provider-url',
    url,
    '--state-url',
    `${url}/states`,
    '--json',
    jsonPath,
    '--junit',
    junitPath,
  );
  expect({ code, lines: linesOf(output) }).toEqual({
    code: 1,
    lines: [
      '- listBanners skipped: the state endpoint does not know "banners exist" (404)',
      '✗ listMyTeams failed: own teams -> pact: status: expected 200, got 500 ({"trace":"<b>\\"oops\\"</b>"}); document: status: 500 is not one of 200, 401 (and 1 more); own teams, expired token -> the state "the token is not valid" could not be set up (302 redirect to /sign-in)',
      '✗ getClubSession failed: the club -> no response to GET /api/gh/me (other side closed)',
    ],
  });
  const report = JSON.parse(readFileSync(jsonPath, 'utf8')) as {
    operations: { operationId: string; requests: { mismatches: unknown[] }[] }[];
  };
  expect(
    report.operations.find(({ operationId }) => operationId === 'listMyTeams')?.requests[0]
      ?.mismatches,
  ).toEqual([
    {
      judgement: 'pact',
      where: 'status',
      expected: 200,
      actual: 500,
      text: 'expected 200, got 500 ({"trace":"<b>\\"oops\\"</b>"})',
    },
    {
      judgement: 'pact',
      where: '$',
      expected: '["success"]',
      actual: '["trace"]',
      text: 'Actual map is missing the following keys: success',
    },
    { judgement: 'document', where: 'status', text: '500 is not one of 200, 401' },
  ]);
  const xml = readFileSync(junitPath, 'utf8');
  expect(xml).toMatch(
    /<testsuite name="a &lt;backend&gt;" tests="\d+" failures="2" skipped="\d+" time="[\d.]+">/,
  );
  expect(xml).toContain(
    '<testcase classname="Club account" name="getClubSession"><failure message="the club -&gt; no response to GET /api/gh/me (other side closed)">',
  );
});

it('reports the target of a redirect and does not follow it', async () => {
  const { url, received } = await startBackend({
    ...correctHandlers,
    'GET /api/participant/my-teams': (response) =>
      response.writeHead(307, { Location: '/api/gh/me' }).end(),
  });
  const { output } = await verify('--provider-url', url, '--tag', 'registrations');
  expect(linesOf(output)).toEqual([
    '✗ listMyTeams failed: own teams, expired token -> pact: status: expected 401, got 307 (redirect to /api/gh/me); document: status: 307 is not one of 200, 401 (and 2 more)',
  ]);
  expect(received.map(({ request }) => request)).toEqual([
    'GET /api/no-such-address',
    'GET /api/participant/my-teams',
  ]);
});

it('exits with 2 if nothing could be verified', async () => {
  const { url } = await startBackend();
  const { code, output } = await verify('--provider-url', url, '--tag', 'banners');
  expect({ code, last: output.split('\n').at(-1) }).toEqual({
    code: 2,
    last: 'Nothing was verified: every operation was skipped. Set --state-url, tokens or --assume; docs/contract.md describes them.',
  });
});
