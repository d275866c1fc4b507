import {
  clubCodeLimits,
  teamFormMemberIdsLimits,
  teamNameLimits,
} from '../../../openapi/limits.ts';

/** Draft of a new team: step 1 asks for category and name, step 2 for members. */
export type TeamDraft = {
  step: 1 | 2;
  categoryId: number | null;
  name: string;
  memberIds: number[];
};

export const emptyTeamDraft: TeamDraft = { step: 1, categoryId: null, name: '', memberIds: [] };

export const minTeamSize = teamFormMemberIdsLimits.minItems;
export const maxTeamSize = teamFormMemberIdsLimits.maxItems;
export const maxNameLength = teamNameLimits.maxLength;
const codePattern = new RegExp(clubCodeLimits.pattern);

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** Parses a stored draft. Returns undefined if it is invalid. */
export function readTeamDraft(stored: unknown): TeamDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { step, categoryId, name, memberIds } = stored as Record<string, unknown>;
  if ((step !== 1 && step !== 2) || typeof name !== 'string' || !Array.isArray(memberIds))
    return undefined;
  if (categoryId !== null && !isId(categoryId)) return undefined;
  return { step, categoryId, name, memberIds: memberIds.filter(isId).slice(0, maxTeamSize) };
}

/** Tells whether a value is a club code. */
export const isClubCode = (code: string | null | undefined): code is string =>
  codePattern.test(code ?? '');

/** Returns a preview of the team code, with placeholders for the unknown parts. */
export const codePreview = (code: string | null | undefined): string => `X-${code || 'XXXX'}-xxxxx`;
