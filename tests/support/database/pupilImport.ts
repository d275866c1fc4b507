import { asc, eq } from 'drizzle-orm';
import type { CheckedParticipantImport, ParticipantImport } from '../../../openapi/schema.d.ts';
import { categories, clubs, participants, teams } from '../../../server/db/schema.ts';
import { expect } from 'vitest';
import type { TestClub } from '../screens/clubData.ts';
import type { Backend } from './backend.ts';

export type ImportRow = Partial<ParticipantImport['rows'][number]>;

/** Makes a club one that organisers know: it can import more pupils in a day. */
export const makeKnown = ({ db }: Backend, { id }: TestClub) =>
  db.update(clubs).set({ reviewedAt: new Date() }).where(eq(clubs.id, id));

/** How many rows are added, changed, unchanged and rejected. */
export const countsOf = (data: CheckedParticipantImport['data']) => [
  data.added,
  data.changed,
  data.unchanged,
  data.rejected,
];

/** Imports pupils of a club, and what there is afterwards. */
export function createPupilImport(backend: Backend) {
  /** Sends rows, which have the lines of a file with the names of the columns in the first. */
  const send = async (club: TestClub, rows: ImportRow[], preview = false) => {
    const { status, body } = await backend.request(
      'POST',
      `/api/gh-schools/${club.id}/participants/import`,
      {
        token: club.token,
        body: { preview, rows: rows.map((row, index) => ({ line: index + 2, name: '', ...row })) },
      },
    );
    return { status, body: body as CheckedParticipantImport };
  };

  const check = async (club: TestClub, rows: ImportRow[]) => {
    const { status, body } = await send(club, rows, true);
    expect(status).toBe(200);
    return body.data;
  };

  const peopleOf = (club: TestClub) =>
    backend.db
      .select({
        name: participants.name,
        email: participants.email,
        class: participants.class,
        passwordHash: participants.passwordHash,
      })
      .from(participants)
      .where(eq(participants.clubId, club.id))
      .orderBy(asc(participants.id));

  const teamsOf = (club: TestClub) =>
    backend.db.select().from(teams).where(eq(teams.clubId, club.id)).orderBy(asc(teams.id));

  const categoryName = async (id: number) =>
    (await backend.db.select().from(categories).where(eq(categories.id, id)))[0]?.name ?? '';

  return { send, check, peopleOf, teamsOf, categoryName };
}
