import { and, eq, gt, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DayPlan, DayPlanChange } from '../../../openapi/schema.d.ts';
import { planSlots, teamMembers } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createPlanChangeRequests } from '../../support/database/planChangeRequests.ts';
import { minutesAfter } from '../../support/database/planRequests.ts';
import { roundInput } from '../../support/database/roundRequests.ts';
import { matchRule } from '../../support/matchRule.ts';

const backend = useBackend();
const requests = createPlanChangeRequests(backend);
const {
  place,
  first,
  add,
  save,
  read,
  saveRounds,
  apply,
  errorOf,
  saveTwo,
  ofArena,
  idsOf,
  idOf,
  teamName,
  startsOf,
  clockOf,
  setClock,
} = requests;

describe('a slot that is moved', () => {
  it('goes before another one of its arena, and the times are expected anew', async () => {
    const plan = await saveTwo();
    const [one, two, three] = ofArena(plan, 0);
    const moved = await apply({
      change: 'move',
      slot_id: idOf(three),
      arena_id: plan.arenas[0]?.id ?? 0,
      before_slot_id: idOf(one),
    });
    expect(moved.message).toBe(`${await teamName(three)} telah dipindahkan.`);
    const now = ofArena(moved, 0);
    expect(idsOf(now).slice(0, 3)).toEqual([three, one, two].map(idOf));
    expect(startsOf(plan, now)).toEqual(startsOf(plan, ofArena(plan, 0)));
    expect(idsOf(ofArena(moved, 1))).toEqual(idsOf(ofArena(plan, 1)));
    expect([moved.version, moved.can_undo]).toEqual(['"2"', true]);
  });

  it('goes to the end of another arena, and what is behind it moves up', async () => {
    const plan = await saveTwo();
    const [one, two] = ofArena(plan, 0);
    const end = ofArena(plan, 1);
    const [from, to] = plan.arenas.map(({ id }) => id);
    const moved = await apply({ change: 'move', slot_id: idOf(one), arena_id: to ?? 0 });
    expect(idsOf(ofArena(moved, 1))).toEqual([...idsOf(end), idOf(one)]);
    expect(ofArena(moved, 0)[0]).toMatchObject({ id: two?.id, planned_at: one?.planned_at });
    expect(startsOf(plan, ofArena(moved, 1)).at(-1)).toBe((startsOf(plan, end).at(-1) ?? 0) + 4);
    const back = await apply({ change: 'move', slot_id: idOf(one), arena_id: from ?? 0 });
    expect(idsOf(ofArena(back, 0)).at(-1)).toBe(one?.id);
  });

  it('leaves others their times where these are fixed, and pushes only what it meets', async () => {
    const plan = await saveTwo({ mode: 'times' });
    const [one, two] = ofArena(plan, 0);
    const [other, next] = ofArena(plan, 1);
    const moved = await apply({
      change: 'move',
      slot_id: idOf(one),
      arena_id: plan.arenas[1]?.id ?? 0,
      before_slot_id: idOf(other),
    });
    expect(ofArena(moved, 0)[0]).toMatchObject({ id: two?.id, planned_at: two?.planned_at });
    expect(ofArena(moved, 1).slice(0, 3)).toMatchObject([
      { id: one?.id, planned_at: other?.planned_at },
      { id: other?.id, planned_at: next?.planned_at },
      { id: next?.id },
    ]);
  });

  it('is refused where it was played, and where it would have to pass what was', async () => {
    const plan = await saveTwo();
    const [one, two] = ofArena(plan, 0);
    const arena = plan.arenas[0]?.id ?? 0;
    expect(await add(place().teamIds.indexOf(one?.team_id ?? 0), {})).toBe(201);
    const text = `${await teamName(one)} sudah dipanggil atau bermain.`;
    const played: DayPlanChange = { change: 'move', slot_id: idOf(one), arena_id: arena };
    expect(await errorOf(played)).toEqual([409, text]);
    const passed: DayPlanChange = {
      change: 'move',
      slot_id: idOf(two),
      arena_id: arena,
      before_slot_id: idOf(one),
    };
    expect(await errorOf(passed)).toEqual([409, text]);
  });

  it('is refused where somebody is called', async () => {
    const plan = await saveTwo();
    const [one] = ofArena(plan, 0);
    await backend.db
      .update(planSlots)
      .set({ callState: 'called', callCount: 1, callAt: new Date() })
      .where(eq(planSlots.id, idOf(one)));
    const moved: DayPlanChange = {
      change: 'move',
      slot_id: idOf(one),
      arena_id: plan.arenas[0]?.id ?? 0,
    };
    const text = `${await teamName(one)} sudah dipanggil atau bermain.`;
    expect(await errorOf(moved)).toEqual([409, text]);
  });

  it('is refused by an arena of other categories, and by one that was deleted', async () => {
    const { categoryId } = place();
    const other = (await read()).unplanned.find(({ category_id: id }) => id !== categoryId);
    const plan = await saveTwo({
      arenas: [
        { name: 'Arena 1', category_ids: [categoryId] },
        { name: 'Arena 2', category_ids: [other?.category_id ?? 0] },
      ],
    });
    const [one] = ofArena(plan, 0);
    const moved: DayPlanChange = { change: 'move', slot_id: idOf(one) };
    expect(await errorOf({ ...moved, arena_id: plan.arenas[1]?.id ?? 0 })).toEqual([
      409,
      'Arena 2 tidak dipakai untuk Line Follower.',
    ]);
    expect(await errorOf({ ...moved, arena_id: 99_999 })).toEqual([
      404,
      'Arena ini sudah dihapus.',
    ]);
    const gone = [404, 'Giliran ini tidak ada lagi dalam rencana.'];
    const arenaId = plan.arenas[0]?.id ?? 0;
    expect(await errorOf({ ...moved, slot_id: 99_999, arena_id: arenaId })).toEqual(gone);
    expect(
      await errorOf({ ...moved, arena_id: arenaId, before_slot_id: idOf(ofArena(plan, 1)[0]) }),
    ).toEqual(gone);
  });

  it.each(['queue', 'times'] as const)(
    'does not come before an earlier round: %s',
    async (mode) => {
      await requests.planFinal(2);
      const plan = await save({ mode, breaks: [] });
      const slots = ofArena(plan, 0);
      const final: DayPlanChange = {
        change: 'move',
        slot_id: idOf(slots.at(-1)),
        arena_id: plan.arenas[0]?.id ?? 0,
        before_slot_id: idOf(slots[0]),
      };
      expect(await errorOf(final)).toEqual([409, 'Final dimainkan sesudah Penyisihan.']);
    },
  );

  it('does not come before a match that it follows from', async () => {
    const rule = matchRule({ kind: 'knockout', group_count: 1 });
    await saveRounds([roundInput({ id: first().id, match_rule: rule })]);
    const plan = await save({ breaks: [] });
    const slots = ofArena(plan, 0);
    const final: DayPlanChange = {
      change: 'move',
      slot_id: idOf(slots.at(-1)),
      arena_id: plan.arenas[0]?.id ?? 0,
      before_slot_id: idOf(slots[0]),
    };
    expect(await errorOf(final)).toEqual([
      409,
      `Pertandingan ${slots.length} Penyisihan dimainkan sesudah Pertandingan 1 Penyisihan.`,
    ]);
  });

  it('is refused with a time at which the team, or a pupil of it, is elsewhere', async () => {
    await saveRounds([roundInput({ id: first().id, run_count: 2 })]);
    const own = [place().categoryId];
    const plan = await save({
      mode: 'times',
      breaks: [],
      rest_minutes: 0,
      arenas: [
        { name: 'Arena 1', category_ids: own },
        { name: 'Arena 2', category_ids: own },
      ],
    });
    // A second run that another arena has meets the first one of its team.
    const [one] = ofArena(plan, 0);
    const again = plan.slots.find((slot) => slot.team_id === one?.team_id && slot.run_number === 2);
    const target = ofArena(plan, 1).find(
      ({ planned_at: at, id }) => at === one?.planned_at && id !== again?.id,
    );
    const move: DayPlanChange = {
      change: 'move',
      slot_id: idOf(again),
      arena_id: plan.arenas[1]?.id ?? 0,
      before_slot_id: idOf(target),
    };
    expect(await errorOf(move)).toEqual([
      409,
      `${await teamName(one)} bermain di Arena 1 pada ${clockOf(one)}.`,
    ]);
  });

  it('is refused with a time at which a pupil plays for another team', async () => {
    await saveRounds([roundInput({ id: first().id, run_count: 1 })]);
    const others = (await read()).unplanned.map(({ category_id: id }) => id);
    const plan = await save({
      mode: 'times',
      breaks: [],
      arenas: [
        { name: 'Arena 1', category_ids: [place().categoryId] },
        { name: 'Arena 2', category_ids: others.filter((id) => id !== place().categoryId) },
      ],
    });
    const [one] = ofArena(plan, 0);
    const [target, , second] = ofArena(plan, 1);
    const [pupil] = await backend.db
      .select()
      .from(teamMembers)
      .where(eq(teamMembers.teamId, one?.team_id ?? 0));
    if (!pupil || !one || !second?.team_id) throw new Error('Nobody plays');
    await backend.db.insert(teamMembers).values({
      ...pupil,
      teamId: second.team_id,
      categoryId: second.category_id,
      level: 'member',
      position: 9,
    });
    const move = { change: 'move', slot_id: idOf(second), arena_id: second.arena_id } as const;
    const names = [await teamName(second), await teamName(one)];
    expect(await errorOf({ ...move, before_slot_id: idOf(target) })).toEqual([
      409,
      `Peserta ${names[0]} bermain untuk ${names[1]} di Arena 1 pada ${clockOf(one)}.`,
    ]);
  });
});

