import { readClientFiles } from './clientFiles.ts';
import { createPageCache } from './pageCache.ts';
import type { ContentVersion } from '../publicResponses/contentVersion.ts';
import { createPageRenderer } from './renderedPages.ts';
import type { StaticFiles } from './staticFiles.ts';

type PublicPagesOptions = {
  /** Folder of the built client. */
  folder: string;
  client: StaticFiles;
  version: ContentVersion;
  /** Answers requests to the backend. */
  fetch: typeof globalThis.fetch;
  /** Public origin without a final slash; by default the origin of the request. */
  publicUrl: string | undefined;
  onError: (error: unknown) => void;
};

/** Returns index.html with the page at a URL; undefined for a page that the browser renders. */
export type PublicPages = (url: string) => Promise<StaticFiles | undefined>;

/** Creates the rendered pages of a client; undefined if its build cannot render any. */
export function createPublicPages({
  folder,
  client,
  version,
  fetch,
  publicUrl,
  onError,
}: PublicPagesOptions): PublicPages | undefined {
  const files = readClientFiles(client);
  const renderer = files && createPageRenderer({ folder, files, fetch });
  if (!renderer) return undefined;
  const readPage = createPageCache(renderer, version);
  return async (requestUrl) => {
    const { pathname, search, origin } = new URL(requestUrl);
    try {
      // The router would complain about it.
      decodeURI(pathname);
      const url = new URL(publicUrl ?? origin);
      // Resolved against the origin, a path like '//host/' would be another one.
      Object.assign(url, { pathname, search });
      return await readPage(url);
    } catch (error) {
      // The browser shows the page all the same.
      if (!(error instanceof URIError)) onError(error);
      return undefined;
    }
  };
}
