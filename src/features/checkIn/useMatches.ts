import { useMemo } from 'react';
import { readStartNumber } from '../../../openapi/runs/startNumbers.ts';
import type { Registration } from '../../../openapi/schema.d.ts';
import { createTextSearch } from '../../lib/text/createTextSearch.ts';

/** Puts the registration whose start number a query is before others that have these digits somewhere. */
function withNumberFirst(registrations: Registration[], query: string): Registration[] {
  const number = readStartNumber(query);
  if (number === undefined) return registrations;
  const isMeant = ({ start_number: own }: Registration) => own === number;
  return [
    ...registrations.filter(isMeant),
    ...registrations.filter((registration) => !isMeant(registration)),
  ];
}

/** Returns the registrations of a category, or of all, whose number, team, code, club or members match a query. */
export function useMatches(registrations: Registration[], query: string, category?: string) {
  const find = useMemo(
    () =>
      createTextSearch(
        registrations.map((registration) => {
          const { start_number: number, team, club, members } = registration;
          const names = members.map(({ name }) => name).join(' ');
          const text = `${number ?? ''} ${team.name} ${team.code} ${club.name} ${names}`;
          return { registration, text };
        }),
      ),
    [registrations],
  );
  const found = find(query)
    .map(({ registration }) => registration)
    .filter((registration) => category === undefined || registration.category.name === category);
  return withNumberFirst(found, query);
}
