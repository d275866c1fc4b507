import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DayPlan, SlotCallInput } from '../../../openapi/schema.d.ts';
import {
  registrationMembers,
  registrations,
  runs,
  teamMembers,
} from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCallRequests } from '../../support/database/callRequests.ts';
import { minutesAfter } from '../../support/database/planRequests.ts';

const backend = useBackend();
const requests = createCallRequests(backend);
const { place, first, add, save, read, setClock, readSchedule, call, take, readSlot } = requests;

type Action = SlotCallInput['action'];

const thrice: Action[] = ['call', 'call', 'call'];
const asMember = { level: 'member', position: 9 } as const;
const twoArenas = () =>
  ['Arena 1', 'Arena 2'].map((name) => ({ name, category_ids: [place().categoryId] }));

let plan: DayPlan;
beforeEach(async () => {
  plan = await save({ breaks: [] });
  setClock(plan, 0);
});

const slot = (index: number) => plan.slots[index];
const indexOf = (id: number | null | undefined) => place().teamIds.indexOf(id ?? 0);

const orderNow = async () => (await read()).slots.map(({ id }) => id);

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
      expect(body.message).toBe('Panggilan telah dicatat.');
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

describe('a team that does not come', () => {
  it('comes last in its arena, and is absent the second time', async () => {
    const order = await orderNow();
    const [missed] = order;
    await take(slot(0), ...thrice);
    expect(await take(slot(0), 'miss')).toMatchObject({ state: 'waiting', count: 0, absences: 1 });
    expect(await orderNow()).toEqual([...order.slice(1), missed]);
    expect(await readSlot(slot(0))).not.toMatchObject({ expected_at: null });
    await take(slot(0), ...thrice);
    expect(await take(slot(0), 'miss')).toMatchObject({ state: 'absent', absences: 2 });
    expect(await readSlot(slot(0))).toMatchObject({ ended_at: null, expected_at: null });
    expect(minutesAfter(plan.days[0]?.from, (await readSlot(slot(1)))?.expected_at)).toBe(0);
  });

  it('is back in its place by an undo', async () => {
    const order = await orderNow();
    await take(slot(0), ...thrice, 'miss');
    expect(await take(slot(0), 'undo')).toMatchObject({
      state: 'called',
      count: 3,
      version: '"5"',
    });
    expect(await orderNow()).toEqual(order);
    await take(slot(1), 'call');
    expect(await take(slot(1), 'undo')).toMatchObject({ state: 'waiting', count: 0 });
  });

  it('stays where it is by an undo if it was moved since to another arena', async () => {
    plan = await save({ breaks: [], arenas: twoArenas() });
    const [here, there] = plan.arenas.map(({ id }) => id);
    const missed = plan.slots.find((each) => each.arena_id === here);
    const [first, , third] = plan.slots.filter((each) => each.arena_id === there);
    await take(missed, ...thrice, 'miss');
    const { status } = await requests.request('POST', `${requests.path()}/changes`, {
      change: 'move',
      slot_id: missed?.id,
      arena_id: there,
      before_slot_id: third?.id,
    });
    expect(status).toBe(200);
    // Leaves the first place of that arena.
    await take(first, ...thrice, 'miss');
    const order = await orderNow();
    expect(await take(missed, 'undo')).toMatchObject({ state: 'called', count: 3 });
    expect(await orderNow()).toEqual(order);
  });

  it('stays where it is by an undo if another one has got its place', async () => {
    await take(slot(0), ...thrice, 'miss');
    plan = await save({ arenas: plan.arenas, breaks: [] });
    const order = await orderNow();
    await take({ id: order.at(-1) ?? null }, 'undo');
    expect(await orderNow()).toEqual(order);
  });
});

