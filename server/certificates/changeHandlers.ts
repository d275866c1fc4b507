import { and, eq } from 'drizzle-orm';
import type { CertificateState } from '../../openapi/schema.d.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import { recordChange } from '../auditLog/queries.ts';
import { findAwards } from '../ceremony/ceremonyQueries.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database, Transaction } from '../db/database.ts';
import { certificates, registrations } from '../db/schema.ts';
import { HttpError } from '../lib/httpError.ts';
import { type Candidate, titleOfPlace } from './candidates.ts';
import { findById, lockCertificate } from './certificateQueries.ts';
import { lockDesign, requireManaged, type Tournament } from './designs.ts';
import { findMissing, insertCertificates } from './issueCertificates.ts';
import { findOfficialPlaces } from './members.ts';
import { toCertificate } from './toCertificate.ts';

type Row = typeof certificates.$inferSelect;

export const certificateNotFound = (): HttpError =>
  new HttpError(404, 'Sertifikat tidak ditemukan.');

export async function requireCertificate(db: Database, id: number) {
  const found = await findById(db, id);
  if (!found) throw certificateNotFound();
  return found;
}

/** A certificate as the audit log names it: without a person. */
export const changeOf = (
  { id, title, teamName, schoolName }: Row,
  tournament: Pick<Tournament, 'title'>,
) => ({
  kind: 'certificate' as const,
  id,
  name: [title, teamName ?? schoolName, tournament.title].filter(Boolean).join(', '),
});

/** Locks a certificate, and what everybody who changes one of its tournament locks; throws 404 and 412. */
async function lock(transaction: Transaction, id: number, expected: string | undefined) {
  const { tournament } = await requireCertificate(transaction, id);
  const design = await lockDesign(transaction, tournament.id);
  const certificate = await lockCertificate(transaction, id);
  if (!certificate || !design) throw certificateNotFound();
  if (expected !== undefined && expected !== `"${certificate.version}"`)
    throw new HttpError(
      412,
      'Sertifikat ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
  return { certificate, design, tournament: await requireManaged(transaction, tournament.id) };
}

/** Says of a certificate that it does not count any more. */
async function end(
  transaction: Transaction,
  { id, version }: Row,
  ended: { state: CertificateState; reason: string; endedAt: Date },
): Promise<void> {
  await transaction
    .update(certificates)
    .set({ ...ended, version: version + 1 })
    .where(eq(certificates.id, id));
}

const ended: Record<Exclude<CertificateState, 'valid'>, string> = {
  replaced: 'Sertifikat ini sudah diganti.',
  withdrawn: 'Sertifikat ini sudah ditarik.',
};

export const withdrawCertificate: Handler<'withdrawCertificate'> = async (
  { path, header, body, organiserId },
  { db, now },
) => {
  const found = await db.transaction(async (transaction) => {
    const { certificate, tournament } = await lock(transaction, path.id, header['if-match']);
    if (certificate.state !== 'valid') throw new HttpError(409, ended[certificate.state]);
    const at = now();
    const reason = body.reason.trim();
    await end(transaction, certificate, { state: 'withdrawn', reason, endedAt: at });
    await recordChange(transaction, {
      ...changeOf(certificate, tournament),
      organiserId,
      at,
      operation: 'withdrawCertificate',
      detail: reason,
    });
    return requireCertificate(transaction, path.id);
  });
  return { success: true, message: 'Sertifikat telah ditarik.', data: toCertificate(found) };
};

/** Returns the place of a team in the latest official results; throws 409 if it is none of the first three. */
async function findPlace(transaction: Transaction, certificate: Row) {
  const { kind, tournamentId, categoryId, registrationId } = certificate;
  if (kind !== 'place') return {};
  const [team] = await transaction
    .select({ id: registrations.teamId })
    .from(registrations)
    .where(
      and(eq(registrations.id, registrationId ?? 0), eq(registrations.tournamentId, tournamentId)),
    );
  const official = (await findOfficialPlaces(transaction, tournamentId)).find(
    (row) => row.categoryId === categoryId,
  );
  const place = team && official?.placeOf.get(team.id);
  if (!official || place === undefined || place === null || place > 3)
    throw new HttpError(
      409,
      'Tim ini tidak berada di tempat 1 sampai 3 pada hasil resmi terakhir.',
    );
  return { place, title: titleOfPlace(place), officialVersion: official.version };
}

/** Returns what an award is called now; throws 409 if it has another recipient, or none. */
async function findAwardTitle(transaction: Transaction, certificate: Row) {
  const { kind, tournamentId, subject, registrationId } = certificate;
  if (kind !== 'award') return {};
  const award = (await findAwards(transaction, tournamentId)).find(
    ({ id }) => String(id) === subject.split(':')[1],
  );
  if (!award || award.registrationId !== registrationId)
    throw new HttpError(
      409,
      'Penghargaan ini sudah dihapus atau untuk penerima lain. Tarik sertifikatnya.',
    );
  return { title: award.name };
}

export const replaceCertificate: Handler<'replaceCertificate'> = async (
  { path, header, body, organiserId },
  { db, now, certificates: renderer },
) => {
  const printedName = tidyName(body.name);
  const missing = (await findMissing({ certificates: renderer }, [printedName])).get(printedName);
  if (missing) throw new HttpError(409, `Huruf ${missing.join(' ')} belum dapat dicetak.`);
  const found = await db.transaction(async (transaction) => {
    const { certificate, design, tournament } = await lock(
      transaction,
      path.id,
      header['if-match'],
    );
    if (certificate.state === 'replaced') throw new HttpError(409, ended.replaced);
    if (certificate.printedName === null) throw nameErased();
    const at = now();
    const reason = body.reason.trim();
    const successor: Candidate = {
      ...toEarned(certificate),
      ...(await findPlace(transaction, certificate)),
      ...(await findAwardTitle(transaction, certificate)),
      printedName,
    };
    await end(transaction, certificate, { state: 'replaced', reason, endedAt: at });
    const { numberPattern } = design;
    const [id = 0] = await insertCertificates(transaction, [successor], {
      tournament,
      numberPattern,
      at,
    });
    await recordChange(transaction, {
      ...changeOf(certificate, tournament),
      organiserId,
      at,
      operation: 'replaceCertificate',
      detail: reason,
    });
    return requireCertificate(transaction, id);
  });
  return { success: true, message: 'Sertifikat telah diganti.', data: toCertificate(found) };
};

export const nameErased = (): HttpError =>
  new HttpError(
    409,
    'Nama pada sertifikat ini sudah dihapus bersama akunnya, jadi PDF-nya tidak dapat dibuat lagi.',
  );

/** Returns what a certificate was issued for. */
const toEarned = ({
  kind,
  subject,
  categoryId,
  categoryName,
  registrationId,
  teamName,
  participantId,
  clubId,
  schoolName,
  place,
  title,
  officialVersion,
}: Row): Omit<Candidate, 'printedName'> => ({
  kind,
  subject,
  categoryId,
  categoryName,
  registrationId,
  teamName,
  participantId,
  clubId,
  schoolName,
  place,
  title,
  officialVersion,
});
