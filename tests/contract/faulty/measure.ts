// Verifies the reference server with every kind of fault in every operation, and prints how many
// were found: npm run pact:faults -- [number of seeds]
import { openTestDatabase } from '../../support/database/testDatabase.ts';
import { setup } from '../../setup/database.ts';
import { faultKinds } from './faultKinds.ts';
import { type Finding, startFaultyServer } from './faultyRun.ts';

const seeds = Number(process.argv[2] ?? 5);
const stopDatabase = await setup();
const faulty = await startFaultyServer(await openTestDatabase());
const print = (line: string) => process.stdout.write(`${line}\n`);
const findings: Finding[] = [];

function printFigures(): void {
  for (const kind of Object.keys(faultKinds)) {
    const all = findings.filter((each) => each.kind === kind);
    const right = all.filter(({ isRight }) => isRight).length;
    const byPact = all.filter((each) => each.byPact).length;
    const operations = new Set(all.map(({ id }) => id)).size;
    print(
      `${kind}: ${right} of ${all.length} found and named (${byPact} by the pact too), in ${operations} operations`,
    );
  }
  const sound = findings.filter(({ kind }) => kind === undefined);
  print(`no fault: ${sound.filter(({ isRight }) => isRight).length} of ${sound.length} passed`);
}

const total = seeds * faulty.runs;
for (let number = 0; number < total; number += 1) {
  const found = await faulty.run(Math.floor(number / faulty.runs), number % faulty.runs);
  findings.push(...found);
  for (const each of found.filter(({ isRight }) => !isRight))
    print(`run ${number}: ${JSON.stringify(each)}`);
  // The figures so far: all seeds take some minutes.
  if ((number + 1) % faulty.runs === 0) printFigures();
}
await faulty.server.close();
await stopDatabase?.();
process.exitCode = findings.every(({ isRight }) => isRight) ? 0 : 1;
