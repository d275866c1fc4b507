import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { StructTreeNode, TextItem } from 'pdfjs-dist/types/src/display/api.js';

/** In points, from the left top corner of the page. */
type PlacedText = { text: string; left: number; right: number; baseline: number };

type ReadPage = {
  width: number;
  height: number;
  texts: PlacedText[];
  /** All text, its lines joined by spaces. */
  text: string;
  /** Each role of the structure with its alternative text, in the order in which it is read aloud. */
  structure: { role: string; alt: string | undefined }[];
  links: string[];
};

const flatten = (node: StructTreeNode): ReadPage['structure'] => [
  { role: node.role, alt: (node as { alt?: string }).alt },
  ...node.children.flatMap((child) => ('children' in child ? flatten(child) : [])),
];

/** Reads a PDF as a viewer does. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '');
    const tree = await page.getStructTree();
    const annotations = (await page.getAnnotations()) as { url?: string }[];
    pages.push({
      width,
      height,
      texts: texts.map(({ str, transform, width: length }) => {
        const [, , , , x, y] = transform as number[];
        return { text: str, left: x ?? 0, right: (x ?? 0) + length, baseline: height - (y ?? 0) };
      }),
      text: items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
        .join('')
        .replace(/\s+/g, ' '),
      structure: tree ? flatten(tree) : [],
      links: annotations.flatMap(({ url }) => (url === undefined ? [] : [url])),
    });
  }
  const { info } = (await document.getMetadata()) as { info: Record<string, unknown> };
  // The types say an object.
  const marks = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null;
  await task.destroy();
  return { pages, info, isTagged: marks?.get('Marked') === true };
}
