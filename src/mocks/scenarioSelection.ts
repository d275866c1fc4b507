import type { HttpHandler } from 'msw';
import type { BackendFetch } from './responseHandlers.ts';
import type { ScenarioKind } from './scenario.ts';
import { findNearest } from './findNearest.ts';
import { getScenario, type ScenarioName, scenarioNames, scenarios } from './scenarios.ts';

/** A selected scenario with the value of its parameter. */
export type ScenarioSelection = { name: ScenarioName; value?: string };

/** A scenario as written in a URL or test; an unknown name does not compile. */
export type ScenarioText = ScenarioName | `${ScenarioName}:${string}` | `${ScenarioName}=${string}`;

const isName = (text: string): text is ScenarioName => Object.hasOwn(scenarios, text);

function splitScenario(text: string): { name: string; value: string | undefined } {
  const [, name = '', value] = /^([^:=]*)(?:[:=](.*))?$/.exec(text.trim()) ?? [];
  return { name: name.trim().toLowerCase(), value };
}

/**
 * Parses one scenario; the case of its name does not matter. Returns undefined if its name or its
 * parameter is invalid.
 */
export function parseScenario(text: string): ScenarioSelection | undefined {
  const { name, value } = splitScenario(text);
  if (!isName(name)) return undefined;
  const { parameter } = getScenario(name);
  if (value === undefined) return parameter?.isRequired ? undefined : { name };
  return parameter?.accepts(value) ? { name, value } : undefined;
}

/**
 * Returns the valid scenario that is most like an invalid one, or what its parameter has to be.
 * Returns undefined if nothing is like it.
 */
export function suggestScenario(text: string): string | undefined {
  const { name, value } = splitScenario(text);
  const nearestName = isName(name) ? name : findNearest(name, scenarioNames);
  if (nearestName === undefined) return undefined;
  const { parameter } = getScenario(nearestName);
  if (!parameter) return nearestName;
  const nearestValue = value && findNearest(value, parameter.choices ?? []);
  if (nearestValue) return formatScenario({ name: nearestName, value: nearestValue });
  return parameter.isRequired || isName(name) ? `${nearestName}:<${parameter.hint}>` : nearestName;
}

/** Formats a scenario for a URL: a time with `=`, any other parameter with `:`. */
export function formatScenario({ name, value }: ScenarioSelection): string {
  if (value === undefined) return name;
  return `${name}${getScenario(name).kind === 'time' ? '=' : ':'}${value}`;
}

/** Parses a comma-separated list; returns the distinct scenarios and the invalid parts. */
export function parseScenarios(list: string): { selected: ScenarioSelection[]; unknown: string[] } {
  const selected = new Map<string, ScenarioSelection>();
  const unknown: string[] = [];
  for (const text of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const found = parseScenario(text);
    if (found) selected.set(formatScenario(found), found);
    else unknown.push(text);
  }
  return { selected: [...selected.values()], unknown };
}

export const formatScenarios = (scenarios: readonly ScenarioSelection[]): string =>
  scenarios.map(formatScenario).join(',');

/** Errors have priority over data. */
const kindOrder: readonly ScenarioKind[] = ['network', 'response', 'data', 'account', 'time'];

/** Delays come first; then by kind; then scenarios for one operation before those for all. */
function compare(a: ScenarioSelection, b: ScenarioSelection): number {
  const [first, second] = [getScenario(a.name), getScenario(b.name)];
  return (
    Number(second.passesThrough ?? false) - Number(first.passesThrough ?? false) ||
    kindOrder.indexOf(first.kind) - kindOrder.indexOf(second.kind) ||
    Number(a.value === undefined) - Number(b.value === undefined)
  );
}

/** Returns the handlers of all scenarios; the first one that responds wins. */
export const createScenarioHandlers = (
  scenarios: readonly ScenarioSelection[],
  backendFetch: BackendFetch,
): HttpHandler[] =>
  [...scenarios]
    .sort(compare)
    .flatMap(({ name, value }) => getScenario(name).handlers?.(backendFetch, value) ?? []);
