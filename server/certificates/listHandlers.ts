import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { CertificateKind, CertificateSummary } from '../../openapi/schema.d.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { readListPage } from '../contract/readListPage.ts';
import type { Database } from '../db/database.ts';
import {
  categories,
  certificateConfirmations,
  certificates,
  clubs,
  registrations,
  teams,
  tournamentCategories,
  tournaments,
} from '../db/schema.ts';
import { totalOf } from '../db/listPage.ts';
import { type AwardRow, findAwards } from '../ceremony/ceremonyQueries.ts';
import type { Found } from './candidates.ts';
import { countCertificates, countOutdated, findCertificates } from './certificateQueries.ts';
import { findDesign, requireManaged } from './designs.ts';
import { findMissing, findReady, toUnprintable } from './issueCertificates.ts';
import { findConfirmations, findMembers, findOfficialPlaces, type Member } from './members.ts';
import { toCertificate } from './toCertificate.ts';

const earnedKinds = ['participant', 'place', 'award', 'coach'] as const;
const kinds: CertificateKind[] = [...earnedKinds, 'helper'];

export const listCertificates: Handler<'listCertificates'> = async ({ path, query }, { db }) => {
  await requireManaged(db, path.id);
  const { page } = readListPage({ page: query.page ?? 1, per_page: query.per_page });
  if (!page) throw new Error('Certificates are read by page');
  const { club, kind, state, search } = query;
  const filter = { tournamentId: path.id, clubId: club, kind, state, search };
  const rows = await findCertificates(db, { ...filter, page });
  return {
    success: true,
    data: rows.map(toCertificate),
    total: await totalOf(page, rows, () => countCertificates(db, filter)),
  };
};

/** Returns how many valid certificates there are, and can be printed, by kind and by club. */
const countValid = (db: Database, tournamentId: number) =>
  db
    .select({
      kind: certificates.kind,
      club: { id: clubs.id, name: clubs.name },
      count: sql<number>`count(*)::integer`,
      printable: sql<number>`count(${certificates.printedName})::integer`,
    })
    .from(certificates)
    .leftJoin(clubs, eq(clubs.id, certificates.clubId))
    .where(and(eq(certificates.tournamentId, tournamentId), eq(certificates.state, 'valid')))
    .groupBy(certificates.kind, clubs.id, clubs.name)
    .orderBy(asc(clubs.name), asc(clubs.id), asc(certificates.kind));

async function findUnofficial(db: Database, tournamentId: number) {
  const official = await findOfficialPlaces(db, tournamentId);
  const done = new Set(official.filter((row) => row.isOfficial).map((row) => row.categoryId));
  const all = await db
    .select({ id: categories.id, name: categories.name })
    .from(tournamentCategories)
    .innerJoin(categories, eq(categories.id, tournamentCategories.categoryId))
    .where(eq(tournamentCategories.tournamentId, tournamentId))
    .orderBy(categories.id);
  return all.filter(({ id }) => !done.has(id));
}

type Counted = Awaited<ReturnType<typeof countValid>>;

/** Returns one file of each club, and of persons without a club one of each kind. */
const toFiles = (counts: Counted): CertificateSummary['files'] =>
  [...Map.groupBy(counts, ({ club, kind }) => club?.id ?? kind).values()].flatMap((rows) => {
    const certificates = rows.reduce((total, { printable }) => total + printable, 0);
    const [first] = rows;
    if (!first || certificates === 0) return [];
    const { club, kind } = first;
    return [{ club, kind: club ? null : kind, certificates }];
  });

/** Returns the clubs with teams, and how far each is. */
function toClubs(
  members: Member[],
  confirmations: Awaited<ReturnType<typeof findConfirmations>>,
): CertificateSummary['clubs'] {
  const confirmedAt = new Map(confirmations.map((row) => [row.club.id, row.confirmedAt]));
  return [...Map.groupBy(members, ({ club }) => club.id)].flatMap(([id, [first, ...others]]) =>
    first
      ? [
          {
            club: first.club,
            confirmed_at: confirmedAt.get(id)?.toISOString() ?? null,
            pupils: new Set([first, ...others].map(({ participantId }) => participantId)).size,
          },
        ]
      : [],
  );
}

