import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentVersion } from './publicResponses/contentVersion.ts';
import type { PageRenderer } from './renderedPages.ts';
import { createStaticFile, type StaticFiles } from './staticFiles.ts';

/** A page takes about 300 kB of memory with its variants. */
const maxPages = 60;
/** What a page says about the time, such as a countdown, is corrected by the browser. */
const maxAgeMs = 60_000;
/** Beyond it, browsers render the page: a page takes the server some 50 ms of computing. */
const maxConcurrent = 2;

type CachedPage = { version: string; startedAt: number; files: Promise<StaticFiles | undefined> };

/**
 * Keeps rendered pages for a minute, until what they show changes. Returns undefined for a page that
 * is left to the browser. The path of a rendered page is that of index.html.
 */
export function createPageCache(
  render: PageRenderer,
  contentVersion: Pick<ContentVersion, 'read'>,
): (url: URL) => Promise<StaticFiles | undefined> {
  const pages = new Map<string, CachedPage>();
  let running = 0;
  return async (url) => {
    const { href } = url;
    const version = await contentVersion.read();
    if (version === undefined) return undefined;
    const cached = pages.get(href);
    const isCurrent =
      cached?.version === version && performance.now() - cached.startedAt < maxAgeMs;
    if (cached && isCurrent) return cached.files;
    if (running >= maxConcurrent) return undefined;
    running += 1;
    const files = render(url)
      .then((html) => (html === undefined ? undefined : compressPage(Buffer.from(html))))
      .finally(() => {
        running -= 1;
      });
    pages.delete(href);
    pages.set(href, { version, startedAt: performance.now(), files });
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
