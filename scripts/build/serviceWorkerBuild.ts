import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { browserTargets } from './browserTargets.ts';

type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
>;

/** Pages that a visitor opens at a venue, where the connection is bad, and what tells of that. */
const storedParts = [
  'src/app/pages/BoardRoutePage.tsx',
  'src/features/categories/CategoryPage.tsx',
  'src/ui/toasts/Toasts.tsx',
];

/** What old browsers need in addition. */
const polyfills = 'src/lib/browser/polyfills.ts';

/** Returns the files of the entry and of some parts, with all that they import statically. */
function collectFiles(manifest: Manifest, parts: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no ${name}`);
    if (files.has(entry.file)) return;
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  for (const name of [...entries, ...parts]) visit(name);
  return [...files];
}

/** The name of an asset contains a hash. */
const asset = (file: string) => ({ url: `/${file}`, revision: null });

async function withRevision(folder: string, file: string) {
  const bytes = await readFile(join(folder, file));
  const revision = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { url: `/${file}`, revision };
}

/**
 * Builds the service worker of the client in a folder, with the list of files that it stores first.
 *
 * @param root the project folder
 */
export async function buildServiceWorker(root: string, folder: string): Promise<void> {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const shell = collectFiles(manifest, storedParts);
  const added = collectFiles(manifest, [polyfills]).filter((file) => !shell.includes(file));
  const files = [await withRevision(folder, 'index.html'), ...shell.map(asset)];
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SHELL_FILES: JSON.stringify(files),
      POLYFILL_FILES: JSON.stringify(added.map(asset)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: browserTargets,
      rolldownOptions: {
        input: join(root, 'src/offline/serviceWorker.ts'),
        output: { entryFileNames: 'serviceWorker.js', format: 'iife' },
      },
    },
  });
}
