import { copy } from '../src/mocks/copy.ts';
import type { Kind } from '../src/mocks/scenario.ts';
import { type ScenarioName, scenarioNames, scenarioOf } from '../src/mocks/scenarios.ts';

/** Lists as long as this are named by what they are. */
const longList = 20;

const kinds = Object.entries(copy.panel.kinds) as [Kind, string][];

function parameterOf(name: ScenarioName): string {
  const { parameter } = scenarioOf(name);
  if (!parameter) return '';
  const { hint, choices, isRequired } = parameter;
  const what =
    choices && choices.length < longList
      ? choices.map((choice) => `\`${choice}\``).join(', ')
      : hint;
  return isRequired ? what : `${what}; may be left out`;
}

const rowOf = (name: ScenarioName): string =>
  `| \`${name}\` | ${scenarioOf(name).sentence} | ${parameterOf(name)} |`;

/**
 * What docs/qa.md says: every scenario of src/mocks/scenarios.ts with its sentence and what may
 * stand behind its name.
 */
export function qaPage(): string {
  const tables = kinds.flatMap(([kind, title]) => [
    `## ${title}`,
    '',
    '| Name | What is found | Behind the name |',
    '|---|---|---|',
    ...scenarioNames.filter((name) => scenarioOf(name).kind === kind).map(rowOf),
    '',
  ]);
  return [
    '# QA scenarios',
    '',
    'Made by `npm run generate` from `src/mocks/scenarios.ts`; do not edit.',
    '',
    'Each scenario is a named state of the product, laid over the backend of the demonstration (`npm run demo`). They are chosen',
    'in the address, `?scenario=leader,server-500:listTeams,clock=2026-12-01T10:00Z`: names with commas between them, and what',
    'belongs to a name behind a colon or an equals sign. An operation is an `operationId` of `openapi/openapi.yaml`; left out, all',
    'are meant. The tab remembers the scenarios; `?scenario=` takes them all away.',
    '',
    `The button QA in the corner (${copy.panel.shortcut}) lists them, adds and removes them while the product runs, shows the calls made so far`,
    'with status and time, and copies the link that brings anybody to the same state. Where several scenarios answer one call, a',
    'fault comes before what there is, and what is for one operation before what is for all. Where scenarios say who is signed in,',
    'nobody else is. The tab Messages leads to every message of the specifications.',
    '',
    'Screen tests lay the same scenarios by the same names; [coverage-messages.md](coverage-messages.md) says which message of the',
    'product is seen in which.',
    '',
    ...tables,
  ].join('\n');
}
