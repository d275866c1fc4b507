import { sendRequest, signInLeader } from '../browser/product.ts';
import { isComing } from './isComing.ts';

type Tournament = {
  id: number;
  title: string;
  date: string;
  registration_opens_at?: string;
  categories: { id: number; name: string }[];
};
type Team = { id: number; name: string; category_id: number };
export type OpenRegistration = {
  tournament: Tournament;
  category: Tournament['categories'][number];
  team: Team;
};

const isOpen = (tournament: Tournament) =>
  isComing(tournament) && new Date(tournament.registration_opens_at ?? 0) <= new Date();

/**
 * Returns everything that the demonstration leader can still register. Test files share the server
 * and run at once: one takes the first entry, another the last.
 */
export async function findOpenRegistrations(): Promise<[OpenRegistration, ...OpenRegistration[]]> {
  const token = await signInLeader();
  const { teams } = await sendRequest<{ teams: Team[] }>(
    '/api/participant/my-teams',
    undefined,
    token,
  );
  const { data } = await sendRequest<{ data: Tournament[] }>('/api/tournaments');
  const open: OpenRegistration[] = [];
  for (const tournament of data.filter(isOpen)) {
    const { registered_categories: taken } = await sendRequest<{ registered_categories: number[] }>(
      '/api/tournament/check-registration',
      { tournament_id: tournament.id },
      token,
    );
    for (const category of tournament.categories.filter(({ id }) => !taken.includes(id))) {
      const team = teams.find(({ category_id: id }) => id === category.id);
      if (team) open.push({ tournament, category, team });
    }
  }
  const [first, ...others] = open;
  if (!first) throw new Error('The demonstration leader has nothing left to register');
  return [first, ...others];
}
