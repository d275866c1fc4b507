import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the resident memory of a process and all that it has started, in megabytes, on Linux. It
 * is 0 if the process has ended.
 */
export function readProcessMemory(pid: number): number {
  const kilobytes = listFamily(pid).map(
    (each) => readNumber(`/proc/${each}/status`, /^VmRSS:\s+(\d+) kB/m) ?? 0,
  );
  return kilobytes.reduce((a, b) => a + b, 0) / 1024;
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

/** Processes end at any time, and those of others cannot be read. */
function readNumber(path: string, pattern: RegExp): number | undefined {
  try {
    const [, found] = pattern.exec(readFileSync(path, 'utf8')) ?? [];
    return found === undefined ? undefined : Number(found);
  } catch {
    return undefined;
  }
}
