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

type Body = Readonly<Record<string, unknown>>;

/** Reads the club from the fields of the body and, for what these leave out, from its `gh`. */
function toMembership({ gh, gh_id: id, gh_name: name, gh_code: code }: Body): Membership {
  const club: Body = isObject(gh) ? gh : {};
  const clubId = parseId(id) ?? parseId(club.id);
  const clubName = trimmedText(name) ?? trimmedText(club.name);
  const clubCode = trimmedText(code) ?? trimmedText(club.code);
  return {
    isMember: true,
    ...(clubId !== undefined && { clubId }),
    ...(clubName !== undefined && { clubName }),
    ...(clubCode !== undefined && { code: clubCode }),
  };
}

export const notMember: Membership = { isMember: false };

const identifiesClub = ({ clubId, clubName, code }: Membership): boolean =>
  (clubId ?? clubName ?? code) !== undefined;

/**
 * Reads the membership from a response of `check-gh-status` in any of its three shapes. If there
 * is a `has_gh`, it decides; otherwise the club that `gh`, or a name or a code, identifies. Returns
 * undefined if the body has none of these shapes.
 */
export function readMembership(body: unknown): Membership | undefined {
  if (!isObject(body)) return undefined;
  const { has_gh: has, gh, success } = body;
  if (has !== undefined) return isTruthyFlag(has) ? toMembership(body) : notMember;
  if (gh === undefined && success === undefined) return undefined;
  if (gh === null || (success !== undefined && !isTruthyFlag(success))) return notMember;
  const membership = toMembership(body);
  return identifiesClub(membership) ? membership : notMember;
}
