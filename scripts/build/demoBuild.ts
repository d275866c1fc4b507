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

/** Vite plugin: `virtual:demo-database` is the URL of the database of a first start. */
export function demoDatabase(): Plugin {
  return {
    name: 'demo-database',
    resolveId: {
      filter: { id: /^virtual:demo-database$/ },
      // Imported here because every command that reads the configuration would load a database.
      handler: async () => {
        const { writeDemoDatabase } = await import('./demoDatabase.ts');
        return `${await writeDemoDatabase()}?url`;
      },
    },
  };
}
