import type { CertificateText } from '../../../services/certificateRenderer.ts';
import { drawText, points } from '../drawText.ts';
import { logoItems, proofItems, signatureItems, stackLines, type Template } from '../items.ts';
import { certificateLines } from './lines.ts';

const ink = '#2b2118';
const muted = '#61564a';
const center = { x: 148.5, y: 167 };

type PDF = PDFKit.PDFDocument;

type Metal = { face: string; rim: string; text: string };

const metals: Record<string, Metal> = {
  '1': { face: '#f4c443', rim: '#b98410', text: '#6b4700' },
  '2': { face: '#d3d9de', rim: '#848f99', text: '#3d4750' },
  '3': { face: '#dd9a62', rim: '#98572a', text: '#562a0b' },
};
const plain: Metal = { face: '#2f7d67', rim: '#14503f', text: '#ffffff' };

/** The place that a title names, if it is on the podium. */
const placeOf = ({ title }: CertificateText) => /^juara\s+([123])$/i.exec(title.trim())?.[1];

function drawRays(doc: PDF): void {
  doc.save();
  doc.rect(15, 15, 267, 180).clip();
  const rays = 48;
  for (let ray = 0; ray < rays; ray += 1) {
    const from = ((ray - 0.25) / rays) * 2 * Math.PI;
    const to = ((ray + 0.25) / rays) * 2 * Math.PI;
    doc
      .moveTo(center.x + 24 * Math.cos(from), center.y + 24 * Math.sin(from))
      .lineTo(center.x + 300 * Math.cos(from), center.y + 300 * Math.sin(from))
      .lineTo(center.x + 300 * Math.cos(to), center.y + 300 * Math.sin(to))
      .lineTo(center.x + 24 * Math.cos(to), center.y + 24 * Math.sin(to));
  }
  doc.fill('#fdf6e3');
  doc.restore();
  doc.rect(11, 11, 275, 188).lineWidth(0.9).stroke('#b98410');
  doc.rect(13.2, 13.2, 270.6, 183.6).lineWidth(0.25).stroke('#d9b45a');
}

/** Corners of a star or, with a small swing, of the edge of a medal. */
function drawStar(
  doc: PDF,
  { tips, outer, inner }: { tips: number; outer: number; inner: number },
): void {
  for (let corner = 0; corner < tips * 2; corner += 1) {
    const angle = (corner / (tips * 2)) * 2 * Math.PI - Math.PI / 2;
    const radius = corner % 2 === 0 ? outer : inner;
    const x = center.x + radius * Math.cos(angle);
    const y = center.y + radius * Math.sin(angle);
    if (corner === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  }
  doc.closePath();
}

function drawMedal(doc: PDF, { face, rim }: Metal): void {
  for (const side of [-1, 1]) {
    doc
      .moveTo(center.x + side * 3, center.y + 6)
      .lineTo(center.x + side * 13, center.y + 25)
      .lineTo(center.x + side * 7.4, center.y + 23)
      .lineTo(center.x + side * 4.2, center.y + 27.6)
      .lineTo(center.x - side * 5, center.y + 9)
      .fill(side < 0 ? '#b3261e' : '#cf3a2f');
  }
  drawStar(doc, { tips: 24, outer: 17, inner: 15.2 });
  doc.fill(rim);
  doc.circle(center.x, center.y, 13.4).fill(face);
  doc.circle(center.x, center.y, 11.4).lineWidth(0.35).stroke(rim);
}

const styles = {
  tournament: { face: 'serifBold', color: ink },
  heading: { face: 'script', color: '#8a5c00' },
  name: { face: 'serifBold', color: ink },
  title: { face: 'serifBold', color: '#a3281f' },
  body: { face: 'serif', color: ink },
  small: { face: 'serifItalic', color: muted },
} as const;
const sizes = { tournament: 16, heading: 46, name: 42, title: 26 };
const footer = { face: 'serif', boldFace: 'serifBold', color: ink, muted } as const;

function drawSeal(doc: PDF, certificate: CertificateText): void {
  drawRays(doc);
  const place = placeOf(certificate);
  const metal = (place && metals[place]) || plain;
  drawMedal(doc, metal);
  if (place) {
    // Text is set in points.
    doc.scale(1 / points(1));
    const box = {
      x: center.x - 10,
      y: center.y - 8.4,
      width: 20,
      size: 46,
      align: 'center',
    } as const;
    drawText(doc, place, box, { face: 'serifBold', color: metal.text });
    return;
  }
  drawStar(doc, { tips: 5, outer: 7.4, inner: 3.1 });
  doc.fill('#f4c443');
}

/** Rays from a medal of gold, silver or bronze for a place, with a star for everything else. */
export const medal: Template = (certificate, design) => {
  const top = design.logo ? 39 : 22;
  return [
    { kind: 'ornament', draw: (doc) => drawSeal(doc, certificate) },
    ...logoItems(design, { x: 98.5, y: 19, width: 100, height: 19 }),
    ...stackLines(
      certificateLines(certificate, styles, sizes, { gap: 2.4, underHeading: 2.2 }),
      { x: 36, y: top, width: 225, height: 146 - top },
      'center',
    ),
    ...signatureItems(design, { x: 26, y: 150, width: 90, align: 'center' }, footer),
    ...proofItems(certificate, { x: 190, y: 151, width: 72, align: 'center' }, footer),
  ];
};
