import { readdirSync, readFileSync } from 'node:fs';

/** In megabytes. `pss` counts memory that processes share once; it needs the rights to read it. */
export type ProcessMemory = { pss: number | undefined; rss: number };

/** Returns the memory of a process and all that it has started, on Linux; undefined elsewhere. */
export function readProcessMemory(pid: number): ProcessMemory | undefined {
  const all = listFamily(pid).map((each) => ({
    pss: readKilobytes(`/proc/${each}/smaps_rollup`, 'Pss'),
    rss: readKilobytes(`/proc/${each}/status`, 'VmRSS'),
  }));
  if (all.length === 0) return undefined;
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0) / 1024;
  const pss = all.flatMap((each) => each.pss ?? []);
  return {
    pss: pss.length === all.length ? sum(pss) : undefined,
    rss: sum(all.map(({ rss = 0 }) => rss)),
  };
}

/** Returns a process and all its descendants; an empty list if it has ended. */
function listFamily(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) && readNumber(`/proc/${name}/status`, /^PPid:\s+(\d+)/m);
    if (parent !== false && parent !== undefined) parents.set(Number(name), parent);
  }
  const isFamily = (id: number | undefined): boolean =>
    id === pid || (id !== undefined && id > 1 && isFamily(parents.get(id)));
  return [...parents.keys()].filter(isFamily);
}

const readKilobytes = (path: string, field: string) =>
  readNumber(path, new RegExp(String.raw`^${field}:\s+(\d+) kB`, 'm'));

/** Processes end at any time, and those of others cannot be read. */
function readNumber(path: string, pattern: RegExp): number | undefined {
  try {
    const [, found] = pattern.exec(readFileSync(path, 'utf8')) ?? [];
    return found === undefined ? undefined : Number(found);
  } catch {
    return undefined;
  }
}
