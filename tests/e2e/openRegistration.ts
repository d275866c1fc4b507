import type { useBuiltProduct } from './product.ts';

type Tournament = {
  id: number;
  title: string;
  date: string;
  categories: { id: number; name: string }[];
};
type Team = { id: number; name: string; category_id: number };

/** Something that the demonstration leader can still register. */
export async function findOpenRegistration(product: ReturnType<typeof useBuiltProduct>) {
  const call = await product.asLeader();
  const { teams } = await call<{ teams: Team[] }>('/api/participant/my-teams');
  const { data } = await call<{ data: Tournament[] }>('/api/tournaments');
  for (const tournament of data.filter(({ date }) => new Date(`${date}T00:00:00Z`) > new Date())) {
    const { registered_categories: taken } = await call<{ registered_categories: number[] }>(
      '/api/tournament/check-registration',
      { tournament_id: tournament.id },
    );
    for (const category of tournament.categories.filter(({ id }) => !taken.includes(id))) {
      const team = teams.find(({ category_id: id }) => id === category.id);
      if (team) return { tournament, category, team };
    }
  }
  throw new Error('The demonstration leader has nothing left to register');
}
