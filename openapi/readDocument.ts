import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ContractDocument } from './document.ts';

let document: ContractDocument | undefined;

/** Reads openapi.yaml, once per process. Needs Node.js. */
export function readDocument(): ContractDocument {
  document ??= parse(
    readFileSync(join(import.meta.dirname, 'openapi.yaml'), 'utf8'),
  ) as ContractDocument;
  return document;
}
