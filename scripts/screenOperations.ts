import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allOperations } from '../openapi/allOperations.ts';
import { projectFolder } from '../server/node/projectFolder.ts';
import { paths } from '../src/paths.ts';

export type ScreenOperations = { screen: string; operations: string[] };

const appFolder = join(projectFolder, 'src', 'app');

const importPattern =
  /(?:import|export)\s+(?<clause>[^'";]+?)\s+from\s+'(?<source>\.[^']+)'|import\('(?<lazy>\.[^']+)'\)/g;

/** Returns the operation of an endpoint or of a hook, such as `useListTeamsQuery`. */
function toOperation(imported: string): string | undefined {
  const [, hook] = /^use(?:Lazy)?(\w+?)(?:Query|Mutation)$/.exec(imported) ?? [];
  const name = hook ? hook.charAt(0).toLowerCase() + hook.slice(1) : imported;
  return Object.hasOwn(allOperations, name) ? name : undefined;
}

type Module = { operations: string[]; imports: string[] };

/** Returns the operations that a module imports from src/api, and the modules that it imports. */
function readModule(file: string): Module {
  const found: Module = { operations: [], imports: [] };
  for (const { groups = {} } of readFileSync(file, 'utf8').matchAll(importPattern)) {
    const { clause = '', source = groups.lazy ?? '' } = groups;
    if (clause.startsWith('type ')) continue;
    if (/\/api\/\w+\.ts$/.test(source)) {
      const names = clause.match(/\w+/g) ?? [];
      found.operations.push(...names.flatMap((name) => toOperation(name) ?? []));
    } else if (/\.tsx?$/.test(source)) found.imports.push(join(dirname(file), source));
  }
  return found;
}

/** Returns the operations of a module and of everything that it imports, in alphabetical order. */
function collectOperations(entry: string): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const module = readModule(file);
    for (const operation of module.operations) found.add(operation);
    module.imports.forEach(visit);
  };
  visit(entry);
  return [...found].sort();
}

/** Returns the paths of each page, by its file. */
function readPages(): Map<string, string[]> {
  const router = readFileSync(join(appFolder, 'router.tsx'), 'utf8');
  const pages = new Map<string, string[]>();
  for (const [, name = '', source = ''] of router.matchAll(
    /pageRoute\(\s*paths\.(\w+),\s*\(\) => import\('([^']+)'\)/g,
  )) {
    const { pattern } = paths[name as keyof typeof paths];
    const file = join(appFolder, source);
    pages.set(file, [...(pages.get(file) ?? []), `\`${pattern}\``]);
  }
  return pages;
}

/**
 * Returns the operations that each screen of the route table may send, according to the imports of
 * its modules; at the end those that no screen sends.
 */
export function listScreenOperations(): ScreenOperations[] {
  const screens = [
    ...[...readPages()].map(([file, patterns]) => ({ screen: patterns.join(', '), file })),
    { screen: 'header, sidebar and search', file: join(appFolder, 'layouts', 'RootLayout.tsx') },
    { screen: 'before a screen opens', file: join(appFolder, 'guards.ts') },
  ].map(({ screen, file }) => ({ screen, operations: collectOperations(file) }));
  const used = new Set(screens.flatMap((screen) => screen.operations));
  const unused = Object.keys(allOperations).filter((name) => !used.has(name));
  return [...screens, { screen: 'no screen', operations: unused }];
}
