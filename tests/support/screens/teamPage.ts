import { screen, within } from '@testing-library/react';
import type { Team } from '../../../openapi/schema.d.ts';
import type { Backend } from '../database/backend.ts';

/** A team as the server has it, by its number or its code. */
export const readTeam = async ({ request }: Backend, id: number | string) =>
  ((await request('GET', `/api/teams/${id}`)).body as { team: Team }).team;

// While the question is open, what is behind it is hidden from assistive technology.
export const memberRows = () =>
  within(screen.getByRole('region', { name: 'Anggota', hidden: true })).getAllByRole('listitem', {
    hidden: true,
  });
export const rowOf = (name: string) =>
  memberRows().find((row) => row.textContent?.includes(name)) as HTMLElement;
