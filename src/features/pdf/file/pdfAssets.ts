export { default as pdfWorkerUrl } from './pdfWorker.ts?worker&url';

/**
 * The two standard fonts that no system has, and decoders for scanned pages. Served from our own
 * origin, each loaded when a PDF needs it.
 */
const assets = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/standard_fonts/Foxit{Dingbats,Symbol}.pfb',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);

const assetUrls = new Map(
  Object.entries(assets).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

/**
 * Returns the URL of a pdf.js asset (with the hash of the build). Throws if there is no such asset.
 */
function pdfAssetUrl(name: string): string {
  const url = assetUrls.get(name);
  if (url === undefined) throw new Error(`Unknown pdf.js asset "${name}".`);
  return url;
}

/** Loads the assets for pdf.js. */
export class PdfAssetFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const response = await fetch(pdfAssetUrl(filename));
    if (!response.ok) throw new Error(`Could not load ${filename}.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
