import { certificateCopy as copy } from '../copy.ts';
import { logoItems, proofItems, signatureItems, stackLines, type Template } from '../items.ts';
import { certificateLines } from './lines.ts';
import { drawShared, toPath } from './shared.ts';

const green = '#123c2f';
const gold = '#8a6212';
const hairline = '#c9a85a';
const muted = '#4d5b54';

type PDF = PDFKit.PDFDocument;

/** Returns a curve as engraved papers have them: a circle whose radius swings `waves` times. */
function rosette(
  center: { x: number; y: number },
  { radius, swing, waves, phase }: { radius: number; swing: number; waves: number; phase: number },
): string {
  const steps = waves * 12;
  const line = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const distance = radius + swing * Math.cos(waves * angle + phase);
    return [center.x + distance * Math.cos(angle), center.y + distance * Math.sin(angle)] as const;
  });
  return toPath(line);
}

const phases = (count: number) =>
  Array.from({ length: count }, (_, index) => (index / count) * 2 * Math.PI);

const watermark = phases(6)
  .map((phase) => rosette({ x: 148.5, y: 96 }, { radius: 52, swing: 14, waves: 18, phase }))
  .join(' ');

const cornerRosettes = [
  [23, 23],
  [274, 23],
  [23, 187],
  [274, 187],
]
  .flatMap(([x = 0, y = 0]) =>
    phases(4).map((phase) => rosette({ x, y }, { radius: 6, swing: 2.2, waves: 12, phase })),
  )
  .join(' ');

function drawFrame(doc: PDF): void {
  doc.lineWidth(0.12).strokeColor('#ece5d3');
  drawShared(doc, 'Watermark', `${watermark} S`);
  doc.rect(11, 11, 275, 188).lineWidth(1.4).stroke(green);
  doc.rect(13.4, 13.4, 270.2, 183.2).lineWidth(0.3).stroke(hairline);
  doc.rect(15, 15, 267, 180).lineWidth(0.15).stroke(hairline);
  doc.lineWidth(0.15).strokeColor(hairline);
  drawShared(doc, 'Corners', `${cornerRosettes} S`);
}

const styles = {
  tournament: { face: 'serifBold', color: green },
  heading: { face: 'serif', color: gold, spacing: 0.06 },
  name: { face: 'serifBold', color: green },
  title: { face: 'serifBold', color: gold },
  body: { face: 'serif', color: '#1d2a24' },
  small: { face: 'serifItalic', color: muted },
} as const;
const sizes = { tournament: 16, heading: 40, name: 42, title: 25 };
const footer = { face: 'serif', boldFace: 'serifBold', color: '#1d2a24', muted } as const;

/** An engraved frame around centred serifs. */
export const classic: Template = (certificate, design) => {
  const top = design.logo ? 39 : 22;
  return [
    { kind: 'ornament', draw: drawFrame },
    ...logoItems(design, { x: 98.5, y: 19, width: 100, height: 19 }),
    ...stackLines(
      certificateLines(certificate, styles, sizes, {
        heading: copy.heading.toUpperCase(),
        gap: 2.8,
        underName: (doc, y) =>
          doc
            .moveTo(103.5, y - 0.9)
            .lineTo(193.5, y - 0.9)
            .lineWidth(0.25)
            .stroke(hairline),
      }),
      { x: 36, y: top, width: 225, height: 146 - top },
      'center',
    ),
    ...signatureItems(design, { x: 34, y: 149, width: 90, align: 'center' }, footer),
    ...proofItems(certificate, { x: 190, y: 149, width: 72, align: 'center' }, footer),
  ];
};
