import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientFiles } from './clientFiles.ts';
import { escapeHtml, openGraphElements } from '../share/openGraph.ts';

/** A page that the client's code has rendered; src/renderPage.tsx describes the parts. */
type RenderedPage = {
  title: string;
  description: string;
  markup: string;
  now: number;
  pictures: string;
  styles: string;
  responses: unknown;
  files: string[];
};

/** The address of a page as it is rendered and kept; src/app/pageAddress.ts describes it. */
type PageAddress = { url: URL; kind: 'fixed' | 'path' | 'search' };

type RenderingCode = {
  renderPage: (options: {
    url: URL;
    fetch: typeof globalThis.fetch;
  }) => Promise<RenderedPage | undefined>;
  readPageAddress: (url: URL) => PageAddress | undefined;
};

type PageRendererOptions = {
  /** Folder of the built client. */
  folder: string;
  files: ClientFiles;
  /** Handles requests for /api. */
  fetch: typeof globalThis.fetch;
};

export type PageRenderer = {
  /** Returns the address of the page at a URL; undefined if there is none. */
  readAddress: (url: URL) => Promise<PageAddress | undefined>;
  /** Returns the HTML of a page; undefined if it is left to the browser. */
  render: (url: URL) => Promise<string | undefined>;
};

/**
 * Creates a renderer for the first screen of public pages. The code for it is loaded with the first
 * page. Returns undefined if the build does not contain it.
 */
export function createPageRenderer({
  folder,
  files,
  fetch,
}: PageRendererOptions): PageRenderer | undefined {
  const path = join(folder, 'server', 'renderPage.js');
  if (!existsSync(path)) return undefined;
  let code: Promise<RenderingCode> | undefined;
  const load = () => (code ??= import(pathToFileURL(path).href) as Promise<RenderingCode>);
  return {
    readAddress: async (url) => (await load()).readPageAddress(url),
    async render(url) {
      const { renderPage } = await load();
      const page = await renderPage({ url, fetch });
      return page && insertPage(files, page, url);
    },
  };
}

/** Returns index.html with the rendered page in it, and with what it needs besides. */
function insertPage(
  { fillTemplate, brandName, filesOf }: ClientFiles,
  page: RenderedPage,
  url: URL,
): string {
  const { scripts, styles } = filesOf(page.files);
  const styleLinks = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  return fillTemplate({
    title: [
      `<title>${escapeHtml(page.title)}</title>`,
      `<meta name="description" content="${escapeHtml(page.description)}">`,
      openGraphElements({ ...page, siteName: brandName }, url),
    ].join(''),
    head: [page.pictures, ...styleLinks, page.styles].join(''),
    body: [
      `<div id="root" data-rendered data-time="${page.now}">${page.markup}</div>`,
      jsonElement('responses', page.responses),
      jsonElement('scripts', scripts),
    ].join(''),
  });
}

const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
