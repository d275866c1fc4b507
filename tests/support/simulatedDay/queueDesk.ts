import { expect } from 'vitest';
import type { PlanSlot, SlotCall, SlotCallInput } from '../../../openapi/schema.d.ts';
import type { SimulatedDay } from './insertDay.ts';

type Action = SlotCallInput['action'];
type Press = { slotId: number; version: string; body: SlotCallInput };

const next: Record<Action, SlotCall['state']> = {
  call: 'called',
  arrive: 'present',
  start: 'running',
  end: 'ended',
  miss: 'absent',
  undo: 'waiting',
};

/** Returns what a call will be after a step that is not sent yet. */
function predict(known: SlotCall | null, action: Action, at: Date): SlotCall {
  const { count, absences, version } = known ?? { count: 0, absences: 0, version: '"0"' };
  const isPutLast = action === 'miss' && absences === 0;
  return {
    state: isPutLast ? 'waiting' : next[action],
    count: action === 'miss' ? 0 : count + (action === 'call' ? 1 : 0),
    absences: absences + (action === 'miss' ? 1 : 0),
    at: at.toISOString(),
    version: `"${Number(version.slice(1, -1)) + 1}"`,
  };
}

/** A desk that keeps what is pressed while it has no network, as the page does, and sends it later in its order. */
export function createQueueDesk({ tournamentId, request }: SimulatedDay) {
  const waiting: Press[] = [];
  const calls = new Map<number, SlotCall>();
  let isOffline = false;
  const sent = { calls: 0, lost: 0 };

  const send = ({ slotId, version, body }: Press) =>
    request(
      'POST',
      `/api/organiser/tournaments/${tournamentId}/slots/${slotId}/call`,
      body,
      version,
    );

  return {
    sent,
    /** Returns the call of a slot as this desk knows it. */
    callOf: ({ id, call }: PlanSlot): SlotCall | null => {
      const own = calls.get(id ?? 0);
      return own && Number(own.version.slice(1, -1)) >= Number(call?.version.slice(1, -1) ?? 0)
        ? own
        : call;
    },
    /** Records a step; returns false if the server does not accept it. `rival` sends the same at the same time. */
    async press(
      slot: PlanSlot,
      known: SlotCall | null,
      action: Action,
      { at, rival }: { at: Date; rival?: boolean },
    ): Promise<boolean> {
      const slotId = slot.id ?? 0;
      const version = known?.version ?? '"0"';
      const press = { slotId, version, body: { key: crypto.randomUUID(), action } };
      if (isOffline) {
        waiting.push(press);
        calls.set(slotId, predict(known, action, at));
        return true;
      }
      const other = { ...press, body: { ...press.body, key: crypto.randomUUID() } };
      const answers = await Promise.all([send(press), ...(rival ? [send(other)] : [])]);
      const accepted = answers.filter(({ status }) => status === 200);
      expect(accepted.length).toBeLessThanOrEqual(1);
      if (rival && accepted.length === 1)
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      if (!accepted[0]) {
        // A pupil of it plays in another arena.
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 409));
        return false;
      }
      if (action === 'call') sent.calls += 1;
      calls.set(slotId, (accepted[0].body as { data: SlotCall }).data);
      return true;
    },
    goOffline(): void {
      isOffline = true;
    },
    /**
     * Sends what waits, each press twice, as after an answer that was lost. A team that has come meanwhile is
     * called anyway; the call of another one may be refused, as a pupil is called elsewhere.
     */
    async goOnline(): Promise<void> {
      isOffline = false;
      const presses = waiting.splice(0);
      for (const [index, press] of presses.entries()) {
        const hasCome = presses
          .slice(index + 1)
          .some(({ slotId, body }) => slotId === press.slotId && body.action !== 'call');
        if (hasCome) press.body.anyway = true;
        const { status } = await send(press);
        if (status !== 200) sent.lost += hasCome || press.body.action !== 'call' ? 1 : 0;
        else if (press.body.action === 'call') sent.calls += 1;
        expect((await send(press)).status).toBe(status);
      }
      calls.clear();
    },
  };
}
