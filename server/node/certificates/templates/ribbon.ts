import { logoItems, proofItems, signatureItems, stackLines, type Template } from '../items.ts';
import { certificateLines } from './lines.ts';

const navy = '#14304a';
const muted = '#4f5d69';
const colors = ['#d8432f', '#f2b632', '#1b8a7a', '#2a5c9a'];

type PDF = PDFKit.PDFDocument;

type Point = { x: number; y: number };

/** Returns a control point beyond `end`, so that the curve goes on as it came. */
const goOn = (from: Point, end: Point): [number, number] => [
  end.x + 0.6 * (end.x - from.x),
  end.y + 0.6 * (end.y - from.y),
];

/** Ribbons that come in from the left edge and leave at the top. */
function drawRibbons(doc: PDF): void {
  const band = 4.6;
  colors.forEach((color, index) => {
    const shift = index * 6.2;
    const upper = { x: 62 - shift * 0.4, y: 27 - shift * 0.8 };
    const lower = { x: upper.x, y: upper.y + band };
    const beforeUpper = { x: 34, y: 30 - shift * 0.7 };
    const beforeLower = { x: 39, y: 34 - shift * 0.7 + band };
    doc
      .moveTo(10, 64 - shift)
      .bezierCurveTo(38, 62 - shift, beforeUpper.x, beforeUpper.y, upper.x, upper.y)
      .bezierCurveTo(...goOn(beforeUpper, upper), 86 - shift, 20 - shift, 92 - shift * 1.2, 10)
      .lineTo(92 + band * 1.4 - shift * 1.2, 10)
      .bezierCurveTo(
        89 - shift + band,
        22 - shift + band,
        ...goOn(beforeLower, lower),
        lower.x,
        lower.y,
      )
      .bezierCurveTo(beforeLower.x, beforeLower.y, 41, 64 - shift + band, 10, 64 - shift + band)
      .fill(color);
  });
}

/** Around the ribbons, where there is no text: x, y, turn, and which colour. */
const confetti = [
  [16, 76, 20, 0],
  [27, 70, 60, 1],
  [21, 88, 110, 2],
  [33, 82, 15, 3],
  [15, 101, 75, 1],
  [40, 66, 130, 0],
  [50, 52, 40, 2],
  [62, 42, 100, 3],
  [76, 37, 10, 0],
  [88, 31, 70, 1],
  [97, 20, 35, 2],
  [108, 15, 120, 3],
  [104, 27, 85, 0],
  [25, 112, 45, 3],
] as const;

function drawConfetti(doc: PDF): void {
  confetti.forEach(([x, y, turn, color], index) => {
    doc.save();
    doc.translate(x, y).rotate(turn);
    if (index % 3 === 0) doc.circle(0, 0, 1.1);
    else doc.roundedRect(-1.7, -0.6, 3.4, 1.2, 0.5);
    doc.fill(colors[color] ?? navy);
    doc.restore();
  });
}

function drawFestival(doc: PDF): void {
  doc.rect(10, 10, 277, 190).clip();
  for (const turn of [0, 180]) {
    doc.save();
    doc.rotate(turn, { origin: [148.5, 105] });
    doc.translate(10, 10).scale(0.86).translate(-10, -10);
    drawRibbons(doc);
    drawConfetti(doc);
    doc.restore();
  }
}

const styles = {
  tournament: { face: 'sansBold', color: navy },
  heading: { face: 'script', color: '#c23a28' },
  name: { face: 'sansBold', color: navy },
  title: { face: 'sansBold', color: '#0f6e61' },
  body: { face: 'sans', color: '#1b2833' },
  small: { face: 'sans', color: muted },
} as const;
const sizes = { tournament: 14, heading: 50, name: 36, title: 25 };
const footer = { face: 'sans', boldFace: 'sansBold', color: '#1b2833', muted } as const;

/** Ribbons and confetti in two corners. */
export const ribbon: Template = (certificate, design) => {
  const top = design.logo ? 39 : 22;
  return [
    { kind: 'ornament', draw: drawFestival },
    ...logoItems(design, { x: 113.5, y: 17, width: 70, height: 20 }),
    ...stackLines(
      certificateLines(certificate, styles, sizes, { gap: 2.6, underHeading: 2.4 }),
      { x: 50, y: top, width: 197, height: 147 - top },
      'center',
    ),
    ...proofItems(certificate, { x: 20, y: 153, width: 80, align: 'left' }, footer),
    ...signatureItems(design, { x: 103.5, y: 152, width: 90, align: 'center' }, footer),
  ];
};
