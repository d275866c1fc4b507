import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import { a4, drawContentPage, drawCover, drawScoring, type Fonts, ink } from './rulePdfPages.ts';
import type { RuleBooklet } from './booklets.ts';

const textSize = 11;
const lineHeight = 16;
const bottom = 80;

/** Breaks a text into lines of at most `width` points. */
function breakLines(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (font.widthOfTextAtSize(longer, size) > width && current !== '') {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

/** Draws the sections on as many pages as necessary; returns the position after the last one. */
function writeSections(
  document: PDFDocument,
  booklet: RuleBooklet,
  fonts: Fonts,
): { page: PDFPage; y: number } {
  let page = drawContentPage(document, booklet, fonts);
  let y = a4.height - 120;
  const ensureSpace = (height: number) => {
    if (y - height >= bottom) return;
    page = drawContentPage(document, booklet, fonts);
    y = a4.height - 120;
  };
  booklet.sections.forEach((section, index) => {
    ensureSpace(110);
    page.drawText(String(index + 1), { x: 56, y, size: 22, font: fonts.bold, color: ink.copper });
    page.drawText(section.title, { x: 88, y, size: 16, font: fonts.bold, color: ink.green });
    page.drawLine({
      start: { x: 88, y: y - 9 },
      end: { x: a4.width - 56, y: y - 9 },
      thickness: 1,
      color: ink.gold,
    });
    y -= 32;
    section.rules.forEach((rule, number) => {
      const lines = breakLines(rule, fonts.plain, textSize, a4.width - 184);
      ensureSpace(lines.length * lineHeight + 6);
      page.drawText(`${index + 1}.${number + 1}`, {
        x: 88,
        y,
        size: textSize,
        font: fonts.bold,
        color: ink.copper,
      });
      for (const line of lines) {
        page.drawText(line, { x: 122, y, size: textSize, font: fonts.plain, color: ink.text });
        y -= lineHeight;
      }
      y -= 6;
    });
    y -= 20;
  });
  return { page, y };
}

/** Creates the PDF of a rule booklet, with `day` as its date: the same day gives the same bytes. */
export async function rulePdf(booklet: RuleBooklet, day: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`Peraturan ${booklet.category}`);
  document.setAuthor('RoboLaga');
  document.setLanguage('id');
  document.setCreationDate(day);
  document.setModificationDate(day);
  const fonts: Fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  drawCover(document, booklet, fonts, (text, size, width) =>
    breakLines(text, fonts.plain, size, width),
  );
  const end = writeSections(document, booklet, fonts);
  const height = 90 + booklet.scoring.length * 30;
  const place =
    end.y - height >= bottom
      ? end
      : { page: drawContentPage(document, booklet, fonts), y: a4.height - 120 };
  drawScoring(place.page, booklet, fonts, place.y);
  const pages = document.getPages();
  pages.slice(1).forEach((page, index) => {
    const label = `${index + 2} / ${pages.length}`;
    page.drawText(label, {
      x: a4.width - 56 - fonts.plain.widthOfTextAtSize(label, 9),
      y: 38,
      size: 9,
      font: fonts.plain,
      color: ink.faint,
    });
  });
  return document.save();
}
