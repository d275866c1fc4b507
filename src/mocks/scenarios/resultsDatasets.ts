import type { HttpHandler } from 'msw';
import type {
  ManagedObjection,
  PublicResultsState,
  ResultsStateName,
} from '../../../openapi/schema.d.ts';
import { type BackendFetch, modifyResponse } from './responseHandlers.ts';

const minute = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

type State = {
  name: Exclude<ResultsStateName, 'live'>;
  /** Of each category. */
  state: () => Omit<PublicResultsState, 'state'>;
  objectionCount: number;
};

const provisional: State = {
  name: 'provisional',
  state: () => ({ hidden_since: null, objections_until: fromNow(12.5), versions: [] }),
  objectionCount: 0,
};

const states: Record<string, State> = {
  frozen: {
    name: 'frozen',
    state: () => ({ hidden_since: fromNow(-30), objections_until: null, versions: [] }),
    objectionCount: 0,
  },
  provisional,
  objection: { ...provisional, objectionCount: 1 },
  official: {
    name: 'official',
    state: () => ({
      hidden_since: null,
      objections_until: null,
      versions: [
        { version: 1, published_at: fromNow(-120), reason: null },
        { version: 2, published_at: fromNow(-20), reason: 'Poin dua tim tertukar.' },
      ],
    }),
    objectionCount: 0,
  },
};

export const resultsStates = Object.keys(states);

const objection = (): ManagedObjection => ({
  id: 1,
  version: '"1"',
  category: { id: 1, name: 'Inspire' },
  team: { id: 1, name: 'Garuda Lintas' },
  club: { id: 1, name: 'Klub Robotik Malang' },
  subject: 'Penyisihan, percobaan 2',
  text: 'Waktu dihentikan sebelum robot melewati garis.',
  author: 'Bagas Wicaksono',
  created_at: fromNow(-5),
  state: 'open',
  decision: null,
  run: { number: 2, outcome: 'finished', points: 455, time: '00:12:50', reason: null },
  match: null,
  history: [
    { at: fromNow(-15), by: 'Meja 4, Rina', operation: 'addRun', detail: '455 poin, 00:12:50' },
  ],
});

/** The results of all categories are in a state, for everybody; in one of them, somebody has objected. */
export function resultsInState(
  backendFetch: BackendFetch,
  name: string | undefined,
): HttpHandler[] {
  const found = states[name ?? ''];
  if (!found) return [];
  const { name: state, objectionCount } = found;
  return [
    modifyResponse('listScores', backendFetch, ({ data, ...body }) => ({
      ...body,
      data: data.map((score) => ({ ...score, results_state: state })),
    })),
    modifyResponse('getCategoryResults', backendFetch, ({ data, ...body }) => ({
      ...body,
      data: { ...data, state: { state, ...found.state() } },
    })),
    modifyResponse('listResultsStates', backendFetch, ({ data, ...body }) => ({
      ...body,
      data: data.map((each) => {
        const { hidden_since: hiddenSince, ...rest } = found.state();
        return {
          ...each,
          ...rest,
          state,
          hidden: hiddenSince !== null,
          frozen_at: hiddenSince,
          provisional_at: state === 'frozen' ? null : fromNow(-2.5),
          open_objections: objectionCount,
        };
      }),
    })),
    modifyResponse('listObjections', backendFetch, ({ data, ...body }) => ({
      ...body,
      data: objectionCount > 0 ? [objection()] : data,
    })),
  ];
}
