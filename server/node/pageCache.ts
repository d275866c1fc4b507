import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageRenderer } from './renderedPages.ts';
import { createStaticFile, type StaticFiles } from './staticFiles.ts';

/** A page takes about 300 kB of memory with its variants. */
const maxPages = 60;
const maxAgeMs = 1000;
/** Beyond it, browsers render the page: a page takes the server some 50 ms of computing. */
const maxConcurrent = 2;

/**
 * Keeps rendered pages for a second, so that many visitors of one page cost as much as one. Returns
 * undefined for a page that is left to the browser. The path of a rendered page is that of index.html.
 */
export function createPageCache(
  render: PageRenderer,
): (url: URL) => Promise<StaticFiles | undefined> {
  let running = 0;
  const pages = new Map<string, { startedAt: number; files: Promise<StaticFiles | undefined> }>();
  return (url) => {
    const { href } = url;
    const cached = pages.get(href);
    if (cached && performance.now() - cached.startedAt < maxAgeMs) return cached.files;
    if (running >= maxConcurrent) return Promise.resolve(undefined);
    running += 1;
    const files = render(url)
      .then((html) => (html === undefined ? undefined : compressPage(Buffer.from(html))))
      .finally(() => {
        running -= 1;
      });
    pages.delete(href);
    pages.set(href, { startedAt: performance.now(), files });
    const [oldest] = pages.keys();
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
    files.catch(() => pages.delete(href));
    return files;
  };
}

async function compressPage(bytes: Buffer): Promise<StaticFiles> {
  const [brotliBytes, gzipBytes] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(bytes),
  ]);
  return new Map([
    ['/index.html', createStaticFile(bytes)],
    ['/index.html.br', createStaticFile(brotliBytes)],
    ['/index.html.gz', createStaticFile(gzipBytes)],
  ]);
}
