import type { PictureSize } from '../pictures.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/** A part of a form that should be a picture: a browser's File, a text, or whatever else was sent. */
type Part = { name: string; value: unknown; size: PictureSize };

/** Gives the picture of a form as it may be kept; throws 422 at its field for what is none. */
export async function readPicture({ pictures }: Services, { name, value, size }: Part): Promise<Uint8Array> {
  // Not `instanceof`: where the backend runs inside a page, two kinds of Blob are at hand.
  if (typeof value !== 'object' || value === null) throw noPicture(name, 'Kirim gambar sebagai berkas.');
  const bytes = new Uint8Array(await (value as Blob).arrayBuffer());
  if (bytes.length === 0) throw noPicture(name, 'Berkas ini kosong.');
  const picture = await pictures.normalise(bytes, size);
  if (!picture) throw noPicture(name, 'Berkas harus berupa gambar PNG, JPEG, WebP atau GIF.');
  return picture;
}

function noPicture(field: string, text: string): Refusal {
  return new Refusal(422, 'Berkas harus berupa gambar.', { errors: { [field]: [text] } });
}

/** A new path that nobody can guess for a participant's picture or banner. */
export function newUploadPath(participantId: number, kind: 'picture' | 'banner'): string {
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `participants/${participantId}-${kind === 'banner' ? 'banner-' : ''}${secret}.jpg`;
}

/** Whether a path is one that `newUploadPath` gave for this participant. */
export function isUploadOf(participantId: number, path: string | null): path is string {
  return new RegExp(`^participants/${participantId}-(banner-)?[0-9a-f]{32}\\.jpg$`).test(path ?? '');
}
