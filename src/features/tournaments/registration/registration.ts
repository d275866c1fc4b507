import type { MyTeam } from '../../../../openapi/schema.d.ts';

export function teamsOfCategory<T extends Pick<MyTeam, 'category_id'>>(
  teams: T[],
  categoryId: number,
): T[] {
  return teams.filter(({ category_id }) => category_id === categoryId);
}

type RegistrationCheck = {
  success?: boolean;
  all_registered: boolean;
  registered_categories?: number[];
};

/** Whether every category is registered; false if the check is missing or has failed. */
export const isEverythingRegistered = (check: RegistrationCheck | undefined): boolean =>
  check?.all_registered === true;

/**
 * Whether one category is registered. Some backends do not list the categories: there it is true
 * only if every category is registered.
 */
export const isCategoryRegistered = (
  check: RegistrationCheck | undefined,
  categoryId: number,
): boolean =>
  isEverythingRegistered(check) || (check?.registered_categories?.includes(categoryId) ?? false);
