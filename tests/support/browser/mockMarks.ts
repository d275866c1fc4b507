import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { copy as hostCopy } from '../../../src/mocks/host/page/copy.ts';

/** Strings that occur only in the files of the demo, by the part that each belongs to. */
const marks: Record<string, string> = {
  'the service worker': 'mockServiceWorker',
  'the files of PGlite': 'pglite',
  'the backend': '/storage/*',
  'the contract': 'operationId',
  'the demonstration data': 'CREATE TABLE',
  'the start of the demo': hostCopy.title,
  'the scenarios': copy.panel.title,
};

/**
 * Returns the names of all marks, and of those that occur in a built client, in the name of a file
 * or in its text.
 */
export function findMocks(folder: string): { known: string[]; found: string[] } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const texts = entries.map(({ parentPath, name }) =>
    /\.(js|mjs|css|html|svg|json)$/.test(name)
      ? `${name}\n${readFileSync(join(parentPath, name), 'utf8')}`
      : name,
  );
  const found = Object.keys(marks).filter((name) =>
    texts.some((text) => text.includes(marks[name] ?? name)),
  );
  return { known: Object.keys(marks), found };
}
