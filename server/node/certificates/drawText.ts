import type { CertificateFieldPlace as FieldPlace } from '../../../openapi/schema.d.ts';
import { cleanText, type Face, type Run, splitRuns } from './fonts.ts';

export type TextStyle = {
  face: Face;
  color: string;
  /** Between letters, as a share of the size; for short labels only. */
  spacing?: number;
};

type FittedText = { lines: string[]; size: number };

/** Points of a millimetre. */
export const points = (millimetres: number) => (millimetres * 72) / 25.4;

/** Of a line, as a share of the size. */
export const lineHeight = 1.2;
/** How far below the top of its box a line stands, as a share of the size. */
const baseline = 0.93;
/** Text that would be smaller than this share of its size on one line gets two. */
const smallestOnOneLine = 0.58;
/** Two lines are at most as high as the one that they replace. */
const largestOnTwoLines = 0.52;
/** Between two lines that replace one, as a share of their size. */
const tightLineHeight = 1.08;

type PDF = PDFKit.PDFDocument;

/** Sets the font of a run. */
function setFont(doc: PDF, { path, font }: Run, size: number): void {
  // pdfkit takes parsed fonts, which its types do not know.
  doc.registerFont(path, font as unknown as Buffer);
  doc.font(path).fontSize(size);
}

/** Arabic is laid out as a whole, from the right; of other scripts pdfkit remembers each word. */
const textOptions = ({ isArabic }: Run, characterSpacing: number) => ({
  lineBreak: false,
  characterSpacing,
  ...(isArabic && { features: [] }),
});

/** The width of a run at a size of 1. */
function measureRun(doc: PDF, run: Run, spacing: number): number {
  setFont(doc, run, 1);
  return doc.widthOfString(run.text, textOptions(run, spacing));
}

function measure(doc: PDF, text: string, { face, spacing = 0 }: TextStyle): number {
  return splitRuns(text, face).reduce((sum, run) => sum + measureRun(doc, run, spacing), 0);
}

/** Returns the two lines of a text of which the wider one is shortest; undefined for a single word. */
function splitInTwo(doc: PDF, text: string, style: TextStyle): string[] | undefined {
  const words = text.split(' ');
  const halves = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, width: Math.max(...lines.map((line) => measure(doc, line, style))) };
  });
  return halves.sort((a, b) => a.width - b.width)[0]?.lines;
}

/** Returns how a text fits into a width, in points: as it is, else smaller, else on two lines. Nothing is cut. */
function fitText(
  doc: PDF,
  text: string,
  width: number,
  size: number,
  style: TextStyle,
): FittedText {
  const sizeOf = (lines: string[], largest: number) =>
    Math.min(largest, width / Math.max(...lines.map((line) => measure(doc, line, style)), 0.01));
  const single = { lines: [text], size: sizeOf([text], size) };
  if (single.size >= size * smallestOnOneLine) return single;
  const lines = splitInTwo(doc, text, style);
  if (!lines) return single;
  const double = { lines, size: sizeOf(lines, size * largestOnTwoLines) };
  return double.size > single.size ? double : single;
}

const indents = { left: 0, center: 0.5, right: 1 };

/** Draws a text into its box, whose height is that of one line of the size. */
export function drawText(doc: PDF, text: string, place: FieldPlace, style: TextStyle): void {
  const width = points(place.width);
  const { lines, size } = fitText(doc, cleanText(text), width, place.size, style);
  const { spacing = 0 } = style;
  // A smaller line stands where the larger one would; two share its height.
  const first =
    points(place.y) +
    (lines.length === 1 ? place.size * baseline - (place.size - size) * 0.35 : size * baseline);
  doc.fillColor(style.color);
  lines.forEach((line, index) => {
    let x = points(place.x) + (width - measure(doc, line, style) * size) * indents[place.align];
    for (const run of splitRuns(line, style.face)) {
      const advance = measureRun(doc, run, spacing) * size;
      setFont(doc, run, size);
      doc.text(run.text, x, first + index * size * tightLineHeight, {
        ...textOptions(run, spacing * size),
        baseline: 'alphabetic',
      });
      x += advance;
    }
  });
}
