import { fieldError, HttpError, unreadableBody } from '../lib/httpError.ts';
import { fieldLabel } from './fieldLabel.ts';

/** More than any form has. */
const maxFormParts = 100;
/** More than the headers of a part need. */
const maxHeaderBytes = 4096;

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
  rejectSlowForm(bytes, type);
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

/**
 * Throws 422 if a multipart body has too many parts, or a part with too many headers: to parse those
 * would take seconds.
 */
function rejectSlowForm(body: ArrayBuffer, type: string): void {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return;
  const bytes = new Uint8Array(body);
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  const starts = findAll(bytes, delimiter, maxFormParts + 1);
  // The first delimiter has no line break before it, and the last one begins no part.
  if (starts.length > maxFormParts)
    throw new HttpError(422, 'Formulir ini memiliki terlalu banyak isian.');
  for (const start of [0, ...starts]) {
    const headers = latin1.decode(bytes.subarray(start, start + maxHeaderBytes));
    const isShort = start + maxHeaderBytes > bytes.length || headers.includes('\r\n\r\n');
    if (!isShort) throw unreadableBody();
  }
}

const latin1 = new TextDecoder('latin1');

/**
 * Returns where `wanted` occurs, at most `max` times. Byte by byte: `indexOf` for its first byte would be called
 * five million times for a file of line breaks.
 */
function findAll(bytes: Uint8Array, wanted: Uint8Array, max: number): number[] {
  const [first] = wanted;
  const isAt = (start: number) => {
    for (let index = 1; index < wanted.length; index += 1)
      if (bytes[start + index] !== wanted[index]) return false;
    return true;
  };
  const found: number[] = [];
  for (let at = 0; at < bytes.length && found.length < max; at += 1)
    if (bytes[at] === first && isAt(at)) found.push(at);
  return found;
}
