import { useMemo } from 'react';
import type { Registration } from '../../../openapi/schema.d.ts';
import { findTeams, type SearchedTeam } from '../../lib/findTeams.ts';
import { createTextSearch } from '../../lib/text/createTextSearch.ts';

type SearchedRegistration = SearchedTeam & { registration: Registration };

/** Returns what a registration is found by. */
export const toSearched = (registration: Registration): SearchedRegistration => ({
  ...registration.team,
  club: registration.club.name,
  start_number: registration.start_number,
  registration,
});

/**
 * Returns the registrations of a category, or of all, whose number, team, code, club or members match a
 * query: those first that are meant when it is typed for check-in.
 */
export function useMatches(registrations: Registration[], query: string, category?: string) {
  const { find, searched } = useMemo(
    () => ({
      searched: registrations.map(toSearched),
      find: createTextSearch(
        registrations.map((registration) => {
          const { start_number: number, team, club, members } = registration;
          const names = members.map(({ name }) => name).join(' ');
          const text = `${number ?? ''} ${team.name} ${team.code} ${club.name} ${names}`;
          return { registration, text };
        }),
      ),
    }),
    [registrations],
  );
  const found = [...findTeams(searched, query).found, ...find(query)];
  return [...new Set(found.map(({ registration }) => registration))].filter(
    (registration) => category === undefined || registration.category.name === category,
  );
}
