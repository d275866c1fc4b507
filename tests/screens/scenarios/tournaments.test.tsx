import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/copy.ts';
import { fill, pressButton } from '../../press.ts';
import { useProduct } from '../../renderApp.tsx';
import { asItIs } from '../../scenarios.ts';

const { renderApp, scenario, lift, sees } = useProduct();
const words = copy.answers;

const retry = () => pressButton('Try again');
const choose = (category: HTMLElement) => {
  const choice = within(category).getByLabelText<HTMLSelectElement>('Pilih tim');
  fill(choice, choice.options[1]?.value ?? '');
};

describe('the messages of the board and the tournaments', () => {
  it('for a board without scores', async () => {
    await scenario('empty-board');
    await renderApp('/');
    await sees('board.empty', 'empty-board');
  });

  it('for the list', async () => {
    await scenario('html-error-page:listTournaments');
    await renderApp('/tournaments');
    await sees('tournaments.error', 'html-error-page:listTournaments');
    await scenario('no-success:listTournaments');
    retry();
    await sees('tournaments.noSuccess', 'no-success:listTournaments');
    await scenario('server-500:listTournaments');
    retry();
    await sees('tournaments.server', 'server-500:listTournaments', words.serverError);
  });

  it('for one that cannot be fetched', async () => {
    await scenario('html-error-page:getTournament');
    await renderApp('/tournaments/7');
    await sees('tournament.failed', 'html-error-page:getTournament');
  });
});

describe('the messages of the registration', () => {
  it('for teams that cannot be fetched, and for registering one', async () => {
    await scenario('leader', 'offline:listMyTeams');
    await renderApp('/tournaments/7');
    await sees('registration.teamsFailed', 'offline:listMyTeams');
    lift();
    retry();
    await sees('registration.noTeam', asItIs);
    const line = screen.getByRole('article', { name: 'Line Follower' });
    const form = within(line).getByRole('form');
    fireEvent.submit(form);
    await sees('registration.noTeamChosen', asItIs);
    choose(line);
    const register = async () => {
      await waitFor(() =>
        expect(within(line).getByRole('button', { name: 'Daftar' })).toBeEnabled(),
      );
      fireEvent.submit(form);
    };
    await scenario('html-error-page:registerTeam');
    await register();
    await sees('registration.failed', 'html-error-page:registerTeam');
    await scenario('offline:registerTeam');
    await register();
    await sees('registration.unreachable', 'offline:registerTeam');
    await scenario('registration-rejected');
    await register();
    await sees('registration.server', 'registration-rejected', words.registrationClosed);
    lift();
    await register();
    await sees('registration.done', asItIs);
    await sees('registration.registered', asItIs);
  });

  it('for whoever has registered everything', async () => {
    await scenario('leader', 'all-registered');
    await renderApp('/tournaments/7');
    await sees('registration.allRegistered', 'all-registered');
  });

  it('for a tournament that has begun, by the clock of page and server', async () => {
    await scenario('clock=2030-06-01T08:00Z', 'leader');
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
