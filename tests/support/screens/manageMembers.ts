import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect } from 'vitest';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { useGetBuilderTeamQuery } from '../../../src/api/clubTeams.ts';
import {
  type Removal,
  useMemberChanges,
} from '../../../src/features/builder/members/useMemberChanges.ts';
import type { Person } from '../../../src/features/teamForm/picker/people.ts';
import { useTestApp } from './renderApp.tsx';
import { teamCall } from './teamDialogs.tsx';

export const dialog = () => screen.getByRole('dialog', { name: 'Atur anggota' });
export const button = (name: string | RegExp) => within(dialog()).getByRole('button', { name });
export const adders = () => within(dialog()).queryAllByRole('button', { name: /^Tambahkan / });
export const removers = () => within(dialog()).queryAllByRole('button', { name: /^Keluarkan / });
export const nameOn = (found: HTMLElement | undefined) =>
  found?.getAttribute('aria-label')?.replace(/^(Tambahkan|Keluarkan) /, '') ?? '';
export const shownNames = () => removers().map(nameOn);
export const isCount = (count: number) =>
  within(dialog()).findByRole('region', { name: `Current Members (${count}/5)` });

/** The dialog that manages a team, which has four members at the start of each test. */
export function useManageMembers() {
  const product = useTestApp();
  const { renderApp, openHook, rememberClub, faults, backend } = product;
  const state = {} as { token: string; team?: BuilderTeam };
  const team = () => {
    if (!state.team) throw new Error('There is no such team');
    return state.team;
  };

  async function data<Answer>(path: string): Promise<Answer> {
    return ((await backend.request('GET', path, { token: state.token })).body as { data: Answer })
      .data;
  }

  /** The ids of the first members of the team as the demonstration has it. */
  const firstIds = (count: number) =>
    team()
      .members.slice(0, count)
      .map(({ id }) => id);
  const memberIds = async () =>
    (await data<BuilderTeam>(`/api/gh/teamsclub/${team().id}`)).members.map(({ id }) => id);
  /** As another manager of the club would do it. */
  const setMembers = (ids: number[]) => {
    const { id, name, category_id } = team();
    return backend.request('PUT', `/api/gh/teamsclub/${id}`, {
      token: state.token,
      body: { team_name: name, category_id, participant_ids: ids },
    });
  };

  beforeEach(async () => {
    state.token = await rememberClub();
    state.team ??= (await data<BuilderTeam[]>('/api/gh/teamsclub')).find(
      ({ name }) => name === 'Lentera Semeru',
    );
    await setMembers(firstIds(4));
  });

  /** Opens the dialog of the team when it has so many members. */
  async function openWith(count: number) {
    const app = await renderApp('/schoolclub/team');
    await app.user.click(
      await screen.findByRole('button', { name: 'Atur anggota Lentera Semeru' }),
    );
    await isCount(count);
    return app;
  }

  async function open() {
    const app = await openWith(4);
    await waitFor(() => expect(adders().length).toBeGreaterThan(0));
    return app;
  }

  /** The changes of the dialog, without the dialog. */
  async function openChanges() {
    const hook = openHook(() => {
      const current = useGetBuilderTeamQuery({ teamId: team().id }).data?.data;
      return useMemberChanges(team().id, current);
    });
    const ids = () => hook.current().people.map(({ id }) => id);
    await waitFor(() => expect(ids()).toEqual(firstIds(4)));
    const change = async (start: () => void) => {
      await act(async () => start());
      await waitFor(() => expect(hook.current().isBusy).toBe(false));
    };
    return {
      ...hook,
      ids,
      /** Adds somebody who is available, and waits for the answer. */
      add: async () => {
        const [first] = await data<Person[]>(
          `/api/gh/available-participants?category_id=${team().category_id}`,
        );
        if (!first) throw new Error('Nobody is available');
        await change(() => hook.current().addMember(first));
      },
      /** Removes the member at a place, and waits for the answer. */
      remove: (index: number) =>
        change(() => hook.current().removeMember(hook.current().people[index] as Person)),
      undo: () => change(() => hook.current().undo(hook.current().removals[0] as Removal)),
    };
  }

  /** What the dialog sends, answered by the server. */
  function watchUpdates() {
    const sent: { ids: number[]; version: string | null }[] = [];
    let underWay = 0;
    let together = 0;
    faults(
      http.put(teamCall, async ({ request }) => {
        underWay += 1;
        together = Math.max(together, underWay);
        const { participant_ids: ids } = (await request.clone().json()) as {
          participant_ids: number[];
        };
        sent.push({ ids, version: request.headers.get('If-Match') });
        const response = await backend.app.fetch(request);
        underWay -= 1;
        return response;
      }),
    );
    return { sent, together: () => together };
  }

  return {
    ...product,
    data,
    team,
    firstIds,
    memberIds,
    setMembers,
    open,
    openWith,
    openChanges,
    watchUpdates,
  };
}
