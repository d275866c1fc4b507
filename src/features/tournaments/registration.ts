import type { MyTeam } from '../../../openapi/schema.d.ts';

/** The own teams that may play in a category. */
export function teamsOfCategory<T extends Pick<MyTeam, 'category_id'>>(
  teams: T[],
  categoryId: number,
): T[] {
  return teams.filter(({ category_id }) => category_id === categoryId);
}

type Check = { success?: boolean; all_registered: boolean; registered_categories?: number[] };

/**
 * Whether the check says that everything is registered. No check yet, or one that failed, says
 * nothing.
 */
export const saysAllRegistered = (check: Check | undefined): boolean =>
  check?.all_registered === true;

/**
 * Whether the check says so of one category; backends that name no categories only know all of them
 * together.
 */
export const saysRegistered = (check: Check | undefined, categoryId: number): boolean =>
  saysAllRegistered(check) || (check?.registered_categories?.includes(categoryId) ?? false);
