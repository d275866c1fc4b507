/**
 * By path: the worker, the two standard fonts that no system has, and decoders of scanned pages.
 * All from our own origin, each fetched when a PDF needs it.
 */
const parts = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    '/node_modules/pdfjs-dist/standard_fonts/Foxit{Dingbats,Symbol}.pfb',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);

const addresses = new Map(
  Object.entries(parts).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/**
 * The address of a part of pdf.js under the name that the build gave it. Throws where there is no
 * such part.
 */
export function partAddress(name: string): string {
  const address = addresses.get(name);
  if (address === undefined) throw new Error(`pdf.js has no part "${name}" here.`);
  return address;
}

/** How pdf.js gets at its parts. */
export class PdfParts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const response = await fetch(partAddress(filename));
    if (!response.ok) throw new Error(`${filename} is not to be had.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
