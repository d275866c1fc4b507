import { MatchersV3 } from '@pact-foundation/pact';
import type { Given } from './interaction.ts';
import type { PactBuilder } from './pactBuilder.ts';
import { idAndName, messageOnly, teamCode, timestamp } from './shapes.ts';

const { boolean, eachLike, integer, nullValue, regex, string } = MatchersV3;

const given: Given = ['organiser 3 has planned the day of tournament 7'];

const mode = () => regex('queue|times', 'queue');
const time = () => ({ from: timestamp(), to: timestamp() });
const breaks = () => eachLike({ name: string('Zuhur dan makan siang'), ...time() });

/** What everybody reads of a plan. A slot may be over or not, so nothing is said of what is null then. */
const planned = () => ({
  mode: mode(),
  days: eachLike(time()),
  breaks: breaks(),
  arenas: eachLike({ ...idAndName(7, 'Arena 1'), category_ids: eachLike(integer(1)) }),
  rounds: eachLike({ ...idAndName(61, 'Penyisihan'), category_id: integer(1) }),
  slots: eachLike({
    id: integer(301),
    arena_id: integer(7),
    category_id: integer(1),
    round_id: integer(61),
    team_id: integer(42),
    run_number: integer(1),
    match: nullValue(),
    place: nullValue(),
    seconds: integer(240),
    planned_at: timestamp(),
  }),
});

const schedule = () => ({
  as_of: timestamp(),
  ...planned(),
  teams: eachLike({
    ...idAndName(42, 'Garuda Baja'),
    start_number: integer(108),
    code: teamCode(),
    club: string('Klub Robotik Janayasa'),
  }),
});

/** The public pages: the schedule of a tournament, and when it is a team's turn. */
export function schedules({ respondsWith, respondsWithError }: PactBuilder): void {
  respondsWith('getSchedule', 'a request for the schedule of tournament 7', {
    argument: { id: 7 },
    given,
    response: {
      success: true,
      data: schedule(),
    },
  });
  respondsWithError('getSchedule', 'a request for the schedule of an unknown tournament', {
    argument: { id: 404 },
    given: ['nothing exists'],
    status: 404,
    message: 'Lomba tidak ditemukan.',
  });

  const data = {
    as_of: timestamp(),
    team: {
      ...idAndName(42, 'Garuda Baja'),
      code: teamCode(),
      club: string('Klub Robotik Janayasa'),
    },
    tournaments: eachLike({
      id: integer(7),
      title: string('RoboLaga Surabaya'),
      date: regex(String.raw`\d{4}-\d{2}-\d{2}`, '2026-11-22'),
      time_zone: string('Asia/Jakarta'),
      mode: mode(),
      turns: eachLike({
        slot_id: integer(301),
        arena: string('Arena 1'),
        category: string('Inspire'),
        round: string('Penyisihan'),
        run: { number: integer(1) },
        match: nullValue(),
        seconds: integer(240),
        planned_at: timestamp(),
      }),
    }),
  };
  respondsWith('getTeamDay', 'a request for when it is the turn of team 42', {
    argument: { code: 'X-JNYS-00042' },
    given,
    response: { success: true, data },
    clientReads: { data: MatchersV3.reify(data) },
  });
  respondsWithError('getTeamDay', 'a request for when it is the turn of an unknown team', {
    argument: { code: 'X-JNYS-00404' },
    given: ['nothing exists'],
    status: 404,
    message: 'Tim tidak ditemukan.',
  });
}

const tooLate = 'Rencana baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.';
const unknownSlot = 'Giliran ini tidak ada lagi dalam rencana.';

