import { expect, it } from 'vitest';
import type { PlanSlot, Registration } from '../../../../openapi/schema.d.ts';
import { listTeams } from './teamTurns.ts';

const category = { id: 1, name: 'Sumo Robot' };

const register = (id: number, name: string, club: Registration['club']): Registration => ({
  id: id + 100,
  start_number: id,
  team: { id, name, code: `X-ABCD-0000${id}` },
  club,
  category,
  members: [],
  registered_at: '2026-12-01T00:00:00Z',
  checked_in_at: null,
});

const slot: PlanSlot = {
  id: 1,
  arena_id: 7,
  category_id: 1,
  round_id: 61,
  team_id: 2,
  run_number: 1,
  match: null,
  place: null,
  seconds: 240,
  planned_at: '2026-12-06T02:00:00Z',
  ended_at: null,
  expected_at: null,
  margin: null,
  call: null,
};

it('keeps clubs of one name apart, with the turns of each team by time and its opponents', () => {
  const one = { id: 5, name: 'Klub Robotik' };
  const other = { id: 9, name: 'Klub Robotik' };
  const registrations = [
    register(1, 'Komodo', other),
    register(2, 'Garuda', one),
    register(3, 'Anoa', other),
    register(4, 'Rajawali', one),
  ];
  const match = {
    id: 3,
    number: 7,
    home: { team_id: 2 },
    away: { team_id: 1 },
  };
  const plan = {
    arenas: [{ id: 7, name: 'Arena 1', category_ids: [] }],
    rounds: [],
    days: [{ from: '2026-12-06T01:00:00Z', to: '2026-12-06T09:00:00Z' }],
    slots: [
      {
        ...slot,
        id: 2,
        team_id: null,
        run_number: null,
        match,
        planned_at: '2026-12-06T01:30:00Z',
      },
      slot,
    ],
  };
  const teams = listTeams(plan, registrations, { time_zone: 'Asia/Jakarta' });
  expect(
    teams.map(({ club, team, turns }) => [
      club.id,
      team.name,
      ...turns.map(({ time, arena, part }) => [time, arena, part].join(' ')),
    ]),
  ).toEqual([
    [5, 'Garuda', '08.30 Arena 1 Pertandingan 7, lawan Komodo', '09.00 Arena 1 Percobaan 1'],
    [5, 'Rajawali'],
    [9, 'Anoa'],
    [9, 'Komodo', '08.30 Arena 1 Pertandingan 7, lawan Garuda'],
  ]);
});
