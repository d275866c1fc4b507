import { expect, onTestFinished } from 'vitest';
import type { Backend } from '../database/backend.ts';
import { openStore } from '../database/store.ts';

export const clubId = 1;
/** The categories of the two teams that a test creates, and a third, unrelated one. */
export const [categoryId, otherCategoryId, unrelatedCategoryId] = [3, 4, 6] as const;

export type Person = { id: number; name: string; email: string };
export type ListedTeam = { id: number; team_id: string; version: string };

/**
 * Creates two teams with two different members each; deletes them when the test ends. `spare` are
 * the other participants available in the category of the first team.
 */
export async function buildTeams(backend: Backend) {
  const token = await backend.signIn('club');
  const list = async <Entry>(path: string) =>
    ((await backend.request('GET', path, { token })).body as { data: Entry[] }).data;
  const create = async (name: string, category: number, [first, second]: Person[]) => {
    const response = await backend.request('POST', '/api/gh/teamsclub', {
      token,
      body: {
        team_name: name,
        category_id: category,
        participant_ids: [first?.id, second?.id],
        team_code: 'MLGT',
      },
    });
    expect(response.status).toBe(201);
    const created = (await list<ListedTeam>('/api/gh/teamsclub')).at(-1) as ListedTeam;
    onTestFinished(
      async () =>
        void (await backend.request('DELETE', `/api/gh/teamsclub/${created.id}`, { token })),
    );
    return created;
  };
  const listAvailable = (category: number) =>
    list<Person>(`/api/gh/available-participants?category_id=${category}`);
  const people = await listAvailable(categoryId);
  const [leader, second, ...spare] = people as [Person, Person, ...Person[]];
  const team = await create('Tim Uji', categoryId, people);
  const other = await create(
    'Tim Lain',
    otherCategoryId,
    (await listAvailable(otherCategoryId)).filter(({ id }) => id !== leader.id && id !== second.id),
  );
  return { token, team, other, leader, second, spare };
}

export type BuiltTeams = Awaited<ReturnType<typeof buildTeams>>;

/** What the browser of the signed-in club stores. */
export const clubStorage = (token: string) => ({
  gh_token: token,
  gh_user: JSON.stringify({
    id: clubId,
    code: 'MLGT',
    name: 'SMA Negeri 3 (Malang)',
    logo: null,
  }),
});

/**
 * Creates a store with the club signed in, connected to the real backend, without screens. `respond`
 * replaces the network.
 */
export const openClubStore = (
  backend: Backend,
  token: string,
  respond?: (request: Request) => Promise<Response>,
) => openStore(backend, clubStorage(token), respond);
