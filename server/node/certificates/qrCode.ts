import { encode } from 'uqr';
import { points } from './drawText.ts';

/** Around the code, in modules. */
const quietZone = 4;

/** Draws a QR code, as one shape, on a white square that is `width` millimetres wide. */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = points(width);
  const left = points(x);
  const top = points(y);
  doc.rect(left, top, side, side).fill('#ffffff');
  const module = side / (size + 2 * quietZone);
  data.forEach((row, rowIndex) => {
    let start = 0;
    while (start < size) {
      let end = start;
      while (row[end]) end += 1;
      if (end > start)
        doc.rect(
          left + (start + quietZone) * module,
          top + (rowIndex + quietZone) * module,
          (end - start) * module,
          module,
        );
      start = end + 1;
    }
  });
  doc.fill('#000000');
}
