import type { ResultsStateInput } from '../../../openapi/schema.d.ts';
import type { ResultsState, ShownChange } from './stateQueries.ts';

type Action = ResultsStateInput['action'];
type Step = { action: Action; at: Date; reason: string | null };

/** The state after a step, or why the step does not follow from the state before. */
export type Next = { next: ResultsState & { shown: ShownChange } } | { problem: string };

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

/** Returns what an action changes of a state; undefined if it does not follow from it. */
function findChanges(before: ResultsState, { action, at, reason }: Step): Changes | undefined {
  const { state, frozenAt, shownAs, correctionReason } = before;
  const isHidden = frozenAt !== null;
  switch (action) {
    case 'freeze':
      return state === 'live'
        ? { state: 'frozen', frozenAt: at, shownAs: 'frozen', shown: 'keep' }
        : undefined;
    case 'open':
      return isHidden && correctionReason === null
        ? { ...opened, state: state === 'frozen' ? 'live' : state }
        : undefined;
    case 'declare':
      return state === 'live' || state === 'frozen'
        ? { state: 'provisional', provisionalAt: at }
        : undefined;
    case 'resume':
      return state === 'provisional' && correctionReason === null
        ? { state: isHidden ? 'frozen' : 'live', provisionalAt: null }
        : undefined;
    case 'make_official':
      return state === 'provisional'
        ? {
            // A corrected version takes the place of that which visitors see; a frozen board waits to be opened.
            ...(shownAs === 'official' && opened),
            state: 'official',
            officialVersion: (before.officialVersion ?? 0) + 1,
            correctionReason: null,
          }
        : undefined;
    case 'correct':
      return state === 'official'
        ? {
            ...(!isHidden && { frozenAt: at, shownAs: 'official', shown: 'keep' }),
            state: 'provisional',
            provisionalAt: at,
            correctionReason: reason,
          }
        : undefined;
  }
}

/** Returns the state after a step, with the version of the one before. */
export function nextState(before: ResultsState, step: Step): Next {
  const changes = findChanges(before, step);
  return changes
    ? { next: { shown: 'unchanged', ...before, ...changes } }
    : { problem: problems[step.action](before) };
}
