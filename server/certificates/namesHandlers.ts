import { and, eq, inArray, ne } from 'drizzle-orm';
import type { CertificateNames, CertificateNamesInput } from '../../openapi/schema.d.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database, Transaction } from '../db/database.ts';
import { certificateConfirmations, certificateNames, certificates } from '../db/schema.ts';
import { HttpError } from '../lib/httpError.ts';
import type { Services } from '../services/services.ts';
import { requireTournament } from '../tournaments/handlers.ts';
import { coachSubject } from './candidates.ts';
import { findSubjects } from './certificateQueries.ts';
import { lockDesign } from './designs.ts';
import { findMissing } from './issueCertificates.ts';
import { findConfirmations, findMembers, type Member } from './members.ts';

type Place = { tournamentId: number; clubId: number };

const findClubMembers = async (db: Database, { tournamentId, clubId }: Place) =>
  Map.groupBy(
    (await findMembers(db, tournamentId)).filter(({ club }) => club.id === clubId),
    ({ participantId }) => participantId,
  );

/** Returns whose name is on a certificate of the tournament already. */
async function findIssued(db: Database, { tournamentId, clubId }: Place): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: certificates.participantId })
    .from(certificates)
    .where(
      and(
        eq(certificates.tournamentId, tournamentId),
        eq(certificates.clubId, clubId),
        ne(certificates.state, 'replaced'),
      ),
    );
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

async function readNames(services: Services, place: Place): Promise<CertificateNames> {
  const { db } = services;
  const { id, title, date, endDate } = await requireTournament(db, place.tournamentId);
  const members = await findClubMembers(db, place);
  const issued = await findIssued(db, place);
  const confirmed = (await findConfirmations(db, place.tournamentId)).find(
    ({ club }) => club.id === place.clubId,
  );
  const missing = await findMissing(
    services,
    [...members.values()].flat().map(({ printedName }) => printedName),
  );
  const toPupil = ([participantId, [first, ...others]]: [number, Member[]]) =>
    first
      ? [
          {
            participant_id: participantId,
            name: first.name,
            printed_name: first.printedName,
            teams: [first, ...others].map(({ team }) => team.name),
            checked_in: [first, ...others].some(({ isCheckedIn }) => isCheckedIn),
            issued: issued.has(participantId),
            missing_characters: missing.get(first.printedName) ?? [],
          },
        ]
      : [];
  return {
    tournament: { id, title, date, ...(endDate !== null && { end_date: endDate }) },
    confirmed_at: confirmed?.confirmedAt.toISOString() ?? null,
    coaches: confirmed?.coaches ?? [],
    pupils: [...members].flatMap(toPupil).toSorted((a, b) => a.name.localeCompare(b.name, 'id')),
  };
}

export const getCertificateNames: Handler<'getCertificateNames'> = async (
  { path, clubId },
  services,
) => ({
  success: true,
  message: 'Nama untuk sertifikat.',
  data: await readNames(services, { tournamentId: path.id, clubId }),
});

const alreadyIssued = (name: string) =>
  new HttpError(409, `Sertifikat ${name} sudah terbit. Minta penyelenggara memperbaiki namanya.`);

/** Saves names of pupils of the club; throws 404 for others and 409 for those on a certificate. */
async function saveNames(
  transaction: Transaction,
  place: Place,
  names: CertificateNamesInput['names'],
): Promise<void> {
  const { tournamentId } = place;
  const members = await findClubMembers(transaction, place);
  const issued = await findIssued(transaction, place);
  const changed = names.flatMap(({ participant_id: participantId, printed_name: text }) => {
    const [member] = members.get(participantId) ?? [];
    if (!member) throw new HttpError(404, 'Peserta ini tidak ada di tim klub Anda pada lomba ini.');
    const printedName = tidyName(text);
    if (printedName === member.printedName) return [];
    if (issued.has(participantId)) throw alreadyIssued(member.printedName);
    return [{ tournamentId, participantId, printedName }];
  });
  if (changed.length === 0) return;
  const rows = new Map(changed.map((row) => [row.participantId, row]));
  await transaction
    .delete(certificateNames)
    .where(
      and(
        eq(certificateNames.tournamentId, tournamentId),
        inArray(certificateNames.participantId, [...rows.keys()]),
      ),
    );
  await transaction.insert(certificateNames).values([...rows.values()]);
}

/** Throws 409 if a coach who has a certificate would be called otherwise. */
async function rejectIssuedCoaches(
  transaction: Transaction,
  { tournamentId, clubId }: Place,
  coaches: string[],
): Promise<void> {
  const before = (await findConfirmations(transaction, tournamentId)).find(
    ({ club }) => club.id === clubId,
  );
  const issued = await findSubjects(transaction, tournamentId);
  const changed = before?.coaches.find(
    (name, index) => name !== coaches[index] && issued.has(coachSubject(clubId, index)),
  );
  if (changed !== undefined) throw alreadyIssued(changed);
}

export const confirmCertificateNames: Handler<'confirmCertificateNames'> = async (
  { path, body, clubId },
  services,
) => {
  const { db, now } = services;
  const place = { tournamentId: path.id, clubId };
  await requireTournament(db, path.id);
  await db.transaction(async (transaction) => {
    // So that none is issued meanwhile.
    await lockDesign(transaction, path.id);
    const confirmed = {
      coaches: [...new Set(body.coaches.map(tidyName))],
      confirmedAt: now(),
    };
    await rejectIssuedCoaches(transaction, place, confirmed.coaches);
    // Before the names, so that two browsers of the club save them one after the other.
    await transaction
      .insert(certificateConfirmations)
      .values({ ...place, ...confirmed })
      .onConflictDoUpdate({
        target: [certificateConfirmations.tournamentId, certificateConfirmations.clubId],
        set: confirmed,
      });
    await saveNames(transaction, place, body.names);
  });
  return {
    success: true,
    message: 'Nama untuk sertifikat telah dikonfirmasi.',
    data: await readNames(services, place),
  };
};
