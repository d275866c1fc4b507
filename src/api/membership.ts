/** Whether a participant belongs to a school club, and what the backend tells of it. */
export type Membership = { isMember: boolean; clubId?: number; clubName?: string; code?: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'string' ? Number(value.trim()) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** As PHP and SQL write it, too. */
const isYes = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

function memberOf(id: unknown, name: unknown, code?: unknown): Membership {
  const [clubId, clubName, clubCode] = [idOf(id), textOf(name), textOf(code)];
  return {
    isMember: true,
    ...(clubId !== undefined && { clubId }),
    ...(clubName !== undefined && { clubName }),
    ...(clubCode !== undefined && { code: clubCode }),
  };
}

const none: Membership = { isMember: false };

const tellsClub = ({ clubId, clubName, code }: Membership): boolean =>
  (clubId ?? clubName ?? code) !== undefined;

/**
 * The membership in an answer of `check-gh-status`, in whichever of its three shapes: `has_gh`
 * counts before `gh`, and both before a name and a code. Nothing where the answer has none of the
 * shapes.
 */
export function readMembership(answer: unknown): Membership | undefined {
  if (!isRecord(answer)) return undefined;
  const { has_gh: has, gh, gh_id: id, gh_name: name, gh_code: code, success } = answer;
  if (has !== undefined) return isYes(has) ? memberOf(id, name, code) : none;
  if (gh === undefined && success === undefined) return undefined;
  if (gh === null || (success !== undefined && !isYes(success))) return none;
  const told = isRecord(gh) ? memberOf(gh.id, gh.name, gh.code) : memberOf(id, name, code);
  return tellsClub(told) ? told : none;
}
