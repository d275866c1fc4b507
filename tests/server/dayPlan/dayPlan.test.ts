import { describe, expect, it } from 'vitest';
import { estimateDay } from '../../../openapi/dayPlan/estimateDay.ts';
import type { PlanSlot, Tournament } from '../../../openapi/schema.d.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createPlanRequests, minutesAfter } from '../../support/database/planRequests.ts';
import { roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const requests = createPlanRequests(backend);
const { place, first, teamId, add, save, read, send, setClock, readSchedule } = requests;
const { planFinal, openRound, readScoreEntry } = requests;

const ofCategory = (slots: readonly PlanSlot[]) =>
  slots.filter(({ category_id: id }) => id === place().categoryId);

/** Returns who is in two arenas, or twice in one, at the same time. */
const findClashes = (slots: readonly PlanSlot[]) =>
  slots.flatMap((one, index) =>
    slots.slice(index + 1).filter((other) => {
      const isSame =
        one.arena_id === other.arena_id || (one.team_id && one.team_id === other.team_id);
      const gap = Math.abs(minutesAfter(one.planned_at, other.planned_at)) * 60;
      return isSame && gap < Math.min(one.seconds, other.seconds);
    }),
  );

describe('a plan', () => {
  it('is proposed with the hours of the tournament, and nothing is saved by looking', async () => {
    const { body: answer } = await requests.get();
    expect(answer.message).toBe('Rencana hari.');
    const proposal = answer.data;
    expect(proposal).toMatchObject({
      version: '"0"',
      mode: 'queue',
      arenas: [],
      slots: [],
      rest_minutes: 15,
      breaks: [{ name: 'Zuhur dan makan siang' }],
    });
    const count = (await readScoreEntry()).teams.length * 2;
    expect(proposal.unplanned).toContainEqual({
      category_id: place().categoryId,
      count,
      seconds: count * 240,
    });
    const { status, body } = await send({ preview: true });
    expect(status).toBe(200);
    expect(body.message).toBe('Rencana ini belum disimpan.');
    expect(ofCategory(body.data.slots)).toHaveLength(count);
    expect(body.data.slots[0]).toMatchObject({ id: null, arena_id: 0, expected_at: null });
    expect(await read()).toEqual(proposal);
  });

  it('ends when it was estimated to, as long as nobody was registered', async () => {
    await planFinal(2);
    const { slots, ...plan } = await save();
    const { categoryId: id } = place();
    const teamCount = (await readScoreEntry()).teams.length;
    const end = Math.max(
      ...ofCategory(slots).map((slot) => Date.parse(slot.planned_at) + slot.seconds * 1000),
    );
    expect(estimateDay(plan, [{ id, teamCount }]).get(id)).toEqual({
      arenaCount: 1,
      end,
      missingSeconds: 0,
    });
  });

  it('has each run once, the first ones first, and no clash', async () => {
    const categories = (await read()).unplanned.map(({ category_id: id }) => id);
    const { slots, unplanned, version } = await save({
      arenas: [
        { name: 'Arena 1', category_ids: [] },
        { name: 'Arena 2', category_ids: [] },
      ],
    });
    expect({ unplanned, version }).toEqual({ unplanned: [], version: '"1"' });
    expect(new Set(slots.map((slot) => slot.category_id))).toEqual(new Set(categories));
    expect(findClashes(slots)).toEqual([]);
    const runs = ofCategory(slots).map((slot) => `${slot.team_id}/${slot.run_number}`);
    expect(new Set(runs).size).toBe(runs.length);
    const numbers = ofCategory(slots)
      .toSorted((one, other) => one.planned_at.localeCompare(other.planned_at))
      .map((slot) => slot.run_number);
    expect(numbers).toEqual(numbers.toSorted());
  });

  it('says what does not fit into the day', async () => {
    const { days } = await read();
    const from = days[0]?.from ?? '';
    const to = new Date(Date.parse(from) + 10 * 60_000).toISOString();
    const { body } = await send({ preview: true, days: [{ from, to }], breaks: [] });
    expect(ofCategory(body.data.slots)).toHaveLength(2);
    const count = (await readScoreEntry()).teams.length * 2 - 2;
    expect(body.data.unplanned).toContainEqual({
      category_id: place().categoryId,
      count,
      seconds: count * 240,
    });
  });

  it('is not replaced by somebody who has seen another one', async () => {
    await save();
    const { status, body } = await send({}, '"0"');
    expect({ status, message: body.message }).toEqual({
      status: 412,
      message: 'Rencana baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    });
    expect((await send({}, '"1"')).status).toBe(200);
  });

  it('keeps what was played, and an arena that was used, when it is made again', async () => {
    const plan = await save();
    const [played] = plan.slots;
    setClock(plan, 6);
    const index = place().teamIds.indexOf(played?.team_id ?? 0);
    expect(await add(index, {})).toBe(201);
    expect((await read()).slots[0]).toMatchObject({ id: played?.id, expected_at: null });
    const { status, body } = await send({ arenas: [] });
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'Arena 1 sudah dipakai, jadi tidak dapat dihapus.',
    });
    const again = await save({ arenas: plan.arenas });
    expect(again.slots[0]).toMatchObject({ id: played?.id });
    expect(minutesAfter(plan.days[0]?.from, again.slots[0]?.ended_at)).toBe(6);
    expect(minutesAfter(plan.days[0]?.from, again.slots[1]?.planned_at)).toBeGreaterThanOrEqual(6);
    expect(again.slots).toHaveLength(plan.slots.length);
  });

  it('expects runs no less exactly when it is made weeks before', async () => {
    const { days } = await read();
    const later = (time: string) => new Date(Date.parse(time) + 28 * 24 * 3_600_000).toISOString();
    const moved = days.map(({ from, to }) => ({ from: later(from), to: later(to) }));
    const plan = await save({ days: moved, breaks: [] });
    backend.clock.at = new Date(days[0]?.from ?? '');
    const [first, second] = (await read()).slots;
    expect([first?.margin, second?.margin]).toEqual([90, 114]);
    expect(plan.slots[0]?.planned_at).toBe(first?.expected_at);
  });

  it('has places for those who advance, which become teams', async () => {
    const finalId = await planFinal(2);
    const plan = await save();
    const ofFinal = (slots: readonly PlanSlot[]) =>
      slots.filter(({ round_id: id }) => id === finalId);
    expect(ofFinal(plan.slots)).toMatchObject([
      { team_id: null, place: 1, run_number: 1 },
      { team_id: null, place: 2, run_number: 1 },
    ]);
    await add(0, { points: 90 });
    await add(1, { points: 95 });
    await openRound(finalId, { team_ids: [teamId(1), teamId(0)] });
    const opened = await read();
    expect(ofFinal(opened.slots)).toMatchObject([
      { team_id: teamId(1), place: null },
      { team_id: teamId(0), place: null },
    ]);
    expect(opened.unplanned.filter(({ category_id: id }) => id === place().categoryId)).toEqual([]);
  });
});

describe('what contradicts itself', () => {
  const time = (hour: number) => `2026-12-01T0${hour}:00:00Z`;
  it.each([
    ['days', { days: [{ from: time(2), to: time(1) }] }, 'Akhir hari harus sesudah awalnya.'],
    [
      'days',
      {
        days: [
          { from: time(1), to: time(4) },
          { from: time(3), to: time(5) },
        ],
      },
      'Hari berikutnya harus sesudah hari sebelumnya.',
    ],
    [
      'breaks',
      { breaks: [{ name: 'Zuhur', from: time(5), to: time(5) }] },
      'Akhir jeda harus sesudah awalnya.',
    ],
    [
      'arenas',
      { arenas: [{ name: 'Arena 1', category_ids: [99_999] }] },
      'Kategori ini tidak ada di lomba ini.',
    ],
    [
      'arenas',
      {
        arenas: [
          { name: 'Arena 1', category_ids: [] },
          { name: ' arena 1', category_ids: [] },
        ],
      },
      'Dua arena memiliki nama yang sama.',
    ],
    [
      'arenas',
      {
        arenas: [
          { id: 1, name: 'Arena 1', category_ids: [] },
          { id: 1, name: 'Arena 2', category_ids: [] },
        ],
      },
      'Arena yang sama ada dua kali.',
    ],
  ])('%s: %#', async (field, changes, text) => {
    const { status, body } = await send(changes);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { success: false, message: text, errors: { [field]: [text] } },
    });
  });

  it('an arena that was deleted', async () => {
    const { status, body } = await send({
      arenas: [{ id: 99_999, name: 'Arena 1', category_ids: [] }],
    });
    expect({ status, message: body.message }).toEqual({
      status: 404,
      message: 'Arena ini sudah dihapus.',
    });
  });
});

