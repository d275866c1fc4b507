import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PupilCard } from '../../../openapi/schema.d.ts';
import {
  clubs,
  participants,
  registrationMembers,
  registrations,
  tournamentCategories,
} from '../../../server/db/schema.ts';
import type { createMaker, TestClub } from '../screens/clubData.ts';
import type { Backend } from './backend.ts';
import { createPupilImport } from './pupilImport.ts';
import { testPasswords } from './testDatabase.ts';

/** The password of who signs up and of who takes an account over. */
const password = 'sirkuit-malam-31';

/** Pupils whom clubs add with an address, and what the owner of the address does. */
export function createProposals(
  backend: Backend,
  { makePerson, makeTeam }: ReturnType<typeof createMaker>,
) {
  const { send } = createPupilImport(backend);
  let addresses = 0;
  const newAddress = () => `usulan${(addresses += 1)}@surel.example`;

  const post = (path: string, body: unknown, token?: string) =>
    backend.request('POST', path, { body, token });
  const signUp = (email: string) =>
    post('/api/participant/register', { name: 'Tio Halim', email, password });
  const signIn = async (email: string, typed = password) =>
    backend.request('POST', '/api/participant/login', { body: { email, password: typed } });
  const accountOf = ({ body }: { body: unknown }) =>
    body as { token: string; user: { id: number; name: string } };

  /** The id of the only pupil whom the club has. */
  async function addPupil(club: TestClub, email: string, name = 'Wulan Sari'): Promise<number> {
    expect((await send(club, [{ name, email, class: '8A' }])).status).toBe(200);
    const people = await backend.db
      .select()
      .from(participants)
      .where(eq(participants.clubId, club.id));
    return people.find((each) => each.name === name)?.id ?? 0;
  }
  const cardOf = async (club: TestClub, id: number, { renew = false } = {}) =>
    (
      (
        await post(
          `/api/gh-schools/${club.id}/participants/cards`,
          { participant_ids: [id], renew },
          club.token,
        )
      ).body as { data: PupilCard[] }
    ).data[0]?.code ?? '';
  const takeOver = (code: string, email: string, typed = password) =>
    backend.request('PUT', '/api/pupil-cards', { body: { code, email, password: typed } });
  const withPin = async (club: TestClub) => {
    await backend.db
      .update(clubs)
      .set({ pinHash: await testPasswords.hash('246810') })
      .where(eq(clubs.id, club.id));
    return club;
  };
  const join = (club: TestClub, token: string) =>
    post(`/api/participant/join-gh/${club.id}`, { pin: '246810' }, token);
  const leave = (token: string) => backend.request('DELETE', '/api/participant/club', { token });
  const rowOf = async (id: number) =>
    (await backend.db.select().from(participants).where(eq(participants.id, id)))[0];

  /** A team of the pupil and somebody else that has run once in a tournament. */
  async function makeHistory(club: TestClub, pupil: number) {
    const team = await makeTeam(club, [pupil, await makePerson(club.id)]);
    const [entered] = await backend.db.select().from(tournamentCategories).limit(1);
    if (!entered) throw new Error('The demonstration world has no tournament');
    const [registration] = await backend.db
      .insert(registrations)
      .values({ ...entered, teamId: team, startNumber: 9_000 + team, createdAt: new Date() })
      .returning();
    await backend.db.insert(registrationMembers).values({
      registrationId: registration?.id ?? 0,
      participantId: pupil,
      level: 'leader',
      position: 1,
    });
    const kept = async () =>
      (
        await backend.db
          .select()
          .from(registrationMembers)
          .where(eq(registrationMembers.registrationId, registration?.id ?? 0))
      ).map(({ participantId }) => participantId);
    return { team, kept };
  }

  return {
    newAddress,
    post,
    signUp,
    signIn,
    accountOf,
    addPupil,
    cardOf,
    takeOver,
    withPin,
    join,
    leave,
    rowOf,
    makeHistory,
  };
}
