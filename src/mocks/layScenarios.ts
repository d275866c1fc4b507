import type { KeyValueStore } from '../session/storage.ts';
import type { TabBackend } from './backend.ts';
import { type Chosen, handlersOf, readScenarios, writeScenario, writeScenarios } from './chosen.ts';
import { startClock } from './clock.ts';
import { copy } from './copy.ts';
import { scenarioOf } from './scenarios.ts';
import { signIn } from './signIn.ts';

type Backend = Pick<TabBackend, 'backendFetch' | 'lay' | 'lift' | 'setClock'>;

/** Where the scenarios come from, and where they are remembered. */
export type Page = { location: Pick<Location, 'href' | 'reload'>; history: Pick<History, 'replaceState' | 'state'>; own: KeyValueStore; shared: KeyValueStore };

export type LaidState = {
  chosen: readonly Chosen[];
  /** What could not be laid, in a sentence each. */
  problems: readonly string[];
  /** Whether something of it, such as the time, is the case only once the page is loaded afresh. */
  needsReload: boolean;
};

/** The scenarios that lie over the product, to be changed while it runs. */
export type LaidScenarios = {
  state: () => LaidState;
  /** Tells of every change, until what it gives is called. */
  subscribe: (listener: () => void) => () => void;
  add: (chosen: Chosen) => void;
  remove: (chosen: Chosen) => void;
  clear: () => void;
  /** The address that brings anybody to this page in this state. */
  link: () => string;
  reload: () => void;
};

const parameter = 'scenario';
/** Remembered by the tab, so that they outlast links that do not name them. */
const storageKey = 'robolaga-scenarios';

/** The address with the scenarios in it, as they are to be read by people too. */
function addressWith(href: string, list: string): string {
  const address = new URL(href);
  address.searchParams.delete(parameter);
  if (list === '') return address.href;
  const named = `${parameter}=${encodeURIComponent(list).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%3D', '=')}`;
  address.search = address.search ? `${address.search}&${named}` : named;
  return address.href;
}

const isFromTheStart = ({ name }: Chosen): boolean => ['time', 'account'].includes(scenarioOf(name).kind);
const timeOf = (chosen: readonly Chosen[]) => chosen.find(({ name }) => scenarioOf(name).kind === 'time')?.value;
const isSame = (a: Chosen) => (b: Chosen) => writeScenario(a) === writeScenario(b);

/** What the address names, which leaves the address; else what the tab remembers. */
function readPage({ location, history, own }: Page) {
  const remembered = readScenarios(own.getItem(storageKey) ?? '');
  const named = new URL(location.href).searchParams.get(parameter);
  if (named === null) return { ...remembered, before: remembered.chosen };
  history.replaceState(history.state, '', addressWith(location.href, ''));
  return { ...readScenarios(named), before: remembered.chosen };
}

/** Lays the scenarios of the address over the backend, before the product starts. */
export async function layScenarios(backend: Backend, page: Page): Promise<LaidScenarios> {
  const { chosen: first, unknown, before } = readPage(page);
  const listeners = new Set<() => void>();
  const problems = unknown.length > 0 ? [copy.panel.unknown(unknown)] : [];
  let state: LaidState = { chosen: first, problems, needsReload: false };
  const lay = (next: LaidState) => {
    state = next;
    page.own.setItem(storageKey, writeScenarios(state.chosen));
    backend.lift();
    backend.lay(...handlersOf(state.chosen, backend.backendFetch));
    for (const listener of listeners) listener();
  };

  const time = timeOf(first);
  if (time !== undefined) startClock(new Date(time));
  // The backend serves other tabs too, whose time is left alone unless this tab has set it.
  if (time !== undefined || timeOf(before) !== undefined) await backend.setClock(time === undefined ? undefined : new Date(time));
  for (const { name } of first) {
    const { account } = scenarioOf(name);
    // Whoever tries the product out may have changed the account; the page opens all the same.
    if (account) await signIn(account, backend.backendFetch, page.shared).catch(() => problems.push(copy.panel.noSignIn(account)));
  }
  lay(state);

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (added) => {
      // There is one time.
      const others = state.chosen.filter((one) => !isSame(added)(one) && !(scenarioOf(added.name).kind === 'time' && one.name === added.name));
      lay({ ...state, chosen: [...others, added], needsReload: state.needsReload || isFromTheStart(added) });
    },
    remove: (removed) => lay({
      ...state, chosen: state.chosen.filter((one) => !isSame(removed)(one)),
      needsReload: state.needsReload || scenarioOf(removed.name).kind === 'time',
    }),
    clear: () => lay({ chosen: [], problems: [], needsReload: state.needsReload || timeOf(state.chosen) !== undefined }),
    link: () => addressWith(page.location.href, writeScenarios(state.chosen)),
    reload: () => page.location.reload(),
  };
}
