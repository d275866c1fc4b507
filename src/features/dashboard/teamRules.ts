/** A team that is being put together: step 1 asks for category and name, step 2 for members. */
export type TeamDraft = {
  step: 1 | 2;
  categoryId: number | null;
  name: string;
  memberIds: number[];
};

export const emptyTeam: TeamDraft = { step: 1, categoryId: null, name: '', memberIds: [] };

export const fewestMembers = 2;
export const mostMembers = 5;
/** Characters of a team's name. */
export const nameLimit = 60;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** The draft in what a browser kept; nothing where it is none. */
export function readTeamDraft(kept: unknown): TeamDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { step, categoryId, name, memberIds } = kept as Record<string, unknown>;
  if ((step !== 1 && step !== 2) || typeof name !== 'string' || !Array.isArray(memberIds))
    return undefined;
  if (categoryId !== null && !isId(categoryId)) return undefined;
  return { step, categoryId, name, memberIds: memberIds.filter(isId).slice(0, mostMembers) };
}

/** Whether it is a club's code: four capital letters. */
export const isClubCode = (code: string | null | undefined): code is string =>
  /^[A-Z]{4}$/.test(code ?? '');

/** How a team's code will look, as far as it is known. */
export const codePreview = (code: string | null | undefined): string => `X-${code || 'XXXX'}-xxxxx`;
