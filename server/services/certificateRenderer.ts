/** The designs that need only a logo and a signature; the last two are festive. */
export const certificateTemplates = ['classic', 'modern', 'ribbon', 'medal'] as const;

export type CertificateTemplate = (typeof certificateTemplates)[number];

/** A4, landscape, in millimetres. */
export const certificatePage = { width: 297, height: 210 };

/** What can be placed on an own background. */
export const certificateFields = [
  'tournament',
  'name',
  'title',
  'category',
  'team',
  'school',
  'place',
  'date',
  'number',
  'placeAndDate',
  'signature',
  'signerName',
  'signerTitle',
  'logo',
  'qr',
  'code',
] as const;

export type CertificateField = (typeof certificateFields)[number];

/**
 * The box of a field: `x` and `y` of its left top corner from that of the page, and its `width`, in millimetres.
 * `size` of text is in points: text that is wider gets smaller, and then two lines. Of pictures, which are at most half
 * as high as wide, and of the QR code `size` is not used.
 */
export type FieldPlace = {
  x: number;
  y: number;
  width: number;
  size: number;
  align: 'left' | 'center' | 'right';
};

export type CertificateFields = Partial<Record<CertificateField, FieldPlace>>;

/** Where fields are on a background of which nobody has said anything else. */
export const defaultFields: CertificateFields = {
  tournament: { x: 48.5, y: 42, width: 200, size: 16, align: 'center' },
  title: { x: 48.5, y: 60, width: 200, size: 24, align: 'center' },
  name: { x: 33.5, y: 82, width: 230, size: 40, align: 'center' },
  team: { x: 48.5, y: 104, width: 200, size: 14, align: 'center' },
  school: { x: 48.5, y: 112, width: 200, size: 14, align: 'center' },
  category: { x: 48.5, y: 121, width: 200, size: 14, align: 'center' },
  placeAndDate: { x: 98.5, y: 142, width: 100, size: 11, align: 'center' },
  signature: { x: 124, y: 148, width: 49, size: 11, align: 'center' },
  signerName: { x: 98.5, y: 174, width: 100, size: 12, align: 'center' },
  signerTitle: { x: 98.5, y: 180, width: 100, size: 10, align: 'center' },
  qr: { x: 245, y: 155, width: 28, size: 8, align: 'center' },
  code: { x: 229, y: 185, width: 60, size: 8, align: 'center' },
};

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
  fields: CertificateFields | null;
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
