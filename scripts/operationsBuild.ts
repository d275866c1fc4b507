import type { Plugin } from 'vite';
import { operations } from '../openapi/operations.ts';

/**
 * Vite plugin: writes what the document says of an operation where its endpoint is, so that a page
 * loads the operations of its own endpoints instead of a table of all.
 */
export function operationsInPlace(): Plugin {
  const table: Readonly<Record<string, object>> = operations;
  return {
    name: 'operations-in-place',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/api\/\w+\.ts$/ },
      handler(code, id) {
        if (id.endsWith('/operation.ts')) {
          if (!code.includes('operations[id]')) this.error(`${id} reads no table any more.`);
          return code.replaceAll('operations[id]', 'id');
        }
        return code.replaceAll(
          /\b((?:logoutO|o)peration\()'(\w+)'/g,
          (_, call: string, name: string) => {
            if (!table[name]) this.error(`The document has no operation ${name}.`);
            return call + JSON.stringify(table[name]);
          },
        );
      },
    },
  };
}
