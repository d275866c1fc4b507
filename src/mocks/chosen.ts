import type { HttpHandler } from 'msw';
import type { AskBackend } from './fault.ts';
import type { Kind } from './scenario.ts';
import { scenarioOf, type ScenarioName, scenarios } from './scenarios.ts';

/** A scenario that is laid over the product, with what stands behind its name. */
export type Chosen = { name: ScenarioName; value?: string };

/**
 * How a scenario is written in a link and in a test; a name that does not exist does not compile.
 */
export type ScenarioText = ScenarioName | `${ScenarioName}:${string}` | `${ScenarioName}=${string}`;

const isName = (text: string): text is ScenarioName => Object.hasOwn(scenarios, text);

/**
 * The scenario that a text names; nothing where there is none, or where what stands behind the name
 * is not for it.
 */
export function readScenario(text: string): Chosen | undefined {
  const [, name = '', value] = /^([^:=]*)(?:[:=](.*))?$/.exec(text.trim()) ?? [];
  if (!isName(name)) return undefined;
  const { parameter } = scenarioOf(name);
  if (value === undefined) return parameter?.isRequired ? undefined : { name };
  return parameter?.accepts(value) ? { name, value } : undefined;
}

/** As it is written in a link: the time with `=`, everything else with `:`. */
export function writeScenario({ name, value }: Chosen): string {
  if (value === undefined) return name;
  return `${name}${scenarioOf(name).kind === 'time' ? '=' : ':'}${value}`;
}

/** The scenarios of a list with commas, each once, and what of it names none. */
export function readScenarios(list: string): { chosen: Chosen[]; unknown: string[] } {
  const chosen = new Map<string, Chosen>();
  const unknown: string[] = [];
  for (const text of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const found = readScenario(text);
    if (found) chosen.set(writeScenario(found), found);
    else unknown.push(text);
  }
  return { chosen: [...chosen.values()], unknown };
}

/** The list that `readScenarios` reads. */
export const writeScenarios = (chosen: readonly Chosen[]): string =>
  chosen.map(writeScenario).join(',');

/** A fault hides what there is. */
const order: readonly Kind[] = ['network', 'answer', 'world', 'account', 'time'];

/**
 * Whatever only waits comes first; then by kind; then what is for one operation before what is for
 * all.
 */
function compare(a: Chosen, b: Chosen): number {
  const [first, second] = [scenarioOf(a.name), scenarioOf(b.name)];
  return (
    Number(second.passesOn ?? false) - Number(first.passesOn ?? false) ||
    order.indexOf(first.kind) - order.indexOf(second.kind) ||
    Number(a.value === undefined) - Number(b.value === undefined)
  );
}

/** The handlers of all chosen scenarios, in the order in which they are to be asked. */
export const handlersOf = (chosen: readonly Chosen[], ask: AskBackend): HttpHandler[] =>
  [...chosen]
    .sort(compare)
    .flatMap(({ name, value }) => scenarioOf(name).handlers?.(ask, value) ?? []);
