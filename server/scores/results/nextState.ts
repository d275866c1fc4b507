import type { ResultsStateInput } from '../../../openapi/schema.d.ts';
import type { ResultsState, ShownChange } from './stateQueries.ts';

type Action = ResultsStateInput['action'];
type ResultsStep = { action: Action; at: Date; reason: string | null };

/** The state after a step, or why the step does not follow from the state before. */
type Next = { next: ResultsState & { shown: ShownChange } } | { problem: string };

const isOfficial = 'Hasil kategori ini sudah resmi. Buka koreksi dulu.';
const isCorrected = 'Koreksi berakhir saat hasilnya diresmikan lagi.';

/** Says why an action is not possible in a state. */
const problems: Record<Action, (state: ResultsState) => string> = {
  freeze: ({ state }) =>
    state === 'frozen'
      ? 'Papan kategori ini sudah dibekukan.'
      : 'Papan dibekukan sebelum hasilnya dinyatakan sementara.',
  open: ({ correctionReason }) =>
    correctionReason === null ? 'Papan kategori ini tidak dibekukan.' : isCorrected,
  declare: ({ state }) =>
    state === 'official' ? isOfficial : 'Hasil kategori ini sudah dinyatakan sementara.',
  resume: ({ state, correctionReason }) => {
    if (state === 'official') return isOfficial;
    return correctionReason === null ? 'Lomba kategori ini masih berjalan.' : isCorrected;
  },
  make_official: ({ state }) =>
    state === 'official'
      ? 'Hasil kategori ini sudah resmi.'
      : 'Nyatakan dulu hasil kategori ini sementara.',
  correct: () => 'Hasil kategori ini belum resmi.',
};

type Changes = Partial<ResultsState> & { shown?: ShownChange };

const opened = { shown: 'open', frozenAt: null, shownAs: null } as const;

type Step = Pick<ResultsStep, 'at' | 'reason'>;

/** Returns what an action changes of a state; undefined if it does not follow from it. */
const changesOf: Record<Action, (before: ResultsState, step: Step) => Changes | undefined> = {
  freeze: ({ state }, { at }) =>
    state === 'live'
      ? { state: 'frozen', frozenAt: at, shownAs: 'frozen', shown: 'keep' }
      : undefined,
  open: ({ state, frozenAt, correctionReason }) =>
    frozenAt !== null && correctionReason === null
      ? { ...opened, state: state === 'frozen' ? 'live' : state }
      : undefined,
  declare: ({ state }, { at }) =>
    state === 'live' || state === 'frozen'
      ? { state: 'provisional', provisionalAt: at }
      : undefined,
  resume: ({ state, frozenAt, correctionReason }) =>
    state === 'provisional' && correctionReason === null
      ? { state: frozenAt === null ? 'live' : 'frozen', provisionalAt: null }
      : undefined,
  make_official: ({ state, shownAs, officialVersion }) =>
    state === 'provisional'
      ? {
          // A corrected version takes the place of that which visitors see; a frozen board waits to be opened.
          ...(shownAs === 'official' && opened),
          state: 'official',
          officialVersion: (officialVersion ?? 0) + 1,
          correctionReason: null,
        }
      : undefined,
  correct: ({ state, frozenAt }, { at, reason }) =>
    state === 'official'
      ? {
          ...(frozenAt === null && { frozenAt: at, shownAs: 'official', shown: 'keep' }),
          state: 'provisional',
          provisionalAt: at,
          correctionReason: reason,
        }
      : undefined,
};

/** Returns the state after a step, with the version of the one before. */
export function nextState(before: ResultsState, step: ResultsStep): Next {
  const changes = changesOf[step.action](before, step);
  return changes
    ? { next: { shown: 'unchanged', ...before, ...changes } }
    : { problem: problems[step.action](before) };
}
