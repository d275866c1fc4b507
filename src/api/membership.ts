import { isObject } from './responses.ts';

/** Whether a participant belongs to a school club, and what the backend knows about the club. */
export type Membership = { isMember: boolean; clubId?: number; clubName?: string; code?: string };

const trimmedText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const parseId = (value: unknown): number | undefined => {
  const id = typeof value === 'string' ? Number(value.trim()) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Also accepts the values that PHP and SQL use for true. */
const isTruthyFlag = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

function toMembership(id: unknown, name: unknown, code?: unknown): Membership {
  const [clubId, clubName, clubCode] = [parseId(id), trimmedText(name), trimmedText(code)];
  return {
    isMember: true,
    ...(clubId !== undefined && { clubId }),
    ...(clubName !== undefined && { clubName }),
    ...(clubCode !== undefined && { code: clubCode }),
  };
}

const notMember: Membership = { isMember: false };

const identifiesClub = ({ clubId, clubName, code }: Membership): boolean =>
  (clubId ?? clubName ?? code) !== undefined;

/**
 * Reads the membership from a response of `check-gh-status` in any of its three shapes: `has_gh`
 * has priority over `gh`, and both over a name and a code. Returns undefined if the body has none
 * of these shapes.
 */
export function readMembership(body: unknown): Membership | undefined {
  if (!isObject(body)) return undefined;
  const { has_gh: has, gh, gh_id: id, gh_name: name, gh_code: code, success } = body;
  if (has !== undefined) return isTruthyFlag(has) ? toMembership(id, name, code) : notMember;
  if (gh === undefined && success === undefined) return undefined;
  if (gh === null || (success !== undefined && !isTruthyFlag(success))) return notMember;
  const membership = isObject(gh)
    ? toMembership(gh.id, gh.name, gh.code)
    : toMembership(id, name, code);
  return identifiesClub(membership) ? membership : notMember;
}
