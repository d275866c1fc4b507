import { cleanup, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { card, choose } from '../../support/screens/registration.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { surabaya } from '../../support/screens/tournaments.ts';

const { renderApp, rememberParticipant, faults } = useTestApp();

const teamsCall = '*/api/participant/my-teams';
const checkCall = '*/api/tournament/check-registration';

describe('registering a team while the page loads', () => {
  it('fetches teams and check again once the categories are there', async () => {
    await rememberParticipant('leader');
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) =>
      void asked.push(new URL(request.url).pathname);
    const gate = Promise.withResolvers<void>();
    faults(
      http.get(teamsCall, note),
      http.post(checkCall, note),
      http.get('*/api/tournaments/7', () => gate.promise),
    );
    const { store } = await renderApp(surabaya);
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() =>
      expect(JSON.stringify(store.getState().api.queries)).toContain('all_registered'),
    );
    gate.resolve();
    await waitFor(() => expect(asked).toHaveLength(4));
    expect(new Set(asked)).toEqual(new Set([teamsCall, checkCall].map((call) => call.slice(1))));
  });

  it('keeps a team that was chosen before the account was known, also after a reload', async () => {
    await rememberParticipant('leader');
    const profile = Promise.withResolvers<void>();
    faults(http.get('*/api/participant/profile', () => profile.promise));
    await renderApp(surabaya);
    const chosen = async () =>
      (await within(await card('Line Follower')).findByLabelText<HTMLSelectElement>('Pilih tim'))
        .value;
    await choose(await card('Line Follower'));
    const before = await chosen();
    expect(before).not.toBe('');
    profile.resolve();
    await waitFor(() => expect(window.sessionStorage).not.toHaveLength(0));
    expect(await chosen()).toBe(before);

    cleanup();
    await renderApp(surabaya);
    await waitFor(async () => expect(await chosen()).toBe(before));
  });
});
