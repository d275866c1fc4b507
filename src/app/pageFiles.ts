import type { RouteHandle } from './layouts/routeHandle.ts';

/** The pages that the server may render, by their source files. For src/renderPage.tsx alone. */
const pages = import.meta.glob<{ default?: unknown }>([
  '/src/{app/pages,features}/**/*Page.tsx',
  // Nor do visitors open the pages of organisers.
  '!/src/features/{checkIn,dayPlan,errors,managed,people,queue,scoring,tableCards}/**',
]);

let filesByPage: Promise<Map<unknown, string>> | undefined;

async function readFilesByPage() {
  const entries = Object.entries(pages).map(
    async ([path, load]) => [(await load()).default, path.slice(1)] as const,
  );
  return new Map<unknown, string>(await Promise.all(entries));
}

/**
 * Returns the source files of the pages of the given routes, by their paths in the project, as
 * Vite's manifest names them. A route table does not repeat what its `import()` says, so a page is
 * found by its component.
 */
export async function findPageFiles(
  handles: readonly (RouteHandle | undefined)[],
): Promise<string[]> {
  const files = await (filesByPage ??= readFilesByPage());
  const modules = await Promise.all(handles.map((handle) => handle?.load?.()));
  return modules.flatMap((module) => (module && files.get(module.default)) ?? []);
}
