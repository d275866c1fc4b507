import { readPupilCardCode } from '../../openapi/texts/cardCodes.ts';
import { recordChange } from '../auditLog/queries.ts';
import { certificateNameAlarm, certificateNameLimits } from '../auth/limits.ts';
import { consumeAttempt, consumeKeys, refundAttempt } from '../auth/rateLimit.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../lib/httpError.ts';
import type { Services } from '../services/services.ts';
import { type FoundCertificate, findByCode } from './certificateQueries.ts';
import { certificateNotFound, changeOf } from './changeHandlers.ts';
import { foldPrintedName, hashPrintedName, isSameHash, readNameKey } from './printedNames.ts';
import { toPublicCertificate } from './toCertificate.ts';

async function requireByCode(db: Database, code: string): Promise<FoundCertificate> {
  const found = await findByCode(db, readPupilCardCode(code));
  if (!found) throw certificateNotFound();
  return found;
}

export const getCertificate: Handler<'getCertificate'> = async ({ path }, { db }) => ({
  success: true,
  data: toPublicCertificate(await requireByCode(db, path.code)),
});

/** Writes down, once an hour for a certificate, that names were tried until the limit was reached. */
async function recordTries(
  services: Pick<Services, 'db' | 'now'>,
  { certificate, tournament }: FoundCertificate,
): Promise<void> {
  const { key, ...alarm } = certificateNameAlarm(certificate.id);
  if (!(await consumeKeys(services, [key], alarm)).has(key)) return;
  await services.db.transaction((transaction) =>
    recordChange(transaction, {
      ...changeOf(certificate, tournament),
      at: services.now(),
      operation: 'checkCertificateName',
    }),
  );
}

export const checkCertificateName: Handler<'checkCertificateName'> = async (
  { path, body: { name }, clientIp },
  services,
) => {
  const found = await requireByCode(services.db, path.code);
  const { id, code, nameHash } = found.certificate;
  const counted = await consumeAttempt(services, certificateNameLimits(id, clientIp)).catch(
    async (error: unknown) => {
      if (error instanceof HttpError && error.status === 429) await recordTries(services, found);
      throw error;
    },
  );
  const key = await readNameKey(services.db);
  const matches =
    foldPrintedName(name) !== '' && isSameHash(await hashPrintedName(key, code, name), nameHash);
  // Whoever checks the papers of a school from one address is not held up by those that are right.
  if (matches) await refundAttempt(services, counted);
  return { success: true, data: { matches } };
};
