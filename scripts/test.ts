import { parseArgs } from 'node:util';
import { projectFolder } from '../server/node/projectFolder.ts';
import { browserSteps, type Outcome, staticSteps, type Step, unitStep } from './testSteps.ts';
import { addCounts, summarise } from './vitestReport.ts';

/** Runs one step, says how it went in a line, and shows what it printed where it failed. */
async function report(step: Step): Promise<Outcome> {
  const begun = performance.now();
  const outcome = await step.run(projectFolder);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const { passed, failed } = outcome;
  const tests = passed + failed > 1 ? `, ${passed + failed} tests` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s${tests})`);
  if (failed > 0) console.log(`${outcome.output.replaceAll(/^/gm, '    ')}\n`);
  return outcome;
}

async function inOrder(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await report(step));
  return outcomes;
}

const { values } = parseArgs({
  options: { 'without-browser': { type: 'boolean' }, only: { type: 'string' } },
});
const chosen = (step: Step) => values.only === undefined || step.name.includes(values.only);

// The steps that only read share the machine with the tests that mostly wait; the browser has it to
// itself.
const outcomes = (
  await Promise.all([inOrder(staticSteps.filter(chosen)), inOrder([unitStep].filter(chosen))])
).flat();
if (!values['without-browser']) outcomes.push(...(await inOrder(browserSteps.filter(chosen))));

const total = addCounts(outcomes);
console.log(`\n${summarise(total)}`);
process.exitCode = total.failed > 0 || outcomes.length === 0 ? 1 : 0;
