import type { Plugin } from 'vite';
import { operations } from '../openapi/operations.ts';

/**
 * Vite plugin: writes what the document says of an operation where its endpoint is, so that a page
 * loads the operations of its own endpoints instead of a table of all. Fails the build if a file has
 * the table nevertheless.
 */
export function operationsInPlace(): Plugin {
  const table: Readonly<Record<string, { path: string }>> = operations;
  return {
    name: 'operations-in-place',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?:api|features)\/.+\.ts$/ },
      handler(code, id) {
        const find = (name: string) =>
          table[name] ?? this.error(`The document has no operation ${name}.`);
        if (id.endsWith('/operation.ts')) {
          if (!code.includes('operations[id]')) this.error(`${id} reads no table any more.`);
          return code.replaceAll('operations[id]', 'id');
        }
        return code
          .replaceAll(
            /\b((?:logoutO|o)peration\()'(\w+)'/g,
            (_, call: string, name: string) => call + JSON.stringify(find(name)),
          )
          .replaceAll(/\boperations\.(\w+)\.path\b/g, (_, name: string) =>
            JSON.stringify(find(name).path),
          );
      },
    },
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/operations.ts')))
          this.error(`${file.fileName} has the table of all operations.`);
    },
  };
}
