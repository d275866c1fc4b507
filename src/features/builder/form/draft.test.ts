import { describe, expect, it } from 'vitest';
import { readCreateDraft, readEditDraft } from './draft.ts';

const members = [{ id: 17, name: 'Raka Pradana', detail: 'raka@contoh.id' }];
const stored = { step: 2, categoryId: 1, name: 'Garuda', members, everybody: true };

describe('a stored team draft', () => {
  it('is restored unchanged', () => {
    expect(readCreateDraft(stored)).toEqual(stored);
    expect(readEditDraft({ ...stored, teamId: 42, version: '"a"' }, 42)).toEqual({
      step: 2,
      categoryId: 1,
      name: 'Garuda',
      members,
      teamId: 42,
      version: '"a"',
    });
  });

  it('is undefined if it belongs to another team', () => {
    expect(readEditDraft({ ...stored, teamId: 42 }, 43)).toBeUndefined();
    expect(readEditDraft({ ...stored, teamId: 42 })?.teamId).toBe(42);
  });

  it.each([
    [null],
    ['x'],
    [{}],
    [{ ...stored, name: 1 }],
    [{ ...stored, members: [{ id: '17', name: 'Raka' }] }],
    [{ ...stored, members: 'Raka' }],
  ])('is undefined if it is invalid: %j', (damaged) => {
    expect(readCreateDraft(damaged)).toBeUndefined();
    expect(readEditDraft(damaged)).toBeUndefined();
  });
});
