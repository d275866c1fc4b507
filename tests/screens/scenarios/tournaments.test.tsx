import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/copy.ts';
import { fill, pressButton } from '../../support/events.ts';
import { useTestApp } from '../../support/renderApp.tsx';
import { noScenario } from '../../support/scenarios.ts';

const { renderApp, applyScenarios, clearScenarios, expectMessage } = useTestApp();
const words = copy.responses;

const retry = () => pressButton('Try again');
const choose = (category: HTMLElement) => {
  const choice = within(category).getByLabelText<HTMLSelectElement>('Pilih tim');
  fill(choice, choice.options[1]?.value ?? '');
};

describe('the messages of the board and the tournaments', () => {
  it('for a board without scores', async () => {
    await applyScenarios('empty-board');
    await renderApp('/');
    await expectMessage('board.empty', 'empty-board');
  });

  it('for the list', async () => {
    await applyScenarios('html-error-page:listTournaments');
    await renderApp('/tournaments');
    await expectMessage('tournaments.error', 'html-error-page:listTournaments');
    await applyScenarios('no-success:listTournaments');
    retry();
    await expectMessage('tournaments.noSuccess', 'no-success:listTournaments');
    await applyScenarios('server-500:listTournaments');
    retry();
    await expectMessage('tournaments.server', 'server-500:listTournaments', words.serverError);
  });

  it('for one that cannot be fetched', async () => {
    await applyScenarios('html-error-page:getTournament');
    await renderApp('/tournaments/7');
    await expectMessage('tournament.failed', 'html-error-page:getTournament');
  });
});

describe('the messages of the registration', () => {
  it('for teams that cannot be fetched, and for registering one', async () => {
    await applyScenarios('leader', 'offline:listMyTeams');
    await renderApp('/tournaments/7');
    await expectMessage('registration.teamsFailed', 'offline:listMyTeams');
    clearScenarios();
    retry();
    await expectMessage('registration.noTeam', noScenario);
    const line = screen.getByRole('article', { name: 'Line Follower' });
    const form = within(line).getByRole('form');
    fireEvent.submit(form);
    await expectMessage('registration.noTeamChosen', noScenario);
    choose(line);
    const register = async () => {
      await waitFor(() =>
        expect(within(line).getByRole('button', { name: 'Daftar' })).toBeEnabled(),
      );
      fireEvent.submit(form);
    };
    await applyScenarios('html-error-page:registerTeam');
    await register();
    await expectMessage('registration.failed', 'html-error-page:registerTeam');
    await applyScenarios('offline:registerTeam');
    await register();
    await expectMessage('registration.unreachable', 'offline:registerTeam');
    await applyScenarios('registration-rejected');
    await register();
    await expectMessage('registration.server', 'registration-rejected', words.registrationClosed);
    clearScenarios();
    await register();
    await expectMessage('registration.done', noScenario);
    await expectMessage('registration.registered', noScenario);
  });

  it('for whoever has registered everything', async () => {
    await applyScenarios('leader', 'all-registered');
    await renderApp('/tournaments/7');
    await expectMessage('registration.allRegistered', 'all-registered');
  });

  it('for a tournament that has begun, by the clock of page and server', async () => {
    await applyScenarios('clock=2030-06-01T08:00Z', 'leader');
    await renderApp('/tournaments/7');
    expect(
      await screen.findByText('Turnamen ini sudah dimulai; pendaftaran mungkin sudah ditutup.'),
    ).toBeVisible();
    const sumo = await screen.findByRole('article', { name: 'Sumo Robot' });
    await within(sumo).findByLabelText('Pilih tim');
    choose(sumo);
    fireEvent.submit(within(sumo).getByRole('form'));
    expect(await within(sumo).findByText(words.registrationClosed)).toBeVisible();
  });
});
