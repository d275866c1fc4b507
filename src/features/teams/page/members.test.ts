import { expect, test } from 'vitest';
import type { Team, TeamMember } from '../../../../openapi/schema.d.ts';
import { visibleMembers, type Removal } from './members.ts';

const member = (participant_id: number): TeamMember => ({
  participant_id,
  name: `Peserta ${participant_id}`,
  level: participant_id === 1 ? 'leader' : 'member',
});
const teamOf = (...ids: number[]): Team => ({
  name: 'Garuda',
  category_name: null,
  team_id: 'X-JNYS-00042',
  leader_id: 1,
  members: ids.map(member),
});
const removal = (id: number, position: number, team: Team, isLeaving: boolean): Removal => ({
  member: member(id),
  position,
  team,
  isLeaving,
});
const rows = (team: Team, removals: Removal[]) =>
  visibleMembers(team, removals).map(({ member: { participant_id: id }, isLeaving }) =>
    isLeaving ? `${id} leaves` : id,
  );

const before = teamOf(1, 2, 3, 4);
const after = teamOf(1, 3, 4);

test('a leaving member keeps the position before and after the team is fetched again', () => {
  expect(rows(before, [removal(2, 1, before, true)])).toEqual([1, '2 leaves', 3, 4]);
  expect(rows(after, [removal(2, 1, before, true)])).toEqual([1, '2 leaves', 3, 4]);
});

test('two members can leave at once', () => {
  expect(rows(teamOf(1, 4), [removal(2, 1, before, true), removal(3, 2, after, true)])).toEqual([
    1,
    '2 leaves',
    '3 leaves',
    4,
  ]);
});

test('a member who has left is hidden until a new response contains them again', () => {
  expect(rows(before, [removal(2, 1, before, false)])).toEqual([1, 3, 4]);
  expect(rows(after, [removal(2, 1, before, false)])).toEqual([1, 3, 4]);
  expect(rows(teamOf(1, 3, 4, 2), [removal(2, 1, before, false)])).toEqual([1, 3, 4, 2]);
});
