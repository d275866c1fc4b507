import { certificatesOfFile } from '../../openapi/certificateFiles.ts';
import type { CertificateKind, CertificatePreview } from '../../openapi/schema.d.ts';
import { certificateCode } from '../../openapi/texts/cardCodes.ts';
import { clubPdfLimits, pupilPdfLimits } from '../auth/limits.ts';
import { consumeAttempt } from '../auth/rateLimit.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database } from '../db/database.ts';
import type { certificateDesigns } from '../db/schema.ts';
import { HttpError } from '../lib/httpError.ts';
import {
  type CertificateText,
  MissingCharactersError,
  UnreadablePictureError,
} from '../services/certificateRenderer.ts';
import type { Services } from '../services/services.ts';
import { requireTournament } from '../tournaments/handlers.ts';
import {
  type CertificateFilter,
  findCertificates,
  findPrintable,
  type FoundCertificate,
} from './certificateQueries.ts';
import { nameErased, requireCertificate, certificateNotFound } from './changeHandlers.ts';
import { describeDays } from './describeDays.ts';
import { readDesign, readInput, requireManaged, type Tournament } from './designs.ts';
import { toNumber } from './issueCertificates.ts';
import { findMembers } from './members.ts';

type Design = Omit<typeof certificateDesigns.$inferSelect, 'tournamentId' | 'version'>;

async function draw(
  { certificates: renderer, files }: Pick<Services, 'certificates' | 'files'>,
  design: Design,
  texts: CertificateText[],
): Promise<Uint8Array<ArrayBuffer>> {
  if (!renderer) throw new HttpError(409, 'Server ini tidak dapat membuat PDF.');
  const read = async (path: string | null) =>
    path === null ? null : ((await files.read(path))?.bytes ?? null);
  try {
    const pdf = await renderer.render(
      {
        template: design.template,
        logo: await read(design.logo),
        signature: await read(design.signature),
        signerName: design.signerName || null,
        signerTitle: design.signerTitle || null,
        placeAndDate: design.placeAndDate || null,
        background: await read(design.background),
        fields: design.fields,
      },
      texts,
    );
    return new Uint8Array(pdf);
  } catch (error) {
    if (error instanceof UnreadablePictureError)
      throw new HttpError(409, 'Gambar pada desain tidak dapat dibaca. Unggah kembali.');
    if (error instanceof MissingCharactersError) {
      const characters = error.missing.flatMap((missing) => missing.characters);
      throw new HttpError(409, `Huruf ${characters.join(' ')} belum dapat dicetak.`);
    }
    throw error;
  }
}

const toText = (
  { certificate }: FoundCertificate,
  tournament: Tournament,
  origin: string,
): CertificateText => ({
  name: certificate.printedName ?? '',
  title: certificate.title,
  category: certificate.categoryName,
  team: certificate.teamName,
  school: certificate.schoolName,
  tournament: tournament.title,
  place: tournament.venue || tournament.city || null,
  date: describeDays(tournament),
  number: certificate.number,
  code: certificate.code,
  checkUrl: `${origin}/cek/${certificate.code}`,
  issuedAt: certificate.issuedAt,
});

/** Returns why none of these certificates can be downloaded. */
async function whyNone(db: Database, filter: CertificateFilter): Promise<HttpError> {
  const [found] = filter.id === undefined ? [] : await findCertificates(db, filter);
  if (found && found.certificate.state !== 'valid')
    return new HttpError(409, 'Sertifikat ini sudah diganti atau ditarik.');
  return found ? nameErased() : new HttpError(409, 'Belum ada sertifikat yang dapat diunduh.');
}

type Requested = {
  filter: CertificateFilter & { tournamentId: number };
  /** Which of several files, from 1. */
  part?: number | undefined;
  publicUrl: string;
};

