import { eq, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  acceptedAccounts,
  listOperations,
  listParameters,
  type OperationEntry,
} from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { clubs, participants, registrations, teamMembers, teams } from '../../server/db/schema.ts';
import { type TestResponse, useBackend } from '../support/backend.ts';
import { createMaker, type TestClub } from '../support/clubData.ts';
import { plain } from '../support/images.ts';
import { pathWithIds } from '../support/pathWithIds.ts';

const backend = useBackend();
const { makeClub, makePerson, makeTeam } = createMaker(backend);
const document = readDocument();
const operations = listOperations(document)
  .filter(({ operation }) => acceptedAccounts(operation).includes('club'))
  .map((location) => [location.operation.operationId, location] as const);

/**
 * Calls an operation with a token and nothing else, so that only the bearer can be what is refused.
 */
const callBare = ({ path, method }: OperationEntry, token?: string): Promise<TestResponse> =>
  backend.request(method.toUpperCase(), pathWithIds(path), { token });

const unauthorised = {
  status: 401,
  body: { success: false, message: 'Sesi GH tidak valid. Silakan login ulang.' },
};

describe.each(operations)('%s', (_id, location) => {
  it('is for clubs that are signed in', async () => {
    expect(await callBare(location), 'a visitor').toMatchObject(unauthorised);
    for (const token of ['nobody-has-this-token', 'x'.repeat(5000), "' or 1=1 --"])
      expect(await callBare(location, token), token).toMatchObject(unauthorised);
    expect(await callBare(location, await backend.signIn('leader')), 'a participant').toMatchObject(
      unauthorised,
    );
    const expired = (await makeClub()).token;
    backend.clock.at = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    expect(await callBare(location, expired), 'an expired token').toMatchObject(unauthorised);
    backend.clock.at = undefined;
    const ended = (await makeClub()).token;
    await backend.request('POST', '/api/gh/logout', { token: ended });
    expect(await callBare(location, ended), 'a revoked token').toMatchObject(unauthorised);
  });
});

/** The club that is reached for, its team, and the stranger who reaches. */
let own: TestClub;
let team: number;
let stranger: TestClub;

beforeAll(async () => {
  own = await makeClub(3);
  team = await makeTeam(own, own.people.slice(0, 2));
  stranger = await makeClub(2);
  await makeTeam(stranger, stranger.people.slice(0, 1));
});

type Reach = { status: number; make: () => Promise<TestResponse> };
const send = (method: string, path: string, body?: unknown) =>
  backend.request(method, path, { token: stranger.token, body });

/** Reads under an address that names the other club. */
const ofClub = (after = '') => ({
  status: 403,
  make: () => send('GET', `/api/gh-schools/${own.id}${after}`),
});

function form(fields: Record<string, string | string[]>): FormData {
  const sent = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) sent.append(name, value);
  return sent;
}

/**
 * For every operation that takes something along: how another club would reach for what is this
 * one's with it.
 */
const reaches: Record<string, Reach> = {
  getClub: ofClub(),
  listClubTournaments: ofClub('/tournaments'),
  listClubTeams: ofClub('/teams'),
  listClubParticipants: ofClub('/participants'),
  listTeamCandidates: { status: 403, make: () => send('GET', `/api/gh/${own.id}/participants`) },
  updateClub: {
    status: 403,
    make: async () => {
      const sent = form({
        _method: 'PATCH',
        id: String(own.id),
        name: 'Direbut',
        email: 'direbut@surel.example',
        bio: '',
        pin: '111111',
        pinconfirmation: '111111',
      });
      sent.append(
        'logo',
        new File([new Uint8Array(await plain(20, 20).png().toBuffer())], 'logo.png'),
      );
      return send('POST', `/api/gh-schools/${own.id}`, sent);
    },
  },
  removeClubParticipant: {
    status: 403,
    make: () => send('DELETE', `/api/gh-schools/${own.id}/participants/${own.people[2]}`),
  },
  updateParticipant: {
    status: 403,
    make: () =>
      send('PUT', `/api/participants/${own.people[2]}`, {
        name: 'Direbut',
        email: 'direbut@surel.example',
        club_id: stranger.id,
      }),
  },
  getBuilderTeam: { status: 403, make: () => send('GET', `/api/gh/teamsclub/${team}`) },
  createTeam: {
    status: 403,
    make: () =>
      send('POST', '/api/gh/teamsclub', {
        team_name: 'Rebutan',
        category_id: 2,
        participant_ids: [stranger.people[1], own.people[2]],
        team_code: stranger.code,
      }),
  },
  createTeamWithMembers: {
    status: 403,
    make: () =>
      send(
        'POST',
        '/api/participant/team/create',
        form({
          team_name: 'Rebutan',
          category_id: '2',
          team_code: stranger.code,
          'member_ids[]': [String(stranger.people[1]), String(own.people[2])],
        }),
      ),
  },
  updateTeam: {
    status: 403,
    make: () =>
      send('PUT', `/api/gh/teamsclub/${team}`, {
        team_name: 'Rebutan',
        category_id: 2,
        participant_ids: [stranger.people[1]],
      }),
  },
  deleteTeam: { status: 403, make: () => send('DELETE', `/api/gh/teamsclub/${team}`) },
  // A category is nobody's; the participants are the caller's, also where another club is named.
  listAvailableParticipants: {
    status: 200,
    make: () => send('GET', `/api/gh/available-participants?category_id=2&gh_id=${own.id}`),
  },
};

