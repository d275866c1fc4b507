import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, posix, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';
import { hashClientSources, stampFileName } from './clientSources.ts';

const compressible = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.txt',
  '.webmanifest',
  '.wasm',
]);
const minimumBytes = 1024;

/** Vite plugin: writes a `.br` and a `.gz` beside every text file in the build from 1 KiB on. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await precompressFolder(folder);
    },
  };
}

/** Vite plugin: writes a hash of the sources, read before the build started, into the build. */
export function stampSources(): Plugin {
  let root = '';
  let folder = '';
  let hash = '';
  return {
    name: 'stamp-sources',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    buildStart() {
      hash = hashClientSources(root);
    },
    async writeBundle() {
      await writeFile(join(folder, stampFileName), `${hash}\n`);
    },
  };
}

/**
 * Vite plugin: lets MUI's data grid add its variables to its style element by script, because the
 * Content-Security-Policy allows no text in it. Fails the build if the grid's code has changed.
 */
export function addGridStylesByScript(): Plugin {
  const text = 'children: cssString';
  return {
    name: 'add-grid-styles-by-script',
    apply: 'build',
    transform: {
      filter: { id: /x-data-grid\/utils\/css\/context\.mjs$/ },
      handler(code) {
        if (!code.includes(text)) this.error(`The data grid has no "${text}" any more.`);
        return code.replace(text, 'ref: (element) => void element?.sheet?.insertRule(cssString)');
      },
    },
  };
}

/**
 * Vite plugin: puts the product's name and summary into index.html, so that they are there before
 * any script runs.
 */
export function brandPage({ name, summary }: { name: string; summary: string }): Plugin {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return {
    name: 'brand-page',
    transformIndexHtml: (page) =>
      page.replaceAll('%BRAND_NAME%', escape(name)).replaceAll('%BRAND_SUMMARY%', escape(summary)),
  };
}

/**
 * Vite plugin: writes where to report a vulnerability, if there is an e-mail address; the server adds
 * the rest of security.txt.
 */
export function securityContact({ contact }: { contact: { email?: string } }): Plugin {
  return {
    name: 'security-contact',
    apply: 'build',
    generateBundle() {
      if (contact.email === undefined) return;
      this.emitFile({
        type: 'asset',
        fileName: '.well-known/security.txt',
        source: `Contact: mailto:${contact.email}\n`,
      });
    },
  };
}

/** Vite plugin: writes public/start.js into index.html, so that the first paint waits for no file. */
export function inlineStart(): Plugin {
  let path = '';
  return {
    name: 'inline-start',
    apply: 'build',
    configResolved({ publicDir }) {
      path = join(publicDir, 'start.js');
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page) {
        const link = '<script src="/start.js"></script>';
        if (!page.includes(link)) throw new Error(`index.html has no ${link} any more.`);
        const { code } = minifySync(path, await readFile(path, 'utf8'));
        return page.replace(link, () => `<script>${code}</script>`);
      },
    },
  };
}

/**
 * Vite plugin: public/start.js imports the application after the first paint, so index.html only
 * preloads it.
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => {
        const scripts = [
          ...page.matchAll(/<script type="module" crossorigin src="([^"]+)"><\/script>/g),
        ];
        const link = (href = '') => `<link rel="modulepreload" crossorigin href="${href}">`;
        const links = scripts.map(([, href]) => link(href)).join('');
        // The entry comes last, so that what it imports is evaluated before it.
        return scripts
          .reduce((text, [script]) => text.replace(script, ''), page)
          .replace(/(?=<link rel="stylesheet")|(?=<\/head>)/, links);
      },
    },
  };
}

/**
 * Vite plugin for the code that the server renders pages with: adds to each lazy route the source
 * file of its page, by which the server finds the files that the browser should preload.
 */
export function nameRouteModules(): Plugin {
  return {
    name: 'name-route-modules',
    transform(code, id) {
      if (!id.endsWith('/src/app/router.tsx')) return undefined;
      return code.replaceAll(
        /\(\) => import\((['"])(.+?)\1\)/g,
        (load: string, _quote: string, path: string) =>
          `Object.assign(${load}, { module: ${JSON.stringify(posix.join('src/app', path))} })`,
      );
    },
  };
}

async function precompressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      .map((entry) => precompressFile(join(entry.parentPath, entry.name))),
  );
}

async function precompressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < minimumBytes) return;
  const [brotliBytes, gzipBytes] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotliBytes), writeFile(`${path}.gz`, gzipBytes)]);
}
