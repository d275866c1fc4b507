import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentVersion } from '../publicResponses/contentVersion.ts';
import type { PageRenderer } from './renderedPages.ts';
import { createStaticFile, type StaticFiles } from './staticFiles.ts';

/**
 * Visitors can make up any number of addresses with a search parameter or a path of their own. Each
 * kind of address has places of its own, so that they take none from the pages that everybody opens.
 * A page takes about 300 kB of memory with its variants and some 50 ms of computing. Beyond
 * `maxConcurrent`, and for a pause of so many times as long as rendering took, browsers render the
 * page: other requests need about half of the time, even if the last two are flooded.
 */
const limits = {
  fixed: { maxPages: 25, maxConcurrent: 2, pause: 1 },
  path: { maxPages: 25, maxConcurrent: 2, pause: 2 },
  search: { maxPages: 10, maxConcurrent: 1, pause: 2 },
};
/** What a page says about the time, such as a countdown, is corrected by the browser. */
const maxAgeMs = 60_000;
const defaultMaxWaitMs = 5000;
/** Of rendering, for its pause: what waits for the database takes no time of others. */
const maxCountedMs = 200;

type CachedPage = { version: string; startedAt: number; files: Promise<StaticFiles | undefined> };

/**
 * Keeps rendered pages for a minute, until what they show changes; those that were used least
 * recently give way first. Returns undefined for a page that is left to the browser. The path of a
 * rendered page is that of index.html.
 *
 * @param options.maxWaitMs whoever waited so long renders the page in the browser; it is kept all the same
 * @param options.now milliseconds of a clock that never goes back
 */
export function createPageCache(
  { readAddress, render }: PageRenderer,
  contentVersion: Pick<ContentVersion, 'read'>,
  { maxWaitMs = defaultMaxWaitMs, now = () => performance.now() } = {},
): (url: URL) => Promise<StaticFiles | undefined> {
  const waitFor = (files: CachedPage['files']) =>
    Promise.race([files, setTimeout(maxWaitMs, undefined, { ref: false })]);

  const createKind = ({ maxPages, maxConcurrent, pause }: (typeof limits)['fixed']) => {
    /** In order of use. */
    const pages = new Map<string, CachedPage>();
    let running = 0;
    let pauseUntil = 0;
    const use = (href: string, page: CachedPage) => {
      pages.delete(href);
      pages.set(href, page);
      const [oldest] = pages.keys();
      if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
      return waitFor(page.files);
    };
    return async (url: URL, version: string) => {
      const { href } = url;
      const cached = pages.get(href);
      const startedAt = now();
      if (cached?.version === version && startedAt - cached.startedAt < maxAgeMs)
        return use(href, cached);
      if (running >= maxConcurrent || startedAt < pauseUntil) return undefined;
      running += 1;
      const files = render(url)
        .finally(() => {
          running -= 1;
          const endedAt = now();
          pauseUntil = endedAt + pause * Math.min(endedAt - startedAt, maxCountedMs);
        })
        .then((html) => (html === undefined ? undefined : compressPage(Buffer.from(html))));
      files.catch(() => pages.delete(href));
      return use(href, { version, startedAt, files });
    };
  };
  const kinds = {
    fixed: createKind(limits.fixed),
    path: createKind(limits.path),
    search: createKind(limits.search),
  };

  return async (requested) => {
    const address = await readAddress(requested);
    if (!address) return undefined;
    const version = await contentVersion.read();
    return version === undefined ? undefined : kinds[address.kind](address.url, version);
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
