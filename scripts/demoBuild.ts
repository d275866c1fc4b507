import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Vite plugin: imports a YAML file as its parsed data. */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    load: {
      filter: { id: /\.ya?ml$/ },
      handler: async (id) => `export default ${JSON.stringify(parse(await readFile(id, 'utf8')))};`,
    },
  };
}
