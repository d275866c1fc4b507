/** How people write one: '12', '012', '#12', 'No. 12', 'Nomor peserta 12'. */
const written = /^(?:#|no(?:mor)?\.?(?: ?peserta)?|peserta)? ?0*([1-9]\d{0,8})$/i;

/** Returns the start number of a team that a text is, whatever the space around it; undefined if it is none. */
export function readStartNumber(text: string): number | undefined {
  const [, digits] = written.exec(text.trim().replaceAll(/\s+/g, ' ')) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
