import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.txt',
  '.webmanifest',
  '.wasm',
]);
/** A page has some twenty scripts of 300 to 1000 bytes. */
const minimumBytes = 256;

/** Writes a `.br` and a `.gz` beside every text file in a folder, but for the smallest. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      .map((entry) => precompressFile(join(entry.parentPath, entry.name))),
  );
}

async function precompressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < minimumBytes) return;
  const [brotliBytes, gzipBytes] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotliBytes), writeFile(`${path}.gz`, gzipBytes)]);
}
