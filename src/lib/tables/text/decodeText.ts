/** Returns whether the most bytes at each second place are zero: Latin text of two bytes a character. */
const hasZeros = (bytes: Uint8Array, first: 0 | 1): boolean => {
  const places = Math.floor(Math.min(bytes.length, 1000) / 2);
  let zeros = 0;
  for (let place = 0; place < places; place += 1) if (bytes[2 * place + first] === 0) zeros += 1;
  return places > 0 && zeros > places / 2;
};

function findEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || hasZeros(bytes, 1)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || hasZeros(bytes, 0)) return 'utf-16be';
  return 'utf-8';
}

/**
 * Returns the text of a file without its byte order mark: UTF-8, UTF-16 ('Unicode text' of a spreadsheet),
 * or what older spreadsheets of Windows write.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = findEncoding(bytes);
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
