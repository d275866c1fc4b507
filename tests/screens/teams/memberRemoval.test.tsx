import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endToday } from '../../support/database/endToday.ts';
import { button, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { memberRows, readTeam, rowOf } from '../../support/screens/teamPage.ts';
import { until } from '../../support/until.ts';

const { renderApp, rememberParticipant, faults, applyScenarios, backend } = useTestApp();

// Those of today keep the members of their teams.
beforeEach(async () => {
  await endToday(backend.db);
});

describe('removing a member', () => {
  const removeButton = async (name: string) =>
    within(rowOf(name)).findByRole('button', { name: 'Remove' });
  const confirm = () =>
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, Remove' });

  async function open(address: string, name: string) {
    await rememberParticipant('leader');
    const app = await renderApp(address);
    await screen.findByText(name);
    return app;
  }

  it('is offered to the leader of this team only, for the others only', async () => {
    await open('/teams/1', 'Kirana Larasati');
    expect(await screen.findAllByRole('button', { name: 'Remove' })).toHaveLength(
      memberRows().length - 1,
    );
    expect(await removeButton('Kirana Larasati')).toHaveAccessibleDescription('Kirana Larasati');
    expect(within(rowOf('Bagas Wicaksono')).queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['member', 1],
    ['leader', 40],
  ] as const)('is not offered to the %s at team %d', async (who, id) => {
    await rememberParticipant(who);
    const { store } = await renderApp(`/teams/${id}`);
    await heading((await readTeam(backend, id)).name);
    await waitFor(() =>
      expect(JSON.stringify(store.getState().api.queries)).toContain(`"level":"${who}"`),
    );
    await waitFor(() => expect(store.getState().session.participant?.id).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  it('can be thought better of, by Cancel and by Escape', async () => {
    const { user } = await open('/teams/1', 'Kirana Larasati');
    for (const leave of [() => user.click(button('Cancel')), () => user.keyboard('{Escape}')]) {
      await user.click(await removeButton('Kirana Larasati'));
      expect(screen.getByRole('dialog')).toHaveTextContent(
        'Are you sure you want to remove Kirana Larasati from the team?',
      );
      await leave();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await removeButton('Kirana Larasati')).toHaveFocus();
    }
    expect((await readTeam(backend, 1)).members.map(({ name }) => name)).toContain(
      'Kirana Larasati',
    );
  });

  it('is no longer asked for when somebody signs out in another tab', async () => {
    const { user } = await open('/teams/1', 'Kirana Larasati');
    await user.click(await removeButton('Kirana Larasati'));
    await act(async () => {
      window.localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  it('highlights the row for 600 ms, drops it, says so, and leaves everything fresh', async () => {
    const { user, router } = await open(
      '/teams?search=garuda+lintas',
      'Daftar tim berhasil dimuat!',
    );
    const entry = await screen.findByRole('link', { name: /^Garuda Lintas/ });
    const { members, team_id: code } = await readTeam(backend, 1);
    expect(entry).toHaveTextContent(`${members.length} players`);
    await user.click(entry);
    await screen.findByText('Kirana Larasati');

    const answer = Promise.withResolvers<void>();
    let asked = '';
    let fetched = 0;
    faults(
      http.delete('*/api/teams/remove-member/:id', async ({ request }) => {
        asked = new URL(request.url).search;
        await answer.promise;
      }),
      http.get('*/api/teams/1', () => void (fetched += 1)),
    );
    await user.click(await removeButton('Kirana Larasati'));
    await screen.findByRole('dialog');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(() => confirm().click());
    await act(() => confirm().click());
    expect(button('Cancel')).toBeDisabled();
    expect(confirm()).toBeDisabled();
    answer.resolve();
    await until(() => rowOf('Kirana Larasati')?.dataset.leaving === 'true');
    expect(asked).toBe(`?team_id=${code}`);
    // The team is fetched again without her, and still the row stands.
    await until(() => fetched === 1);
    await act(() => void vi.advanceTimersByTime(550));
    expect(rowOf('Kirana Larasati')).toBeVisible();
    expect(screen.queryByText(/telah dikeluarkan/)).not.toBeInTheDocument();
    await act(async () => vi.advanceTimersByTime(60));
    // From here in real time. Real timers would drop those that the store waits for.
    vi.setTimerTickMode('interval');
    expect(rowOf('Kirana Larasati')).toBeUndefined();
    expect(memberRows()).toHaveLength(members.length - 1);
    const toast = await screen.findByText('✅ Kirana Larasati telah dikeluarkan dari tim.');
    expect(toast.closest('[aria-live="polite"]')).not.toBeNull();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Anggota' })).toHaveFocus());

    await act(() => router.navigate(-1));
    expect(await screen.findByRole('link', { name: /^Garuda Lintas/ })).toHaveTextContent(
      `${members.length - 1} players`,
    );
  });

  it('says when the member was removed elsewhere meanwhile, and shows the team as it is', async () => {
    const { user } = await open('/teams/3', 'Kirana Larasati');
    const { team_id: code, members } = await readTeam(backend, 3);
    const gone = members.find(({ name }) => name === 'Kirana Larasati')?.participant_id;
    await user.click(await removeButton('Kirana Larasati'));
    const elsewhere = await backend.request(
      'DELETE',
      `/api/teams/remove-member/${gone}?team_id=${code}`,
      { token: await backend.signIn('leader') },
    );
    expect(elsewhere.status).toBe(200);
    await user.click(confirm());
    expect(await screen.findByText('❌ Peserta ini bukan anggota tim Anda.')).toBeVisible();
    await waitFor(() => expect(rowOf('Kirana Larasati')).toBeUndefined());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Anggota' })).toHaveFocus());
  });

  it.each([
    ['no server', 'offline:removeMember'],
    ['no JSON', 'html-error-page:removeMember'],
    ['an answer without success', 'no-success:removeMember'],
  ] as const)('says that it failed, and can be tried again: %s', async (_, fault) => {
    await applyScenarios(fault);
    const name = (await readTeam(backend, 2)).members[1]?.name ?? '';
    const { user } = await open('/teams/2', name);
    await user.click(await removeButton(name));
    await user.click(confirm());
    expect(
      (await screen.findByText('❌ Failed to remove member.')).closest('[role="alert"]'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await removeButton(name)).toHaveFocus();
    expect(rowOf(name)).not.toHaveAttribute('data-leaving');
  });
});