/** The plan of an organiser. A change names the version that it follows. */
export function dayPlans({ respondsWith, respondsWithError }: PactBuilder): void {
  const plan = (version: string) => ({
    ...planned(),
    version: string(version),
    durations: eachLike({ category_id: integer(1), seconds: integer(240) }),
    rest_minutes: integer(15),
    late_clubs: [],
    unplanned: eachLike({ category_id: integer(1), count: integer(1), seconds: integer(240) }),
    can_undo: boolean(),
  });
  respondsWith('getDayPlan', 'a request for the plan of tournament 7', {
    argument: { id: 7 },
    given,
    response: { data: plan('"3"') },
  });

  const input = {
    preview: false,
    mode: 'queue' as const,
    days: [{ from: '2026-11-22T01:30:00Z', to: '2026-11-22T08:30:00Z' }],
    breaks: [
      { name: 'Zuhur dan makan siang', from: '2026-11-22T05:00:00Z', to: '2026-11-22T06:00:00Z' },
    ],
    durations: [{ category_id: 1, seconds: 240 }],
    rest_minutes: 15,
    late_clubs: [],
    arenas: [{ id: 7, name: 'Arena 1', category_ids: [1] }],
  };
  const saved = { id: 7, 'If-Match': '"3"', body: input };
  respondsWith('saveDayPlan', 'a plan of tournament 7', {
    argument: saved,
    given,
    response: { ...messageOnly('Rencana telah disimpan.'), data: plan('"4"') },
  });
  respondsWithError('saveDayPlan', 'a plan without an arena that was used', {
    argument: { ...saved, body: { ...input, arenas: [] } },
    given,
    status: 409,
    message: 'Arena 1 sudah dipakai, jadi tidak dapat dihapus.',
  });
  respondsWithError('saveDayPlan', 'a plan that another one has overtaken', {
    argument: { ...saved, 'If-Match': '"2"' },
    given,
    status: 412,
    message: tooLate,
  });

  const delay = { change: 'delay' as const, slot_id: 301, minutes: 15, name: 'Robot diperbaiki' };
  const changed = { id: 7, 'If-Match': '"3"', body: delay };
  respondsWith('changeDayPlan', 'a delay of arena 7', {
    argument: changed,
    given,
    response: {
      ...messageOnly('Arena 1 ditunda 15 menit mulai Garuda Baja.'),
      data: plan('"4"'),
    },
  });
  respondsWithError('changeDayPlan', 'a delay from a run that is not in the plan', {
    argument: { ...changed, body: { ...delay, slot_id: 404 } },
    given,
    status: 404,
    message: unknownSlot,
  });
  respondsWithError('changeDayPlan', 'an undo while there is nothing to undo', {
    argument: { ...changed, body: { change: 'undo' } },
    given,
    status: 409,
    message: 'Tidak ada perubahan yang dapat diurungkan.',
  });
  respondsWithError('changeDayPlan', 'a delay of a plan that another one has overtaken', {
    argument: { ...changed, 'If-Match': '"2"' },
    given,
    status: 412,
    message: tooLate,
  });
}

/** Calls of the queue. The client says in advance which version a call has, so it is not any one. */
export function calls({ respondsWith, respondsWithError }: PactBuilder): void {
  const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const call = {
    id: 7,
    slotId: 301,
    'If-Match': '"0"',
    body: { key, action: 'call' as const },
  };
  respondsWith('getLiveSchedule', 'a request for the schedule that desks see of tournament 7', {
    argument: { id: 7 },
    given,
    response: { success: true, data: schedule() },
  });
  respondsWith('recordCall', 'a call of team 42', {
    argument: call,
    given,
    response: {
      ...messageOnly('Panggilan telah dicatat.'),
      data: { state: 'called', count: 1, absences: 0, at: timestamp(), version: '"1"' },
    },
  });
  respondsWithError('recordCall', 'a call of a run that is not in the plan', {
    argument: { ...call, slotId: 404 },
    given,
    status: 404,
    message: unknownSlot,
  });
  respondsWithError('recordCall', 'the arrival of a team that was not called', {
    argument: { ...call, body: { key, action: 'arrive' } },
    given,
    status: 409,
    message: 'Giliran ini belum dipanggil.',
  });
  respondsWithError('recordCall', 'a call that another table has overtaken', {
    argument: { ...call, 'If-Match': '"1"' },
    given,
    status: 412,
    message: 'Giliran ini baru saja diubah di meja lain.',
  });
}
