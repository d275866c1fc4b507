import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDocument } from '../../openapi/readDocument.ts';
import type { BuilderTeam, MyTeam, Team, Tournament } from '../../openapi/schema.d.ts';
import { isCategoryRegistered } from '../../src/features/tournaments/registration/registration.ts';
import { signedOut } from '../../src/session/sessionSlice.ts';
import { useBackend } from '../support/database/backend.ts';
import { createTestClient } from './consumer/client.ts';
import { listExtensions } from './coverage.ts';
import { isComing } from '../support/database/isComing.ts';

// A backend may lack every extension. These tests show that the client works without them.

const backend = useBackend();
const { parameters, fields } = listExtensions(readDocument());

/** Sends a request to the reference server as if it did not support the extensions. */
async function fetchWithoutExtensions(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (/\/(logout|restore)$|restore-member/.test(url.pathname))
    return Response.json(
      { message: 'Not found' },
      { status: url.pathname.includes('/gh/') ? 405 : 404 },
    );
  for (const name of parameters) url.searchParams.delete(name);
  const headers = new Headers(request.headers);
  for (const name of parameters) headers.delete(name);
  const body = request.body ? await request.arrayBuffer() : undefined;
  const response = await backend.app.fetch(
    new Request(url, { method: request.method, headers, body }),
  );
  const text = JSON.stringify(await response.json(), (name, value: unknown) =>
    fields.includes(name) ? undefined : value,
  );
  return new Response(text, {
    status: response.status,
    headers: { 'Content-Type': 'application/json' },
  });
}

const sentRequests: Request[] = [];

function createClientWithoutExtensions(account: { kind: 'participant' | 'club'; token: string }) {
  vi.stubGlobal('fetch', (request: Request) => {
    sentRequests.push(request.clone());
    return fetchWithoutExtensions(request);
  });
  return createTestClient('http://robolaga.example', account);
}

afterEach(() => {
  vi.unstubAllGlobals();
  sentRequests.length = 0;
});

// The types of the document, although the extensions in them are missing here.
type MyTeams = { data: { teams: MyTeam[] } };
type TeamPage = { data: { team: Team } };

describe('on a backend without extensions', () => {
  it.each([
    ['participant', 'logoutParticipant', 404],
    ['club', 'logoutClub', 405],
  ] as const)('a %s signs out', async (kind, operation, status) => {
    const client = createClientWithoutExtensions({ kind, token: 'its-token' });
    client.store.dispatch(signedOut(kind));
    // The client does not wait for the response, so the error must have no other effect.
    await expect(client.initiate(operation, 'its-token')).resolves.toMatchObject({
      error: { status },
    });
    expect(sentRequests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer its-token',
    ]);
    expect(client.store.getState().session).toEqual({
      participant: null,
      club: null,
      organiser: null,
    });
  });

  it('a participant registers a team without the list of registered categories', async () => {
    const client = createClientWithoutExtensions({
      kind: 'participant',
      token: await backend.signIn('leader'),
    });
    const { data } = (await client.initiate('listMyTeams', undefined)) as MyTeams;
    const { data: list } = (await client.initiate('listTournaments', undefined)) as {
      data: { data: Tournament[] };
    };
    // The next tournament, in which no team of the leader is registered.
    const next = list.data.find(isComing);
    const team = data.teams.find(({ category_id: category }) =>
      next?.categories.some(({ id }) => id === category),
    );
    const registration = {
      tournament_id: next?.id,
      team_id: team?.id,
      category_id: team?.category_id,
    };
    const { error } = await client.initiate('registerTeam', { body: registration });
    expect(error).toBeUndefined();
    const { data: check } = (await client.initiate('checkRegistration', {
      body: { tournament_id: next?.id },
    })) as { data: { all_registered: boolean } };
    expect(check).toEqual({ success: true, all_registered: false });
    expect(isCategoryRegistered(check, team?.category_id ?? 0)).toBe(false);
  });

  it('a club updates a team without its version', async () => {
    const client = createClientWithoutExtensions({
      kind: 'club',
      token: await backend.signIn('club'),
    });
    const {
      data: {
        data: [team],
      },
    } = (await client.initiate('listBuilderTeams', undefined)) as { data: { data: BuilderTeam[] } };
    expect(team).not.toHaveProperty('version', expect.anything());
    const body = {
      team_name: 'Nama Baru',
      category_id: team?.category_id,
      participant_ids: team?.members.map(({ id }) => id),
    };
    const { error } = await client.initiate('updateTeam', {
      teamId: team?.id,
      'If-Match': team?.version,
      body,
    });
    expect(error).toBeUndefined();
    expect(sentRequests.find(({ method }) => method === 'PUT')?.headers.has('If-Match')).toBe(
      false,
    );
    const { data: after } = (await client.initiate('getBuilderTeam', { teamId: team?.id })) as {
      data: { data: BuilderTeam };
    };
    expect(after.data.name).toBe('Nama Baru');
  });

  it('a leader removes a member although the backend ignores the team id', async () => {
    const client = createClientWithoutExtensions({
      kind: 'participant',
      token: await backend.signIn('leader'),
    });
    const { data } = (await client.initiate('listMyTeams', undefined)) as MyTeams;
    const pages = (await Promise.all(
      data.teams.map(({ team_id: id }) => client.initiate('getTeam', { id })),
    )) as TeamPage[];
    const team = pages
      .map((page) => page.data.team)
      .find(({ members }) => members.length > 1 && members[0]?.level === 'leader');
    const member = team?.members.at(-1)?.participant_id;
    const { error } = await client.initiate('removeMember', {
      participantId: member,
      team_id: team?.team_id,
    });
    expect(error).toBeUndefined();
    const { data: after } = (await client.initiate('getTeam', {
      id: `${team?.team_id}`,
    })) as TeamPage;
    expect(after.team.members.map(({ participant_id: id }) => id)).not.toContain(member);
  });
});
