import type { CertificateFieldPlace as FieldPlace } from '../../../openapi/schema.d.ts';
import type { CertificateDesign, CertificateText } from '../../services/certificateRenderer.ts';
import { certificateCopy as copy } from './copy.ts';
import { lineHeight, type TextStyle } from './drawText.ts';

/** In millimetres. */
export type Box = { x: number; y: number; width: number; height: number };

type TextItem = {
  kind: 'text';
  role: 'H1' | 'P';
  text: string;
  place: FieldPlace;
  style: TextStyle;
};

/** The parts of a page, in the order in which they are read aloud; ornaments are not. */
export type Item =
  | TextItem
  | { kind: 'ornament'; draw: (doc: PDFKit.PDFDocument) => void }
  | {
      kind: 'picture';
      picture: 'logo' | 'signature';
      alt: string;
      box: Box;
      align: FieldPlace['align'];
    }
  | { kind: 'qr'; place: { x: number; y: number; width: number } };

/** What a template makes of a certificate. */
export type Template = (certificate: CertificateText, design: CertificateDesign) => Item[];

export type Line = {
  text: string | null;
  role?: 'H1';
  size: number;
  style: TextStyle;
  /** Above the line, in millimetres. */
  gap: number;
  /** What is drawn with the line, which begins at `y`. */
  ornament?: (doc: PDFKit.PDFDocument, y: number) => void;
};

const millimetres = (points: number) => (points * 25.4) / 72;

/**
 * Sets lines under each other, in the middle of the height of a box. Those without a text are left out; if there are
 * too many, all get smaller.
 */
export function stackLines(lines: Line[], box: Box, align: FieldPlace['align']): Item[] {
  const shown = lines.filter((line): line is Line & { text: string } => Boolean(line.text));
  const heightOf = ({ size, gap }: Line, index: number) =>
    (index > 0 ? gap : 0) + millimetres(size * lineHeight);
  const total = shown.reduce((sum, line, index) => sum + heightOf(line, index), 0);
  const scale = Math.min(1, box.height / total);
  let y = box.y + (box.height - total * scale) / 2;
  return shown.flatMap((line, index): Item[] => {
    const { text, role, style, ornament } = line;
    const size = line.size * scale;
    y += heightOf(line, index) * scale;
    const top = y - millimetres(size * lineHeight);
    const place = { x: box.x, y: top, width: box.width, size, align };
    const item: Item = { kind: 'text', role: role ?? 'P', text, place, style };
    return ornament ? [{ kind: 'ornament', draw: (doc) => ornament(doc, top) }, item] : [item];
  });
}

/** The logo, in the middle of a box. */
export const logoItems = ({ logo }: CertificateDesign, box: Box): Item[] =>
  logo ? [{ kind: 'picture', picture: 'logo', alt: copy.logo, box, align: 'center' }] : [];

/** The code as people type it. */
export const formatCode = (code: string) => code.match(/.{1,4}/g)?.join(' ') ?? code;

/** Where a code is typed. */
const checkAddress = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');

type FooterStyle = {
  face: TextStyle['face'];
  boldFace: TextStyle['face'];
  color: string;
  muted: string;
};

/**
 * The place, date and signature; those without a name and a picture are left out. `y` is the top of the block, which
 * is 43 mm high.
 */
export function signatureItems(
  design: CertificateDesign,
  { x, y, width, align }: Omit<FieldPlace, 'size'>,
  { face, boldFace, color, muted }: FooterStyle,
): Item[] {
  const { placeAndDate, signature, signerName, signerTitle } = design;
  const text = (value: string | null, top: number, size: number, style: TextStyle): Item[] =>
    value
      ? [
          {
            kind: 'text',
            role: 'P',
            text: value,
            place: { x, y: y + top, width, size, align },
            style,
          },
        ]
      : [];
  return [
    ...text(placeAndDate, 0, 10.5, { face, color: muted }),
    ...(signature
      ? ([
          {
            kind: 'picture',
            picture: 'signature',
            alt: copy.signature(signerName),
            box: {
              x: x + (align === 'center' ? width / 2 - 27 : 0),
              y: y + 6,
              width: 54,
              height: 22,
            },
            align,
          },
        ] satisfies Item[])
      : []),
    ...text(signerName, 30, 12, { face: boldFace, color }),
    ...text(signerTitle, 35.5, 9.5, { face, color: muted }),
  ];
}

/** The QR code with the code below it, 41 mm high. */
export function proofItems(
  certificate: CertificateText,
  { x, y, width, align }: Omit<FieldPlace, 'size'>,
  { face, boldFace, color, muted }: FooterStyle,
): Item[] {
  const side = 29;
  // The quiet zone is white: what is seen of the code stands on the edge of the text.
  const left = { left: -3, center: (width - side) / 2, right: width - side + 3 }[align];
  const line = (text: string, top: number, size: number, style: TextStyle): Item => ({
    kind: 'text',
    role: 'P',
    text,
    place: { x, y: y + top, width, size, align },
    style,
  });
  return [
    { kind: 'qr', place: { x: x + left, y, width: side } },
    line(formatCode(certificate.code), 30.5, 9, { face: boldFace, color }),
    line(copy.check(checkAddress(certificate.checkUrl)), 35, 7.5, { face, color: muted }),
  ];
}
