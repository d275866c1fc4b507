import type { Certificate, PublicCertificate } from '../../openapi/schema.d.ts';
import type { FoundCertificate } from './certificateQueries.ts';

/** Returns a certificate for whoever has its code: without a name. */
export const toPublicCertificate = ({
  certificate,
  teamId,
  tournament: { id, title, date, endDate },
  isOutdated,
}: FoundCertificate): PublicCertificate => ({
  code: certificate.code,
  kind: certificate.kind,
  title: certificate.title,
  place: certificate.place,
  team: certificate.teamName === null ? null : { id: teamId, name: certificate.teamName },
  school: certificate.schoolName,
  category:
    certificate.categoryId === null || certificate.categoryName === null
      ? null
      : { id: certificate.categoryId, name: certificate.categoryName },
  tournament: { id, title, date, ...(endDate !== null && { end_date: endDate }) },
  number: certificate.number,
  issued_at: certificate.issuedAt.toISOString(),
  official_version: certificate.officialVersion,
  outdated: isOutdated,
  state: certificate.state,
  reason: certificate.reason,
  ended_at: certificate.endedAt?.toISOString() ?? null,
});

/** Returns a certificate for organisers, its club and its owner. */
export const toCertificate = (found: FoundCertificate): Certificate => ({
  ...toPublicCertificate(found),
  id: found.certificate.id,
  version: `"${found.certificate.version}"`,
  name: found.certificate.printedName,
  registration_id: found.certificate.registrationId,
  club_id: found.certificate.clubId,
});
