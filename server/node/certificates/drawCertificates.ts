import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import CertificatePdf from 'pdfkit';
import { certificatePage } from '../../../openapi/certificates/fieldPlaces.ts';
import {
  type CertificateDesign,
  type CertificateTemplate,
  type CertificateText,
  MissingCharactersError,
} from '../../services/certificateRenderer.ts';
import { certificateCopy as copy } from './copy.ts';
import { drawQrCode } from './qrCode.ts';
import { drawText, points } from './drawText.ts';
import { cleanText, findMissingCharacters, openFace } from './fonts.ts';
import type { Box, Item, Template } from './items.ts';
import type { PreparedPictures } from './preparePictures.ts';
import { classic } from './templates/classic.ts';
import { medal } from './templates/medal.ts';
import { modern } from './templates/modern.ts';
import { ownBackground } from './templates/ownBackground.ts';
import { ribbon } from './templates/ribbon.ts';

const templates: Record<CertificateTemplate, Template> = { classic, modern, ribbon, medal };

type PDF = PDFKit.PDFDocument;

/** pdfkit writes the title into XML as it is. */
const titleText = (text: string) => cleanText(text).replaceAll('&', 'dan').replace(/[<>]/g, '');

function createDocument(certificates: readonly CertificateText[]): PDF {
  const [first] = certificates;
  const name = certificates.length === 1 ? first?.name : first?.tournament;
  return new CertificatePdf({
    autoFirstPage: false,
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    // The types do not know PDF/UA.
    subset: 'PDF/UA' as 'PDF/A-2',
    tagged: true,
    lang: copy.language,
    displayTitle: true,
    font: openFace('sans') as unknown as string,
    info: {
      Title: titleText(copy.documentTitle(name ?? '')),
      Producer: 'RoboLaga',
      Creator: 'RoboLaga',
      CreationDate: new Date(
        Math.max(...certificates.map(({ issuedAt }) => issuedAt.getTime()), 0),
      ),
    },
  });
}

const indents = { left: 0, center: 0.5, right: 1 };
const multiply = 'Multiply';

type Drawing = { doc: PDF; pictures: PreparedPictures; multiply: object };

/** Draws a picture whole into its box; what is white in it lets through what is behind. */
function drawPicture(
  { doc, pictures, ...drawing }: Drawing,
  { picture, box, align }: Extract<Item, { kind: 'picture' }>,
): void {
  const image = pictures[picture];
  if (!image) return;
  const scale = Math.min(points(box.width) / image.width, points(box.height) / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  const x = points(box.x) + (points(box.width) - width) * indents[align];
  const y = points(box.y) + (points(box.height) - height) / 2;
  doc.save();
  doc.page.ext_gstates[multiply] = drawing.multiply;
  doc.addContent(`/${multiply} gs`);
  doc.image(image.url, x, y, { width, height });
  doc.restore();
}

/** Draws something that is not read aloud, in millimetres. */
function drawOrnament(doc: PDF, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  doc.scale(points(1));
  draw();
  doc.restore();
  doc.endMarkedContent();
}

const corners = ({ x, y, width, height }: Box): [number, number, number, number] => [
  points(x),
  points(y),
  points(x + width),
  points(y + height),
];

function drawItem(
  drawing: Drawing,
  part: PDFKit.PDFStructureElement,
  item: Item,
  { checkUrl }: CertificateText,
): void {
  const { doc } = drawing;
  if (item.kind === 'ornament') {
    drawOrnament(doc, () => item.draw(doc));
  } else if (item.kind === 'text') {
    part.add(doc.struct(item.role, {}, () => drawText(doc, item.text, item.place, item.style)));
  } else if (item.kind === 'picture') {
    const figure = { alt: item.alt, bbox: corners(item.box) };
    part.add(doc.struct('Figure', figure, () => drawPicture(drawing, item)));
  } else {
    const { x, y, width } = item.place;
    const figure = { alt: copy.qr, bbox: corners({ x, y, width, height: width }) };
    const link = doc.struct('Link', { alt: copy.qr });
    part.add(link);
    link.add(doc.struct('Figure', figure, () => drawQrCode(doc, checkUrl, item.place)));
    // A text of PDF is a String object: a string would be a name.
    const annotation = { structParent: link, Contents: Object(copy.qr) as string };
    const side = points(width);
    doc.link(points(x), points(y), side, side, checkUrl, annotation);
    link.end();
  }
}

const textsOf = (design: CertificateDesign, certificates: readonly CertificateText[]) => [
  ...new Set(
    [
      design.signerName,
      design.signerTitle,
      design.placeAndDate,
      ...certificates.flatMap((certificate) => Object.values(certificate)),
    ].filter((text) => typeof text === 'string'),
  ),
];

export type DrawOptions = {
  onProgress: (done: number) => void;
  signal: AbortSignal;
};

/**
 * Returns a PDF with a page for each certificate, the same bytes for the same input. Lets other work in between after
 * each page. Throws `MissingCharactersError`, and the reason of the signal.
 */
export async function drawCertificates(
  design: CertificateDesign,
  pictures: PreparedPictures,
  certificates: readonly CertificateText[],
  { onProgress, signal }: DrawOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const missing = findMissingCharacters(textsOf(design, certificates));
  if (missing.length > 0) throw new MissingCharactersError(missing);
  const doc = createDocument(certificates);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const state = doc.ref({ Type: 'ExtGState', BM: multiply });
  state.end('');
  const drawing = { doc, pictures, multiply: state };
  const template = pictures.background ? ownBackground : templates[design.template];
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const [index, certificate] of certificates.entries()) {
    doc.addPage();
    const { background } = pictures;
    if (background)
      drawOrnament(doc, () => {
        doc.image(background.url, 0, 0, certificatePage);
      });
    const part = doc.struct('Part', { title: cleanText(certificate.name) });
    root.add(part);
    for (const item of template(certificate, design)) drawItem(drawing, part, item, certificate);
    part.end();
    onProgress(index + 1);
    await setImmediate();
    signal.throwIfAborted();
  }
  const ended = once(doc, 'end');
  doc.end();
  await ended;
  // Not the buffer of others, so that it can be given to another thread.
  return Uint8Array.from(Buffer.concat(chunks));
}
