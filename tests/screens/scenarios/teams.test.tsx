import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/copy.ts';
import { press, pressButton } from '../../press.ts';
import { useProduct } from '../../renderApp.tsx';
import { asItIs } from '../../scenarios.ts';

const { renderApp, scenario, lift, sees } = useProduct();
const words = copy.answers;

const retry = () => pressButton('Try again');

describe('the messages of the teams', () => {
  it('for the list', async () => {
    await scenario('malformed-json:listTeams');
    await renderApp('/teams');
    await sees('teams.failed', 'malformed-json:listTeams');
    await scenario('server-500:listTeams');
    retry();
    await sees('teams.nonOk', 'server-500:listTeams');
    lift();
    retry();
    await sees('teams.loaded', asItIs);
  });

  it('for one team', async () => {
    await scenario('malformed-json:getTeam');
    await renderApp('/teams/1');
    await sees('team.failed', 'malformed-json:getTeam');
    await scenario('offline:getTeam');
    retry();
    await sees('team.unknown', 'offline:getTeam');
    await scenario('server-500:getTeam');
    retry();
    await sees('team.server', 'server-500:getTeam', words.serverError);
  });

  it('for removing a member', async () => {
    const name = 'Kirana Larasati';
    await scenario('leader');
    await renderApp('/teams/1');
    const row = async () => {
      const found = (await screen.findAllByRole('listitem')).find(({ textContent }) =>
        textContent?.includes(name),
      );
      if (!found) throw new Error(`${name} is not in the team`);
      return found;
    };
    await screen.findByText(name);
    const ask = async () => {
      press(await within(await row()).findByRole('button', { name: /^Remove/ }));
      await screen.findByRole('dialog');
    };
    const remove = async () => {
      pressButton('Yes, Remove');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await ask();
    await sees('removal.question', asItIs);
    await sees('removal.confirm', asItIs);
    await scenario('html-error-page:removeMember');
    await remove();
    await sees('removal.failed', 'html-error-page:removeMember');
    await scenario('server-500:removeMember');
    await ask();
    await remove();
    await sees('removal.server', 'server-500:removeMember', words.serverError);
    lift();
    await ask();
    await remove();
    await sees('removal.done', asItIs, `${name} telah dikeluarkan dari tim.`);
  });
});
