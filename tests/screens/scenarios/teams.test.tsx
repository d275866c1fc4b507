import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/copy.ts';
import { press, pressButton } from '../../support/events.ts';
import { useTestApp } from '../../support/renderApp.tsx';
import { noScenario } from '../../support/scenarios.ts';

const { renderApp, applyScenarios, clearScenarios, expectMessage } = useTestApp();
const words = copy.responses;

const retry = () => pressButton('Try again');

describe('the messages of the teams', () => {
  it('for the list', async () => {
    await applyScenarios('malformed-json:listTeams');
    await renderApp('/teams');
    await expectMessage('teams.failed', 'malformed-json:listTeams');
    await applyScenarios('server-500:listTeams');
    retry();
    await expectMessage('teams.nonOk', 'server-500:listTeams');
    clearScenarios();
    retry();
    await expectMessage('teams.loaded', noScenario);
  });

  it('for one team', async () => {
    await applyScenarios('malformed-json:getTeam');
    await renderApp('/teams/1');
    await expectMessage('team.failed', 'malformed-json:getTeam');
    await applyScenarios('offline:getTeam');
    retry();
    await expectMessage('team.unknown', 'offline:getTeam');
    await applyScenarios('server-500:getTeam');
    retry();
    await expectMessage('team.server', 'server-500:getTeam', words.serverError);
  });

  it('for removing a member', async () => {
    const name = 'Kirana Larasati';
    await applyScenarios('leader');
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
    await expectMessage('removal.question', noScenario);
    await expectMessage('removal.confirm', noScenario);
    await applyScenarios('html-error-page:removeMember');
    await remove();
    await expectMessage('removal.failed', 'html-error-page:removeMember');
    await applyScenarios('server-500:removeMember');
    await ask();
    await remove();
    await expectMessage('removal.server', 'server-500:removeMember', words.serverError);
    clearScenarios();
    await ask();
    await remove();
    await expectMessage('removal.done', noScenario, `${name} telah dikeluarkan dari tim.`);
  });
});
