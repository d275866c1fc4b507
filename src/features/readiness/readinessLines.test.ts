import { describe, expect, test } from 'vitest';
import type {
  ReadinessTournament,
  TeamReadiness,
  TeamReadinessEntry,
} from '../../../openapi/schema.d.ts';
import { groupByReadiness } from '../../lib/clubs/teamReadiness.ts';
import { groupLines, toSections } from './readinessLines.ts';

const tournament = (id: number, isOpen = true): ReadinessTournament => ({
  id,
  title: `Laga ${id}`,
  date: '2026-12-05',
  is_open: isOpen,
});
const team = (
  id: number,
  entries: TeamReadinessEntry[],
  changes: Partial<TeamReadiness> = {},
): TeamReadiness => ({
  id,
  name: `Tim ${id}`,
  category: { id: 1, name: 'Sumo Robot' },
  member_count: 2,
  has_leader: true,
  entries,
  ...changes,
});
const entry = (
  tournamentId: number,
  changes: Partial<TeamReadinessEntry> = {},
): TeamReadinessEntry => ({ tournament_id: tournamentId, missing: [], ...changes });
const registration = { id: 108, checked_in: false };

describe('the lines of a tournament', () => {
  test('are its teams, without those whose category it does not play', () => {
    const [first, second] = toSections({
      tournaments: [tournament(7), tournament(8, false)],
      teams: [
        team(1, [entry(7), entry(8, { missing: ['closed'] })]),
        team(2, [entry(7, { missing: ['category'] }), entry(8, { registration })]),
        team(3, [entry(7, { registration, shared_with: [1, 999] }), entry(8)], {
          has_leader: false,
        }),
        team(4, []),
      ],
    });
    expect(first?.unplayed.map(({ id }) => id)).toEqual([2]);
    expect(
      first?.lines.map(({ team: { id }, canRegister, canWithdraw, isUnready }) => [
        id,
        canRegister,
        canWithdraw,
        isUnready,
      ]),
    ).toEqual([
      [1, true, false, true],
      [3, false, true, true],
    ]);
    expect(first?.lines[1]?.sharedWith).toEqual(['Tim 1']);
    expect(second?.late.map(({ id }) => id)).toEqual([1]);
    expect(
      second?.lines.map(({ team: { id }, canRegister, canWithdraw, isUnready }) => [
        id,
        canRegister,
        canWithdraw,
        isUnready,
      ]),
    ).toEqual([
      [2, false, false, false],
      [3, true, false, true],
    ]);
  });

  test('cannot be withdrawn once the team has come', () => {
    const [section] = toSections({
      tournaments: [tournament(7)],
      teams: [team(1, [entry(7, { registration: { id: 108, checked_in: true } })])],
    });
    expect(section?.lines[0]).toMatchObject({ isUnready: false, canWithdraw: false });
  });
});

test('lines are grouped by what is to be done with them', () => {
  const [section] = toSections({
    tournaments: [tournament(7)],
    teams: [
      team(1, [entry(7)]),
      team(2, [entry(7)], { has_leader: false }),
      team(3, [entry(7, { missing: ['members', 'full'] })], { member_count: 0 }),
      team(4, [entry(7, { missing: ['full'] })]),
      team(5, [entry(7, { missing: ['not_open', 'full'] })]),
      team(6, [entry(7, { missing: ['postponed'] })]),
      team(7, [entry(7, { registration })]),
      team(8, [entry(7, { registration })], { has_leader: false }),
    ],
  });
  const groups = Object.entries(groupLines(section?.lines ?? []));
  expect(groups.map(([name, lines]) => [name, lines.map((line) => line.team.id)])).toEqual([
    ['registrable', [1, 2]],
    ['unfinished', [3, 8]],
    ['waiting', [5, 6]],
    ['full', [4]],
    ['settled', [7]],
  ]);
});

describe('a ready team', () => {
  test('is registered for something to come, with a leader and members', () => {
    const { ready, unready } = groupByReadiness([
      team(1, [entry(7, { missing: ['closed'] }), entry(8, { registration })]),
      team(2, [entry(7), entry(8)]),
      team(3, [entry(7, { registration })], { has_leader: false }),
      team(4, [entry(7, { registration })], { member_count: 0 }),
      team(5, []),
    ]);
    expect(ready.map(({ id }) => id)).toEqual([1]);
    expect(unready.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  });
});
