import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

const four = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const segment = (number: number, type: number, data: number[]) => [
  ...four(number),
  type,
  0,
  1,
  ...four(data.length),
  ...data,
];
const nothing = [...four(0), ...four(0)];
const eightByEight = [...four(8), ...four(8)];
/** One black row, seven rows like the one before, and the end, as a fax machine would send them. */
const fax = [0x26, 0xa2, 0xff, 0xfe, 0x00, 0x20, 0x02];

/**
 * A PDF of one page that a scanner made: a black JBIG2 picture fills it, which takes WebAssembly to
 * decode.
 */
export async function scannedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  const scan = [
    ...segment(0, 48, [...eightByEight, ...nothing, 0, 0, 0]),
    ...segment(1, 38, [...eightByEight, ...nothing, 0, 1, ...fax]),
  ];
  const picture = document.context.stream(new Uint8Array(scan), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 8,
    Height: 8,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
    Filter: 'JBIG2Decode',
  });
  page.node.setXObject(PDFName.of('Scan'), document.context.register(picture));
  page.node.set(
    PDFName.of('Contents'),
    document.context.register(document.context.stream('q 300 0 0 300 0 0 cm /Scan Do Q')),
  );
  return Buffer.from(await document.save());
}
