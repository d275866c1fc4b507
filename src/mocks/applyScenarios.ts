import { pageUrl } from '../lib/urls/pageUrl.ts';
import type { KeyValueStore } from '../session/storage.ts';
import { clearDrafts } from '../ui/forms/useDraft.ts';
import type { BrowserBackend } from './backend.ts';
import {
  type ScenarioSelection,
  createScenarioHandlers,
  parseScenarios,
  type ScenarioText,
  formatScenario,
  formatScenarios,
  suggestScenario,
} from './scenarioSelection.ts';
import { openPage, type RunningApp } from './openPage.ts';
import { startClock } from './clock.ts';
import { copy } from './copy.ts';
import { clearScenarioStorage } from './clearScenarioStorage.ts';
import { catalogue, type MessageId } from './messages/catalogue.ts';
import { getScenario } from './scenarios.ts';
import { signInAs } from './signIn.ts';

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
  /** Whether a change, such as of the time, takes effect only after a reload. */
  needsReload: boolean;
  /** The message that the tester wants to reproduce. */
  targetMessage: MessageId | undefined;
};

/** Reads and changes the active scenarios while the product runs. */
export type ScenarioController = {
  getState: () => ActiveScenarios;
  /** Calls the listener after every change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  add: (scenario: ScenarioSelection) => void;
  remove: (scenario: ScenarioSelection) => void;
  clear: () => void;
  /** Returns the URL of this page with the active scenarios. */
  currentLink: () => string;
  /** Returns the URL of a page with the given scenarios and no others. */
  linkTo: (path: string, scenarios: readonly ScenarioText[]) => string;
  /** Passes the running product, whose pages can be opened from then on. */
  connectApp: (app: RunningApp) => void;
  /** Whether `open` can set these scenarios: the time changes only when the page loads. */
  canOpen: (scenarios: readonly ScenarioText[]) => boolean;
  /** Opens a page with the given scenarios and no others, without loading the document anew. */
  open: (path: string, scenarios: readonly ScenarioText[]) => Promise<void>;
  dismissProblems: () => void;
  /** Stores the message to reproduce; undefined clears it. */
  setTargetMessage: (id: MessageId | undefined) => void;
  reload: () => void;
};

const searchParameter = 'scenario';
/** The tab stores the scenarios, so that they survive links without them. */
const scenariosKey = 'robolaga-scenarios';
const targetMessageKey = 'robolaga-wanted';

function withoutScenarios(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(searchParameter);
  return url.href;
}

/** Adds the scenarios to a URL; commas, colons and equals signs stay readable. */
function urlWithScenarios(href: string, list: string): string {
  const url = new URL(withoutScenarios(href));
  const query = `${searchParameter}=${encodeURIComponent(list).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%3D', '=')}`;
  url.search = url.search ? `${url.search}&${query}` : query;
  return url.href;
}

const needsPageLoad = ({ name }: ScenarioSelection): boolean =>
  ['time', 'account'].includes(getScenario(name).kind);
const findTime = (scenarios: readonly ScenarioSelection[]) =>
  scenarios.find(({ name }) => getScenario(name).kind === 'time')?.value;
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

/** Signs in and clears storage as the scenarios require. Returns the problems. */
async function prepareStorage(
  selected: readonly ScenarioSelection[],
  backend: Backend,
  storage: KeyValueStore,
): Promise<string[]> {
  // A tester may have changed the account; the page opens anyway.
  const failedAccounts = await signInAs(
    selected.flatMap(({ name }) => getScenario(name).account ?? []),
    backend.backendFetch,
    storage,
  );
  for (const scenario of selected) clearScenarioStorage(scenario, storage);
  return failedAccounts.map(copy.panel.noSignIn);
}

/** Sets the time, signs in and clears storage as the scenarios require. */
async function initialize(backend: Backend, browser: BrowserContext): Promise<ActiveScenarios> {
  const { selected, unknown, previous } = readRequestedScenarios(browser);
  const time = findTime(selected);
  if (time !== undefined) startClock(new Date(time));
  // The backend serves other tabs too: its clock is touched only if this tab sets or has set it.
  if (time !== undefined || findTime(previous) !== undefined)
    await backend.setClock(time === undefined ? undefined : new Date(time));
  const problems = [
    ...unknown.map((text) => copy.panel.unknown(text, suggestScenario(text))),
    ...(await prepareStorage(selected, backend, browser.sharedStorage)),
  ];
  return {
    active: selected,
    problems,
    needsReload: false,
    targetMessage: catalogue.find(({ id }) => id === browser.tabStorage.getItem(targetMessageKey))
      ?.id,
  };
}

/** Applies the scenarios of the URL to the backend, before the product starts. */
export async function applyScenarios(
  backend: Backend,
  browser: BrowserContext,
): Promise<ScenarioController> {
  let state = await initialize(backend, browser);
  let app: RunningApp | undefined;
  const listeners = new Set<() => void>();
  const setState = (next: ActiveScenarios) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const apply = (next: ActiveScenarios) => {
    browser.tabStorage.setItem(scenariosKey, formatScenarios(next.active));
    backend.clearHandlers();
    backend.applyHandlers(...createScenarioHandlers(next.active, backend.backendFetch));
    setState(next);
  };
  apply(state);

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (added) => {
      // There can be only one time.
      const others = state.active.filter(
        (scenario) =>
          !isSameAs(added)(scenario) &&
          !(getScenario(added.name).kind === 'time' && scenario.name === added.name),
      );
      clearScenarioStorage(added, browser.sharedStorage);
      apply({
        ...state,
        active: [...others, added],
        needsReload: state.needsReload || needsPageLoad(added),
      });
    },
    remove: (removed) =>
      apply({
        ...state,
        active: state.active.filter((scenario) => !isSameAs(removed)(scenario)),
        needsReload: state.needsReload || getScenario(removed.name).kind === 'time',
      }),
    clear: () =>
      apply({
        ...state,
        active: [],
        problems: [],
        needsReload: state.needsReload || findTime(state.active) !== undefined,
      }),
    currentLink: () =>
      state.active.length > 0
        ? urlWithScenarios(browser.location.href, formatScenarios(state.active))
        : withoutScenarios(browser.location.href),
    linkTo: (path, scenarios) => urlWithScenarios(pageUrl(path), scenarios.join()),
    connectApp: (running) => {
      app = running;
    },
    canOpen: (texts) =>
      app !== undefined && ![parseScenarios(texts.join()).selected, state.active].some(findTime),
    open: async (path, texts) => {
      if (!app) throw new Error('The product is not running yet.');
      const active = parseScenarios(texts.join()).selected;
      await openPage(app, path, async () => {
        clearDrafts();
        const problems = await prepareStorage(active, backend, browser.sharedStorage);
        apply({ ...state, active, problems });
      });
    },
    dismissProblems: () => setState({ ...state, problems: [] }),
    setTargetMessage: (targetMessage) => {
      if (targetMessage) browser.tabStorage.setItem(targetMessageKey, targetMessage);
      else browser.tabStorage.removeItem(targetMessageKey);
      setState({ ...state, targetMessage });
    },
    reload: () => browser.location.reload(),
  };
}
