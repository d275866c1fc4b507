import { certificateFields, findPlaceProblem } from '../../openapi/certificates/fieldPlaces.ts';
import type {
  CertificateDesign,
  CertificateDesignInput,
  CertificatePicture,
} from '../../openapi/schema.d.ts';
import { eq } from 'drizzle-orm';
import { recordChange } from '../auditLog/queries.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database, Transaction } from '../db/database.ts';
import { certificateDesigns, tournaments } from '../db/schema.ts';
import { commitUpload, discardUpload, readPicture } from '../files/uploads.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import type { PictureSize } from '../services/pictureProcessor.ts';
import { describeDays } from './describeDays.ts';

type Design = typeof certificateDesigns.$inferSelect;
export type Tournament = typeof tournaments.$inferSelect;

/** The sizes in which pictures are stored: 300 dots an inch at the size at which they are printed. */
const sizes: Record<CertificatePicture, PictureSize> = {
  logo: { width: 480, height: 480, fit: 'contain' },
  signature: { width: 720, height: 360, fit: 'contain' },
  background: { width: 1754, height: 1240 },
};
const pictures = Object.keys(sizes) as CertificatePicture[];

const prefixOf = (tournamentId: number, picture: CertificatePicture) =>
  `certificates/${tournamentId}-${picture}-`;

/** Returns a tournament, also a draft; throws 404. */
export async function requireManaged(db: Database, id: number): Promise<Tournament> {
  const [tournament] = await db.select().from(tournaments).where(eq(tournaments.id, id));
  if (!tournament) throw new HttpError(404, 'Lomba tidak ditemukan.');
  return tournament;
}

export const findDesign = async (db: Database, tournamentId: number) =>
  (
    await db
      .select()
      .from(certificateDesigns)
      .where(eq(certificateDesigns.tournamentId, tournamentId))
  )[0];

/**
 * Locks the design, which whoever issues or changes certificates of the tournament does first; undefined if
 * none is saved.
 */
export const lockDesign = async (transaction: Transaction, tournamentId: number) =>
  (
    await transaction
      .select()
      .from(certificateDesigns)
      .where(eq(certificateDesigns.tournamentId, tournamentId))
      .for('update')
  )[0];

/** Returns what is proposed before anything is saved. */
const proposeDesign = (tournament: Tournament): Design => ({
  tournamentId: tournament.id,
  template: 'classic',
  placeAndDate: [tournament.city, describeDays({ date: tournament.endDate ?? tournament.date })]
    .filter(Boolean)
    .join(', '),
  signerName: '',
  signerTitle: 'Ketua Penyelenggara',
  numberPattern: '{nomor}/{tahun}',
  logo: null,
  signature: null,
  background: null,
  fields: null,
  version: 0,
});

/** Returns the saved design or a proposal; throws 404 for an unknown tournament. */
export async function readDesign(db: Database, tournamentId: number) {
  const tournament = await requireManaged(db, tournamentId);
  return {
    tournament,
    design: (await findDesign(db, tournamentId)) ?? proposeDesign(tournament),
  };
}

const toDesign = (design: Design): CertificateDesign => ({
  version: `"${design.version}"`,
  template: design.template,
  place_and_date: design.placeAndDate,
  signer_name: design.signerName,
  signer_title: design.signerTitle,
  number_pattern: design.numberPattern,
  logo: design.logo,
  signature: design.signature,
  background: design.background,
  fields: design.fields,
});

/** Throws 422 for the first field whose box is not on the page. */
function requireOnPage(fields: CertificateDesignInput['fields']): void {
  for (const field of certificateFields) {
    const place = fields?.[field];
    const problem = place && findPlaceProblem(field, place);
    if (problem) throw fieldError('fields', problem.text);
  }
}

/** Returns the columns of a request; throws 422 for a picture that is not the uploaded one, or a field off the page. */
export function readInput(input: CertificateDesignInput, saved: Design) {
  for (const picture of pictures)
    if (input[picture] !== null && input[picture] !== saved[picture])
      throw fieldError(picture, 'Unggah gambarnya dulu.');
  requireOnPage(input.fields);
  return {
    template: input.template,
    placeAndDate: input.place_and_date.trim(),
    signerName: input.signer_name.trim(),
    signerTitle: input.signer_title.trim(),
    numberPattern: input.number_pattern.trim(),
    logo: input.logo,
    signature: input.signature,
    background: input.background,
    fields: input.fields,
  };
}

export const getCertificateDesign: Handler<'getCertificateDesign'> = async ({ path }, { db }) => ({
  success: true,
  message: 'Desain sertifikat.',
  data: toDesign((await readDesign(db, path.id)).design),
});

type Save = {
  tournamentId: number;
  organiserId: number;
  at: Date;
  operation: 'saveCertificateDesign' | 'uploadCertificatePicture';
  expected?: string | undefined;
  changed: (before: Design) => Partial<Design>;
};

/** Saves a design or a part of it, and returns what it was and what it is now. */
async function changeDesign(
  transaction: Transaction,
  { tournamentId, organiserId, at, operation, expected, changed }: Save,
) {
  const tournament = await requireManaged(transaction, tournamentId);
  // So that there is a row to lock: two organisers may save the first one.
  await transaction
    .insert(certificateDesigns)
    .values(proposeDesign(tournament))
    .onConflictDoNothing();
  const before = await lockDesign(transaction, tournamentId);
  if (!before) throw new Error('A design that was inserted is gone');
  if (expected !== undefined && expected !== `"${before.version}"`)
    throw new HttpError(
      412,
      'Desain sertifikat baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
  const after = { ...before, ...changed(before), version: before.version + 1 };
  await transaction
    .update(certificateDesigns)
    .set(after)
    .where(eq(certificateDesigns.tournamentId, tournamentId));
  await recordChange(transaction, {
    organiserId,
    at,
    operation,
    kind: 'tournament',
    id: tournamentId,
    name: tournament.title,
  });
  return { before, after };
}

export const saveCertificateDesign: Handler<'saveCertificateDesign'> = async (
  { path, header, body, organiserId },
  { db, files, now },
) => {
  const { before, after } = await db.transaction((transaction) =>
    changeDesign(transaction, {
      tournamentId: path.id,
      organiserId,
      at: now(),
      operation: 'saveCertificateDesign',
      expected: header['if-match'],
      changed: (saved) => readInput(body, saved),
    }),
  );
  for (const picture of pictures)
    if (after[picture] === null)
      await discardUpload(files, prefixOf(path.id, picture), before[picture]);
  return {
    success: true,
    message: 'Desain sertifikat telah disimpan.',
    data: toDesign(after),
  };
};

export const uploadCertificatePicture: Handler<'uploadCertificatePicture'> = async (
  { path: { id, part }, header, body, organiserId, uploader },
  services,
) => {
  const { db, files, now } = services;
  await requireManaged(db, id);
  const bytes = await readPicture(services, {
    name: 'picture',
    value: body.picture,
    size: sizes[part],
    uploader,
  });
  const { design } = await commitUpload(
    files,
    { prefix: prefixOf(id, part), bytes },
    async (path) => {
      const { before, after } = await db.transaction((transaction) =>
        changeDesign(transaction, {
          tournamentId: id,
          organiserId,
          at: now(),
          operation: 'uploadCertificatePicture',
          expected: header['if-match'],
          changed: () => ({ [part]: path }),
        }),
      );
      return { design: after, previousPath: before[part] };
    },
  );
  return { success: true, message: 'Gambar sertifikat telah disimpan.', data: toDesign(design) };
};
