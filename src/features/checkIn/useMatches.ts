import { useMemo } from 'react';
import type { Registration } from '../../../openapi/schema.d.ts';
import { createTextSearch } from '../../lib/text/createTextSearch.ts';

/** Returns the registrations of a category, or of all, whose team, code, club or members match a query. */
export function useMatches(registrations: Registration[], query: string, category?: string) {
  const find = useMemo(
    () =>
      createTextSearch(
        registrations.map((registration) => {
          const { team, club, members } = registration;
          const names = members.map(({ name }) => name).join(' ');
          return { registration, text: `${team.name} ${team.code} ${club.name} ${names}` };
        }),
      ),
    [registrations],
  );
  return find(query)
    .map(({ registration }) => registration)
    .filter((registration) => category === undefined || registration.category.name === category);
}
