import {
  clubCodeLimits,
  teamNameLimits,
  teamParticipantsLimits,
} from '../../../openapi/workLimits.ts';

export const maxTeamSize = teamParticipantsLimits.maxItems;
export const maxNameLength = teamNameLimits.maxLength;
const codePattern = new RegExp(clubCodeLimits.pattern);

/** Tells whether a value is a club code. */
export const isClubCode = (code: string | null | undefined): code is string =>
  codePattern.test(code ?? '');

/** Returns a preview of the team code, with placeholders for the unknown parts. */
export const codePreview = (code: string | null | undefined): string => `X-${code || 'XXXX'}-xxxxx`;
