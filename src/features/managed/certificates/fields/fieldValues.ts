import {
  type CertificateField,
  certificateFields,
  defaultFields,
  findPlaceProblem,
  keepOnPage,
  type PlacePart,
  requiredFields,
  spareFields,
} from '../../../../../openapi/certificates/fieldPlaces.ts';
import type { CertificateFieldPlace, CertificateFields } from '../../../../../openapi/schema.d.ts';

/** One field as it is typed. */
export type FieldValue = Record<PlacePart, string> & {
  isPrinted: boolean;
  align: CertificateFieldPlace['align'];
};
export type FieldValues = Record<CertificateField, FieldValue>;

const toText = (value: number) => String(value).replace('.', ',');

const toValue = (place: CertificateFieldPlace, isPrinted: boolean): FieldValue => ({
  isPrinted,
  x: toText(place.x),
  y: toText(place.y),
  width: toText(place.width),
  size: toText(place.size),
  align: place.align,
});

/** Returns the proposed place of a field. */
const proposedPlace = (field: CertificateField): CertificateFieldPlace => {
  const place = defaultFields[field] ?? spareFields[field];
  if (!place) throw new Error(`${field} has no proposed place`);
  return place;
};

/** Returns all fields as they are typed; those without a place are not printed. */
export function toFieldValues(fields: CertificateFields): FieldValues {
  const places = fields ?? defaultFields;
  const entries = certificateFields.map((field) => {
    const place = places[field];
    const isPrinted = place !== undefined || requiredFields.includes(field);
    return [field, toValue(place ?? proposedPlace(field), isPrinted)] as const;
  });
  return Object.fromEntries(entries) as FieldValues;
}

const readNumber = (text: string) =>
  /^\d{1,3}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;

/** Returns the place of a field; numbers that are none are NaN. */
const readPlace = ({ x, y, width, size, align }: FieldValue): CertificateFieldPlace => ({
  x: readNumber(x),
  y: readNumber(y),
  width: readNumber(width),
  size: readNumber(size),
  align,
});

/** Returns a place that can be drawn; the proposed number in the place of one that is none. */
export function drawnPlace(field: CertificateField, value: FieldValue): CertificateFieldPlace {
  const typed = readPlace(value);
  const proposed = proposedPlace(field);
  const numberOf = (part: PlacePart) => (Number.isNaN(typed[part]) ? proposed[part] : typed[part]);
  return keepOnPage(field, {
    x: numberOf('x'),
    y: numberOf('y'),
    width: numberOf('width'),
    size: numberOf('size'),
    align: typed.align,
  });
}

type Problem = { field: CertificateField; part: PlacePart; text: string };

/** Returns the first number of a printed field that is not on the page. */
export function findProblem(values: FieldValues): Problem | undefined {
  for (const field of certificateFields) {
    const value = values[field];
    const problem = value.isPrinted ? findPlaceProblem(field, readPlace(value)) : undefined;
    if (problem) return { field, ...problem };
  }
  return undefined;
}

const proposedValues = toFieldValues(null);

/** Whether all fields are where nobody has moved them. */
export const areProposed = (values: FieldValues): boolean =>
  certificateFields.every((field) => {
    const [value, proposed] = [values[field], proposedValues[field]];
    if (!value.isPrinted) return !proposed.isPrinted;
    return (
      JSON.stringify([true, readPlace(value)]) ===
      JSON.stringify([proposed.isPrinted, readPlace(proposed)])
    );
  });

/** Returns the fields of a design, null where they are as proposed; undefined if one is not on the page. */
export function readFields(values: FieldValues): CertificateFields | undefined {
  if (findProblem(values)) return undefined;
  if (areProposed(values)) return null;
  return Object.fromEntries(
    certificateFields
      .filter((field) => values[field].isPrinted)
      .map((field) => [field, readPlace(values[field])]),
  );
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** Returns a field that is moved by millimetres, and no further than the edge of the page. */
export function moveField(
  field: CertificateField,
  value: FieldValue,
  { x, y }: { x: number; y: number },
): FieldValue {
  const place = drawnPlace(field, value);
  const moved = keepOnPage(field, { ...place, x: toTenth(place.x + x), y: toTenth(place.y + y) });
  return { ...value, x: toText(moved.x), y: toText(moved.y) };
}