/** Draws the valid certificates of a filter; throws 409 if there are none, or too many for one file. */
async function drawCertificates(
  services: Services,
  { filter, part, publicUrl }: Requested,
): Promise<Uint8Array<ArrayBuffer>> {
  const { db, linkOrigin } = services;
  const { tournament, design } = await readDesign(db, filter.tournamentId);
  const found = await findPrintable(
    db,
    filter,
    part === undefined
      ? { limit: certificatesOfFile + 1 }
      : { limit: certificatesOfFile, offset: (part - 1) * certificatesOfFile },
  );
  if (found.length === 0) throw await whyNone(db, filter);
  if (found.length > certificatesOfFile)
    throw new HttpError(409, `Lebih dari ${certificatesOfFile} sertifikat. Unduh per bagian.`);
  const origin = linkOrigin ?? publicUrl;
  return draw(
    services,
    design,
    found.map((each) => toText(each, tournament, origin)),
  );
}

export const downloadCertificates: Handler<'downloadCertificates'> = async (
  { path, query, publicUrl },
  services,
) => {
  await requireManaged(services.db, path.id);
  const { certificate, registration, club, without_club: withoutClub, kind, part } = query;
  const filter = {
    tournamentId: path.id,
    id: certificate,
    registrationId: registration,
    clubId: club,
    withoutClub,
    kind,
  };
  return drawCertificates(services, { filter, part, publicUrl });
};

export const downloadClubCertificates: Handler<'downloadClubCertificates'> = async (
  { path, query: { certificate, registration, part }, clubId, publicUrl },
  services,
) => {
  await consumeAttempt(services, clubPdfLimits(clubId));
  await requireTournament(services.db, path.id);
  const filter = { tournamentId: path.id, id: certificate, registrationId: registration, clubId };
  return drawCertificates(services, { filter, part, publicUrl });
};

export const downloadOwnCertificate: Handler<'downloadOwnCertificate'> = async (
  { path, participantId, publicUrl },
  services,
) => {
  await consumeAttempt(services, pupilPdfLimits(participantId));
  const { certificate, tournament } = await requireCertificate(services.db, path.id);
  if (certificate.participantId !== participantId) throw certificateNotFound();
  const filter = { tournamentId: tournament.id, id: path.id, participantId };
  return drawCertificates(services, { filter, publicUrl });
};

/** What a certificate of each kind says beside the name. */
const titles: Record<CertificateKind, string> = {
  participant: 'Peserta',
  place: 'Juara 1',
  award: 'Robot Paling Kreatif',
  coach: 'Pembina',
  helper: 'Petugas',
};

type Members = Awaited<ReturnType<typeof findMembers>>;

/** Names for a tournament without members of teams. */
const sampleNames = { longest: 'Muhammad Rizky Ramadhan Nur Hidayatullah', shortest: 'Ayu' };

/** Returns what a certificate of a kind says, with the longest or the shortest name of a tournament. */
function describeSample(
  kind: CertificatePreview['kind'],
  length: keyof typeof sampleNames,
  members: Members,
) {
  const byLength = members.toSorted((a, b) => b.printedName.length - a.printedName.length);
  const member = byLength.at(length === 'longest' ? 0 : -1);
  const hasTeam = kind !== 'coach' && kind !== 'helper';
  return {
    name: member?.printedName ?? sampleNames[length],
    title: titles[kind],
    category: hasTeam ? (member?.category.name ?? 'Kategori') : null,
    team: hasTeam ? (member?.team.name ?? 'Nama Tim') : null,
    school: kind === 'helper' ? null : (member?.club.name ?? 'Nama Klub'),
  };
}

export const previewCertificate: Handler<'previewCertificate'> = async (
  { path, body: { kind, design: input, name = 'longest' }, publicUrl },
  services,
) => {
  const { db, now, linkOrigin } = services;
  const { tournament, design } = await readDesign(db, path.id);
  const members = await findMembers(db, path.id);
  const code = certificateCode.alphabet.slice(-certificateCode.length);
  const changed = readInput(input, design);
  return draw(services, changed, [
    {
      ...describeSample(kind, name, members),
      tournament: tournament.title,
      place: tournament.venue || tournament.city || null,
      date: describeDays(tournament),
      number: toNumber(changed.numberPattern, tournament, 1),
      code,
      checkUrl: `${linkOrigin ?? publicUrl}/cek/${code}`,
      issuedAt: now(),
    },
  ]);
};