type Withheld = CertificateSummary['withheld'][number];

/** Returns why nobody can have a certificate of an award; undefined if somebody can. */
function whyIncomplete({ registrationId, recipient }: AwardRow, absent: Set<number>) {
  if (registrationId === null) return recipient === '' ? 'no_recipient' : undefined;
  return absent.has(registrationId) ? 'not_checked_in' : undefined;
}

/** Returns the places and awards that give no certificate now, each once. */
function toWithheld(awards: AwardRow[], members: Member[], ready: Found[]): Withheld[] {
  const absent = new Set(
    members.flatMap(({ isCheckedIn, registrationId }) => (isCheckedIn ? [] : [registrationId])),
  );
  const incomplete = awards.flatMap((award): Withheld[] => {
    const reason = whyIncomplete(award, absent);
    return reason ? [{ award: award.name, category: award.category, reason }] : [];
  });
  const hidden = ready
    .filter(({ isAnnounced }) => !isAnnounced)
    .map(({ kind, title, categoryId, categoryName }): Withheld => ({
      award: kind === 'award' ? title : null,
      category: categoryId ? { id: categoryId, name: categoryName ?? '' } : null,
      reason: 'not_announced',
    }));
  const lines = [...incomplete, ...hidden];
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
}

export const getCertificateSummary: Handler<'getCertificateSummary'> = async (
  { path: { id } },
  services,
) => {
  const { db } = services;
  await requireManaged(db, id);
  const members = await findMembers(db, id);
  const confirmations = await findConfirmations(db, id);
  const counts = await countValid(db, id);
  const found = await findReady(db, id, { kinds: [...earnedKinds], helpers: [] });
  const ready = found.filter(({ isAnnounced }) => isAnnounced);
  const missing = await findMissing(
    services,
    ready.map(({ printedName }) => printedName),
  );
  return {
    success: true,
    data: {
      has_design: (await findDesign(db, id)) !== undefined,
      kinds: kinds.map((kind) => ({
        kind,
        issued: counts
          .filter((row) => row.kind === kind)
          .reduce((total, { count }) => total + count, 0),
        ready: ready.filter((row) => row.kind === kind && !missing.has(row.printedName)).length,
      })),
      clubs: toClubs(members, confirmations),
      files: toFiles(counts),
      unofficial: await findUnofficial(db, id),
      withheld: toWithheld(await findAwards(db, id), members, found),
      outdated: await countOutdated(db, id),
      unprintable: toUnprintable(ready, missing),
    },
  };
};

/** Returns the tournaments for which a club has teams, the latest first. */
const findClubTournaments = (db: Database, clubId: number) =>
  db
    .selectDistinct({
      id: tournaments.id,
      title: tournaments.title,
      date: tournaments.date,
      confirmedAt: certificateConfirmations.confirmedAt,
    })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .leftJoin(
      certificateConfirmations,
      and(
        eq(certificateConfirmations.tournamentId, tournaments.id),
        eq(certificateConfirmations.clubId, clubId),
      ),
    )
    .where(and(eq(teams.clubId, clubId), ne(tournaments.status, 'draft')))
    .orderBy(desc(tournaments.date), desc(tournaments.id));

export const listClubCertificates: Handler<'listClubCertificates'> = async ({ clubId }, { db }) => {
  const found = await findCertificates(db, { clubId });
  const held = await findClubTournaments(db, clubId);
  const countIn = (id: number) =>
    found.filter(
      ({ tournament, certificate }) => tournament.id === id && certificate.state === 'valid',
    ).length;
  return {
    success: true,
    data: {
      tournaments: held.map(({ confirmedAt, ...tournament }) => ({
        ...tournament,
        confirmed_at: confirmedAt?.toISOString() ?? null,
        certificates: countIn(tournament.id),
      })),
      certificates: found.map(toCertificate),
    },
  };
};

export const listOwnCertificates: Handler<'listOwnCertificates'> = async (
  { participantId },
  { db },
) => ({
  success: true,
  data: (await findCertificates(db, { participantId })).map(toCertificate),
});
