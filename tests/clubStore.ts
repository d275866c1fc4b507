import { expect, onTestFinished, vi } from 'vitest';
import { api } from '../src/api/api.ts';
import '../src/api/clubChanges.ts';
import '../src/api/teamChanges.ts';
import { createAppStore } from '../src/app/store.ts';
import type { Backend } from './backend.ts';

export const clubId = 1;
/** Categories of the two teams that a test builds, and a third that none of it concerns. */
export const [here, elsewhere, aside] = [3, 4, 6] as const;

export type Person = { id: number; name: string; email: string };
export type Listed = { id: number; team_id: string; version: string };

/**
 * The club with two teams of two members each until the test ends, nobody in both, and who else is
 * free in the first one's category.
 */
export async function buildTeams(backend: Backend) {
  const token = await backend.signIn('club');
  const list = async <Entry>(path: string) =>
    ((await backend.call('GET', path, { token })).body as { data: Entry[] }).data;
  const create = async (name: string, category: number, [one, two]: Person[]) => {
    const answer = await backend.call('POST', '/api/gh/teamsclub', {
      token,
      body: {
        team_name: name,
        category_id: category,
        participant_ids: [one?.id, two?.id],
        team_code: 'MLGT',
      },
    });
    expect(answer.status).toBe(201);
    const built = (await list<Listed>('/api/gh/teamsclub')).at(-1) as Listed;
    onTestFinished(
      async () => void (await backend.call('DELETE', `/api/gh/teamsclub/${built.id}`, { token })),
    );
    return built;
  };
  const free = (category: number) =>
    list<Person>(`/api/gh/available-participants?category_id=${category}`);
  const people = await free(here);
  const [leader, second, ...spare] = people as [Person, Person, ...Person[]];
  const team = await create('Tim Uji', here, people);
  const other = await create(
    'Tim Lain',
    elsewhere,
    (await free(elsewhere)).filter(({ id }) => id !== leader.id && id !== second.id),
  );
  return { token, team, other, leader, second, spare };
}

export type BuiltTeams = Awaited<ReturnType<typeof buildTeams>>;

/**
 * A store with the club signed in until the test ends, over the real backend, without any screen.
 * `answer` may stand in for the network.
 */
export function openClubStore(
  backend: Backend,
  token: string,
  answer: (request: Request) => Promise<Response> = async (request) => backend.app.fetch(request),
) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET') calls.push(`${pathname}${search}`);
    return answer(request);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const kept = new Map([
    ['gh_token', token],
    [
      'gh_user',
      JSON.stringify({ id: clubId, code: 'MLGT', name: 'SMA Negeri 3 (Malang)', logo: null }),
    ],
  ]);
  const store = createAppStore({
    backendOrigin: 'http://robolaga.example',
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: () => {}, removeItem: () => {} },
    onAccountChanged: () => {},
    onClubForgotten: () => {},
    onExpired: () => {},
  });
  const endpoints = api.endpoints as Record<
    string,
    { initiate: (argument: unknown) => Parameters<typeof store.dispatch>[0] }
  >;
  return {
    store,
    /** Starts an endpoint by its name. */
    start: (name: string, argument?: unknown) =>
      store.dispatch(endpoints[name]?.initiate(argument) as never) as unknown as Promise<{
        data?: unknown;
        error?: unknown;
      }>,
    /**
     * What was read from the server since this was called last, once nothing is on its way any
     * more.
     */
    asked: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
      return calls.splice(0).sort();
    },
  };
}
