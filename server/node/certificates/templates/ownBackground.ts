import {
  type CertificateDesign,
  type CertificateField,
  type CertificateText,
  certificateFields,
  certificatePage,
  defaultFields,
  type FieldPlace,
} from '../../../services/certificateRenderer.ts';
import { certificateCopy as copy } from '../copy.ts';
import type { Face } from '../fonts.ts';
import { formatCode, type Item, type Template } from '../items.ts';

/** On every certificate, wherever the organisers have placed the others. */
const required: CertificateField[] = ['name', 'qr', 'code'];
const bold: CertificateField[] = ['name', 'title', 'signerName', 'code'];
const margin = 5;
const smallestQr = 18;
const ink = '#16231d';

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Returns a place that is on the page. */
function keepOnPage(place: FieldPlace, height: number, leastWidth: number): FieldPlace {
  const x = between(place.x, margin, certificatePage.width - margin - leastWidth);
  const y = between(place.y, margin, certificatePage.height - margin - height);
  return {
    ...place,
    x,
    y,
    width: between(place.width, leastWidth, certificatePage.width - margin - x),
  };
}

const millimetresOfLine = (size: number) => (size * 1.3 * 25.4) / 72;

function textOf(
  field: CertificateField,
  certificate: CertificateText,
  design: CertificateDesign,
): string | null {
  switch (field) {
    case 'signerName':
    case 'signerTitle':
    case 'placeAndDate':
      return design[field];
    case 'logo':
    case 'signature':
    case 'qr':
      return null;
    case 'code':
      return copy.code(formatCode(certificate.code));
    case 'category':
      return certificate.category && copy.category(certificate.category);
    case 'team':
      return certificate.team && copy.team(certificate.team);
    case 'number':
      return certificate.number && copy.number(certificate.number);
    default:
      return certificate[field];
  }
}

function toItem(
  field: CertificateField,
  place: FieldPlace,
  certificate: CertificateText,
  design: CertificateDesign,
): Item[] {
  if (field === 'qr') {
    const width = between(place.width, smallestQr, 60);
    return [{ kind: 'qr', place: keepOnPage({ ...place, width }, width, width) }];
  }
  if (field === 'logo' || field === 'signature') {
    if (!design[field]) return [];
    const { x, y, width, align } = keepOnPage(place, place.width / 2, 10);
    const alt = field === 'logo' ? copy.logo : copy.signature(design.signerName);
    const height = width / 2;
    return [{ kind: 'picture', picture: field, alt, align, box: { x, y, width, height } }];
  }
  const text = textOf(field, certificate, design);
  if (!text) return [];
  const face: Face = bold.includes(field) ? 'sansBold' : 'sans';
  return [
    {
      kind: 'text',
      role: field === 'name' ? 'H1' : 'P',
      text,
      place: keepOnPage(place, millimetresOfLine(place.size), 20),
      style: { face, color: ink },
    },
  ];
}

/** The page of the organisers, on which the fields stand where they have placed them. */
export const ownBackground: Template = (certificate, design) => {
  const places = design.fields ?? defaultFields;
  return certificateFields.flatMap((field) => {
    const place = places[field] ?? (required.includes(field) ? defaultFields[field] : undefined);
    return place ? toItem(field, place, certificate, design) : [];
  });
};
