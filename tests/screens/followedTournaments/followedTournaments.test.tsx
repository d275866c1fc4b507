import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { openDashboard, section } from '../../support/screens/dashboard.ts';
import { button } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const app = useTestApp();
const { faults, applyScenarios } = app;

const tournamentsCall = '*/api/gh-schools/1/tournaments';
const teamsCall = '*/api/tournaments/:id/teams';

describe('the followed tournaments', () => {
  const following = (...data: object[]) =>
    http.get(tournamentsCall, () => HttpResponse.json({ data }));
  const semeru = { id: 7, title: 'Semeru Robot Open', date: '2026-11-01', image: null };

  it('open and close a table of their teams, which loads once', async () => {
    let calls = 0;
    faults(
      following(semeru, { ...semeru, id: 8, title: 'Robot Derby', date: 'kapan-kapan' }),
      http.get(teamsCall, ({ params }) => {
        calls += 1;
        return HttpResponse.json({
          data: [
            null,
            { id: 42, name: `Garuda ${String(params.id)}` },
            { id: 57, name: '<b>Laskar</b>'.repeat(9) },
          ],
        });
      }),
    );
    const { user } = await openDashboard(app);
    const picture = await screen.findByRole('button', { name: 'Tim di Semeru Robot Open' });
    expect(screen.getByText(/^Min, 1 Nov( 2026)?$/)).toBeVisible();
    expect(button('Tim di Robot Derby')).toHaveAttribute('aria-expanded', 'false');
    expect(picture).toHaveAttribute('aria-expanded', 'false');
    expect(calls).toBe(0);
    act(() => picture.focus());
    await user.keyboard('{Enter}');
    const table = await screen.findByRole('table', { name: 'Tim di Semeru Robot Open' });
    expect(document.getElementById(picture.getAttribute('aria-controls') ?? '')).toContainElement(
      table,
    );
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['#', 'Team Name']);
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', 'Garuda 7', '2', '<b>Laskar</b>'.repeat(9)]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(table).not.toBeVisible());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('table')).toBeVisible();
    expect(picture).toHaveAttribute('aria-expanded', 'true');
    expect(calls).toBe(1);
  });

  it('say in their place when teams fail, and when there are none', async () => {
    await applyScenarios('server-500:listTournamentTeams');
    faults(following(semeru));
    const { user } = await openDashboard(app);
    await user.click(await screen.findByRole('button', { name: 'Tim di Semeru Robot Open' }));
    const list = within(await section('Tournaments Followed'));
    expect(await list.findByText(copy.responses.serverError)).toBeVisible();
    await applyScenarios('empty-everything');
    await user.click(list.getByRole('button', { name: 'Coba lagi' }));
    expect(await list.findByText('Belum ada tim di lomba ini.')).toBeVisible();
  });
});
