import { pageUrl } from '../../lib/urls/pageUrl.ts';
import type { KeyValueStore } from '../../session/storage.ts';
import { clearDrafts } from '../../ui/forms/useDraft.ts';
import type { BrowserBackend } from '../backend.ts';
import { startClock } from '../clock.ts';
import { copy } from '../panel/copy.ts';
import { clearScenarioStorage, prepareStorage } from './prepareStorage.ts';
import {
  createScenarioHandlers,
  formatScenario,
  formatScenarios,
  parseScenarios,
  type ScenarioSelection,
  type ScenarioText,
} from './scenarioSelection.ts';
import { searchParameter } from './scenario.ts';
import { getScenario } from './scenarios.ts';

type Backend = Pick<
  BrowserBackend,
  'backendFetch' | 'applyHandlers' | 'clearHandlers' | 'setClock'
>;

/** The browser APIs that scenarios use: session storage (of the tab) and local storage (shared). */
export type BrowserContext = {
  location: Pick<Location, 'href' | 'reload'>;
  history: Pick<History, 'replaceState' | 'state'>;
  tabStorage: KeyValueStore;
  sharedStorage: KeyValueStore;
};

type ActiveScenarios = {
  active: readonly ScenarioSelection[];
  /** What could not be applied, in one sentence each. */
  problems: readonly string[];
};

/** Reads and changes the active scenarios while the product runs. */
export type ScenarioController = {
  getState: () => ActiveScenarios;
  /** Calls the listener after every change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Adds a scenario. This and the next two reload the page if the time or the account changes. */
  add: (scenario: ScenarioSelection) => void;
  remove: (scenario: ScenarioSelection) => void;
  clear: () => void;
  /** Returns the URL of this page with the active scenarios. */
  currentLink: () => string;
};

/** The tab stores the scenarios, so that they survive links without them. */
const scenariosKey = 'robolaga-scenarios';

function withoutScenarios(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(searchParameter);
  return url.href;
}

/** Adds the scenarios to a URL; commas, colons and equals signs stay readable. */
function urlWithScenarios(href: string, list: string): string {
  const url = new URL(withoutScenarios(href));
  const query = `${searchParameter}=${encodeURIComponent(list).replaceAll(/%(2C|3A|3D)/g, decodeURIComponent)}`;
  url.search = url.search ? `${url.search}&${query}` : query;
  return url.href;
}

/** Returns the URL of a page with the given scenarios and no others. */
export const linkTo = (path: string, scenarios: readonly ScenarioText[]): string =>
  urlWithScenarios(pageUrl(path), scenarios.join());

const isTime = ({ name }: ScenarioSelection) => getScenario(name).kind === 'time';
/** Returns the scenarios of the time and the account, which take effect when the page starts. */
const startOf = (scenarios: readonly ScenarioSelection[]): string =>
  formatScenarios(
    scenarios.filter(({ name }) => ['time', 'account'].includes(getScenario(name).kind)),
  );
const isSameAs = (a: ScenarioSelection) => (b: ScenarioSelection) =>
  formatScenario(a) === formatScenario(b);

/** Takes the scenarios out of the URL; without any there, reads those stored by the tab. */
function readRequestedScenarios({ location, history, tabStorage }: BrowserContext) {
  const stored = parseScenarios(tabStorage.getItem(scenariosKey) ?? '');
  const requested = new URL(location.href).searchParams.get(searchParameter);
  if (requested === null) return { ...stored, previous: stored.selected };
  history.replaceState(history.state, '', withoutScenarios(location.href));
  // Form drafts belong to the previous state.
  clearDrafts();
  return { ...parseScenarios(requested), previous: stored.selected };
}

/** Sets the time, signs in and clears storage as the scenarios require. */
async function initialize(backend: Backend, browser: BrowserContext): Promise<ActiveScenarios> {
  const { selected, unknown, previous } = readRequestedScenarios(browser);
  const time = selected.find(isTime)?.value;
  if (time !== undefined) startClock(new Date(time));
  // The backend serves other tabs too: its clock is touched only if this tab sets or has set it.
  if (time !== undefined || previous.some(isTime))
    await backend.setClock(time === undefined ? undefined : new Date(time));
  const failed = await prepareStorage(selected, backend.backendFetch, browser.sharedStorage);
  return {
    active: selected,
    problems: [...unknown.map(copy.panel.unknown), ...failed.map(copy.panel.noSignIn)],
  };
}

/** Applies the scenarios of the URL to the backend, before the product starts. */
export async function applyScenarios(
  backend: Backend,
  browser: BrowserContext,
): Promise<ScenarioController> {
  let state = await initialize(backend, browser);
  const listeners = new Set<() => void>();
  const apply = (active: readonly ScenarioSelection[], problems: readonly string[]) => {
    const mustReload = startOf(active) !== startOf(state.active);
    browser.tabStorage.setItem(scenariosKey, formatScenarios(active));
    backend.clearHandlers();
    backend.applyHandlers(...createScenarioHandlers(active, backend.backendFetch));
    state = { active, problems };
    for (const listener of listeners) listener();
    if (mustReload) browser.location.reload();
  };
  apply(state.active, state.problems);

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (added) => {
      // There can be only one time.
      const others = state.active.filter(
        (scenario) => !isSameAs(added)(scenario) && !(isTime(added) && isTime(scenario)),
      );
      clearScenarioStorage(added, browser.sharedStorage);
      apply([...others, added], state.problems);
    },
    remove: (removed) => {
      const others = state.active.filter((scenario) => !isSameAs(removed)(scenario));
      apply(others, state.problems);
    },
    clear: () => apply([], []),
    currentLink: () =>
      state.active.length > 0
        ? urlWithScenarios(browser.location.href, formatScenarios(state.active))
        : withoutScenarios(browser.location.href),
  };
}
