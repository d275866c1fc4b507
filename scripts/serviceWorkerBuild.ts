import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
>;

/** Pages that a visitor opens at a venue, where the connection is bad, and what tells of that. */
const storedParts = [
  'src/features/leaderboard/fullScreen/BoardPage.tsx',
  'src/features/categories/CategoryPage.tsx',
  'src/ui/Toasts.tsx',
];

/** Returns the files of the entry and of some parts, with all that they import statically. */
export function collectShell(manifest: Manifest): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no ${name}`);
    if (files.has(entry.file)) return;
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  for (const name of [...entries, ...storedParts]) visit(name);
  return [...files];
}

async function withRevision(folder: string, file: string) {
  const bytes = await readFile(join(folder, file));
  const revision = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { url: `/${file}`, revision };
}

/** Vite plugin: builds the service worker, with the list of files that it stores first. */
export function serviceWorker(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(
        () => undefined,
      );
      // The code with which the server renders pages has none.
      if (text === undefined) return;
      const files = [
        await withRevision(folder, 'index.html'),
        ...collectShell(JSON.parse(text) as Manifest).map((file) => ({
          url: `/${file}`,
          // The name contains a hash.
          revision: null,
        })),
      ];
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        define: {
          SHELL_FILES: JSON.stringify(files),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: join(root, 'src/offline/serviceWorker.ts'),
            output: { entryFileNames: 'serviceWorker.js', format: 'iife' },
          },
        },
      });
    },
  };
}

/** Vite plugin: writes the web app manifest, so that the product can be installed. */
export function webManifest({ name, summary }: { name: string; summary: string }): Plugin {
  let folder = '';
  const manifest = {
    name,
    short_name: name,
    description: summary,
    lang: 'id',
    start_url: '/',
    display: 'standalone',
    background_color: '#072E22',
    theme_color: '#072E22',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return {
    name: 'web-manifest',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-192.png' } },
    ],
    async writeBundle() {
      await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
    },
  };
}
