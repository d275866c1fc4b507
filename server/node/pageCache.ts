import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentVersion } from './publicResponses/contentVersion.ts';
import type { PageRenderer } from './renderedPages.ts';
import { createHtmlFile, createStaticFile, type StaticFiles } from './staticFiles.ts';

/** A page takes about 300 kB of memory with its variants. */
const maxPages = 60;
/** What a page says about the time, such as a countdown, is corrected by the browser. */
const maxAgeMs = 60_000;
/** Beyond it, browsers render the page: a page takes the server some 50 ms of computing. */
const maxConcurrent = 2;
const defaultMaxWaitMs = 5000;
const maxPauseMs = 200;

type CachedPage = { version: string; startedAt: number; files: Promise<StaticFiles | undefined> };

/**
 * Keeps rendered pages for a minute, until what they show changes. Returns undefined for a page that
 * is left to the browser. The path of a rendered page is that of index.html.
 *
 * @param maxWaitMs whoever waited so long renders the page in the browser; it is kept all the same
 */
export function createPageCache(
  render: PageRenderer,
  contentVersion: Pick<ContentVersion, 'read'>,
  maxWaitMs = defaultMaxWaitMs,
): (url: URL) => Promise<StaticFiles | undefined> {
  const pages = new Map<string, CachedPage>();
  let running = 0;
  /** Rendering pauses as long as it took, so that it leaves half of the time to other requests. */
  let pauseUntil = 0;
  const waitFor = (files: CachedPage['files']) =>
    Promise.race([files, setTimeout(maxWaitMs, undefined, { ref: false })]);
  return async (url) => {
    const { href } = url;
    const version = await contentVersion.read();
    if (version === undefined) return undefined;
    const cached = pages.get(href);
    const isCurrent =
      cached?.version === version && performance.now() - cached.startedAt < maxAgeMs;
    if (cached && isCurrent) return waitFor(cached.files);
    const startedAt = performance.now();
    if (running >= maxConcurrent || startedAt < pauseUntil) return undefined;
    running += 1;
    const files = render(url)
      .finally(() => {
        running -= 1;
        const now = performance.now();
        pauseUntil = now + Math.min(now - startedAt, maxPauseMs);
      })
      .then((html) => (html === undefined ? undefined : compressPage(Buffer.from(html))));
    pages.delete(href);
    pages.set(href, { version, startedAt, files });
    const [oldest] = pages.keys();
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
    files.catch(() => pages.delete(href));
    return waitFor(files);
  };
}

async function compressPage(bytes: Buffer): Promise<StaticFiles> {
  const [brotliBytes, gzipBytes] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(bytes),
  ]);
  return new Map([
    ['/index.html', createHtmlFile(bytes)],
    ['/index.html.br', createStaticFile(brotliBytes)],
    ['/index.html.gz', createStaticFile(gzipBytes)],
  ]);
}
