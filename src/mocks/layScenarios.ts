import { pageAddress } from '../lib/pageAddress.ts';
import type { KeyValueStore } from '../session/storage.ts';
import { forgetDrafts } from '../ui/useDraft.ts';
import type { TabBackend } from './backend.ts';
import {
  type Chosen,
  handlersOf,
  readScenarios,
  type ScenarioText,
  writeScenario,
  writeScenarios,
} from './chosen.ts';
import { startClock } from './clock.ts';
import { copy } from './copy.ts';
import { lose } from './lose.ts';
import { catalogue, type MessageId } from './messages/catalogue.ts';
import { scenarioOf } from './scenarios.ts';
import { enter } from './signIn.ts';

type Backend = Pick<TabBackend, 'backendFetch' | 'lay' | 'lift' | 'setClock'>;

/** Where the scenarios come from, and where they are remembered. */
export type Page = {
  location: Pick<Location, 'href' | 'reload'>;
  history: Pick<History, 'replaceState' | 'state'>;
  own: KeyValueStore;
  shared: KeyValueStore;
};

export type LaidState = {
  chosen: readonly Chosen[];
  /** What could not be laid, in a sentence each. */
  problems: readonly string[];
  /** Whether something of it, such as the time, is the case only once the page is loaded afresh. */
  needsReload: boolean;
  /** The message that somebody has set out to see. */
  wanted: MessageId | undefined;
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
  /** The address that brings anybody to a page under the given scenarios and no others. */
  linkTo: (page: string, under: readonly ScenarioText[]) => string;
  /** Remembers the message that is looked for, until there is none any more. */
  want: (id: MessageId | undefined) => void;
  reload: () => void;
};

const parameter = 'scenario';
/** Remembered by the tab, so that they outlast links that do not name them. */
const storageKey = 'robolaga-scenarios';
const wantedKey = 'robolaga-wanted';

function withoutScenarios(href: string): string {
  const address = new URL(href);
  address.searchParams.delete(parameter);
  return address.href;
}

/** The address with the scenarios in it, as they are to be read by people too. */
function addressWith(href: string, list: string): string {
  const address = new URL(withoutScenarios(href));
  const named = `${parameter}=${encodeURIComponent(list).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%3D', '=')}`;
  address.search = address.search ? `${address.search}&${named}` : named;
  return address.href;
}

const isFromTheStart = ({ name }: Chosen): boolean =>
  ['time', 'account'].includes(scenarioOf(name).kind);
const timeOf = (chosen: readonly Chosen[]) =>
  chosen.find(({ name }) => scenarioOf(name).kind === 'time')?.value;
const isSame = (a: Chosen) => (b: Chosen) => writeScenario(a) === writeScenario(b);

/** What the address names, which leaves the address; else what the tab remembers. */
function readPage({ location, history, own }: Page) {
  const remembered = readScenarios(own.getItem(storageKey) ?? '');
  const named = new URL(location.href).searchParams.get(parameter);
  if (named === null) return { ...remembered, before: remembered.chosen };
  history.replaceState(history.state, '', withoutScenarios(location.href));
  // What somebody typed on the way to one state is not part of the next.
  forgetDrafts();
  return { ...readScenarios(named), before: remembered.chosen };
}

/** Makes time and accounts be as the scenarios of the address say, before the product starts. */
async function prepare(backend: Backend, page: Page): Promise<LaidState> {
  const { chosen, unknown, before } = readPage(page);
  const time = timeOf(chosen);
  if (time !== undefined) startClock(new Date(time));
  // The backend serves other tabs too, whose time is left alone unless this tab has set it.
  if (time !== undefined || timeOf(before) !== undefined)
    await backend.setClock(time === undefined ? undefined : new Date(time));
  // Whoever tries the product out may have changed the account; the page opens all the same.
  const refused = await enter(
    chosen.flatMap(({ name }) => scenarioOf(name).account ?? []),
    backend.backendFetch,
    page.shared,
  );
  for (const one of chosen) lose(one, page.shared);
  const problems = [
    ...(unknown.length > 0 ? [copy.panel.unknown(unknown)] : []),
    ...refused.map(copy.panel.noSignIn),
  ];
  return {
    chosen,
    problems,
    needsReload: false,
    wanted: catalogue.find(({ id }) => id === page.own.getItem(wantedKey))?.id,
  };
}

/** Lays the scenarios of the address over the backend, before the product starts. */
export async function layScenarios(backend: Backend, page: Page): Promise<LaidScenarios> {
  let state = await prepare(backend, page);
  const listeners = new Set<() => void>();
  const show = (next: LaidState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const lay = (next: LaidState) => {
    page.own.setItem(storageKey, writeScenarios(next.chosen));
    backend.lift();
    backend.lay(...handlersOf(next.chosen, backend.backendFetch));
    show(next);
  };
  lay(state);

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (added) => {
      // There is one time.
      const others = state.chosen.filter(
        (one) =>
          !isSame(added)(one) &&
          !(scenarioOf(added.name).kind === 'time' && one.name === added.name),
      );
      lose(added, page.shared);
      lay({
        ...state,
        chosen: [...others, added],
        needsReload: state.needsReload || isFromTheStart(added),
      });
    },
    remove: (removed) =>
      lay({
        ...state,
        chosen: state.chosen.filter((one) => !isSame(removed)(one)),
        needsReload: state.needsReload || scenarioOf(removed.name).kind === 'time',
      }),
    clear: () =>
      lay({
        ...state,
        chosen: [],
        problems: [],
        needsReload: state.needsReload || timeOf(state.chosen) !== undefined,
      }),
    link: () =>
      state.chosen.length > 0
        ? addressWith(page.location.href, writeScenarios(state.chosen))
        : withoutScenarios(page.location.href),
    linkTo: (address, under) => addressWith(pageAddress(address), under.join()),
    want: (wanted) => {
      if (wanted) page.own.setItem(wantedKey, wanted);
      else page.own.removeItem(wantedKey);
      show({ ...state, wanted });
    },
    reload: () => page.location.reload(),
  };
}
