import { logoItems, proofItems, signatureItems, stackLines, type Template } from '../items.ts';
import { certificateLines } from './lines.ts';

const green = '#0b3b2c';
const line = '#1c5a43';
const gold = '#f2b632';
const muted = '#55635c';
const panel = { x: 10, y: 10, width: 66, height: 190 };

/** The kawung of batik: four petals around each crossing. */
function drawKawung(doc: PDFKit.PDFDocument): void {
  const step = 22;
  for (let x = 0; x <= panel.width + step; x += step)
    for (let y = 0; y <= panel.height + step; y += step)
      for (const angle of [45, 135]) {
        doc.save();
        doc.translate(panel.x + x, panel.y + y).rotate(angle);
        doc.ellipse(-7.6, 0, 6.6, 3.4).ellipse(7.6, 0, 6.6, 3.4);
        doc.lineWidth(0.3).stroke(line);
        doc.restore();
      }
}

function drawPanel(doc: PDFKit.PDFDocument, hasLogo: boolean): void {
  doc.save();
  doc.rect(panel.x, panel.y, panel.width, panel.height).clip();
  doc.rect(panel.x, panel.y, panel.width, panel.height).fill(green);
  drawKawung(doc);
  doc.restore();
  doc.rect(panel.x + panel.width, panel.y, 1.6, panel.height).fill(gold);
  if (hasLogo) doc.roundedRect(18, 18, 50, 32, 3).fill('#ffffff');
}

const styles = {
  tournament: { face: 'sansBold', color: green },
  heading: { face: 'sans', color: green },
  name: { face: 'sansBold', color: green },
  title: { face: 'sansBold', color: '#946400' },
  body: { face: 'sans', color: '#16231d' },
  small: { face: 'sans', color: muted },
} as const;
const sizes = { tournament: 14, heading: 26, name: 42, title: 28 };
const footer = { face: 'sans', boldFace: 'sansBold', color: '#16231d', muted } as const;
const onPanel = { face: 'sans', boldFace: 'sansBold', color: '#ffffff', muted: '#d7e6dd' } as const;

/** A panel with logo and proof beside text that is set from the left. */
export const modern: Template = (certificate, design) => [
  { kind: 'ornament', draw: (doc) => drawPanel(doc, design.logo !== null) },
  ...logoItems(design, { x: 22, y: 21, width: 42, height: 26 }),
  ...stackLines(
    certificateLines(certificate, styles, sizes, { gap: 3.6 }),
    { x: 92, y: 16, width: 190, height: 132 },
    'left',
  ),
  ...signatureItems(design, { x: 92, y: 154, width: 110, align: 'left' }, footer),
  ...proofItems(certificate, { x: 14, y: 152, width: 58, align: 'center' }, onPanel),
];
