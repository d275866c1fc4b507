import { type PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { petals } from '../pictures/motifs.ts';
import type { RuleBooklet } from './booklets.ts';

export type Fonts = { plain: PDFFont; bold: PDFFont };

/** Size of a page in points. */
export const a4 = { width: 595, height: 842 };

export const ink = {
  green: rgb(0.039, 0.42, 0.294),
  deep: rgb(0.063, 0.141, 0.11),
  copper: rgb(0.706, 0.325, 0.102),
  orange: rgb(0.953, 0.604, 0.357),
  gold: rgb(0.949, 0.698, 0.196),
  paper: rgb(0.965, 0.969, 0.949),
  text: rgb(0.1, 0.16, 0.14),
  faint: rgb(0.42, 0.48, 0.45),
  stripe: rgb(0.93, 0.95, 0.92),
};

function drawRobotHead(page: PDFPage, x: number, y: number): void {
  const part = (path: string, color: typeof ink.gold) => page.drawSvgPath(path, { x, y, color });
  part('M86 12h8v34h-8zM90 -8q14 0 14 12t-14 12t-14 -12t14 -12z', ink.gold);
  part(
    'M-8 92q0 -10 10 -10h14v56h-14q-10 0 -10 -10zM188 92q0 -10 -10 -10h-14v56h14q10 0 10 -10z',
    ink.orange,
  );
  part('M12 90q0 -50 50 -50h56q50 0 50 50v36q0 44 -50 44h-56q-50 0 -50 -44z', ink.paper);
  part('M32 102q0 -38 38 -38h40q38 0 38 38t-38 38h-40q-38 0 -38 -38z', ink.deep);
  part(
    'M50 100a13 13 0 1 0 26 0a13 13 0 1 0 -26 0zM104 100a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z',
    ink.gold,
  );
  page.drawSvgPath('M78 122Q90 132 102 122', { x, y, borderColor: ink.gold, borderWidth: 4 });
}

function drawTraces(page: PDFPage): void {
  const lines = [
    'M0 40H180l40 40H420',
    'M0 80H120l60 60H330',
    'M0 120H90l50 50H250',
    'M595 30H520l-40 40H452',
    'M595 100H520l-60 60H400',
  ];
  const ends = [
    [420, 80],
    [330, 140],
    [250, 170],
    [452, 70],
    [400, 160],
  ] as const;
  for (const path of lines)
    page.drawSvgPath(path, { x: 0, y: 250, borderColor: ink.orange, borderWidth: 3 });
  for (const [x, y] of ends) {
    page.drawCircle({ x, y: 250 - y, size: 8, color: ink.orange });
    page.drawCircle({ x, y: 250 - y, size: 3.4, color: ink.deep });
  }
}

/** Adds the cover page: batik, a robot, the name of the category and circuit traces. */
export function drawCover(
  document: PDFDocument,
  booklet: RuleBooklet,
  fonts: Fonts,
  breakLines: (text: string, size: number, width: number) => string[],
): void {
  const page = document.addPage([a4.width, a4.height]);
  page.drawRectangle({ x: 0, y: 0, width: a4.width, height: a4.height, color: ink.deep });
  page.drawRectangle({ x: 0, y: 470, width: a4.width, height: 372, color: ink.green });
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 13; column += 1)
      page.drawSvgPath(petals, {
        x: column * 48 - 10,
        y: a4.height - row * 48 + 10,
        scale: 0.96,
        color: ink.gold,
        opacity: 0.2,
      });
  }
  page.drawRectangle({ x: 0, y: 464, width: a4.width, height: 6, color: ink.gold });
  drawRobotHead(page, a4.width / 2 - 90, 750);
  page.drawText('BUKU PERATURAN', { x: 56, y: 412, size: 13, font: fonts.bold, color: ink.gold });
  page.drawText(booklet.category, { x: 56, y: 362, size: 44, font: fonts.bold, color: ink.paper });
  breakLines(booklet.summary, 14, a4.width - 150).forEach((line, index) =>
    page.drawText(line, {
      x: 56,
      y: 326 - index * 21,
      size: 14,
      font: fonts.plain,
      color: ink.paper,
    }),
  );
  drawTraces(page);
  page.drawText('RoboLaga', { x: 56, y: 44, size: 15, font: fonts.bold, color: ink.gold });
}

/** Adds an empty page with header and footer. */
export function drawContentPage(
  document: PDFDocument,
  booklet: RuleBooklet,
  fonts: Fonts,
): PDFPage {
  const page = document.addPage([a4.width, a4.height]);
  page.drawRectangle({ x: 0, y: a4.height - 64, width: a4.width, height: 64, color: ink.green });
  page.drawRectangle({ x: 0, y: a4.height - 68, width: a4.width, height: 4, color: ink.gold });
  for (let column = 0; column < 5; column += 1)
    page.drawSvgPath(petals, {
      x: 395 + column * 40,
      y: a4.height - 12,
      scale: 0.8,
      color: ink.gold,
      opacity: 0.35,
    });
  page.drawText(`Peraturan ${booklet.category}`, {
    x: 56,
    y: a4.height - 42,
    size: 16,
    font: fonts.bold,
    color: ink.paper,
  });
  page.drawLine({
    start: { x: 56, y: 58 },
    end: { x: a4.width - 56, y: 58 },
    thickness: 0.7,
    color: ink.gold,
  });
  page.drawText('RoboLaga', { x: 56, y: 38, size: 9, font: fonts.bold, color: ink.green });
  return page;
}

/** Draws the table of points, with its top at y. */
export function drawScoring(page: PDFPage, booklet: RuleBooklet, fonts: Fonts, y: number): void {
  page.drawText('Penilaian', { x: 56, y, size: 16, font: fonts.bold, color: ink.green });
  const top = y - 40;
  const columns = [68, 320, 380] as const;
  const row = (cells: readonly string[], index: number, font: PDFFont, color: typeof ink.text) =>
    cells.forEach((cell, column) =>
      page.drawText(cell, {
        x: columns[column] ?? 68,
        y: top - index * 30 + 9,
        size: 10.5,
        font,
        color,
      }),
    );
  page.drawRectangle({ x: 56, y: top, width: a4.width - 112, height: 28, color: ink.green });
  row(['Yang dinilai', 'Poin', 'Keterangan'], 0, fonts.bold, ink.paper);
  booklet.scoring.forEach((cells, index) => {
    if (index % 2 === 0)
      page.drawRectangle({
        x: 56,
        y: top - (index + 1) * 30,
        width: a4.width - 112,
        height: 30,
        color: ink.stripe,
      });
    row(cells, index + 1, fonts.plain, ink.text);
  });
  const end = top - booklet.scoring.length * 30;
  page.drawLine({
    start: { x: 56, y: end },
    end: { x: a4.width - 56, y: end },
    thickness: 1,
    color: ink.copper,
  });
}
