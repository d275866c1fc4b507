import type { Page } from 'playwright-core';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

/** A sheet of paper: its lines of text from the first to the last, and where they are, in points. */
export type Sheet = {
  width: number;
  height: number;
  lines: string[];
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** Prints the page on A4 as its style sheets say, and returns what is on the sheets. */
export async function printSheets(page: Page): Promise<Sheet[]> {
  const data = new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    const sheets: Sheet[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const sheet = await document.getPage(number);
      const [, , width = 0, height = 0] = sheet.view;
      const { items } = await sheet.getTextContent();
      const texts = items.filter((item): item is TextItem => 'str' in item && item.str !== '');
      sheets.push({ width, height, ...readTexts(texts) });
    }
    return sheets;
  } finally {
    await task.destroy();
  }
}

function readTexts(items: TextItem[]): Omit<Sheet, 'width' | 'height'> {
  const lines: string[] = [];
  let [left, right, top, bottom] = [Infinity, -Infinity, -Infinity, Infinity];
  let baseline: number | undefined;
  for (const { str, width, height, transform } of items) {
    const [x, y] = transform.slice(4) as [number, number];
    if (y === baseline) lines.push(`${lines.pop() ?? ''}${str}`);
    else lines.push(str);
    baseline = y;
    if (str.trim() === '') continue;
    left = Math.min(left, x);
    right = Math.max(right, x + width);
    top = Math.max(top, y + height);
    bottom = Math.min(bottom, y);
  }
  return { lines, left, right, top, bottom };
}
