import { describe, expect, test } from 'vitest';
import type { BuilderTeam, ClubTournament } from '../../../../openapi/schema.d.ts';
import { findMissing } from './readiness.ts';

const today = Date.parse('2026-11-24T00:00:00Z');
const tournament = (
  id: number,
  date: string,
  changes: Partial<ClubTournament> = {},
): ClubTournament => ({ id, title: `Laga ${id}`, date, image: null, ...changes });
const team = (id: number, ...levels: ('leader' | 'member')[]): BuilderTeam => ({
  id,
  name: `Tim ${id}`,
  team_id: 'X-MLGT-00001',
  category_id: 1,
  category: { id: 1, name: 'Sumo Robot' },
  category_name: 'Sumo Robot',
  member_count: levels.length,
  members: levels.map((level, index) => ({
    id: index,
    name: `Anggota ${index}`,
    email: '',
    level,
    profile_picture: null,
  })),
});
const registered = (...ids: number[]) => ({
  registered_teams: ids.map((id) => ({ id, name: `Tim ${id}`, category: 'Sumo Robot' })),
});

describe('what teams lack', () => {
  const teams = [team(1, 'leader', 'member'), team(2, 'member'), team(3, 'leader')];

  test('is a leader, and a registration for something to come', () => {
    const { leaderless, unregistered } = findMissing(
      teams,
      [
        tournament(1, '2026-12-05', registered(1)),
        tournament(2, '2026-11-01', registered(2)),
        tournament(3, '2026-12-06', { ...registered(3), status: 'cancelled' }),
      ],
      today,
    );
    expect(leaderless.map(({ id }) => id)).toEqual([2]);
    expect(unregistered?.map(({ id }) => id)).toEqual([2, 3]);
  });

  test('is a registration for all teams of a club that follows no tournament', () => {
    expect(findMissing(teams, [], today).unregistered).toHaveLength(3);
  });

  test('is not known where the backend does not send which teams are registered', () => {
    expect(findMissing(teams, [tournament(1, '2026-12-05')], today).unregistered).toBeUndefined();
    expect(findMissing(teams, undefined, today).unregistered).toBeUndefined();
  });
});
