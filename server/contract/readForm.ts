import { fieldError, HttpError } from '../httpError.ts';
import { fieldLabel } from './validators.ts';

/** More than any form has. */
const maxFormParts = 100;

/**
 * Reads a multipart form. Returns its fields by name; those of `arrayFields` are arrays. Throws 422
 * if it has too many parts, or repeats another field, and any other error if it cannot be read.
 */
export async function readForm(
  request: Request,
  arrayFields: string[],
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await request.arrayBuffer();
  // Before they are parsed: that would take a second for as many parts as fit into a form.
  if (countParts(bytes, type) > maxFormParts)
    throw new HttpError(422, 'Formulir ini memiliki terlalu banyak isian.');
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  const names = [...new Set(form.keys())];
  const repeated = names.find(
    (name) => !arrayFields.includes(name) && form.getAll(name).length > 1,
  );
  if (repeated !== undefined)
    throw fieldError(repeated, `${fieldLabel(repeated)} hanya boleh dikirim satu kali.`);
  return Object.fromEntries(
    names.map((name) => [name, arrayFields.includes(name) ? form.getAll(name) : form.get(name)]),
  );
}

/** Counts the parts of a multipart body up to one more than allowed; 0 without a boundary. */
function countParts(bytes: ArrayBuffer, type: string): number {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return 0;
  // One character for each byte; the boundary is ASCII.
  const text = new TextDecoder('latin1').decode(bytes);
  // The first boundary has no line break before it, and the last one begins no part.
  const delimiter = `\r\n--${boundary}`;
  let parts = 0;
  let at = text.indexOf(delimiter);
  while (at !== -1 && parts <= maxFormParts) {
    parts += 1;
    at = text.indexOf(delimiter, at + delimiter.length);
  }
  return parts;
}
