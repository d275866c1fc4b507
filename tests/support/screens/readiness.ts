import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { useClubRegistrations } from '../servers/clubRegistrations.ts';
import { heading } from './queries.ts';
import { useTestApp } from './renderApp.tsx';

/** The page 'Siap lomba?' of a club of its own, which is signed in before each test. */
export function useReadinessPage() {
  const app = useTestApp();
  const registrations = useClubRegistrations(app.backend);
  const { readClub, makeTeam } = registrations;

  beforeEach(() => {
    const { id, code, name, token } = readClub();
    window.localStorage.setItem('gh_token', token);
    window.localStorage.setItem('gh_user', JSON.stringify({ id, code, name, logo: null }));
  });

  return {
    ...app,
    ...registrations,
    open: async (address = '/schoolclub/readiness') => {
      const opened = await app.renderApp(address);
      await heading('Siap lomba?');
      return opened;
    },
    /** Returns what the page says of a team in a tournament. */
    findLine: async (team: string, title = 'Laga Bengkulu') => {
      const section = within(await screen.findByRole('region', { name: title }));
      const line = (await section.findByText(team)).closest('li');
      if (!line) throw new Error(`${team} has no line`);
      return line;
    },
    /** Adds teams of one member each, who leads. */
    makeTeams: async (...names: string[]) => {
      const club = readClub();
      const ids: number[] = [];
      for (const [index, name] of names.entries())
        ids.push(await makeTeam(club, [club.people[index] ?? 0], { name }));
      return ids;
    },
  };
}
