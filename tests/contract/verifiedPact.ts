import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json, type ReceivedRequest, startRecordingServer } from './recordingServer.ts';

const get = (
  description: string,
  state: string,
  path: string,
  account: string | undefined,
  status: number,
  content: unknown,
) => ({
  type: 'Synchronous/HTTP',
  description,
  providerStates: [{ name: state, params: { count: '2' } }],
  request: {
    method: 'GET',
    path,
    ...(account && { headers: { Authorization: [`Bearer ${account}-token`] } }),
  },
  response: {
    status,
    headers: { 'Content-Type': ['application/json'] },
    body: { content, contentType: 'application/json', encoded: false },
  },
});
const myTeams = '/api/participant/my-teams';
/** A pact of four interactions, with two accounts and an expired token. */
const pact = {
  consumer: { name: 'client' },
  provider: { name: 'a <backend>' },
  metadata: { pactSpecification: { version: '4.0' } },
  interactions: [
    get('all banners', 'banners exist', '/api/banners', undefined, 200, { success: true }),
    get('own teams', 'the participant is in a team', myTeams, 'participant', 200, {
      success: true,
    }),
    get('expired token', 'the token is not valid', myTeams, 'expired', 401, {}),
    get('the club', 'the club exists', '/api/gh/me', 'club', 200, { success: true }),
  ],
};

/** Writes the pact into a folder. Returns the options of the command that verify only it. */
export function writePact(folder: string): string[] {
  const path = join(folder, 'pact.json');
  writeFileSync(path, JSON.stringify(pact));
  return [
    `--pact=${path}`,
    '--operation=listBanners',
    '--operation=listMyTeams',
    '--operation=getClubSession',
  ];
}

type Handler = (response: ServerResponse, received: ReceivedRequest) => void;

const onlyFor =
  (token: string, body: object): Handler =>
  (response, { authorization }) =>
    (authorization === `Bearer ${token}`
      ? json(200, body)
      : json(401, { success: false, message: 'Sesi berakhir.' }))(response);

const correctHandlers: Record<string, Handler> = {
  'GET /api/banners': json(200, { success: true, data: [] }),
  'GET /api/participant/my-teams': onlyFor('of-participant', {
    success: true,
    teams: [{ id: 42, team_id: 'X-JNYS-00042', name: 'Garuda Baja', logo: null, category_id: 1 }],
  }),
  'GET /api/gh/me': onlyFor('of-club', { success: true }),
  'POST /states': json(200, {
    participant_token: 'of-participant',
    club_token: 'of-club',
    expired_participant_token: 'old-of-participant',
    expired_club_token: 'old-of-club',
  }),
};

/**
 * Starts a backend with three operations and a state endpoint, of which some may be replaced. It
 * responds 404 to any other request. Returns its requests and the options of the command.
 */
export async function startBackend(handlers: Record<string, Handler> = {}) {
  const all = { ...correctHandlers, ...handlers };
  const { url, received } = await startRecordingServer((response, each) =>
    (all[each.request] ?? json(404, {}))(response, each),
  );
  return { received, providerUrl: `--provider-url=${url}`, stateUrl: `--state-url=${url}/states` };
}

/** Returns the report lines of operations, without padding. */
export const linesOf = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => /listBanners|listMyTeams|getClubSession/.test(line))
    .map((line) => line.replaceAll(/ +/g, ' '));
