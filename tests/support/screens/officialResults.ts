import { http, HttpResponse } from 'msw';
import type { ManagedObjection, ManagedResultsState } from '../../../openapi/schema.d.ts';
import type { ArgumentOf } from '../../../openapi/types.ts';

type Change = ArgumentOf<'changeResultsState'>['body'] & { categoryId: number; version: string };
type Decision = ArgumentOf<'decideObjection'>['body'] & { id: number; version: string };

/** A state of results as the organisers' list has it. */
export const managedState = (changes: Partial<ManagedResultsState> = {}): ManagedResultsState => ({
  category: { id: 1, name: 'Inspire' },
  state: 'live',
  hidden: false,
  version: '"0"',
  frozen_at: null,
  provisional_at: null,
  objections_until: null,
  open_objections: 0,
  missing_runs: 0,
  versions: [],
  ...changes,
});

export const managedObjection = (changes: Partial<ManagedObjection> = {}): ManagedObjection => ({
  id: 5,
  version: '"1"',
  category: { id: 1, name: 'Inspire' },
  team: { id: 42, name: 'Garuda Baja' },
  club: { id: 5, name: 'Klub Robotik Janayasa' },
  subject: 'Penyisihan, percobaan 2',
  text: 'Waktu dihentikan sebelum robot melewati garis.',
  author: 'Raka Pratama',
  created_at: '2026-11-22T05:10:00Z',
  state: 'open',
  decision: null,
  run: { number: 2, outcome: 'finished', points: 455, time: '00:12:50', reason: null },
  match: null,
  history: [
    {
      at: '2026-11-22T05:02:00Z',
      by: 'Meja 4, Rina',
      operation: 'addRun',
      detail: '455 poin, 00:12:50',
    },
  ],
  ...changes,
});

const errorResponse = (status: number, message: string) =>
  HttpResponse.json({ success: false, message }, { status });

/**
 * Request handlers that answer with these states of results, and take the steps; `refuse` answers a step
 * instead.
 */
export function answerStates(
  states: ManagedResultsState[],
  refuse?: (change: Change) => [status: number, message: string] | undefined,
) {
  const changes: Change[] = [];
  const after: Record<Change['action'], Partial<ManagedResultsState>> = {
    freeze: { state: 'frozen', hidden: true, frozen_at: '2026-11-22T07:30:00Z' },
    open: { state: 'live', hidden: false, frozen_at: null },
    declare: { state: 'provisional', provisional_at: '2026-11-22T08:00:00Z' },
    resume: { state: 'live' },
    make_official: {
      state: 'official',
      versions: [{ version: 1, published_at: '2026-11-22T09:05:00Z', reason: null }],
    },
    correct: { state: 'provisional', hidden: true },
  };
  const handlers = [
    http.get('*/results-states', () => HttpResponse.json({ success: true, data: states })),
    http.put<{ categoryId: string }>('*/results-state', async ({ request }) => {
      const categoryId = Number(/categories\/(\d+)/.exec(request.url)?.[1]);
      const body = (await request.json()) as ArgumentOf<'changeResultsState'>['body'];
      const change = { ...body, categoryId, version: request.headers.get('If-Match') ?? '' };
      changes.push(change);
      const refused = refuse?.(change);
      if (refused) return errorResponse(...refused);
      const state = states.find(({ category }) => category.id === categoryId);
      if (!state) return errorResponse(404, 'Kategori ini tidak dilombakan.');
      Object.assign(state, after[body.action], { version: `"${changes.length}"` });
      return HttpResponse.json({ success: true, message: 'Status telah diubah.', data: state });
    }),
  ];
  return { handlers, changes };
}

/** Request handlers that answer with these objections, and take decisions; `refuse` answers one instead. */
export function answerObjections(
  objections: ManagedObjection[],
  refuse?: () => [status: number, message: string] | undefined,
) {
  const decisions: Decision[] = [];
  const handlers = [
    http.get('*/objections', () => HttpResponse.json({ success: true, data: objections })),
    http.put('*/decision', async ({ request }) => {
      const id = Number(/objections\/(\d+)/.exec(request.url)?.[1]);
      const body = (await request.json()) as ArgumentOf<'decideObjection'>['body'];
      decisions.push({ ...body, id, version: request.headers.get('If-Match') ?? '' });
      const refused = refuse?.();
      if (refused) return errorResponse(...refused);
      const found = objections.find((each) => each.id === id);
      if (!found) return errorResponse(404, 'Keberatan tidak ditemukan.');
      Object.assign(found, {
        state: body.state,
        version: '"2"',
        decision: { reason: body.reason, by: 'Wulan', at: '2026-11-22T05:20:00Z' },
      });
      return HttpResponse.json({ success: true, message: 'Keputusan telah disimpan.' });
    }),
  ];
  return { handlers, decisions };
}
