import { asc, eq } from 'drizzle-orm';
import { openSession } from '../../../server/auth/auth.ts';
import { insertMembers, insertTeam, nextTeamNumber } from '../../../server/teams/builderQueries.ts';
import { findClubByEmail, insertClub } from '../../../server/clubs/queries.ts';
import { addToClub } from '../../../server/memberships/queries.ts';
import { insertParticipant } from '../../../server/participants/queries.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { teamMembers } from '../../../server/db/schema.ts';
import type { Backend } from '../database/backend.ts';

/** A club as a test uses it, with its session. */
export type TestClub = { id: number; code: string; name: string; token: string; people: number[] };

const letters = (number: number) =>
  Array.from({ length: 4 }, (_, at) =>
    String.fromCharCode(65 + (Math.floor(number / 26 ** at) % 26)),
  ).join('');

const openFor = ({ db }: Backend, account: { clubId: number } | { participantId: number }) =>
  openSession({ db, now: () => new Date() }, account);

/** The demonstration club, signed in without its password. */
export async function openDemoClub(backend: Backend) {
  const club = await findClubByEmail(backend.db, demoAccounts.club.email);
  if (!club) throw new Error('The demonstration world has no club');
  return { ...club, token: await openFor(backend, { clubId: club.id }) };
}

/** Makers of clubs of a test's own; everything that a maker makes has names of its own. */
export function createMaker(backend: Backend) {
  let made = 0;

  const makePerson = async (clubId?: number): Promise<number> => {
    made += 1;
    const person = await insertParticipant(backend.db, {
      name: `Peserta ${String(made).padStart(3, '0')}`,
      email: `peserta${made}@surel.example`,
      passwordHash: 'none',
      createdAt: new Date(),
    });
    if (!person) throw new Error('The participant could not be made');
    if (clubId !== undefined) await addToClub(backend.db, person.id, clubId);
    return person.id;
  };

  const makeClub = async (size = 0): Promise<TestClub> => {
    made += 1;
    const club = await insertClub(backend.db, {
      name: `Klub ${made}`,
      email: `klub${made}@surel.example`,
      phone: '081234567890',
      passwordHash: 'none',
      pinHash: 'none',
      code: letters(made),
      createdAt: new Date(),
    });
    if (!club) throw new Error('The club could not be made');
    const people: number[] = [];
    for (let index = 0; index < size; index += 1) people.push(await makePerson(club.id));
    return {
      id: club.id,
      code: club.code,
      name: club.name,
      token: await openFor(backend, { clubId: club.id }),
      people,
    };
  };

  /** Gives the id of a new team; the first of the members leads it. */
  const makeTeam = (
    club: Pick<TestClub, 'id' | 'code'>,
    members: number[],
    { categoryId = 1, name = 'Garuda Baja' } = {},
  ): Promise<number> =>
    backend.db.transaction(async (transaction) => {
      const number = String(await nextTeamNumber(transaction, club.id)).padStart(5, '0');
      const id = await insertTeam(transaction, {
        code: `X-${club.code}-${number}`,
        name,
        clubId: club.id,
        categoryId,
        createdAt: new Date(),
      });
      if ((await insertMembers(transaction, { id, categoryId }, members)).length > 0)
        throw new Error('A member is in another team');
      return id;
    });

  /** A token of any participant, made without their password. */
  const openPerson = (participantId: number): Promise<string> =>
    openFor(backend, { participantId });

  return { makePerson, makeClub, makeTeam, openPerson };
}

/** The members of a team as the database has them, in their order, `L` after the leader's id. */
export async function membersOf({ db }: Backend, teamId: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.position));
  return rows.map(({ participantId, level }) => `${participantId}${level === 'leader' ? 'L' : ''}`);
}

/** An error response, for `toMatchObject`. */
export const errorResponse = (status: number, message: string) => ({
  status,
  body: { success: false, message, error: message },
});

/** The statuses of several responses, lowest first. */
export const statusesOf = (answers: { status: number }[]): number[] =>
  answers.map(({ status }) => status).sort();
