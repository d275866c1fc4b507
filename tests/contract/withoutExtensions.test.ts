import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BuilderTeam, MyTeam, Team, Tournament } from '../../openapi/schema.d.ts';
import { saysRegistered } from '../../src/features/tournaments/registration.ts';
import { signedOut } from '../../src/session/sessionSlice.ts';
import { readDocument, useBackend } from '../backend.ts';
import { openClient } from './consumer/client.ts';
import { extensionsOf } from './coverage.ts';

// What goes beyond what every backend offers stays out of the pacts, so here is shown that the
// client lives without it.

const backend = useBackend();
const { parameters, fields } = extensionsOf(readDocument());

/** The reference server as one that has never heard of the extensions. */
async function answerPlainly(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.endsWith('/logout'))
    return Response.json(
      { message: 'Not found' },
      { status: url.pathname.includes('/gh/') ? 405 : 404 },
    );
  for (const name of parameters) url.searchParams.delete(name);
  const headers = new Headers(request.headers);
  for (const name of parameters) headers.delete(name);
  const body = request.body ? await request.arrayBuffer() : undefined;
  const answer = await backend.app.fetch(
    new Request(url, { method: request.method, headers, body }),
  );
  const text = JSON.stringify(await answer.json(), (name, value: unknown) =>
    fields.includes(name) ? undefined : value,
  );
  return new Response(text, {
    status: answer.status,
    headers: { 'Content-Type': 'application/json' },
  });
}

const sent: Request[] = [];

function openPlainClient(account: { kind: 'participant' | 'club'; token: string }) {
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request.clone());
    return answerPlainly(request);
  });
  return openClient('http://robolaga.example', account);
}

afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

// As the document has them; what only some backends know is missing here.
type MyTeams = { data: { teams: MyTeam[] } };
type TeamPage = { data: { team: Team } };

describe('on a backend without extensions', () => {
  it.each([
    ['participant', 'logoutParticipant', 404],
    ['club', 'logoutClub', 405],
  ] as const)('a %s signs out', async (kind, operation, status) => {
    const client = openPlainClient({ kind, token: 'its-token' });
    client.store.dispatch(signedOut(kind));
    // As nobody waits for the answer, nothing may come of it but the failure itself.
    await expect(client.call(operation, 'its-token')).resolves.toMatchObject({ error: { status } });
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer its-token']);
    expect(client.store.getState().session).toEqual({ participant: null, club: null });
  });

  it('a participant registers without being told which categories are registered', async () => {
    const client = openPlainClient({ kind: 'participant', token: await backend.signIn('leader') });
    const { data } = (await client.call('listMyTeams', undefined)) as MyTeams;
    const { data: list } = (await client.call('listTournaments', undefined)) as {
      data: { data: Tournament[] };
    };
    // The nearest one that is yet to come, in which no team of the leader's is registered.
    const next = list.data.find(({ date }) => new Date(date) > new Date());
    const team = data.teams.find(({ category_id: category }) =>
      next?.categories.some(({ id }) => id === category),
    );
    const registration = {
      tournament_id: next?.id,
      team_id: team?.id,
      category_id: team?.category_id,
    };
    const { error } = await client.call('registerTeam', { body: registration });
    expect(error).toBeUndefined();
    const { data: check } = (await client.call('checkRegistration', {
      body: { tournament_id: next?.id },
    })) as { data: { all_registered: boolean } };
    expect(check).toEqual({ success: true, all_registered: false });
    expect(saysRegistered(check, team?.category_id ?? 0)).toBe(false);
  });

  it('a club changes a team of which it knows no version', async () => {
    const client = openPlainClient({ kind: 'club', token: await backend.signIn('club') });
    const {
      data: {
        data: [team],
      },
    } = (await client.call('listBuilderTeams', undefined)) as { data: { data: BuilderTeam[] } };
    expect(team).not.toHaveProperty('version', expect.anything());
    const body = {
      team_name: 'Nama Baru',
      category_id: team?.category_id,
      participant_ids: team?.members.map(({ id }) => id),
    };
    const { error } = await client.call('updateTeam', {
      teamId: team?.id,
      'If-Match': team?.version,
      body,
    });
    expect(error).toBeUndefined();
    expect(sent.find(({ method }) => method === 'PUT')?.headers.has('If-Match')).toBe(false);
    const { data: after } = (await client.call('getBuilderTeam', { teamId: team?.id })) as {
      data: { data: BuilderTeam };
    };
    expect(after.data.name).toBe('Nama Baru');
  });

  it('a leader removes a member where the team that is named counts for nothing', async () => {
    const client = openPlainClient({ kind: 'participant', token: await backend.signIn('leader') });
    const { data } = (await client.call('listMyTeams', undefined)) as MyTeams;
    const pages = (await Promise.all(
      data.teams.map(({ team_id: id }) => client.call('getTeam', { id })),
    )) as TeamPage[];
    const team = pages
      .map((page) => page.data.team)
      .find(({ members }) => members.length > 1 && members[0]?.level === 'leader');
    const member = team?.members.at(-1)?.participant_id;
    const { error } = await client.call('removeMember', {
      participantId: member,
      team_id: team?.team_id,
    });
    expect(error).toBeUndefined();
    const { data: after } = (await client.call('getTeam', { id: `${team?.team_id}` })) as TeamPage;
    expect(after.team.members.map(({ participant_id: id }) => id)).not.toContain(member);
  });
});
