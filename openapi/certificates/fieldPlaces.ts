import type { CertificateFieldPlace, CertificateFields } from '../schema.d.ts';
import { certificateFieldPlaceSizeLimits } from '../workLimits.ts';

export type CertificateField = keyof NonNullable<CertificateFields>;
export type PlacePart = 'x' | 'y' | 'width' | 'size';
type Range = { least: number; most: number };

/** A4, landscape, in millimetres. */
export const certificatePage = { width: 297, height: 210 };
/** Where printers leave the page white, in millimetres. */
const margin = 5;

/** What can be placed on an own background, as people call it, in the order in which it is read aloud. */
export const certificateFieldNames: Record<CertificateField, string> = {
  tournament: 'Nama lomba',
  name: 'Nama penerima',
  title: 'Juara atau peran',
  category: 'Kategori',
  team: 'Tim',
  school: 'Sekolah',
  place: 'Tempat lomba',
  date: 'Tanggal lomba',
  number: 'Nomor',
  placeAndDate: 'Tempat dan tanggal surat',
  signature: 'Tanda tangan',
  signerName: 'Nama penanda tangan',
  signerTitle: 'Jabatan penanda tangan',
  logo: 'Logo',
  qr: 'Kode QR',
  code: 'Kode',
};
export const certificateFields = Object.keys(certificateFieldNames) as CertificateField[];

/** On every certificate, wherever the organisers have placed the others. */
export const requiredFields: readonly CertificateField[] = ['name', 'qr', 'code'];
export const isPicture = (field: CertificateField) => field === 'logo' || field === 'signature';

/** Where fields are on a background of which nobody has said anything else. */
export const defaultFields: NonNullable<CertificateFields> = {
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

/** Where a field is first that is not among the default ones. */
export const spareFields: Partial<Record<CertificateField, CertificateFieldPlace>> = {
  place: { x: 48.5, y: 129, width: 200, size: 12, align: 'center' },
  date: { x: 48.5, y: 135, width: 200, size: 12, align: 'center' },
  number: { x: 48.5, y: 74, width: 200, size: 11, align: 'center' },
  logo: { x: 128.5, y: 18, width: 40, size: 11, align: 'center' },
};

/** Of a line of text of a size in points, in millimetres. */
const lineHeight = (size: number) => (size * 1.3 * 25.4) / 72;

/** Returns how high the box of a field is, in millimetres. */
export function heightOf(field: CertificateField, { width, size }: CertificateFieldPlace): number {
  if (field === 'qr') return width;
  return isPicture(field) ? width / 2 : lineHeight(size);
}

const between = (value: number, { least, most }: Range) => Math.max(least, Math.min(value, most));
const downToTenth = (value: number) => Math.floor(value * 10) / 10;

function widthRange(field: CertificateField): Range {
  if (field === 'qr') return { least: 18, most: 60 };
  return { least: isPicture(field) ? 10 : 20, most: certificatePage.width - 2 * margin };
}

/** Returns from where to where each number may be for the whole box to be on the page. */
export function placeRanges(
  field: CertificateField,
  place: CertificateFieldPlace,
): Record<PlacePart, Range> {
  const { minimum, maximum } = certificateFieldPlaceSizeLimits;
  const size = { least: minimum, most: maximum };
  const width = widthRange(field);
  const box = { ...place, width: between(place.width, width), size: between(place.size, size) };
  const right = certificatePage.width - margin - box.width;
  const bottom = certificatePage.height - margin - heightOf(field, box);
  return {
    width,
    size,
    x: { least: margin, most: downToTenth(right) },
    y: { least: margin, most: downToTenth(bottom) },
  };
}

/** Returns the nearest place whose whole box is on the page. */
export function keepOnPage(
  field: CertificateField,
  place: CertificateFieldPlace,
): CertificateFieldPlace {
  const { x, y, width, size } = placeRanges(field, place);
  return {
    x: between(place.x, x),
    y: between(place.y, y),
    width: between(place.width, width),
    size: between(place.size, size),
    align: place.align,
  };
}

export const placePartNames: Record<PlacePart, string> = {
  width: 'Lebar',
  size: 'Ukuran huruf',
  x: 'Dari kiri',
  y: 'Dari atas',
};
const placeParts = Object.keys(placePartNames) as PlacePart[];

const inWords = (value: number) => String(value).replace('.', ',');

/** Returns the first number of a place that is none or not in its range, and why; undefined for a place on the page. */
export function findPlaceProblem(
  field: CertificateField,
  place: CertificateFieldPlace,
): { part: PlacePart; text: string } | undefined {
  const ranges = placeRanges(field, place);
  // Negated, so that NaN is wrong too.
  const part = placeParts.find(
    (each) => !(place[each] >= ranges[each].least && place[each] <= ranges[each].most),
  );
  if (part === undefined) return undefined;
  const { least, most } = ranges[part];
  const unit = part === 'size' ? 'pt' : 'mm';
  const range = `${inWords(least)} sampai ${inWords(most)} ${unit}`;
  return {
    part,
    text: `${certificateFieldNames[field]}, ${placePartNames[part].toLowerCase()}: ${range}.`,
  };
}
