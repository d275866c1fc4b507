import type { HttpHandler } from 'msw';
import type { BackendFetch } from './responseHandlers.ts';
import type { ScenarioKind } from './scenario.ts';
import { getScenario, type ScenarioName, scenarios } from './scenarios.ts';

/** A selected scenario with the value of its parameter. */
export type ScenarioSelection = { name: ScenarioName; value?: string };

/** A scenario as written in a URL or test; an unknown name does not compile. */
export type ScenarioText = ScenarioName | `${ScenarioName}:${string}` | `${ScenarioName}=${string}`;

const isName = (text: string): text is ScenarioName => Object.hasOwn(scenarios, text);

/**
 * Parses one scenario; the case of its name does not matter. Returns undefined if its name or its
 * parameter is invalid.
 */
export function parseScenario(text: string): ScenarioSelection | undefined {
  const [, rawName = '', value] = /^([^:=]*)(?:[:=](.*))?$/.exec(text.trim()) ?? [];
  const name = rawName.trim().toLowerCase();
  if (!isName(name)) return undefined;
  const { parameter } = getScenario(name);
  if (value === undefined) return parameter && !parameter.isOptional ? undefined : { name };
  const isValid = parameter?.choices?.includes(value) ?? parameter?.accepts?.(value);
  return isValid ? { name, value } : undefined;
}

/** Formats a scenario for a URL: a time with `=`, any other parameter with `:`. */
export function formatScenario({ name, value }: ScenarioSelection): string {
  if (value === undefined) return name;
  return `${name}${getScenario(name).kind === 'time' ? '=' : ':'}${value}`;
}

/** Parses a comma-separated list; returns the distinct scenarios and the invalid texts. */
export function parseScenarios(list: string): { selected: ScenarioSelection[]; unknown: string[] } {
  const texts = list.split(',').map((text) => text.trim());
  const found = texts.flatMap((text) => parseScenario(text) ?? []);
  return {
    selected: [...new Map(found.map((scenario) => [formatScenario(scenario), scenario])).values()],
    unknown: texts.filter((text) => text && !parseScenario(text)),
  };
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
