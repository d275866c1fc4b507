import { describe, expect, it } from 'vitest';
import { readCreateDraft, readEditDraft } from './draft.ts';

const chosen = [{ id: 17, name: 'Raka Pradana', detail: 'raka@contoh.id' }];
const kept = { step: 2, category: 1, name: 'Garuda', chosen, everybody: true };

describe('a team that was left unfinished', () => {
  it('comes back as it was', () => {
    expect(readCreateDraft(kept)).toEqual(kept);
    expect(readEditDraft({ ...kept, teamId: 42, version: '"a"' }, 42)).toEqual({
      step: 2,
      category: 1,
      name: 'Garuda',
      chosen,
      teamId: 42,
      version: '"a"',
    });
  });

  it('is of one team only', () => {
    expect(readEditDraft({ ...kept, teamId: 42 }, 43)).toBeUndefined();
    expect(readEditDraft({ ...kept, teamId: 42 })?.teamId).toBe(42);
  });

  it.each([
    [null],
    ['x'],
    [{}],
    [{ ...kept, name: 1 }],
    [{ ...kept, chosen: [{ id: '17', name: 'Raka' }] }],
    [{ ...kept, chosen: 'Raka' }],
  ])('is none where it is damaged: %j', (damaged) => {
    expect(readCreateDraft(damaged)).toBeUndefined();
    expect(readEditDraft(damaged)).toBeUndefined();
  });
});
