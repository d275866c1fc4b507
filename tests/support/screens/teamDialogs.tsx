import { screen, within } from '@testing-library/react';
import type { TestApp } from './renderApp.tsx';

export type User = Awaited<ReturnType<TestApp['renderApp']>>['user'];
export type Named = { id: number; name: string };
export type TeamAnswer = Named & {
  category_id: number;
  category: Named;
  members: (Named & { level: string })[];
};

export const teamCall = '*/api/gh/teamsclub/:teamId';

export const dialog = () => screen.findByRole('dialog');
/** A button of the open dialog. */
export const button = (name: string | RegExp) =>
  within(screen.getByRole('dialog')).getByRole('button', { name });
/** The people on the picker's page. */
export const options = async () =>
  (await within(await dialog()).findByRole('listbox')).querySelectorAll<HTMLElement>(
    '[role="option"]',
  );
/** Somebody on the picker's page. */
export const option = (name: string) =>
  within(screen.getByRole('dialog')).findByRole('option', { name: new RegExp(`^${name}`) });
/** The list of those who are chosen. */
export const list = (name: string) =>
  within(screen.getByRole('dialog')).getByRole('region', { name });
/** Their names, the leader's first. */
export const memberships = (name: string) =>
  within(list(name))
    .queryAllByRole('button', { name: /^Keluarkan / })
    .map((membership) => membership.getAttribute('aria-label')?.replace('Keluarkan ', ''));

/** How many people a list says it has. */
export const count = (name: string) => within(list(name)).getByRole('status').textContent;

/** Fills in the first step of a new team. */
export async function describeTeam(user: User, name: string, category: string) {
  const select = await within(await dialog()).findByLabelText(/^Kategori/);
  await within(select).findByRole('option', { name: category });
  await user.selectOptions(select, category);
  await user.click(within(await dialog()).getByLabelText(/^Nama tim/));
  await user.paste(name);
  await user.keyboard('{Enter}');
}

/** Opens the team builder's dialogs for the demonstration club, and asks the server behind them. */
export function useTeamDialogs({ renderApp, rememberClub, backend }: TestApp) {
  const data = async <Answer,>(token: string, path: string) =>
    ((await backend.request('GET', path, { token })).body as { data: Answer }).data;
  const open = async (
    name: string | RegExp = 'Create Team',
    before: () => void = () => undefined,
  ) => {
    const token = await rememberClub();
    before();
    const app = await renderApp('/schoolclub/team');
    await app.user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
    await dialog();
    return { ...app, token };
  };

  /** Opens the second step of a new team: its members. */
  async function openMembers(name: string, { everybody = false, category = 'Sumo Robot' } = {}) {
    const app = await open();
    await describeTeam(app.user, name, category);
    if (everybody)
      await app.user.click(
        await screen.findByRole('switch', { name: 'Sertakan anggota tim kategori lain' }),
      );
    await within(await dialog()).findByRole('listbox');
    return app;
  }

  return {
    data,
    teamNamed: async (token: string, name: string) =>
      (await data<TeamAnswer[]>(token, '/api/gh/teamsclub')).find((team) => team.name === name),
    open,
    openMembers,
  };
}
