import { describe, expect, it } from 'vitest';
import type { CeremonyStep, ManagedCeremony } from '../../../../openapi/schema.d.ts';
import { findBack, findForward, toPodium, type View } from './presses.ts';

const winner = (name: string) => ({ name, team_id: 1, club: null, logo_path: null });
const placed = (id: number, place: number, names = ['Elang']): CeremonyStep => ({
  kind: 'place',
  category: { id, name: `Kategori ${id}` },
  place,
  award: null,
  winners: names.map(winner),
});
const award: CeremonyStep = {
  kind: 'award',
  category: null,
  place: null,
  award: 'Fair play',
  winners: [winner('SMP Nusa')],
};

const all = [placed(1, 3), placed(1, 2), placed(1, 1), award, placed(2, 1)];
type State = ManagedCeremony['state'];
const at = (count: number, state: State = 'running') => ({
  state,
  revealed: all.slice(0, count),
  ahead: all.slice(count),
});

describe('a press goes on', () => {
  it.each<[string, number, View, object | undefined]>([
    ['from the pause to the third place', 0, 'pause', { view: 'step', action: 'reveal' }],
    ['from a place to the next one', 1, 'step', { view: 'step', action: 'reveal' }],
    ['from the first place to the podium', 3, 'step', { view: 'podium' }],
    ['from the podium to a pause', 3, 'podium', { view: 'pause' }],
    ['from an award to a pause', 4, 'step', { view: 'pause' }],
    ['from the place of a team alone to a pause', 5, 'step', { view: 'pause' }],
    ['from the last pause to the end', 5, 'pause', { view: 'pause', action: 'finish' }],
  ])('%s', (_name, count, view, expected) => {
    expect(findForward(at(count), view)).toEqual(expected);
  });

  it('from before the beginning to the first pause, and nowhere from the end', () => {
    expect(findForward(at(0, 'waiting'), 'pause')).toEqual({ view: 'pause', action: 'start' });
    expect(findForward(at(5, 'finished'), 'pause')).toBeUndefined();
  });
});

describe('a press goes back', () => {
  it.each<[string, number, View, object | undefined]>([
    ['from a pause to the podium', 3, 'pause', { view: 'podium' }],
    ['from the podium to the first place', 3, 'podium', { view: 'step' }],
    ['from a place to the one before', 3, 'step', { view: 'step', action: 'back' }],
    [
      'from the first step of a category to the pause',
      1,
      'step',
      { view: 'pause', action: 'back' },
    ],
    ['from a pause to an award', 4, 'pause', { view: 'step' }],
    ['to before the beginning', 0, 'pause', { view: 'pause', action: 'back' }],
  ])('%s', (_name, count, view, expected) => {
    expect(findBack(at(count), view)).toEqual(expected);
  });

  it('from the end, and nowhere from before the beginning', () => {
    expect(findBack(at(5, 'finished'), 'pause')).toEqual({ view: 'pause', action: 'back' });
    expect(findBack(at(0, 'waiting'), 'pause')).toBeUndefined();
  });
});

it('two first ones are a podium, one team is none', () => {
  expect(toPodium([placed(1, 1, ['Elang', 'Garuda'])])).toHaveLength(1);
  expect(toPodium([placed(1, 1)])).toEqual([]);
  expect(toPodium(all.slice(0, 3)).map(({ place }) => place)).toEqual([1, 2, 3]);
});
