import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DayPlan, DayPlanChange, PlanSlot } from '../../../openapi/schema.d.ts';
import { categories, planSlots, tournamentCategories } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createPlanChangeRequests } from '../../support/database/planChangeRequests.ts';
import { minutesAfter } from '../../support/database/planRequests.ts';

const backend = useBackend();
const requests = createPlanChangeRequests(backend);
const {
  place,
  teamId,
  add,
  save,
  read,
  setClock,
  change,
  apply,
  errorOf,
  saveTwo,
  ofArena,
  idsOf,
  idOf,
  teamName,
  startsOf,
} = requests;

describe('a delay', () => {
  it('from a slot on is a break of its arena, and moves what is behind it', async () => {
    const plan = await saveTwo({ mode: 'times' });
    const [, two] = ofArena(plan, 0);
    setClock(plan, 0);
    const late = await apply({
      change: 'delay',
      slot_id: idOf(two),
      minutes: 20,
      name: ' Robot   diperbaiki ',
    });
    expect(late.message).toBe(`Arena 1 ditunda 20 menit mulai ${await teamName(two)}.`);
    expect(late.breaks).toMatchObject([
      { name: 'Robot diperbaiki', from: two?.planned_at, arena_id: plan.arenas[0]?.id },
    ]);
    const [before, after] = [plan, late].map((each) => startsOf(plan, ofArena(each, 0)));
    expect(after).toEqual(before?.map((minute, index) => (index === 0 ? minute : minute + 20)));
    expect(ofArena(late, 1)).toEqual(
      ofArena(plan, 1).map((slot) =>
        expect.objectContaining({ id: slot.id, planned_at: slot.planned_at }),
      ),
    );
  });

  it('of all arenas begins now, in a queue too', async () => {
    const plan = await saveTwo();
    setClock(plan, 0);
    const late = await apply({ change: 'delay', minutes: 30, name: 'Istirahat' });
    expect(late.message).toBe('Semua arena beristirahat 30 menit.');
    const begins = late.slots.map((slot) => minutesAfter(plan.days[0]?.from, slot.expected_at));
    expect(Math.min(...begins)).toBe(30);
    expect(startsOf(plan, late.slots)).toEqual(startsOf(plan, plan.slots).map((at) => at + 30));
    const one = await apply({ change: 'delay', minutes: 5, arena_id: plan.arenas[1]?.id ?? 0 });
    expect(one.message).toBe('Arena 2 beristirahat 5 menit.');
    expect(one.breaks[1]).toMatchObject({ name: 'Jeda', arena_id: plan.arenas[1]?.id });
  });

  it('is kept when the plan is made again, unless its arena is deleted', async () => {
    const plan = await saveTwo();
    setClock(plan, 0);
    const { breaks, arenas, days } = await apply({
      change: 'delay',
      minutes: 8,
      arena_id: plan.arenas[0]?.id ?? 0,
    });
    const again = await save({ breaks, arenas, days });
    const [one, two] = [0, 1].map((index) => startsOf(plan, ofArena(again, index))[0]);
    expect([one, two]).toEqual([8, 0]);
    const { status, body } = await requests.send({ breaks, arenas: arenas.slice(1), days });
    expect([status, body.message]).toEqual([404, 'Arena ini sudah dihapus.']);
  });

  it('is no break outside of the hours, or behind a hundred', async () => {
    const plan = await saveTwo();
    setClock(plan, -10);
    expect(await errorOf({ change: 'delay', minutes: 5 })).toEqual([
      409,
      'Istirahat sekarang hanya dapat dibuat pada jam lomba.',
    ]);
    const { from = '', to = '' } = plan.days[0] ?? {};
    const breaks = Array.from({ length: 100 }, () => ({
      name: 'Jeda',
      from: to,
      to: new Date(Date.parse(to) + 1000).toISOString(),
    }));
    await saveTwo({ breaks });
    backend.clock.at = new Date(from);
    expect(await errorOf({ change: 'delay', minutes: 5 })).toEqual([
      409,
      'Rencana sudah memiliki 100 jeda. Hapus dulu yang lewat.',
    ]);
  });
});

/** Takes the slots of a team out of the plan, as if it had been registered later. */
const forget = async (team: number) => {
  const own = (await read()).slots.filter((slot) => slot.team_id === team);
  await backend.db.delete(planSlots).where(inArray(planSlots.id, idsOf(own)));
};

describe('late teams', () => {
  it('are placed behind what is planned, which stays', async () => {
    const all = ['Arena 1', 'Arena 2'].map((name) => ({ name, category_ids: [] }));
    const plan = await saveTwo({ arenas: all });
    expect(await errorOf({ change: 'fill' })).toEqual([
      409,
      'Semua giliran sudah ada dalam rencana.',
    ]);
    await forget(teamId(0));
    const kept = (await read()).slots;
    const filled = await apply({ change: 'fill' });
    expect(filled.message).toMatch(/^\d+ giliran telah dimasukkan/);
    const isNew = (slot: PlanSlot) => !idsOf(plan.slots).includes(idOf(slot));
    expect(filled.slots.filter(isNew)).toMatchObject([{ team_id: teamId(0) }]);
    expect(filled.slots.filter((slot) => !isNew(slot)).map(({ planned_at }) => planned_at)).toEqual(
      kept.map(({ planned_at }) => planned_at),
    );
  });

  it('come before a later round in a queue, and are refused where the day is full', async () => {
    await requests.planFinal(2);
    await save({ breaks: [] });
    await forget(teamId(0));
    const { slots, unplanned } = await apply({ change: 'fill' });
    const rounds = slots.map(({ round_id: id }) => id);
    expect(rounds.indexOf(rounds.at(-1) ?? 0)).toBe(rounds.length - 2);
    expect(unplanned.filter(({ category_id: id }) => id === place().categoryId)).toEqual([]);
    await save({ breaks: [], mode: 'times', days: await dayOf(8) });
    expect(await errorOf({ change: 'fill' })).toEqual([
      409,
      'Tidak ada yang muat. Tambah arena atau panjangkan hari.',
    ]);
  });

  it('are counted where not all of them fit', async () => {
    const plan = await saveTwo();
    await forget(teamId(0));
    await forget(teamId(1));
    const arena = [{ ...plan.arenas[0], name: 'Arena 1', category_ids: [place().categoryId] }];
    const { slots } = await save({
      breaks: [],
      arenas: arena,
      days: await dayOf(4 * (place().teamIds.length - 1)),
    });
    await backend.db.delete(planSlots).where(eq(planSlots.id, idOf(slots.at(-1))));
    const filled = await apply({ change: 'fill' });
    const left = filled.unplanned.reduce((sum, { count }) => sum + count, 0);
    expect(filled.message).toBe(`1 giliran telah dimasukkan, ${left} tidak muat.`);
  });
});