describe('the planned times of a queue in which a slot is moved', () => {
  const move = (slotId: number, arenaId: number | undefined, beforeId: number | null = null) =>
    apply({ change: 'move', slot_id: slotId, arena_id: arenaId ?? 0, before_slot_id: beforeId });
  /** Returns by how many minutes the first slot of each arena is later than planned. */
  const lateness = (plan: DayPlan) =>
    [0, 1].map((index) => {
      const [slot] = ofArena(plan, index);
      return minutesAfter(slot?.planned_at, slot?.expected_at);
    });

  it('say as before how late it is', async () => {
    const plan = await saveTwo();
    const [one, two] = idsOf(ofArena(plan, 0));
    const [other] = idsOf(ofArena(plan, 1));
    setClock(plan, 60);
    expect(lateness(await read())).toEqual([60, 60]);
    const [here, there] = plan.arenas.map(({ id }) => id);
    expect(lateness(await move(two ?? 0, here, one))).toEqual([60, 60]);
    expect(lateness(await move(one ?? 0, there, other))).toEqual([60, 60]);
    expect(lateness(await move(two ?? 0, there))).toEqual([60, 60]);
  });

  it('follow the lengths of its slots', async () => {
    const plan = await saveTwo();
    const [one, two] = idsOf(ofArena(plan, 0));
    const [arenaId = 0, otherId] = plan.arenas.map(({ id }) => id);
    await backend.db
      .update(planSlots)
      .set({ seconds: 600 })
      .where(eq(planSlots.id, one ?? 0));
    await backend.db
      .update(planSlots)
      .set({ plannedAt: sql`${planSlots.plannedAt} + interval '6 minutes'` })
      .where(and(eq(planSlots.arenaId, arenaId), gt(planSlots.position, 1)));
    const starts = startsOf(plan, ofArena(await read(), 0));
    expect(starts.slice(0, 3)).toEqual([0, 10, 14]);
    const swapped = await move(two ?? 0, arenaId, one);
    expect(startsOf(plan, ofArena(swapped, 0))).toEqual([0, 4, ...starts.slice(2)]);
    const [next] = idsOf(ofArena(plan, 1));
    const moved = await move(one ?? 0, otherId, next);
    expect(startsOf(plan, ofArena(moved, 0)).slice(0, 3)).toEqual([0, 4, 8]);
    expect(startsOf(plan, ofArena(moved, 1)).slice(0, 3)).toEqual([0, 10, 14]);
  });

  it.each(['queue', 'times'] as const)(
    'leave out who did not come and is behind the others: %s',
    async (mode) => {
      const plan = await saveTwo({ mode });
      const [missed, two, three] = ofArena(plan, 0);
      await backend.db
        .update(planSlots)
        .set({ absences: 1, callAt: new Date(), position: 999 })
        .where(eq(planSlots.id, idOf(missed)));
      const moved = await move(idOf(three), missed?.arena_id, idOf(two));
      const now = ofArena(moved, 0);
      expect(startsOf(plan, now).slice(0, 2)).toEqual(startsOf(plan, ofArena(plan, 0)).slice(1, 3));
      expect(now.at(-1)).toMatchObject({ id: missed?.id, planned_at: missed?.planned_at });
      const first = await move(idOf(missed), missed?.arena_id, idOf(three));
      expect(startsOf(plan, ofArena(first, 0)).slice(0, 2)).toEqual([4, 8]);
    },
  );
});