describe('the schedule of visitors', () => {
  it('is empty without a plan, and not there for a draft', async () => {
    expect((await readSchedule()).body.data).toMatchObject({ arenas: [], slots: [], teams: [] });
    expect((await readSchedule(99_999)).status).toBe(404);
  });

  it('is announced with the tournament once runs are planned', async () => {
    const readTournament = async () => {
      const { body } = await backend.request('GET', `/api/tournaments/${place().tournamentId}`);
      return (body as { data: Tournament }).data;
    };
    await save({ arenas: [] });
    expect(await readTournament()).not.toHaveProperty('has_schedule');
    await save();
    expect(await readTournament()).toHaveProperty('has_schedule', true);
  });

  it('names teams, and moves with what is entered', async () => {
    await requests.saveRounds([roundInput({ id: first().id, run_count: 1 })]);
    const plan = await save({ breaks: [] });
    setClock(plan, -60);
    const { data } = (await readSchedule()).body;
    const [one, two, three] = data.slots;
    expect(data.teams.map(({ id }) => id)).toContain(one?.team_id);
    expect([one, two, three].map((slot) => slot?.expected_at)).toEqual(
      [one, two, three].map((slot) => slot?.planned_at),
    );
    // The first run ends half an hour late.
    setClock(plan, 34);
    await add(place().teamIds.indexOf(one?.team_id ?? 0), {});
    const late = (await readSchedule()).body.data.slots;
    expect(late[0]).toMatchObject({ expected_at: null, margin: null });
    expect(minutesAfter(plan.days[0]?.from, late[1]?.expected_at)).toBe(34);
    expect(minutesAfter(plan.days[0]?.from, late[2]?.expected_at)).toBe(38);
  });
});
