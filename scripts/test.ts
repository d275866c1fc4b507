import { parseArgs } from 'node:util';
import { projectFolder } from '../server/node/projectFolder.ts';
import {
  browserSteps,
  type Outcome,
  screenSteps,
  staticSteps,
  type Step,
  unitSteps,
} from './testSteps.ts';
import { addCounts, summarise } from './vitestReport.ts';

const { values } = parseArgs({
  options: {
    'without-browser': { type: 'boolean', default: false },
    /** Runs only the tests that import a file that differs from the last commit. */
    changed: { type: 'boolean', default: false },
    /** Runs only the steps whose name contains this text. */
    only: { type: 'string', default: '' },
  },
});

/** Runs a step and prints its result; prints its output if it failed. */
async function report(step: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = await step.run(projectFolder, { onlyChanged: values.changed });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const { passed, failed } = outcome;
  const tests = passed + failed > 1 ? `, ${passed + failed} tests` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s${tests})`);
  if (failed > 0) console.log(`${outcome.output.replaceAll(/^/gm, '    ')}\n`);
  return outcome;
}

async function runInOrder(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps.filter(({ name }) => name.includes(values.only)))
    outcomes.push(await report(step));
  return outcomes;
}

// Unit tests wait for the database, so the static checks run beside them. The other tests take all
// the cores.
const outcomes = (await Promise.all([runInOrder(staticSteps), runInOrder(unitSteps)])).flat();
outcomes.push(...(await runInOrder(screenSteps)));
if (!values['without-browser']) outcomes.push(...(await runInOrder(browserSteps)));

const total = addCounts(outcomes);
console.log(`\n${summarise(total)}`);
process.exitCode = total.failed > 0 || outcomes.length === 0 ? 1 : 0;