describe('who is called', () => {
  beforeEach(async () => {
    plan = await save({ breaks: [], arenas: twoArenas() });
  });
  const arenaOf = (id: number) => plan.arenas.find((arena) => arena.id === id)?.name;
  /** The two runs of the team of the first slot. */
  const ownSlots = () => plan.slots.filter(({ team_id: id }) => id === slot(0)?.team_id);
  const nameOf = async (id: number | null | undefined) =>
    (await readSchedule()).body.data.teams.find((team) => team.id === id)?.name;

  it('is not called to another arena at the same time, nor plays in two, unless it is meant', async () => {
    const [one, two] = ownSlots();
    const name = await nameOf(one?.team_id);
    await take(one, 'call');
    const refuse = async (message: string) =>
      expect(await call(two, 'call')).toMatchObject({ status: 409, body: { message } });
    const arena = arenaOf(one?.arena_id ?? 0);
    await refuse(`${name} sedang dipanggil ke ${arena}.`);
    await take(one, 'arrive');
    await refuse(`${name} sedang di ${arena}.`);
    await take(one, 'start');
    await refuse(`${name} sedang di ${arena}.`);
    expect((await call(two, 'call', { anyway: true })).status).toBe(200);
    await take(two, 'undo');
    await take(one, 'end');
    await take(two, 'call');
  });

  it('is not called back by an undo while it is somewhere else', async () => {
    const [one, two] = ownSlots();
    await take(one, ...thrice, 'miss');
    await take(two, 'call');
    const { status, body } = await call(one, 'undo');
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: `${await nameOf(two?.team_id)} sedang dipanggil ke ${arenaOf(two?.arena_id ?? 0)}.`,
    });
  });

  it('is no pupil who is called with another team', async () => {
    const other = plan.slots.find(({ team_id: id }) => id !== slot(0)?.team_id);
    const registered = await backend.db
      .select({ id: registrations.id, teamId: registrations.teamId })
      .from(registrations)
      .where(eq(registrations.tournamentId, place().tournamentId));
    const [ownId, otherId] = [slot(0), other].map(
      (each) => registered.find(({ teamId }) => teamId === each?.team_id)?.id ?? 0,
    );
    const { team_id: teamId } = other ?? {};
    const [member] = await backend.db
      .select({ participantId: teamMembers.participantId })
      .from(teamMembers)
      .where(eq(teamMembers.teamId, teamId ?? 0));
    for (const registrationId of [ownId ?? 0, otherId ?? 0])
      await backend.db
        .insert(registrationMembers)
        .values({ registrationId, participantId: member?.participantId ?? 0, ...asMember });
    await take(slot(0), 'call');
    const { status, body } = await call(other, 'call');
    const names = [await nameOf(other?.team_id), await nameOf(slot(0)?.team_id)];
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: `Anggota ${names[0]} sedang dipanggil ke ${arenaOf(slot(0)?.arena_id ?? 0)} bersama ${names[1]}.`,
    });
  });
});

describe('a round that is closed without a run', () => {
  it('has nobody called to it any more, and holds up no call to the next one', async () => {
    const finalId = await requests.planFinal(2);
    plan = await save({ breaks: [], arenas: twoArenas() });
    const called = plan.slots.find((each) => each.run_number === 2 && each.place === null);
    const other = plan.slots.find((each) => each.team_id !== called?.team_id);
    const ids = [called, other].map((each) => each?.team_id ?? 0);
    for (const id of ids) expect(await add(indexOf(id), {})).toBe(201);
    await take(called, 'call', 'start');
    const opened = await requests.openRound(finalId, { team_ids: ids, reason: 'Diundang' });
    expect(opened).toMatchObject({ status: 200 });
    const shown = [
      await readSlot(called),
      (await readSchedule()).body.data.slots.find(({ id }) => id === called?.id),
    ];
    for (const each of shown) expect(each).toMatchObject({ call: null, expected_at: null });
    const finals = (await read()).slots.filter((each) => each.round_id === finalId);
    await take(
      finals.find((each) => each.team_id === called?.team_id),
      'call',
    );
    const { status, body } = await call(called, 'end');
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'Hasil giliran ini sudah dicatat, atau babaknya sudah ditutup.',
    });
  });
});

describe('a plan that is made again', () => {
  it('keeps who was called where they are, and leaves who did not come behind', async () => {
    await take(slot(0), ...thrice, 'miss');
    await take(slot(1), 'call', 'start');
    await take(slot(2), 'call');
    await take(slot(3), ...thrice, 'miss', ...thrice, 'miss');
    const preview = (await requests.send({ preview: true, arenas: plan.arenas, breaks: [] })).body;
    const again = await save({ arenas: plan.arenas, breaks: [] });
    for (const slots of [preview.data.slots, again.slots]) {
      expect(slots.map(({ id }) => id).slice(0, 3)).toEqual([
        slot(1)?.id,
        slot(2)?.id,
        slot(3)?.id,
      ]);
      expect(slots.at(-1)).toMatchObject({ id: slot(0)?.id, call: { absences: 1 } });
      expect(slots).toHaveLength(plan.slots.length);
    }
    const { status, body } = await requests.send({
      arenas: [{ name: 'Arena 9', category_ids: [] }],
    });
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'Arena 1 sudah dipakai, jadi tidak dapat dihapus.',
    });
  });
});

describe('the forecast', () => {
  const expectedOf = async (index: number) =>
    minutesAfter(plan.days[0]?.from, (await readSlot(slot(index)))?.expected_at);

  it('begins with what is in the arena since it is there, and with those who are called', async () => {
    await take(slot(4), 'call');
    expect([await expectedOf(4), await expectedOf(0)]).toEqual([0, 4]);
    setClock(plan, 10);
    await take(slot(0), 'call', 'start');
    expect(await readSlot(slot(0))).toMatchObject({ expected_at: null, margin: null });
    setClock(plan, 11);
    expect([await expectedOf(4), await expectedOf(1)]).toEqual([14, 18]);
  });
});
