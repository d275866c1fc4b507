import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json, type ReceivedRequest, startRecordingServer } from './recordingServer.ts';

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
/** A pact of four interactions, with two accounts and an expired token. */
export const pact = {
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
      'own teams, expired token',
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

export type Handlers = Record<
  string,
  (response: ServerResponse, received: ReceivedRequest) => void
>;

const teams = (response: ServerResponse, { authorization }: ReceivedRequest) =>
  (authorization === 'Bearer expired-token'
    ? json(401, { message: 'Sesi berakhir.' })
    : json(200, { success: true, teams: [] }))(response);
export const correctHandlers: Handlers = {
  'GET /api/banners': json(200, { success: true, data: [] }),
  'GET /api/participant/my-teams': teams,
  'GET /api/gh/me': json(200, { success: true }),
};

/** Starts a backend with these handlers. It responds 404 to any other request. */
export const startBackend = (handlers: Handlers = correctHandlers) =>
  startRecordingServer((response, received) =>
    (handlers[received.request] ?? json(404, {}))(response, received),
  );

/**
 * Writes the pact into a folder. Returns the options of the command that verify only it: the other
 * chapters have tests of their own.
 */
export function writeOptions(folder: string): string[] {
  const path = join(folder, 'pact.json');
  writeFileSync(path, JSON.stringify(pact));
  return [
    `--pact=${path}`,
    '--skip=authorisation',
    '--skip=requests',
    '--operation=listBanners',
    '--operation=listMyTeams',
    '--operation=getClubSession',
  ];
}

/** Returns the report lines of the operations in the pact, without padding. */
export const linesOf = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => /listBanners|listMyTeams|getClubSession/.test(line))
    .map((line) => line.replaceAll(/ +/g, ' '));
