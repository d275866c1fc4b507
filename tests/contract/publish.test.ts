import { expect, it } from 'vitest';
import { runCommand } from '../../scripts/lib/runCommand.ts';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { pacts } from './committedPacts.ts';
import { json, startRecordingServer } from './recordingServer.ts';

/** Starts a broker that responds to every request with one status and repeats the token. */
const startBroker = (status: number) =>
  startRecordingServer((response, { authorization }) =>
    json(status, { error: `not with ${authorization}` })(response),
  );

const publish = (environment: Record<string, string>) =>
  runCommand(projectFolder, [process.execPath, 'scripts/pactPublish.ts'], environment);

const version = { PACT_CONSUMER_VERSION: '1a2b3c', PACT_CONSUMER_BRANCH: 'feat/teams' };

it('puts the version on its branch and the pact under the version', async () => {
  const { url, received } = await startBroker(201);
  const broker = { PACT_BROKER_BASE_URL: `${url}/`, PACT_BROKER_TOKEN: 'secret' };
  expect(await publish({ ...broker, ...version })).toEqual({
    code: 0,
    output: 'Published robolaga-client -> robolaga-backend, version 1a2b3c, branch feat/teams.',
  });
  expect(
    received.map(({ body, ...request }) => ({ ...request, body: JSON.parse(body) as unknown })),
  ).toEqual([
    {
      request: 'PUT /pacticipants/robolaga-client/branches/feat%2Fteams/versions/1a2b3c',
      authorization: 'Bearer secret',
      body: {},
    },
    {
      request: 'PUT /pacts/provider/robolaga-backend/consumer/robolaga-client/version/1a2b3c',
      authorization: 'Bearer secret',
      body: pacts[0],
    },
  ]);
});

it('fails with the response of the broker, without the token', async () => {
  const { url } = await startBroker(401);
  const broker = { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: 'secret' };
  expect(await publish({ ...broker, ...version })).toEqual({
    code: 1,
    output:
      'Publishing failed: the broker responded 401 to PUT /pacticipants/robolaga-client/branches/feat%2Fteams/versions/1a2b3c ({"error":"not with Bearer …"})',
  });
});

it('sends a user name and password only to the broker', async () => {
  const { url, received } = await startBroker(201);
  const account = { PACT_BROKER_USERNAME: 'team', PACT_BROKER_PASSWORD: 'secret' };
  const { code } = await publish({ PACT_BROKER_BASE_URL: url, ...account, ...version });
  expect({ code, authorization: received[0]?.authorization }).toEqual({
    code: 0,
    authorization: `Basic ${btoa('team:secret')}`,
  });
});

const missingBroker =
  'Set PACT_BROKER_BASE_URL to the URL of the broker, like https://broker.example, without a user name.';

it.each([
  ['a broker', {}, missingBroker],
  [
    'a broker whose URL has no password',
    { PACT_BROKER_BASE_URL: 'http://team:secret@127.0.0.1:1' },
    missingBroker,
  ],
  [
    'git',
    { PACT_BROKER_BASE_URL: 'http://127.0.0.1:1', GIT_DIR: '/dev/null' },
    'git does not know the commit or the branch. Set PACT_CONSUMER_VERSION and PACT_CONSUMER_BRANCH.',
  ],
])('exits with 2 and a hint without %s', async (_name, environment, line) => {
  expect(await publish(environment)).toEqual({ code: 2, output: line });
});
