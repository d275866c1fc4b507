import type { StaticFiles } from './staticFiles.ts';

/** What the server has to know of the built client to put a page into it. */
export type ClientFiles = {
  /** The text of index.html, without links to scripts. */
  html: string;
  /** The name of the product. */
  brandName: string;
  /** Elements for the head that preload the fonts of the first screen. */
  fonts: string;
  /** Returns the URLs of the scripts of a page with the given source files, and of its styles. */
  filesOf: (sources: readonly string[]) => { scripts: string[]; styles: string[] };
};

/** An entry of Vite's manifest. */
type ManifestEntry = { file: string; imports?: string[]; css?: string[] };

/** The fonts of the first screen; other scripts and weights are loaded when they are needed. */
const firstFonts = [
  /plus-jakarta-sans-latin-wght.*\.woff2$/,
  /chakra-petch-latin-[67]00.*\.woff2$/,
];

/** Returns the name of the product: the title of index.html. */
export const readBrandName = (client: StaticFiles): string =>
  /<title>([^<]*)/.exec(readText(client, '/index.html') ?? '')?.[1] ?? '';

/** Reads index.html and Vite's manifest; undefined if the client was built without them. */
export function readClientFiles(client: StaticFiles): ClientFiles | undefined {
  const html = readText(client, '/index.html');
  const manifestText = readText(client, '/.vite/manifest.json');
  if (html === undefined || manifestText === undefined) return undefined;
  const manifest = JSON.parse(manifestText) as Record<string, ManifestEntry>;
  const fonts = [...client.keys()]
    .filter((path) => firstFonts.some((font) => font.test(path)))
    .map((path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`)
    .join('');
  const scriptLink = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
  const ownScripts = [...html.matchAll(scriptLink)].map(([, href = '']) => href);
  return {
    html: html.replaceAll(scriptLink, ''),
    brandName: readBrandName(client),
    fonts,
    filesOf: (sources) => {
      const files = [...collectFiles(manifest, sources)].map((file) => `/${file}`);
      return {
        // The last of its own starts the application.
        scripts: [
          ...ownScripts.slice(0, -1),
          ...files.filter((file) => file.endsWith('.js') && !ownScripts.includes(file)),
          ...ownScripts.slice(-1),
        ],
        styles: files.filter((file) => file.endsWith('.css') && !html.includes(file)),
      };
    },
  };
}

/** Returns the built files of source files, with all that they import statically. */
function collectFiles(
  manifest: Record<string, ManifestEntry>,
  names: readonly string[],
): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    if (!entry || seen.has(name)) return;
    seen.add(name);
    entry.imports?.forEach(visit);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
  };
  names.forEach(visit);
  return files;
}

export function readText(client: StaticFiles, path: string): string | undefined {
  const file = client.get(path);
  return file && new TextDecoder().decode(file.bytes);
}
