import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CertificateKind, CertificateState } from '../../openapi/schema.d.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  awards,
  certificates,
  officialResults,
  registrations,
  resultStates,
  teams,
  tournaments,
} from '../db/schema.ts';
import { contains, cutPage, type ListPage } from '../db/listPage.ts';

/** The place of the team in the latest official results of the category; null without one. */
const officialPlace = sql<number | null>`(
  select (standing ->> 'place')::integer
  from ${officialResults}
  inner join ${resultStates} on ${resultStates.tournamentId} = ${officialResults.tournamentId}
    and ${resultStates.categoryId} = ${officialResults.categoryId}
    and ${resultStates.officialVersion} = ${officialResults.version}
  cross join jsonb_array_elements(${officialResults.data} -> 'standings') as standing
  where ${officialResults.tournamentId} = ${certificates.tournamentId}
    and ${officialResults.categoryId} = ${certificates.categoryId}
    and (standing ->> 'team_id')::integer = ${teams.id}
)`;

/** Whether an award of the ceremony has this name and recipient; its id is in the subject. */
const isAwarded = sql<boolean>`exists (
  select from ${awards}
  where ${awards.tournamentId} = ${certificates.tournamentId}
    and ${awards.id}::text = split_part(${certificates.subject}, ':', 2)
    and ${awards.name} = ${certificates.title}
    and ${awards.registrationId} is not distinct from ${certificates.registrationId}
    and (${certificates.teamName} is not null
      or lower(${awards.recipient}) = lower(${certificates.printedName}))
)`;

/** Whether a certificate that counts differs from the latest official results or the awards of the ceremony. */
const isOutdated = sql<boolean>`(${certificates.state} = 'valid'
  and ((${certificates.kind} = 'place' and ${officialPlace} is distinct from ${certificates.place})
    or (${certificates.kind} = 'award' and not ${isAwarded})))`;

const select = (db: Database) =>
  db
    .select({
      certificate: certificates,
      teamId: teams.id,
      tournament: {
        id: tournaments.id,
        title: tournaments.title,
        date: tournaments.date,
        endDate: tournaments.endDate,
        city: tournaments.city,
      },
      isOutdated,
    })
    .from(certificates)
    .innerJoin(tournaments, eq(tournaments.id, certificates.tournamentId))
    .leftJoin(registrations, eq(registrations.id, certificates.registrationId))
    .leftJoin(teams, eq(teams.id, registrations.teamId))
    .$dynamic();

export type FoundCertificate = Awaited<ReturnType<typeof select>>[number];

export type CertificateFilter = {
  tournamentId?: number | undefined;
  id?: number | undefined;
  registrationId?: number | undefined;
  clubId?: number | undefined;
  withoutClub?: boolean | undefined;
  participantId?: number | undefined;
  kind?: CertificateKind | undefined;
  state?: CertificateState | undefined;
  search?: string | undefined;
};

const equal = <Value>(column: Parameters<typeof eq>[0], value: Value | undefined) =>
  value === undefined ? undefined : eq(column, value);

const matches = ({ search, ...filter }: CertificateFilter): SQL | undefined =>
  and(
    equal(certificates.tournamentId, filter.tournamentId),
    equal(certificates.id, filter.id),
    equal(certificates.registrationId, filter.registrationId),
    equal(certificates.clubId, filter.clubId),
    filter.withoutClub ? isNull(certificates.clubId) : undefined,
    equal(certificates.participantId, filter.participantId),
    equal(certificates.kind, filter.kind),
    equal(certificates.state, filter.state),
    search === undefined
      ? undefined
      : or(
          contains(certificates.printedName, search),
          contains(certificates.teamName, search),
          contains(certificates.schoolName, search),
          eq(certificates.number, search.trim()),
        ),
  );

/** Returns certificates, those of the latest tournament and the last number first. */
export const findCertificates = (
  db: Database,
  { page, ...filter }: CertificateFilter & Pick<ListPage, 'page'>,
) =>
  cutPage(
    select(db)
      .where(matches(filter))
      .orderBy(desc(tournaments.date), desc(certificates.tournamentId), desc(certificates.serial)),
    page,
  );

/** Returns how many certificates of a tournament are outdated. */
export async function countOutdated(db: Database, tournamentId: number): Promise<number> {
  const rows = await select(db).where(and(eq(certificates.tournamentId, tournamentId), isOutdated));
  return rows.length;
}

export const countCertificates = (db: Database, filter: CertificateFilter): Promise<number> =>
  db.$count(certificates, matches(filter));

/** Returns certificates that can be printed, in the order in which they are handed out. */
export const findPrintable = (
  db: Database,
  filter: CertificateFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
) =>
  select(db)
    .where(
      and(matches({ ...filter, state: 'valid' }), sql`${certificates.printedName} is not null`),
    )
    .orderBy(
      asc(certificates.schoolName),
      asc(certificates.teamName),
      asc(certificates.kind),
      asc(certificates.printedName),
      asc(certificates.id),
    )
    .limit(limit)
    .offset(offset);

export const findByCode = async (db: Database, code: string) =>
  (await select(db).where(eq(certificates.code, code)))[0];

export const findById = async (db: Database, id: number) =>
  (await select(db).where(eq(certificates.id, id)))[0];

/** Locks a certificate and returns its row; undefined if there is none. */
export const lockCertificate = async (transaction: Transaction, id: number) =>
  (await transaction.select().from(certificates).where(eq(certificates.id, id)).for('update'))[0];

/** Returns the subjects of which there is a certificate that was not replaced. */
export async function findSubjects(db: Database, tournamentId: number): Promise<Set<string>> {
  const rows = await db
    .select({ subject: certificates.subject })
    .from(certificates)
    .where(and(eq(certificates.tournamentId, tournamentId), ne(certificates.state, 'replaced')));
  return new Set(rows.map(({ subject }) => subject));
}

/** Returns the highest number of the certificates of a tournament. */
export async function findLastSerial(db: Database, tournamentId: number): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${certificates.serial}), 0)::integer` })
    .from(certificates)
    .where(eq(certificates.tournamentId, tournamentId));
  return row?.last ?? 0;
}
