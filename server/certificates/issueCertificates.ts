import type { CertificateIssueResult, CertificateKind } from '../../openapi/schema.d.ts';
import { recordChange } from '../auditLog/queries.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database, Transaction } from '../db/database.ts';
import { certificates } from '../db/schema.ts';
import { HttpError } from '../lib/httpError.ts';
import type { Services } from '../services/services.ts';
import { type Candidate, findCandidates, type Wanted } from './candidates.ts';
import { findLastSerial, findSubjects } from './certificateQueries.ts';
import { findDesign, lockDesign, requireManaged, type Tournament } from './designs.ts';
import { createCertificateCode, hashPrintedName, readNameKey } from './printedNames.ts';

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 1000;

export const toNumber = (pattern: string, { date }: Pick<Tournament, 'date'>, serial: number) =>
  pattern
    .replaceAll('{tahun}', date.slice(0, 4))
    .replaceAll('{nomor}', String(serial).padStart(4, '0')) || null;

/**
 * Inserts certificates, of which nobody else inserts one of the tournament meanwhile: the design is locked.
 * Returns their ids.
 */
export async function insertCertificates(
  transaction: Transaction,
  candidates: readonly Candidate[],
  context: { tournament: Tournament; numberPattern: string; at: Date },
): Promise<number[]> {
  const { tournament, numberPattern, at } = context;
  const key = await readNameKey(transaction);
  const last = await findLastSerial(transaction, tournament.id);
  const rows = await Promise.all(
    candidates.map(async (candidate, index) => {
      const code = createCertificateCode();
      const serial = last + index + 1;
      return {
        ...candidate,
        tournamentId: tournament.id,
        code,
        nameHash: await hashPrintedName(key, code, candidate.printedName),
        serial,
        number: toNumber(numberPattern, tournament, serial),
        issuedAt: at,
      };
    }),
  );
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const inserted = await transaction
      .insert(certificates)
      .values(rows.slice(start, start + rowsAtOnce))
      .returning({ id: certificates.id });
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

/** Returns the letters that no font holds, by name; none if the host draws no PDF. */
export async function findMissing(
  { certificates: renderer }: Pick<Services, 'certificates'>,
  names: readonly string[],
): Promise<Map<string, string[]>> {
  const missing = (await renderer?.findMissingCharacters([...new Set(names)])) ?? [];
  return new Map(missing.map(({ text, characters }) => [text, characters]));
}

export const toUnprintable = (
  candidates: readonly Pick<Candidate, 'clubId' | 'schoolName' | 'printedName'>[],
  missing: Map<string, string[]>,
): CertificateIssueResult['unprintable'] => {
  const rows = candidates.flatMap(({ clubId, schoolName, printedName }) => {
    const characters = missing.get(printedName);
    if (!characters) return [];
    const club =
      clubId === null || clubId === undefined ? null : { id: clubId, name: schoolName ?? '' };
    return [{ club, name: printedName, characters }];
  });
  return [...new Map(rows.map((row) => [`${row.club?.id} ${row.name}`, row])).values()];
};

/** Returns who of the wanted kinds has no certificate yet. */
export async function findReady(db: Database, tournamentId: number, wanted: Wanted) {
  const candidates = await findCandidates(db, tournamentId, wanted);
  const issued = await findSubjects(db, tournamentId);
  return candidates.filter(({ subject }) => !issued.has(subject));
}

const wantedKinds = ({ kinds, helpers }: Wanted): CertificateKind[] => [
  ...kinds,
  ...(helpers.length > 0 ? ['helper' as const] : []),
];

export const issueCertificates: Handler<'issueCertificates'> = async (
  { path, body, organiserId },
  { db, now, certificates: renderer },
) => {
  const { preview } = body;
  const tournament = await requireManaged(db, path.id);
  const { issued, unprintable } = await db.transaction(async (transaction) => {
    const design = await (preview ? findDesign : lockDesign)(transaction, path.id);
    if (!design) throw new HttpError(409, 'Simpan desain sertifikat dulu.');
    const found = await findReady(transaction, path.id, body);
    const ready = found.filter(({ isAnnounced }) => isAnnounced || body.unannounced);
    const missing = await findMissing(
      { certificates: renderer },
      ready.map(({ printedName }) => printedName),
    );
    const printable = ready.filter(({ printedName }) => !missing.has(printedName));
    if (!preview && printable.length > 0) {
      const { numberPattern } = design;
      const at = now();
      await insertCertificates(transaction, printable, { tournament, numberPattern, at });
      await recordChange(transaction, {
        organiserId,
        at,
        operation: 'issueCertificates',
        kind: 'tournament',
        id: tournament.id,
        name: tournament.title,
        detail: `${printable.length} sertifikat`,
      });
    }
    return { issued: printable, unprintable: toUnprintable(ready, missing) };
  });
  const counts = wantedKinds(body).map((kind) => ({
    kind,
    issued: issued.filter((candidate) => candidate.kind === kind).length,
  }));
  return {
    success: true,
    message: preview
      ? `${issued.length} sertifikat akan terbit.`
      : `${issued.length} sertifikat telah terbit.`,
    data: { preview, counts, unprintable },
  };
};
