import { eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  acceptedAccounts,
  listOperations,
  listParameters,
  type OperationEntry,
} from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { findClubByEmail } from '../../server/data/clubs.ts';
import { findParticipantByEmail } from '../../server/data/participants.ts';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import { participants, registrations, teamMembers } from '../../server/db/schema.ts';
import { useBackend, type TestResponse } from '../support/backend.ts';
import { plain } from '../support/images.ts';
import { pathWithIds } from '../support/pathWithIds.ts';
import { findOpenRegistration } from '../support/serverJourney.ts';

const backend = useBackend();
const document = readDocument();
const operations = listOperations(document)
  .filter(({ operation }) => acceptedAccounts(operation).includes('participant'))
  .map((location) => [location.operation.operationId, location] as const);

const parametersOf = (entry: OperationEntry) =>
  listParameters(document, entry).map(({ value }) => value);

/**
 * Calls an operation with a token and nothing else, so that only the bearer can be what is refused.
 */
const callBare = ({ path, method }: OperationEntry, token?: string): Promise<TestResponse> =>
  backend.request(method.toUpperCase(), pathWithIds(path), { token });

const unauthorised = {
  status: 401,
  body: { success: false, message: 'Sesi Anda telah berakhir. Silakan masuk kembali.' },
};

describe.each(operations)('%s', (_id, location) => {
  it('is for participants who are signed in', async () => {
    expect(await callBare(location), 'a visitor').toMatchObject(unauthorised);
    for (const token of ['nobody-has-this-token', 'x'.repeat(5000), "' or 1=1 --"])
      expect(await callBare(location, token), token).toMatchObject(unauthorised);
    expect(await callBare(location, await backend.signIn('club')), 'a club').toMatchObject(
      unauthorised,
    );
    const expired = await backend.signIn('leader');
    backend.clock.at = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    expect(await callBare(location, expired), 'an expired token').toMatchObject(unauthorised);
    backend.clock.at = undefined;
    const ended = await backend.signIn('leader');
    await backend.request('POST', '/api/auth/logout', { token: ended });
    expect(await callBare(location, ended), 'a revoked token').toMatchObject(unauthorised);
  });
});

async function idOf(who: 'leader' | 'member'): Promise<number> {
  const person = await findParticipantByEmail(backend.db, demoAccounts[who].email);
  if (!person) throw new Error(`The demonstration world has no ${who}`);
  return person.id;
}

const leaderId = () => idOf('leader');
const uploadTo = '/api/participant/upload-profile-banner';

async function pictureForm(more: Record<string, string> = {}): Promise<FormData> {
  const form = new FormData();
  form.append(
    'profile_picture',
    new File([new Uint8Array(await plain(20, 20).png().toBuffer())], 'foto.png'),
  );
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  return form;
}

type Attempt = { status: number; make: (token: string) => Promise<TestResponse> };

/**
 * For every operation that takes something along: how a stranger would reach for what is another's
 * with it.
 */
const reaches: Record<string, Attempt> = {
  checkRegistration: {
    status: 200, // A tournament is nobody's; the response is about the caller, also where another is named.
    make: async (token) => {
      const { tournament } = await findOpenRegistration(backend);
      return backend.request('POST', '/api/tournament/check-registration', {
        token,
        body: { tournament_id: tournament.id, participant_id: await leaderId() },
      });
    },
  },
  registerTeam: {
    status: 403,
    make: async (token) => {
      const { tournament, team } = await findOpenRegistration(backend);
      return backend.request('POST', '/api/tournament/register', {
        token,
        body: { tournament_id: tournament.id, team_id: team.id, category_id: team.categoryId },
      });
    },
  },
  removeMember: {
    status: 403,
    make: async (token) =>
      backend.request('DELETE', `/api/teams/remove-member/${await idOf('member')}`, { token }),
  },
  updateProfile: {
    status: 422,
    make: async (token) => {
      const leader = await findParticipantByEmail(backend.db, demoAccounts.leader.email);
      const address = leader?.profilePicture;
      return backend.request('PUT', '/api/participant/profile', {
        token,
        body: { profile_picture: address, id: await leaderId() },
      });
    },
  },
  joinClub: {
    status: 422,
    make: async (token) => {
      const club = await findClubByEmail(backend.db, demoAccounts.club.email);
      return backend.request('POST', `/api/participant/join-gh/${club?.id}`, {
        token,
        body: { pin: '000000', participant_id: await leaderId() },
      });
    },
  },
  uploadPicture: {
    status: 200, // The picture becomes the caller's own, whoever is named besides.
    make: async (token) =>
      backend.request('POST', uploadTo, {
        token,
        body: await pictureForm({
          id: String(await leaderId()),
          participant_id: String(await leaderId()),
        }),
      }),
  },
};

describe('what is of others', () => {
  const taking = operations.filter(
    ([, location]) =>
      location.operation.requestBody !== undefined || parametersOf(location).length > 0,
  );

  it('is reached for through every operation that takes something along', () => {
    expect(Object.keys(reaches).sort()).toEqual(taking.map(([id]) => id).sort());
  });

  const readOthers = async (newcomer: number) => ({
    people: await backend.db
      .select()
      .from(participants)
      .where(ne(participants.id, newcomer))
      .orderBy(participants.id),
    members: await backend.db
      .select()
      .from(teamMembers)
      .orderBy(teamMembers.teamId, teamMembers.position),
    registrations: await backend.db.select().from(registrations).orderBy(registrations.id),
  });

  it.each(Object.entries(reaches))(
    'is out of reach of a stranger through %s',
    async (_id, { status, make }) => {
      const token = await backend.signIn('newcomer');
      const newcomer = await findParticipantByEmail(backend.db, demoAccounts.newcomer.email);
      await backend.request('POST', uploadTo, {
        token: await backend.signIn('leader'),
        body: await pictureForm(),
      });
      const before = await readOthers(newcomer?.id ?? 0);
      expect(await make(token)).toMatchObject({ status });
      expect(await readOthers(newcomer?.id ?? 0)).toEqual(before);
      const [after] = await backend.db
        .select()
        .from(participants)
        .where(eq(participants.email, demoAccounts.newcomer.email));
      expect(after?.clubId).toBeNull();
    },
  );
});
