import type { CertificateFields } from '../../openapi/schema.d.ts';

/** The designs that need only a logo and a signature; the last two are festive. */
export const certificateTemplates = ['classic', 'modern', 'ribbon', 'medal'] as const;

export type CertificateTemplate = (typeof certificateTemplates)[number];

/** What one certificate says. */
export type CertificateText = {
  name: string;
  /** 'Juara 1', 'Peserta', 'Pembina', 'Petugas', or the name of an award. */
  title: string;
  category: string | null;
  team: string | null;
  school: string | null;
  tournament: string;
  /** Venue or city of the tournament. */
  place: string | null;
  /** The days of the tournament, in words. */
  date: string;
  /** The number of the organisers' own register. */
  number: string | null;
  /** Printed in groups of four. */
  code: string;
  /** What the QR code says. */
  checkUrl: string;
  /** The date of the PDF, so that one certificate is always the same bytes. */
  issuedAt: Date;
};

export type CertificateDesign = {
  template: CertificateTemplate;
  /** PNG, JPEG, WebP or GIF, as all pictures here. */
  logo: Uint8Array | null;
  signature: Uint8Array | null;
  signerName: string | null;
  signerTitle: string | null;
  /** The line above the signature, such as 'Malang, 29 November 2026'. */
  placeAndDate: string | null;
  /** An own A4 page, landscape, instead of the template: it is cropped to that shape. */
  background: Uint8Array | null;
  /**
   * Where fields are on the background; those without a place are not drawn, except the name, the QR code and the
   * code. null: `defaultFields`.
   */
  fields: CertificateFields;
};

/** Letters of a text that no font holds. */
export type MissingCharacters = { text: string; characters: string[] };

/** A picture of the design cannot be read. */
export class UnreadablePictureError extends Error {
  readonly picture: 'logo' | 'signature' | 'background';

  constructor(picture: 'logo' | 'signature' | 'background') {
    super(`The ${picture} of the certificates cannot be read`);
    this.picture = picture;
  }
}

/** Certificates have letters that no font holds: ask `findMissingCharacters` before. */
export class MissingCharactersError extends Error {
  readonly missing: MissingCharacters[];

  constructor(missing: MissingCharacters[]) {
    super(`No font holds ${missing.flatMap(({ characters }) => characters).join(' ')}`);
    this.missing = missing;
  }
}

type RenderOptions = {
  /** Told after each page how many are done. */
  onProgress?: (done: number) => void;
  /** Ends the work, whose promise is then rejected with the reason. */
  signal?: AbortSignal;
};

/** Draws certificates as PDF. */
export type CertificateRenderer = {
  /**
   * Returns one PDF with a page for each certificate, the same bytes for the same input. Fonts and pictures are read
   * once for a design, so a file for each certificate costs little more than one of all pages. Throws
   * `UnreadablePictureError` and `MissingCharactersError`.
   */
  render(
    design: CertificateDesign,
    certificates: readonly CertificateText[],
    options?: RenderOptions,
  ): Promise<Uint8Array>;
  /** Returns those of the texts that have letters which no font holds, such as Chinese ones. */
  findMissingCharacters(texts: readonly string[]): Promise<MissingCharacters[]>;
};
