import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { ensureClient } from './ensureClient.ts';
import { runCommand } from './runCommand.ts';
import { type TestCounts, countVitest } from './vitestReport.ts';

export type Outcome = TestCounts & { output: string };
export type StepOptions = { onlyChanged: boolean };
export type Step = {
  name: string;
  run: (root: string, options: StepOptions) => Promise<Outcome>;
};

/** Turns telemetry off and removes the caller's server settings from the environment of tests. */
const environment: Record<string, string | undefined> = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  // The linter's type checker is a Go program: fewer garbage collections take a third of its CPU
  // time away, for a sixth more memory.
  GOGC: '400',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // Tests create temporary databases on this server; the named database is not changed.
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
      'FILES_URL',
      'LOG_FORMAT',
      'METRICS_HOST',
      'METRICS_PORT',
      'TLS_CERT',
      'TLS_KEY',
    ].map((name) => [name, undefined]),
  ),
};

/** The static checks; each counts as one test. */
export const staticSteps: Step[] = [
  command('format', ['oxfmt', '--check']),
  command('types and lint', ['oxlint', '--type-aware', '--type-check', '--deny-warnings']),
  command('unused code', ['knip', '--no-progress']),
  command('dependency rules', [
    'depcruise',
    'src',
    'server',
    'tests',
    'scripts',
    'bench',
    'openapi',
    'vite.config.ts',
    'vitest.config.ts',
  ]),
  command('document', ['redocly', 'lint', 'openapi/openapi.yaml', '--max-problems', '50']),
  command('document rules', ['node', 'tools/openapi/lint.ts']),
  command('generated files', ['node', 'scripts/generate.ts', '--check']),
];

export const unitSteps: Step[] = [vitest('unit', ['unit'])];

export const screenSteps: Step[] = [vitest('screens', ['screens'])];

export const browserSteps: Step[] = [
  { name: 'client build', run: buildClient },
  { name: 'browser', run: runBrowser },
];

function command(name: string, args: string[], { showOutput = false } = {}): Step {
  return {
    name,
    async run(root) {
      const { code, output } = await runCommand(root, args, environment);
      if (code === 0 && showOutput) console.log(output.trim());
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

function vitest(
  name: string,
  projects: string[],
  { env = {} }: { env?: Record<string, string> } = {},
): Step {
  return {
    name,
    async run(root, { onlyChanged }) {
      const reportPath = `.cache/vitest-${projects.join('-')}.json`;
      const report = join(root, reportPath);
      mkdirSync(join(root, '.cache'), { recursive: true });
      rmSync(report, { force: true });
      const commandLine = [
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportPath}`,
        ...(onlyChanged ? ['--changed', '--passWithNoTests'] : []),
      ];
      const { code, output } = await runCommand(root, commandLine, { ...environment, ...env });
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

async function runBrowser(root: string, options: StepOptions): Promise<Outcome> {
  let path: string;
  try {
    path = findChromium((line) => console.log(`  ${line}`));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  return vitest('browser', ['browser'], { env: { CHROMIUM_PATH: path } }).run(root, options);
}
