import { vi } from 'vitest';
import type { Backend } from '../database/backend.ts';

/** Watches the file store; returns a function that lists the files written since that still exist. */
export function watchFiles({ files }: Pick<Backend, 'files'>) {
  const written = vi.spyOn(files, 'write');
  return async () => {
    const paths = written.mock.calls.map(([path]) => path);
    const found = await Promise.all(paths.map((path) => files.read(path)));
    return paths.filter((_, index) => found[index]);
  };
}
