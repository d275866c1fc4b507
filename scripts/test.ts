// npm test. --without-browser leaves out the client build and the browser tests; --changed runs only the
// tests that uncommitted changes affect.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../server/node/projectFolder.ts';
import { runCommand } from './lib/runCommand.ts';

const { values: options } = parseArgs({
  options: { 'without-browser': { type: 'boolean' }, changed: { type: 'boolean' } },
});
const withBrowser = !options['without-browser'];
const total = { passed: 0, failed: 0 };

// Tests create their databases on this server; the named database is not changed.
const testDatabaseUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
const serverSettings =
  /^(NODE_ENV|PORT|HOST|SEED|TRUSTED_PROXIES|LOG_FORMAT|SMTP_URL|(DATA|DATABASE|FILES|PUBLIC|METRICS|TLS)_\w+)$/;
for (const name of Object.keys(process.env))
  if (serverSettings.test(name) || name === 'FORCE_COLOR') delete process.env[name];
Object.assign(process.env, {
  ...(testDatabaseUrl && { TEST_DATABASE_URL: testDatabaseUrl }),
  NO_COLOR: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  // The linter's type checker is a Go program: a third less CPU time for a sixth more memory.
  GOGC: '400',
});

/** Runs a command and prints its result, and its output if it failed. Without `count` it is one test. */
async function run(name: string, command: string[], count = countCommand): Promise<void> {
  const startedAt = performance.now();
  const { code, output } = await runCommand(projectFolder, command);
  const { passed, failed } = count(code);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${seconds} s, ${passed} of ${passed + failed})`);
  if (failed > 0) console.log(`${output.replaceAll(/^/gm, '    ')}\n`);
}

const countCommand = (code: number) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** Runs a project of vitest. A run that fails for another reason than a test counts as one failure. */
function runTests(project: string): Promise<void> {
  const report = join(projectFolder, '.cache', `vitest-${project}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const changed = options.changed ? ['--changed', '--passWithNoTests'] : [];
  return run(project, ['vitest', 'run', '--project', project, ...reporters, ...changed], (code) => {
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    type Counts = { numPassedTests: number; numFailedTests: number };
    const counts = JSON.parse(readFileSync(report, 'utf8')) as Counts;
    return { passed: counts.numPassedTests, failed: counts.numFailedTests || Math.min(code, 1) };
  });
}

async function runChecks(): Promise<void> {
  const folders = ['src', 'server', 'tests', 'scripts', 'bench', 'openapi'];
  await run('format', ['oxfmt', '--check']);
  await run('types and lint', ['oxlint', '--type-aware', '--type-check', '--deny-warnings']);
  await run('unused code', ['knip', '--no-progress']);
  await run('import rules', ['depcruise', ...folders, 'vite.config.ts', 'vitest.config.ts']);
  await run('document', ['redocly', 'lint', 'openapi/openapi.yaml', '--max-problems', '50']);
  await run('document rules', ['node', 'tools/openapi/lint.ts']);
  await run('generated files', ['node', 'scripts/generate.ts', '--check']);
  if (withBrowser) await run('client build', ['node', 'scripts/build.ts', '--if-stale']);
}

// Unit tests wait for the database, so the checks run beside them. The others take all the cores.
await Promise.all([runChecks(), runTests('unit')]);
await runTests('screens');
if (withBrowser) await runTests('browser');
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
