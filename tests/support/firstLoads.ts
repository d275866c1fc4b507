import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, Request } from 'playwright-core';
import { productUrl } from './product.ts';

/** Bytes as they are sent, compressed. */
type FirstLoad = { requests: number; scriptFiles: number; scriptBytes: number; bytes: number };
type FirstLoads = {
  /** By the names in src/paths.ts. */
  pages: Record<string, FirstLoad>;
  /** Bytes of the scripts, by their names without the hash. */
  scripts: Record<string, number>;
};

const budgetFile = fileURLToPath(new URL('../e2e/firstLoads.json', import.meta.url));
const maxRequests = 30;
/** Two pages are not rendered by the server: one redirects, the other draws PDFs. */
const maxScriptFiles = (name: string) =>
  ({ profile: 12, pdfViewer: 12, forgotPassword: 9, schoolClubForgotPassword: 9 })[name] ?? 8;
/** What a page may weigh more than in the file. How far pictures are fetched ahead varies. */
const allowance = { scriptBytes: 1.03, bytes: 1.1 };
const rewriteCommand =
  'WRITE_BUDGET=1 npx vitest run --project browser tests/e2e/publicLinks.test.ts';

/** Collects the paths that a page asks this product for, until the returned function is called. */
export function watchRequests(page: Page): () => string[] {
  const paths = new Set<string>();
  const add = (request: Request) => {
    const { origin, pathname, search } = new URL(request.url());
    // A stream never ends, and weighs nothing until something changes.
    const isStream = request.resourceType() === 'eventsource';
    if (origin === productUrl && !isStream) paths.add(pathname + search);
  };
  page.on('request', add);
  return () => {
    page.off('request', add);
    return [...paths];
  };
}

const isScript = (path: string) => path.endsWith('.js');
const scriptName = (path: string) =>
  path.replace(/^\/(assets\/)?/, '').replace(/-[\w-]{8}\.js$/, '');

async function fetchSize(path: string): Promise<number> {
  const headers = { Accept: 'text/html,image/avif,*/*', 'Accept-Encoding': 'br, gzip' };
  const response = await fetch(productUrl + path, { headers });
  const content = await response.arrayBuffer();
  return Number(response.headers.get('content-length') ?? content.byteLength);
}

/** Returns what the first loads of pages weigh, from the paths that each has asked for. */
async function weigh(paths: ReadonlyMap<string, readonly string[]>): Promise<FirstLoads> {
  const sizes = new Map<string, number>();
  for (const path of new Set([...paths.values()].flat())) sizes.set(path, await fetchSize(path));
  const sum = (requested: readonly string[]) =>
    requested.reduce((total, path) => total + (sizes.get(path) ?? 0), 0);
  const pages = [...paths].map(([name, requested]): [string, FirstLoad] => {
    const scripts = requested.filter(isScript);
    const weight = { scriptBytes: sum(scripts), bytes: sum(requested) };
    return [name, { requests: requested.length, scriptFiles: scripts.length, ...weight }];
  });
  const scripts = [...sizes].filter(([path]) => isScript(path));
  return {
    pages: Object.fromEntries(pages),
    scripts: Object.fromEntries(scripts.map(([path, size]) => [scriptName(path), size])),
  };
}

function findExcess(name: string, load: FirstLoad, budget: FirstLoad): string[] {
  const { requests, scriptFiles } = load;
  const excess = (['scriptBytes', 'bytes'] as const)
    .filter((unit) => load[unit] > budget[unit] * allowance[unit])
    .map((unit) => `${load[unit]} ${unit}, expected ${budget[unit]}`);
  if (requests > maxRequests) excess.push(`${requests} requests, at most ${maxRequests}`);
  if (scriptFiles > maxScriptFiles(name))
    excess.push(`${scriptFiles} script files, at most ${maxScriptFiles(name)}`);
  return excess;
}

/**
 * Compares the first loads of pages with the budget in tests/e2e/firstLoads.json. Returns a line for
 * each page that exceeds it, with its scripts that have grown.
 *
 * @param paths by the names of the pages, what each has asked for
 */
export async function findHeavyPages(
  paths: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const loads = await weigh(paths);
  if (process.env.WRITE_BUDGET)
    writeFileSync(budgetFile, `${JSON.stringify(loads, undefined, 2)}\n`);
  const budget = JSON.parse(readFileSync(budgetFile, 'utf8')) as FirstLoads;
  return [...paths].flatMap(([name, requested]) => {
    const [load, expected] = [loads.pages[name], budget.pages[name]];
    if (!load || !expected) return [`${name}: has no budget. Write it with: ${rewriteCommand}`];
    const excess = findExcess(name, load, expected);
    if (excess.length === 0) return [];
    const grown = requested
      .filter(isScript)
      .map(scriptName)
      .map((script) => [script, loads.scripts[script] ?? 0, budget.scripts[script] ?? 0] as const)
      .filter(([, size, before]) => size > before)
      .map(([script, size, before]) => `${script} ${size} (${before})`);
    const scripts = grown.join(', ') || requested.filter(isScript).map(scriptName).join(', ');
    return [`${name}: ${excess.join('; ')}; scripts: ${scripts}. Intended? ${rewriteCommand}`];
  });
}
