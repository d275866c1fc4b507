import type { StaticFiles } from './staticFiles.ts';

/** What the server has to know of the built client to put a page into it. */
export type ClientFiles = {
  /** Returns index.html with the parts of a page in the places that its comments mark. */
  fillTemplate: (page: { title: string; head: string; body: string }) => string;
  /** The name of the product. */
  brandName: string;
  /** Returns the URLs of the scripts of a page with the given source files, and of its styles. */
  filesOf: (sources: readonly string[]) => { scripts: string[]; styles: string[] };
};

/** An entry of Vite's manifest. */
type ManifestEntry = { file: string; imports?: string[]; css?: string[] };

/** Returns the name of the product: the title of index.html. */
export const readBrandName = (client: StaticFiles): string =>
  /<title>([^<]*)/.exec(readText(client, '/index.html') ?? '')?.[1] ?? '';

/** Returns how whoever runs the product is reached, as a URL; undefined if the client was built without that. */
export const readContact = (client: StaticFiles): string | undefined =>
  /^Contact: (\S+)/.exec(readText(client, '/.well-known/security.txt') ?? '')?.[1];

/**
 * Reads index.html and Vite's manifest; undefined if the client was built without the manifest, or if
 * index.html does not mark where the parts of a page belong.
 */
export function readClientFiles(client: StaticFiles): ClientFiles | undefined {
  const html = readText(client, '/index.html');
  const manifestText = readText(client, '/.vite/manifest.json');
  if (html === undefined || manifestText === undefined) return undefined;
  const manifest = JSON.parse(manifestText) as Record<string, ManifestEntry>;
  const parts = html.split(/<!--page-(?:title|head|body)-->/);
  if (parts.length !== 6) return undefined;
  const [start, , meta, head, , end] = parts;
  return {
    fillTemplate: (page) => [start, page.title, meta, page.head, head, page.body, end].join(''),
    brandName: readBrandName(client),
    filesOf: (sources) => {
      const files = [...collectFiles(manifest, sources)]
        .map((file) => `/${file}`)
        .filter((file) => !html.includes(file));
      return {
        scripts: files.filter((file) => file.endsWith('.js')),
        styles: files.filter((file) => file.endsWith('.css')),
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
