import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { type Finished, runCommand } from '../../scripts/runCommand.ts';
import { findFreePort } from '../product.ts';

type Request = { headers?: Record<string, string[]>; path: string };

const get = (
  description: string,
  state: string,
  { path, headers }: Request,
  status: number,
  content: unknown,
) => ({
  type: 'Synchronous/HTTP',
  description,
  providerStates: [{ name: state, params: { count: '2' } }],
  request: { method: 'GET', path, headers },
  response: {
    status,
    headers: { 'Content-Type': ['application/json'] },
    body: { content, contentType: 'application/json', encoded: false },
  },
});
const as = (account: string) => ({ Authorization: [`Bearer ${account}-token`] });
const pact = {
  consumer: { name: 'client' },
  provider: { name: 'a <backend>' },
  metadata: { pactSpecification: { version: '4.0' } },
  interactions: [
    get('all banners', 'banners exist', { path: '/api/banners' }, 200, { success: true }),
    get(
      'own teams',
      'the participant is in a team',
      { path: '/api/participant/my-teams', headers: as('participant') },
      200,
      { success: true },
    ),
    get(
      'own teams, too late',
      'the token is not valid',
      { path: '/api/participant/my-teams', headers: as('expired') },
      401,
      {},
    ),
    get('the club', 'the club exists', { path: '/api/gh/me', headers: as('club') }, 200, {
      success: true,
    }),
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const pactPath = join(folder, 'pact.json');
writeFileSync(pactPath, JSON.stringify(pact));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Received = { call: string; authorization: string | undefined; body: string };
type Answers = Record<string, (response: ServerResponse, received: Received) => void>;

const say = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
const teams = (response: ServerResponse, { authorization }: Received) =>
  (authorization === 'Bearer expired-token' ? say(401, {}) : say(200, { success: true }))(response);
const sound: Answers = {
  'GET /api/banners': say(200, { success: true }),
  'GET /api/participant/my-teams': teams,
  'GET /api/gh/me': say(200, { success: true }),
};

/** A backend that answers as told, and 404 otherwise, and keeps what it was asked. */
async function startBackend(answers: Answers): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const one = {
      call: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      body,
    };
    received.push(one);
    (answers[one.call] ?? say(404, {}))(response, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function verifyIn(variables: Record<string, string>, ...words: string[]): Promise<Finished> {
  return runCommand(
    join(import.meta.dirname, '../..'),
    [process.execPath, 'scripts/pactVerify.ts', '--pact', pactPath, ...words],
    variables,
  );
}

const verify = (...words: string[]) => verifyIn({}, ...words);

/** The lines of the operations of which the little pact speaks, without the padding. */
const linesOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => /listBanners|listMyTeams|getClubSession/.test(line))
    .map((line) => line.replaceAll(/ +/g, ' '));

it.each<[name: string, words: string[], line: RegExp]>([
  [
    'no address',
    [],
    /^Say where the backend runs: npm run pact:verify -- --provider-url https:\/\/backend\.example\. docs\/contract\.md tells the rest\.$/,
  ],
  [
    'an address that is none',
    ['--provider-url', 'backend'],
    /^--provider-url must be an address like https:\/\/backend\.example, not "backend"\.$/,
  ],
  [
    'a tag that is none',
    ['--provider-url', 'http://127.0.0.1:1', '--tag', 'Squads'],
    /^No operation has the tag "Squads"\. The tags are Banners, Categories, .+\.$/,
  ],
  [
    'an unknown option',
    ['--provider', 'x'],
    /^Unknown option '--provider'.*The options are --provider-url, --state-url, .+\.$/,
  ],
  [
    'a pact that is not there',
    ['--provider-url', 'http://127.0.0.1:1', '--pact', 'nowhere.json'],
    /^The pact nowhere\.json cannot be read \(ENOENT.+\)\. Correct --pact, or leave it out for the one in pacts\/\.$/,
  ],
  [
    'a name and a password',
    ['--provider-url', 'http://user:secret@127.0.0.1'],
    /^--provider-url must be without a name and a password in it\.$/,
  ],
  [
    'an address that ends in a query',
    ['--provider-url', 'http://127.0.0.1/x?y=1'],
    /^--provider-url must end with a path, .+: without "\?y=1"\.$/,
  ],
  [
    'a state that is none',
    ['--provider-url', 'http://127.0.0.1', '--assume', 'all is well'],
    /^No interaction needs the state "all is well"\. docs\/contract\.md lists the states\.$/,
  ],
])('ends with 2 and one sentence for %s', async (_name, words, line) => {
  const { code, output } = await verify(...words);
  expect({ code, output }).toEqual({ code: 2, output: expect.stringMatching(line) });
  expect(output.split('\n')).toHaveLength(1);
});

it('ends with 2 and one sentence for a backend that is not there', async () => {
  const address = `http://127.0.0.1:${await findFreePort()}`;
  expect(await verify('--provider-url', address)).toEqual({
    code: 2,
    output: expect.stringMatching(
      new RegExp(
        String.raw`^Nothing answers at ${address} \(.*ECONNREFUSED.*\)\. Start the backend, or correct --provider-url\.$`,
      ),
    ),
  });
});

it('without a state endpoint tries what needs none, and says why it skips the rest', async () => {
  const { url, received } = await startBackend(sound);
  const { code, output } = await verify('--provider-url', url);
  expect({ code, lines: linesOf(output) }).toEqual({
    code: 0,
    lines: [
      '- listBanners skipped: needs --state-url or --assume "banners exist"',
      '✓ listMyTeams held (1 of 2 interactions; skipped: needs --state-url or --assume "the participant is in a team")',
      '- getClubSession skipped: needs --state-url or --assume "the club exists"',
    ],
  });
  expect(received.map(({ call }) => call)).toEqual(['GET /', 'GET /api/participant/my-teams']);
  expect(output).toMatch(/skipped \(1 of 4 interactions tried in [\d.]+ s\)$/);
});

it('lets nothing be skipped where it is strict, and takes tokens from the environment as well', async () => {
  const { url, received } = await startBackend(sound);
  const { code, output } = await verifyIn(
    { PACT_TOKEN_PARTICIPANT: 'Bearer real-one' },
    '--strict',
    '--provider-url',
    url,
    '--assume',
    'the participant is in a team',
  );
  expect({ code, last: output.split('\n').at(-1) }).toEqual({
    code: 1,
    last: '2 were not tried, which --strict does not let pass.',
  });
  expect(received[1]?.authorization).toBe('Bearer real-one');
});

it('takes the states that are assumed and the tokens that are given', async () => {
  const { url, received } = await startBackend(sound);
  const assumed = ['--assume', 'the participant is in a team', '--assume', 'the club exists'];
  const { output } = await verify(
    '--provider-url',
    url,
    ...assumed,
    '--token-participant',
    'real-one',
  );
  expect(linesOf(output).slice(1)).toEqual([
    '✓ listMyTeams held (2 interactions)',
    '- getClubSession skipped: needs --state-url or --token-club',
  ]);
  expect(received.slice(1).map(({ authorization }) => authorization)).toEqual([
    'Bearer real-one',
    'Bearer expired-token',
  ]);
});

it('asks the state endpoint before and after each interaction, and takes its tokens', async () => {
  const { url, received } = await startBackend({
    ...sound,
    'POST /states': say(200, { participant_token: 'of-the-state', club_token: 'of-the-club' }),
  });
  const { code, output } = await verify(
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
    lines: ['✓ listMyTeams held (2 interactions)', '✓ getClubSession held (1 interaction)'],
  });
  expect(output).toMatch(
    /\n\n\d+ operations: 2 held, 0 fell short, \d+ skipped \(3 of 3 interactions tried in [\d.]+ s\)$/,
  );
  const [first, call, last] = received.slice(1);
  const change = { state: 'the participant is in a team', params: { count: '2' } };
  expect(JSON.parse(first?.body ?? '')).toEqual({ ...change, action: 'setup' });
  expect(call).toEqual({
    call: 'GET /api/participant/my-teams',
    authorization: 'Bearer of-the-state',
    body: '',
  });
  expect(JSON.parse(last?.body ?? '')).toEqual({ ...change, action: 'teardown' });
  expect(received.find((each) => each.call === 'GET /api/gh/me')?.authorization).toBe(
    'Bearer of-the-club',
  );
});

it('tells a state that is unknown from one that fails, and an answer that is wrong from none', async () => {
  const { url } = await startBackend({
    ...sound,
    'GET /api/gh/me': (response) => response.destroy(),
    'GET /api/participant/my-teams': say(500, { trace: '<b>"oops"</b>' }),
    'POST /states': (response, { body }) => {
      const { state } = JSON.parse(body) as { state: string };
      if (state === 'banners exist') return say(404, {})(response);
      if (state === 'the token is not valid')
        return response.writeHead(302, { Location: '/sign-in' }).end();
      return say(200, { club_token: 'club', participant_token: 'participant' })(response);
    },
  });
  const [json, junit] = [join(folder, 'result.json'), join(folder, 'result.xml')];
  const { code, output } = await verify(
    '--provider-url',
    url,
    '--state-url',
    `${url}/states`,
    '--json',
    json,
    '--junit',
    junit,
  );
  expect({ code, lines: linesOf(output) }).toEqual({
    code: 1,
    lines: [
      '- listBanners skipped: the state endpoint does not know "banners exist" (404)',
      '✗ listMyTeams fell short: own teams -> status: expected 200, came 500 ({"trace":"<b>\\"oops\\"</b>"}) (and 1 more); own teams, too late -> the state "the token is not valid" could not be set up (302 to /sign-in)',
      '✗ getClubSession fell short: the club -> no answer to GET /api/gh/me (other side closed)',
    ],
  });
  const report = JSON.parse(readFileSync(json, 'utf8')) as {
    operations: { operationId: string; interactions: { differences: unknown[] }[] }[];
  };
  expect(
    report.operations.find(({ operationId }) => operationId === 'listMyTeams')?.interactions[0]
      ?.differences,
  ).toEqual([
    {
      where: 'status',
      expected: 200,
      actual: 500,
      text: 'expected 200, came 500 ({"trace":"<b>\\"oops\\"</b>"})',
    },
    {
      where: '$',
      expected: '["success"]',
      actual: '["trace"]',
      text: 'Actual map is missing the following keys: success',
    },
  ]);
  const xml = readFileSync(junit, 'utf8');
  expect(xml).toMatch(
    /<testsuite name="a &lt;backend&gt;" tests="\d+" failures="2" skipped="\d+" time="[\d.]+">/,
  );
  expect(xml).toContain(
    '<testcase classname="Club account" name="getClubSession"><failure message="the club -&gt; no answer to GET /api/gh/me (other side closed)">',
  );
});

it('tells where an answer leads elsewhere, and does not follow it', async () => {
  const { url, received } = await startBackend({
    ...sound,
    'GET /api/participant/my-teams': (response) =>
      response.writeHead(307, { Location: '/api/gh/me' }).end(),
  });
  const { output } = await verify('--provider-url', url, '--tag', 'registrations');
  expect(linesOf(output)).toEqual([
    '✗ listMyTeams fell short: own teams, too late -> status: expected 401, came 307 (to /api/gh/me) (and 2 more)',
  ]);
  expect(received.map(({ call }) => call)).toEqual(['GET /', 'GET /api/participant/my-teams']);
});

it('does not call a run a success in which nothing could be tried', async () => {
  const { url } = await startBackend(sound);
  const { code, output } = await verify('--provider-url', url, '--tag', 'banners');
  expect({ code, last: output.split('\n').at(-1) }).toEqual({
    code: 2,
    last: 'Nothing was verified: every operation was skipped. Give --state-url, tokens or --assume, as docs/contract.md says.',
  });
});
