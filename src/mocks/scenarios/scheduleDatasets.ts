import type { HttpHandler } from 'msw';
import type { PlanSlot, Schedule } from '../../../openapi/schema.d.ts';
import { type BackendFetch, modifyResponse } from './responseHandlers.ts';

const hour = 60 * 60 * 1000;

const isOpen = ({ ended_at: endedAt, call }: PlanSlot) =>
  endedAt === null && call?.state !== 'absent' && call?.state !== 'ended';

/** Changes the first slot of the first arena that is not over. */
function changeNext(
  { slots, ...schedule }: Schedule,
  change: (slot: PlanSlot) => PlanSlot,
): Schedule {
  const next = slots.find(isOpen);
  return { ...schedule, slots: slots.map((slot) => (slot === next ? change(slot) : slot)) };
}

const states: Record<string, (schedule: Schedule) => Schedule> = {
  none: (schedule) => ({ ...schedule, days: [], breaks: [], arenas: [], slots: [] }),
  late: (schedule) => {
    const [first] = schedule.arenas;
    return {
      ...schedule,
      slots: schedule.slots.map((slot) =>
        slot.arena_id === first?.id && slot.expected_at !== null
          ? {
              ...slot,
              expected_at: new Date(Date.parse(slot.expected_at) + hour).toISOString(),
            }
          : slot,
      ),
    };
  },
  'third-call': (schedule) =>
    changeNext(schedule, (slot) => ({
      ...slot,
      call: {
        state: 'called',
        count: 3,
        absences: slot.call?.absences ?? 0,
        at: schedule.as_of,
        version: slot.call?.version ?? '"3"',
      },
    })),
};

export const scheduleStates = Object.keys(states);

/** The schedule of every tournament that has one is in a state. */
export const scheduleInState = (
  backendFetch: BackendFetch,
  state: string | undefined,
): HttpHandler[] => [
  modifyResponse('getSchedule', backendFetch, (body) => ({
    ...body,
    data: states[state ?? '']?.(body.data) ?? body.data,
  })),
];
