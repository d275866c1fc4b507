import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Finished, runCommand } from '../../scripts/runCommand.ts';
import { pacts } from './pacts.ts';

type Received = { call: string; authorization: string | undefined; body: unknown };

/** A broker that keeps what it receives and answers everything with one status. */
async function startBroker(status: number): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({
      call: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      body: JSON.parse(body),
    });
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ error: `not with ${request.headers.authorization}` }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function publish(variables: Record<string, string | undefined>): Promise<Finished> {
  return runCommand(
    join(import.meta.dirname, '../..'),
    [process.execPath, 'scripts/pactPublish.ts'],
    {
      PACT_BROKER_BASE_URL: undefined,
      PACT_BROKER_TOKEN: undefined,
      PACT_BROKER_USERNAME: undefined,
      PACT_CONSUMER_VERSION: undefined,
      PACT_CONSUMER_BRANCH: undefined,
      ...variables,
    },
  );
}

it('puts the version on its branch and the pact under the version', async () => {
  const { url, received } = await startBroker(201);
  const { code, output } = await publish({
    PACT_BROKER_BASE_URL: `${url}/`,
    PACT_BROKER_TOKEN: 'secret',
    PACT_CONSUMER_VERSION: '1a2b3c',
    PACT_CONSUMER_BRANCH: 'feat/teams',
  });
  expect({ code, output }).toEqual({
    code: 0,
    output: 'Published robolaga-client -> robolaga-backend, version 1a2b3c, branch feat/teams.',
  });
  expect(received).toEqual([
    {
      call: 'PUT /pacticipants/robolaga-client/branches/feat%2Fteams/versions/1a2b3c',
      authorization: 'Bearer secret',
      body: {},
    },
    {
      call: 'PUT /pacts/provider/robolaga-backend/consumer/robolaga-client/version/1a2b3c',
      authorization: 'Bearer secret',
      body: pacts[0],
    },
  ]);
});

it('fails with what the broker says, without the token', async () => {
  const { url } = await startBroker(401);
  const { code, output } = await publish({
    PACT_BROKER_BASE_URL: url,
    PACT_BROKER_TOKEN: 'secret',
    PACT_CONSUMER_VERSION: '1',
    PACT_CONSUMER_BRANCH: 'main',
  });
  expect({ code, output }).toEqual({
    code: 1,
    output:
      'Publishing failed: the broker answered 401 to PUT /pacticipants/robolaga-client/branches/main/versions/1 ({"error":"not with Bearer …"})',
  });
});

it('shows a name and a password to the broker alone', async () => {
  const { url, received } = await startBroker(201);
  const source = { PACT_CONSUMER_VERSION: '1', PACT_CONSUMER_BRANCH: 'main' };
  const { code } = await publish({
    PACT_BROKER_BASE_URL: url,
    PACT_BROKER_USERNAME: 'team',
    PACT_BROKER_PASSWORD: 'secret',
    ...source,
  });
  expect({ code, authorization: received[0]?.authorization }).toEqual({
    code: 0,
    authorization: `Basic ${btoa('team:secret')}`,
  });
  expect(
    await publish({ PACT_BROKER_BASE_URL: url.replace('//', '//team:secret@'), ...source }),
  ).toEqual({
    code: 2,
    output:
      'Take the name and the password out of PACT_BROKER_BASE_URL and set PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.',
  });
});

it.each([
  [
    'no broker',
    {},
    'Set PACT_BROKER_BASE_URL to the address of the broker, like https://broker.example.',
  ],
  [
    'no git',
    { PACT_BROKER_BASE_URL: 'http://127.0.0.1:1', GIT_DIR: '/dev/null' },
    'git does not say which version this is. Set PACT_CONSUMER_VERSION.',
  ],
])('says what is missing where there is %s', async (_name, variables, line) => {
  expect(await publish(variables)).toEqual({ code: 2, output: line });
});
