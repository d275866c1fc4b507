// Prints what changed in openapi/openapi.yaml since openapi/released.yaml, and fails if the version or
// the changelog does not tell it. --release makes the present document the released one.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import type { ContractDocument } from '../openapi/document.ts';
import { readDocument } from '../openapi/readDocument.ts';
import { projectFolder } from '../server/node/projectFolder.ts';
import { checkVersion } from './document/checkVersion.ts';
import { compareDocuments } from './document/compareDocuments.ts';

const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
const releasedPath = join(projectFolder, 'openapi/released.yaml');

const document = readDocument();
const released = parse(readFileSync(releasedPath, 'utf8')) as ContractDocument;
const changelog = readFileSync(join(projectFolder, 'docs/changelog.md'), 'utf8');

const changes = compareDocuments(released, document);
const versions = { released: released.info.version, current: document.info.version };
console.log(`Changes of the document since ${versions.released}:`);
for (const { kind, text } of changes) console.log(`- ${kind}: ${text}`);

const problems = checkVersion(changes, versions, changelog);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
if (values.release && problems.length === 0)
  copyFileSync(join(projectFolder, 'openapi/openapi.yaml'), releasedPath);
