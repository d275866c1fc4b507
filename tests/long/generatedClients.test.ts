import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../scripts/runCommand.ts';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { installTools } from '../support/servers/installTools.ts';

const document = join(projectFolder, 'openapi/openapi.yaml');

/** The command line of each generator, which writes a client into the folder `generated`. */
const generators: Record<string, string[]> = {
  '@hey-api/openapi-ts': [
    '@hey-api/openapi-ts/bin/run.js',
    '--input',
    document,
    '--output',
    'generated',
    '--client',
    '@hey-api/client-fetch',
    '--no-log-file',
  ],
  oazapfts: ['oazapfts/dist/cli.js', document, 'generated/client.ts'],
  'openapi-typescript-codegen': [
    'openapi-typescript-codegen/bin/index.js',
    '--input',
    document,
    '--output',
    'generated',
    '--useOptions',
  ],
};

const compilerOptions = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

let tools: string;
const folders: string[] = [];
beforeAll(async () => {
  tools = await installTools('generators');
}, 300_000);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it.each(Object.keys(generators))('%s makes a client that compiles', async (name) => {
  // Beside the packages, which the generated code imports.
  const folder = join(tools, `client-${name.replaceAll(/\W/g, '-')}`);
  folders.push(folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'generated'), { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['generated'] }),
  );
  const [program = '', ...parameters] = generators[name] ?? [];
  const run = (script: string, ...rest: string[]) =>
    runCommand(folder, [process.execPath, join(tools, 'node_modules', script), ...rest]);

  const generated = await run(program, ...parameters);
  expect(generated.code, generated.output).toBe(0);
  expect(readdirSync(join(folder, 'generated'))).not.toEqual([]);
  const compiled = await run('typescript/bin/tsc', '-p', '.');
  expect(compiled.output).toBe('');
  expect(compiled.code).toBe(0);
});
