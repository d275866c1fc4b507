import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { ensureClient } from './ensureClient.ts';
import { runCommand } from './runCommand.ts';
import { type Count, countVitest } from './vitestReport.ts';

export type Outcome = Count & { output: string };
export type Step = { name: string; run: (root: string) => Promise<Outcome> };

/**
 * No tool of a test run calls home, and nothing of the caller's settings for the server reaches a
 * test.
 */
const variables: Record<string, string | undefined> = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // Tests make databases of their own on the server that it names; the database itself stays as it
  // is.
  TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL,
  ...Object.fromEntries(
    [
      'NODE_ENV',
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'PUBLIC_URL',
      'SEED',
      'TRUSTED_PROXIES',
    ].map((name) => [name, undefined]),
  ),
};

/** Everything that reads the sources without running them; each counts as one test. */
export const staticSteps: Step[] = [
  command('types', ['tsc', '-p', '.']),
  command('lint', ['oxlint', '--deny-warnings']),
  command('dependency rules', [
    'depcruise',
    'src',
    'server',
    'tests',
    'scripts',
    'openapi',
    'vite.config.ts',
  ]),
  command('document', ['redocly', 'lint', 'openapi/openapi.yaml', '--max-problems', '50']),
  command('generated files', ['node', 'scripts/generate.ts', '--check']),
];

export const unitStep: Step = vitest('unit and screens', ['unit', 'screens']);

/** What needs the built client and a browser. */
export const browserSteps: Step[] = [
  { name: 'client build', run: buildClient },
  { name: 'browser', run: runBrowser },
];

function command(name: string, words: string[]): Step {
  return {
    name,
    async run(root) {
      const { code, output } = await runCommand(root, words, variables);
      return code === 0 ? succeed() : fail(output);
    },
  };
}

function succeed(): Outcome {
  return { passed: 1, failed: 0, skipped: 0, output: '' };
}

function fail(output: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, output };
}

function vitest(title: string, projects: string[], more: Record<string, string> = {}): Step {
  return {
    name: title,
    async run(root) {
      const name = `.cache/vitest-${projects.join('-')}.json`;
      const report = join(root, name);
      mkdirSync(join(root, '.cache'), { recursive: true });
      rmSync(report, { force: true });
      const words = [
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${name}`,
      ];
      const { code, output } = await runCommand(root, words, { ...variables, ...more });
      const count = countVitest(
        existsSync(report) ? readFileSync(report, 'utf8') : undefined,
        code,
      );
      return { ...count, output: count.failed > 0 ? output : '' };
    },
  };
}

async function buildClient(root: string): Promise<Outcome> {
  try {
    await ensureClient(root, new AbortController().signal);
    return succeed();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function runBrowser(root: string): Promise<Outcome> {
  let path: string;
  try {
    path = findChromium((line) => console.log(`  ${line}`));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  return vitest('browser', ['browser'], { CHROMIUM_PATH: path }).run(root);
}
