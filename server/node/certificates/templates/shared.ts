/** By document: what was drawn already is only named on the next page. */
const drawn = new WeakMap<PDFKit.PDFDocument, Map<string, PDFKit.PDFKitReference>>();

/**
 * Draws the same shape on many pages: the file holds it once. `content` is in operators of PDF, in millimetres from the
 * left top corner.
 */
export function drawShared(doc: PDFKit.PDFDocument, name: string, content: string): void {
  const shapes = drawn.get(doc) ?? new Map<string, PDFKit.PDFKitReference>();
  drawn.set(doc, shapes);
  let shape = shapes.get(name);
  if (!shape) {
    shape = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 297, 210], Resources: {} });
    shape.end(Buffer.from(content));
    shapes.set(name, shape);
  }
  (doc.page.xobjects as Record<string, unknown>)[name] = shape;
  doc.addContent(`/${name} Do`);
}

const format = (value: number) => String(Math.round(value * 100) / 100);

type Point = readonly [x: number, y: number];

/** Returns the operators of a line through points. */
export const toPath = (line: Point[]) =>
  line.map(([x, y], index) => `${format(x)} ${format(y)} ${index === 0 ? 'm' : 'l'}`).join(' ');
