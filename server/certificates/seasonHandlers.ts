import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { SeasonRow } from '../../openapi/schema.d.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database } from '../db/database.ts';
import { joinRegistrations } from '../db/joinRegistrations.ts';
import {
  categories,
  registrations,
  resultStates,
  scores,
  standings,
  teams,
  tournaments,
} from '../db/schema.ts';
import { toEventDay } from '../lib/eventDay.ts';
import { shownState } from '../scores/results/shownState.ts';
import { findCertificates, type FoundCertificate } from './certificateQueries.ts';
import { findMembersOfClub, type Member } from './members.ts';

/** Returns the registrations of a club's teams in tournaments that have begun on `today`, with what anybody sees of them. */
const findResults = (db: Database, clubId: number, today: string) =>
  joinRegistrations(
    db
      .select({
        id: registrations.id,
        tournament: {
          id: tournaments.id,
          title: tournaments.title,
          date: tournaments.date,
          endDate: tournaments.endDate,
          city: tournaments.city,
        },
        categoryId: registrations.categoryId,
        category: categories.name,
        team: teams.name,
        isOfficial: sql<boolean>`${shownState} = 'official'`,
        version: resultStates.officialVersion,
        place: standings.place,
        points: scores.points,
        time: scores.time,
        rankedBy: scores.rankedBy,
      })
      .from(registrations)
      .$dynamic(),
  )
    .leftJoin(
      resultStates,
      and(
        eq(resultStates.tournamentId, registrations.tournamentId),
        eq(resultStates.categoryId, registrations.categoryId),
      ),
    )
    .leftJoin(standings, eq(standings.registrationId, registrations.id))
    .leftJoin(scores, eq(scores.registrationId, registrations.id))
    .where(
      and(
        eq(teams.clubId, clubId),
        eq(tournaments.status, 'published'),
        lte(tournaments.date, today),
      ),
    )
    .orderBy(asc(categories.name), asc(teams.name), asc(registrations.id));

type Result = Awaited<ReturnType<typeof findResults>>[number];
type Tournament = Result['tournament'];

const notOfficial = { official_version: null, place: null, points: null, time: null };

const toResult = ({ isOfficial, version, ...result }: Result): SeasonRow['result'] =>
  isOfficial
    ? {
        official_version: version,
        place: result.place,
        // What the round has not ranked says nothing.
        points: result.rankedBy === 'time' ? null : result.points,
        time: result.rankedBy === 'points_only' ? null : result.time,
      }
    : notOfficial;

const toCertificate = ({ certificate }: FoundCertificate): SeasonRow['certificate'] => ({
  code: certificate.code,
  kind: certificate.kind,
  title: certificate.title,
  number: certificate.number,
  state: certificate.state,
  reason: certificate.reason,
});

const toTournament = ({ endDate, ...tournament }: Tournament): SeasonRow['tournament'] => ({
  ...tournament,
  ...(endDate !== null && { end_date: endDate }),
});

/** Returns the row of a certificate, which says by itself what it is for. */
const toCertificateRow = (found: FoundCertificate, result: Result | undefined): SeasonRow => ({
  tournament: toTournament(found.tournament),
  category_id: found.certificate.categoryId,
  category: found.certificate.categoryName,
  team: found.certificate.teamName,
  name: found.certificate.printedName,
  result: result ? toResult(result) : null,
  certificate: toCertificate(found),
});

type Team = { result: Result; members: Member[]; certificates: FoundCertificate[] };

/** Returns the rows of a team: of each member, then of certificates whose owner is not a member any more. */
function toTeamRows({ result, members, certificates }: Team): SeasonRow[] {
  const toRows = (held: FoundCertificate[]) => held.map((each) => toCertificateRow(each, result));
  const toEmptyRow = (name: string | null): SeasonRow => ({
    tournament: toTournament(result.tournament),
    category_id: result.categoryId,
    category: result.category,
    team: result.team,
    name,
    result: toResult(result),
    certificate: null,
  });
  const memberIds = new Set<number | null>(members.map(({ participantId }) => participantId));
  const others = certificates.filter(
    ({ certificate }) => !memberIds.has(certificate.participantId),
  );
  // Of an erased account the certificates do not say any more whose they are.
  const isListed = others.some(({ certificate }) => certificate.printedName === null);
  const rows = members.flatMap(({ participantId, isErased, printedName }) => {
    const own = certificates.filter(
      ({ certificate }) => certificate.participantId === participantId,
    );
    if (own.length > 0) return toRows(own);
    if (isErased) return isListed ? [] : [toEmptyRow(null)];
    return [toEmptyRow(printedName)];
  });
  const all = [...rows, ...toRows(others)];
  return all.length > 0 ? all : [toEmptyRow('')];
}

export const listClubSeasons: Handler<'listClubSeasons'> = async ({ clubId }, { db, now }) => {
  const results = await findResults(db, clubId, toEventDay(now()));
  const members = Map.groupBy(
    await findMembersOfClub(db, clubId),
    ({ registrationId }) => registrationId,
  );
  // The valid ones first; coaches last.
  const found = (await findCertificates(db, { clubId })).toSorted(
    ({ certificate: a }, { certificate: b }) =>
      Number(a.kind === 'coach') - Number(b.kind === 'coach') ||
      Number(a.state !== 'valid') - Number(b.state !== 'valid') ||
      a.serial - b.serial,
  );
  const known = new Set<number | null>(results.map(({ id }) => id));
  const ofTeams = Map.groupBy(found, ({ certificate }) => certificate.registrationId);
  const rows = [
    ...results.flatMap((result) =>
      toTeamRows({
        result,
        members: members.get(result.id) ?? [],
        certificates: ofTeams.get(result.id) ?? [],
      }),
    ),
    ...found
      .filter(({ certificate }) => !known.has(certificate.registrationId))
      .map((each) => toCertificateRow(each, undefined)),
  ];
  return {
    success: true,
    data: rows.toSorted(
      ({ tournament: a }, { tournament: b }) => a.date.localeCompare(b.date) || a.id - b.id,
    ),
  };
};
