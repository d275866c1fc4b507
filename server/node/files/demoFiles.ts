import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { DemoFiles } from '../../seed/seedFiles.ts';
import { projectFolder } from '../projectFolder.ts';

const folder = join(projectFolder, 'demo/files');

/** The pictures and rule booklets of the demo data in the folder of the project. */
export const demoFiles: DemoFiles = {
  async list() {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  },
  read: (path) => readFile(join(folder, path)),
};
