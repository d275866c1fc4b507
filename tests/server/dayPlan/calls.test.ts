import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DayPlan, SlotCallInput } from '../../../openapi/schema.d.ts';
import { runs } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCallRequests } from '../../support/database/callRequests.ts';
import { minutesAfter } from '../../support/database/planRequests.ts';

const backend = useBackend();
const requests = createCallRequests(backend);
const { place, first, add, save, setClock, readSchedule, call, take, readSlot } = requests;

type Action = SlotCallInput['action'];

const thrice: Action[] = ['call', 'call', 'call'];
let plan: DayPlan;
beforeEach(async () => {
  plan = await save({ breaks: [] });
  setClock(plan, 0);
});

const slot = (index: number) => plan.slots[index];
const indexOf = (id: number | null | undefined) => place().teamIds.indexOf(id ?? 0);

describe('a call', () => {
  it('goes from called to ended, and says since when', async () => {
    expect((await readSlot(slot(0)))?.call).toBeNull();
    const steps = [
      ['call', { state: 'called', count: 1, version: '"1"' }],
      ['call', { state: 'called', count: 2, version: '"2"' }],
      ['arrive', { state: 'present', count: 2, version: '"3"' }],
      ['start', { state: 'running', count: 2, version: '"4"' }],
      ['end', { state: 'ended', count: 2, version: '"5"' }],
    ] as const;
    for (const [minute, [action, expected]] of steps.entries()) {
      setClock(plan, minute);
      const { body } = await call(slot(0), action);
      expect(body.data).toMatchObject({ ...expected, absences: 0 });
      expect(minutesAfter(plan.days[0]?.from, body.data.at)).toBe(minute);
    }
    const ended = await readSlot(slot(0));
    expect(minutesAfter(plan.days[0]?.from, ended?.ended_at)).toBe(4);
    expect((await readSchedule()).body.data.slots[0]?.call).toEqual(ended?.call);
  });

  it('counts once however often it is sent', async () => {
    const key = crypto.randomUUID();
    const answers = [await call(slot(0), 'call', { key }), await call(slot(0), 'call', { key })];
    expect(answers.map(({ body }) => body.data.count)).toEqual([1, 1]);
    expect(answers.map(({ body }) => body.data.version)).toEqual(['"1"', '"1"']);
  });

  it('is refused if another table was faster', async () => {
    expect((await call(slot(0), 'call', { version: '"0"' })).status).toBe(200);
    const { status, body } = await call(slot(0), 'arrive', { version: '"0"' });
    expect({ status, message: body.message }).toEqual({
      status: 412,
      message: 'Giliran ini baru saja diubah di meja lain.',
    });
    expect((await call(slot(0), 'arrive', { version: '"1"' })).status).toBe(200);
  });

  it.each<[string, Action[], Action]>([
    ['Giliran ini belum dipanggil.', [], 'arrive'],
    ['Giliran ini belum dipanggil.', [], 'miss'],
    ['Giliran ini sudah dipanggil tiga kali. Catat hadir atau tidak hadir.', thrice, 'call'],
    ['Tidak hadir baru dapat dicatat setelah tiga panggilan.', ['call', 'call'], 'miss'],
    ['Tim giliran ini belum di arena.', ['call'], 'end'],
    ['Tim giliran ini belum di arena.', ['call', 'arrive'], 'end'],
    ['Tim giliran ini sudah hadir.', ['call', 'arrive'], 'call'],
    ['Tim giliran ini sudah di arena.', ['call', 'start'], 'arrive'],
    ['Giliran ini sudah selesai.', ['call', 'start', 'end'], 'call'],
    ['Giliran ini sudah dicatat tidak hadir.', [...thrice, 'miss', ...thrice, 'miss'], 'call'],
    ['Tidak ada langkah yang dapat dibatalkan.', [], 'undo'],
    ['Tidak ada langkah yang dapat dibatalkan.', ['call', 'undo'], 'undo'],
  ])('that does not follow is refused: %s', async (message, before, action) => {
    await take(slot(0), ...before);
    const stored = await readSlot(slot(0));
    const { status, body } = await call(slot(0), action);
    expect({ status, body }).toMatchObject({ status: 409, body: { message } });
    expect(await readSlot(slot(0))).toEqual(stored);
  });

  it('ends with the result, and is open again without it', async () => {
    await take(slot(0), 'call', 'start');
    expect(await add(indexOf(slot(0)?.team_id), {})).toBe(201);
    const { status, body } = await call(slot(0), 'end');
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'Hasil giliran ini sudah dicatat, atau babaknya sudah ditutup.',
    });
    await backend.db.delete(runs).where(eq(runs.roundId, first().id));
    expect(await readSlot(slot(0))).toMatchObject({ ended_at: null, call: { state: 'running' } });
    expect((await call(slot(0), 'end')).status).toBe(200);
  });

  it('has ended when its team left the arena, also if its result comes later', async () => {
    await take(slot(0), 'call', 'start', 'end');
    setClock(plan, 9);
    await add(indexOf(slot(0)?.team_id), {});
    expect(minutesAfter(plan.days[0]?.from, (await readSlot(slot(0)))?.ended_at)).toBe(0);
  });

  it('is of a slot of this tournament', async () => {
    const { status, body } = await call({ id: 9_999_999 }, 'call');
    expect({ status, message: body.message }).toEqual({
      status: 404,
      message: 'Giliran ini tidak ada lagi dalam rencana.',
    });
  });

  it('needs a team', async () => {
    await requests.planFinal(2);
    plan = await save({ breaks: [] });
    const { status, body } = await call(plan.slots.at(-1), 'call');
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'Tim giliran ini belum diketahui.',
    });
  });
});
