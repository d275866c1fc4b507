import type { Backend } from './backend.ts';

/**
 * The tournament two days ahead: the leader has teams for three of its five categories, none of
 * them registered.
 */
export const surabaya = '/tournaments/7';

type Category = { id: number; name: string; description: string | null };
export type Tournament = {
  id: number;
  title: string;
  date: string;
  image: string | null;
  categories: Category[];
};

/** A tournament as the server has it. */
export const readTournament = async ({ request }: Backend, id: number) =>
  ((await request('GET', `/api/tournaments/${id}`)).body as { data: Tournament }).data;
