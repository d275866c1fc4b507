import { isVisible } from '../../../openapi/texts/visible.ts';
import type { Person } from './picker/people.ts';
import { maxTeamSize } from './teamRules.ts';

/**
 * A team in the form: step 1 asks for category and name, step 2 for members. The first of `members`
 * is the leader.
 */
export type TeamDraft = {
  step: 1 | 2;
  categoryId: number | null;
  name: string;
  members: Person[];
};

export const emptyTeamDraft: TeamDraft = { step: 1, categoryId: null, name: '', members: [] };

/** Name under which the team builder stores the draft of a new team. */
export const builderDraftName = (clubId: number | undefined) => `builder-create/${clubId}`;

/** Whether a stored draft has something that its author would miss. */
export function hasInput(stored: unknown): boolean {
  const draft = readTeamDraft(stored);
  return draft !== undefined && (draft.categoryId !== null || isVisible(draft.name));
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  isId(value.id) &&
  'name' in value &&
  typeof value.name === 'string';

/**
 * Parses a stored draft. Returns undefined if it is invalid. Never drops a member, because saving
 * an edited team would then remove that member from it.
 */
export function readTeamDraft(stored: unknown): TeamDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { step, categoryId, name, members } = stored as Record<string, unknown>;
  if ((step !== 1 && step !== 2) || typeof name !== 'string') return undefined;
  if (categoryId !== null && !isId(categoryId)) return undefined;
  if (!Array.isArray(members) || !members.every(isPerson)) return undefined;
  // Without a category, step 2 has nothing to offer.
  return { step: categoryId === null ? 1 : step, categoryId, name, members };
}

/** Like `readTeamDraft`, for a new team: drops the members beyond the limit. */
export function readNewTeamDraft(stored: unknown): TeamDraft | undefined {
  const draft = readTeamDraft(stored);
  return draft && { ...draft, members: draft.members.slice(0, maxTeamSize) };
}
