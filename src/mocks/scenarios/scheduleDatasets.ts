import type { HttpHandler } from 'msw';
import type { DayPlan, PlanSlot, Schedule, SlotCall, TeamDay } from '../../../openapi/schema.d.ts';
import { type BackendFetch, modifyResponse } from './responseHandlers.ts';

const hour = 60 * 60 * 1000;

const addHour = (time: string | null) =>
  time === null ? null : new Date(Date.parse(time) + hour).toISOString();

const isOpen = ({ ended_at: endedAt, call }: Pick<PlanSlot, 'ended_at' | 'call'>) =>
  endedAt === null && call?.state !== 'absent' && call?.state !== 'ended';

const thirdCall = (call: SlotCall | null): SlotCall => ({
  state: 'called',
  count: 3,
  absences: call?.absences ?? 0,
  at: new Date().toISOString(),
  version: call?.version ?? '"3"',
});

/** Calls the team of the first one that is not over for the third time. */
function callNext<Turn extends Pick<PlanSlot, 'ended_at' | 'call'>>(turns: Turn[]): Turn[] {
  const next = turns.find(isOpen);
  return turns.map((turn) => (turn === next ? { ...turn, call: thirdCall(turn.call) } : turn));
}

type Planned = Pick<Schedule | DayPlan, 'breaks' | 'arenas' | 'slots'>;
type Turns = TeamDay['tournaments'][number]['turns'];

type State = {
  plan: (plan: Planned) => Partial<Planned>;
  /** The turns of one team. */
  turns: (turns: Turns) => Turns;
};

const states: Record<string, State> = {
  none: { plan: () => ({ breaks: [], arenas: [], slots: [] }), turns: () => [] },
  late: {
    plan: ({ arenas: [first], slots }) => ({
      slots: slots.map((slot) =>
        slot.arena_id === first?.id ? { ...slot, expected_at: addHour(slot.expected_at) } : slot,
      ),
    }),
    turns: (turns) =>
      turns.map((turn) => ({
        ...turn,
        expected_at: addHour(turn.expected_at),
        queue_at: addHour(turn.queue_at),
      })),
  },
  'third-call': { plan: ({ slots }) => ({ slots: callNext(slots) }), turns: callNext },
};

export const scheduleStates = Object.keys(states);

/** What is planned is in a state, for everybody: in the schedule, in the plan, and for each team. */
export function scheduleInState(
  backendFetch: BackendFetch,
  name: string | undefined,
): HttpHandler[] {
  const state = states[name ?? ''];
  if (!state) return [];
  return [
    modifyResponse('getSchedule', backendFetch, ({ data, ...body }) => ({
      ...body,
      data: { ...data, ...state.plan(data) },
    })),
    modifyResponse('getDayPlan', backendFetch, ({ data, ...body }) => ({
      ...body,
      data: { ...data, ...state.plan(data) },
    })),
    modifyResponse('getLiveSchedule', backendFetch, ({ data, ...body }) => ({
      ...body,
      data: { ...data, ...state.plan(data) },
    })),
    modifyResponse('getTeamDay', backendFetch, ({ data, ...body }) => ({
      ...body,
      data: {
        ...data,
        tournaments: data.tournaments.map((each) => ({ ...each, turns: state.turns(each.turns) })),
      },
    })),
  ];
}
