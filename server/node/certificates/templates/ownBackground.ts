import {
  type CertificateField,
  certificateFields,
  defaultFields,
  heightOf,
  keepOnPage,
  requiredFields,
} from '../../../../openapi/certificates/fieldPlaces.ts';
import type { CertificateFieldPlace } from '../../../../openapi/schema.d.ts';
import type { CertificateDesign, CertificateText } from '../../../services/certificateRenderer.ts';
import { certificateCopy as copy } from '../copy.ts';
import type { Face } from '../fonts.ts';
import { formatCode, type Item, type Template } from '../items.ts';

const bold: CertificateField[] = ['name', 'title', 'signerName', 'code'];
const ink = '#16231d';

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
  place: CertificateFieldPlace,
  certificate: CertificateText,
  design: CertificateDesign,
): Item[] {
  const box = keepOnPage(field, place);
  if (field === 'qr') return [{ kind: 'qr', place: box }];
  if (field === 'logo' || field === 'signature') {
    if (!design[field]) return [];
    const { x, y, width, align } = box;
    const alt = field === 'logo' ? copy.logo : copy.signature(design.signerName);
    const height = heightOf(field, box);
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
      place: box,
      style: { face, color: ink },
    },
  ];
}

/** The page of the organisers, on which the fields stand where they have placed them. */
export const ownBackground: Template = (certificate, design) => {
  const places = design.fields ?? defaultFields;
  return certificateFields.flatMap((field) => {
    const place =
      places[field] ?? (requiredFields.includes(field) ? defaultFields[field] : undefined);
    return place ? toItem(field, place, certificate, design) : [];
  });
};