const parametersOf = (entry: OperationEntry) =>
  listParameters(document, entry).map(({ value }) => value);

describe('what is of another club', () => {
  const taking = operations.filter(
    ([, location]) =>
      location.operation.requestBody !== undefined || parametersOf(location).length > 0,
  );

  it('is reached for through every operation that takes something along', () => {
    expect(Object.keys(reaches).sort()).toEqual(taking.map(([id]) => id).sort());
  });

  const readAll = async () => ({
    clubs: await backend.db.select().from(clubs).orderBy(clubs.id),
    people: await backend.db.select().from(participants).orderBy(participants.id),
    teams: await backend.db.select().from(teams).orderBy(teams.id),
    members: await backend.db
      .select()
      .from(teamMembers)
      .orderBy(teamMembers.teamId, teamMembers.position),
    registrations: await backend.db.select().from(registrations).orderBy(registrations.id),
  });

  it.each(Object.entries(reaches))('is out of reach through %s', async (_id, { status, make }) => {
    const before = await readAll();
    const response = await make();
    expect(response).toMatchObject({ status });
    expect(await readAll()).toEqual(before);
    const told = JSON.stringify(response.body);
    for (const id of own.people) {
      const person = before.people.find((row) => row.id === id);
      expect(told).not.toContain(person?.email);
      expect(told).not.toContain(person?.name);
    }
  });

  it("is out of reach under the stranger's own address", async () => {
    expect(
      (await send('DELETE', `/api/gh-schools/${stranger.id}/participants/${own.people[2]}`)).status,
    ).toBe(404);
    const { status } = await send('PUT', '/api/gh/teamsclub/999999', {
      team_name: 'Rebutan',
      category_id: 1,
      participant_ids: [own.people[2]],
    });
    expect(status).toBe(404);
    const before = await readAll();
    const [mine] = before.teams.filter(({ clubId }) => clubId === stranger.id);
    const enlisted = await send('PUT', `/api/gh/teamsclub/${mine?.id}`, {
      team_name: 'Rebutan',
      category_id: 1,
      participant_ids: [stranger.people[0], own.people[2]],
    });
    expect(enlisted.status).toBe(403);
    const coded = await send('POST', '/api/gh/teamsclub', {
      team_name: 'Rebutan',
      category_id: 2,
      participant_ids: [stranger.people[1]],
      team_code: own.code,
    });
    expect(coded.status).toBe(422);
    expect(await readAll()).toEqual(before);
  });

  it('is in no list that a club reads, nor a participant without a club', async () => {
    const alone = await makePerson();
    const mine = await backend.db
      .select({ id: participants.id })
      .from(participants)
      .where(eq(participants.clubId, stranger.id));
    const others = await backend.db
      .select({ email: participants.email })
      .from(participants)
      .where(ne(participants.clubId, stranger.id));
    const [without] = await backend.db
      .select({ email: participants.email })
      .from(participants)
      .where(eq(participants.id, alone));
    const addresses = [
      `/api/gh-schools/${stranger.id}/participants`,
      `/api/gh-schools/${stranger.id}/participants?only_unassigned=1`,
      `/api/gh/${stranger.id}/participants`,
      '/api/gh/available-participants?category_id=3',
      '/api/gh/teamsclub',
      `/api/gh-schools/${stranger.id}/teams`,
    ];
    for (const address of addresses) {
      const { status, body } = await send('GET', address);
      expect(status, address).toBe(200);
      const told = JSON.stringify(body);
      for (const { email } of [...others, without ?? { email: '' }])
        expect(told, address).not.toContain(`"${email}"`);
    }
    const { body } = await send('GET', '/api/gh/available-participants?category_id=3');
    expect((body as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual(
      mine.map(({ id }) => id),
    );
    const { body: built } = await send('GET', '/api/gh/teamsclub');
    const codes = (built as { data: { team_id: string }[] }).data.map(({ team_id: code }) => code);
    expect(codes).toEqual([`X-${stranger.code}-00001`]);
  });
});
