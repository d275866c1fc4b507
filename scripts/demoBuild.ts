import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Vite plugin: an imported YAML file is the data in it, read when the client is built. */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    load: {
      filter: { id: /\.ya?ml$/ },
      handler: async (id) => `export default ${JSON.stringify(parse(await readFile(id, 'utf8')))};`,
    },
  };
}