/** Returns the first day of the tournament with so many minutes. */
const dayOf = async (length: number) => {
  const from = (await read()).days[0]?.from ?? '';
  return [{ from, to: new Date(Date.parse(from) + length * 60_000).toISOString() }];
};

describe('an undo', () => {
  const undo: DayPlanChange = { change: 'undo' };
  const withoutVersion = ({ version: _version, can_undo: _canUndo, ...plan }: DayPlan) => plan;

  it('restores the plan before a change, once', async () => {
    const plan = await saveTwo();
    setClock(plan, 0);
    const before = await read();
    const arenaId = plan.arenas[1]?.id ?? 0;
    for (const body of [
      { change: 'move', slot_id: idOf(ofArena(plan, 0)[0]), arena_id: arenaId },
      { change: 'delay', minutes: 10 },
    ] as const) {
      await apply(body);
      const { message, ...restored } = await apply(undo);
      expect(message).toBe('Perubahan terakhir telah diurungkan.');
      expect(withoutVersion(restored)).toEqual(withoutVersion(before));
      expect(await errorOf(undo)).toEqual([409, 'Tidak ada perubahan yang dapat diurungkan.']);
    }
  });

  it('takes late teams out again', async () => {
    await saveTwo();
    await forget(teamId(0));
    const before = await read();
    await apply({ change: 'fill' });
    expect(withoutVersion(await apply(undo))).toMatchObject(withoutVersion(before));
  });

  it('restores a plan of which a category is not held any more, which can be saved as it is', async () => {
    const { tournamentId, categoryId } = place();
    const held = (await read()).unplanned.map(({ category_id: id }) => id);
    const [other] = await backend.db
      .select({ id: categories.id })
      .from(categories)
      .where(notInArray(categories.id, held));
    const id = other?.id ?? 0;
    await backend.db.insert(tournamentCategories).values({ tournamentId, categoryId: id });
    await saveTwo({
      durations: [categoryId, id].map((each) => ({ category_id: each, seconds: 300 })),
      arenas: [{ name: 'Arena 1', category_ids: [categoryId, id] }],
    });
    await apply({ change: 'delay', slot_id: idOf((await read()).slots[0]), minutes: 10 });
    await backend.db
      .delete(tournamentCategories)
      .where(
        and(
          eq(tournamentCategories.tournamentId, tournamentId),
          eq(tournamentCategories.categoryId, id),
        ),
      );
    const { arenas, durations } = await apply(undo);
    expect(arenas).toMatchObject([{ category_ids: [categoryId] }]);
    expect(durations).toEqual([{ category_id: categoryId, seconds: 300 }]);
    await save({ arenas });
  });

  it('restores a plan that was made again, but not what was played since then', async () => {
    const plan = await saveTwo();
    await save({ breaks: [], arenas: [{ name: 'Meja A', category_ids: [place().categoryId] }] });
    const played = (await read()).slots[0];
    expect(await add(place().teamIds.indexOf(played?.team_id ?? 0), {})).toBe(201);
    const restored = await apply(undo);
    expect(restored.arenas.map(({ name }) => name)).toEqual(['Arena 1', 'Arena 2', 'Meja A']);
    expect(ofArena(restored, 2)).toMatchObject([{ id: played?.id }]);
    const teamsOf = (slots: readonly PlanSlot[]) =>
      slots.map((slot) => slot.team_id).filter((id) => id !== played?.team_id);
    expect([0, 1].map((index) => teamsOf(ofArena(restored, index)))).toEqual(
      [0, 1].map((index) => teamsOf(ofArena(plan, index))),
    );
  });
});

describe('a change', () => {
  it('needs a plan, and the one that was seen', async () => {
    expect(await errorOf({ change: 'fill' })).toEqual([409, 'Rencana hari belum disusun.']);
    await saveTwo();
    const { status, body } = await change({ change: 'undo' }, '"9"');
    expect([status, body.message]).toEqual([
      412,
      'Rencana baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    ]);
  });

  it.each([
    ['slot_id', { change: 'move', arena_id: 1 }, 'Pilih giliran.'],
    ['arena_id', { change: 'move', slot_id: 1 }, 'Pilih arena.'],
    ['minutes', { change: 'delay' }, 'Isi lamanya.'],
  ] as const)('lacks %s', async (field, body, text) => {
    await saveTwo();
    const answer = await change(body);
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, message: text, errors: { [field]: [text] } },
    });
  });
});
