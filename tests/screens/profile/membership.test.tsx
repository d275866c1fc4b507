import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { club, clubName, field } from '../../support/screens/membership.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, rememberParticipant, faults, applyScenarios } = useTestApp();

/** The answer about the club in a shape that no scenario has. */
const answers = (body: JsonBodyType, status = 200) =>
  faults(http.get('*/api/participant/check-gh-status', () => HttpResponse.json(body, { status })));

describe('the school club of a member', () => {
  it.each([
    ['by-id', '1', null],
    ['nested', '1', null],
    ['has-gh-nested', '1', null],
    ['by-code', null, 'Kode MLGT'],
  ] as const)('is shown and remembered: %s', async (shape, id, code) => {
    await rememberParticipant('member');
    await applyScenarios(`gh-status:${shape}`);
    await renderApp('/profile');
    const link = await within(await club()).findByRole('link', { name: clubName });
    expect(link).toHaveAttribute('href', '/schoolclub');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(within(await club()).queryByText(/^Kode/)?.textContent ?? null).toBe(code);
    expect(window.localStorage.getItem('ghId')).toBe(id);
    expect(window.localStorage.getItem('ghName')).toBe(clubName);
  });

  it('has no link to its page, which it does not have, while it is deactivated', async () => {
    await rememberParticipant('member');
    faults(http.get('*/api/gh-schools', () => HttpResponse.json({ success: true, data: [] })));
    await renderApp('/profile');
    expect(await within(await club()).findByText('Klub ini sedang nonaktif.')).toBeVisible();
    expect(within(await club()).getByText(clubName)).toBeVisible();
    expect(within(await club()).queryByRole('link')).not.toBeInTheDocument();
  });

  it('has a card without a name, too', async () => {
    await rememberParticipant('member');
    answers({ has_gh: 1, gh_id: null, gh_name: null });
    await renderApp('/profile');
    expect(
      await within(await club()).findByRole('link', { name: 'School club Anda' }),
    ).toBeVisible();
  });

  it('is forgotten once the server knows of none', async () => {
    await rememberParticipant('newcomer');
    window.localStorage.setItem('ghId', '1');
    window.localStorage.setItem('ghName', clubName);
    await applyScenarios('gh-status:by-id-none');
    await renderApp('/profile');
    await field('PIN');
    expect(window.localStorage.getItem('ghId')).toBeNull();
    expect(window.localStorage.getItem('ghName')).toBeNull();
  });

  it.each([
    ['with a message', { success: false, message: 'GH tidak ditemukan.' }],
    ['without one', undefined],
  ])('is none where the server answers 404 %s', async (_, body) => {
    await rememberParticipant('newcomer');
    window.localStorage.setItem('ghName', clubName);
    answers(body, 404);
    await renderApp('/profile');
    expect(await screen.findByRole('form', { name: 'Bergabung dengan school club' })).toBeVisible();
    expect(window.localStorage.getItem('ghName')).toBeNull();
  });

  it.each([
    [
      'no server',
      () => applyScenarios('offline:getMembership'),
      'Status keanggotaan school club belum dapat dimuat.',
    ],
    ['none of the shapes', () => answers({}), 'Status keanggotaan school club belum dapat dimuat.'],
    ['403', () => answers({ message: 'Dilarang.' }, 403), 'Dilarang.'],
    [
      'the words of the server',
      () => applyScenarios('server-500:getMembership'),
      copy.responses.serverError,
    ],
  ])('says when it cannot be told, and tries again: %s', async (_, lay, message) => {
    await rememberParticipant('member');
    await lay();
    const { user } = await renderApp('/profile');
    expect(await within(await club()).findByText(message)).toBeVisible();
    await applyScenarios('gh-status:nested');
    await user.click(within(await club()).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(await club()).findByRole('link', { name: clubName })).toBeVisible();
  });
});

describe('/schoolclub', () => {
  it.each([
    ['a visitor', undefined, () => applyScenarios('gh-status:by-id-none'), '/schoolclub/login'],
    [
      'a participant without a club',
      'newcomer',
      () => applyScenarios('gh-status:by-id-none'),
      '/schoolclub/login',
    ],
    [
      'a member, by the name alone',
      'member',
      () => applyScenarios('gh-status:by-code'),
      '/schoolclub/detail/sma-negeri-3-malang',
    ],
    [
      'a member of a club that is not listed',
      'member',
      () => answers({ success: true, gh: { id: 99, name: 'SMK Surya' } }),
      '/schoolclub/detail/smk-surya',
    ],
    [
      'a member of a club without a name',
      'member',
      () => answers({ has_gh: true, gh_id: null, gh_name: null }),
      '/schoolclub/login',
    ],
  ] as const)('leads %s on', async (_, who, lay, page) => {
    if (who) await rememberParticipant(who);
    await lay();
    const { currentPath } = await renderApp('/schoolclub');
    await waitFor(() => expect(currentPath()).toBe(page));
  });

  it('leads to the club that this browser remembers where the server does not answer', async () => {
    await rememberParticipant('member');
    window.localStorage.setItem('ghId', '1');
    window.localStorage.setItem('ghName', clubName);
    await applyScenarios('offline:getMembership');
    const { currentPath } = await renderApp('/schoolclub');
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/detail/sma-negeri-3-malang'));
  });

  it('is the dashboard of a signed-in club, also where a participant is signed in', async () => {
    await rememberParticipant('member');
    await rememberClub();
    const { currentPath, router } = await renderApp('/schoolclub');
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(currentPath()).toBe('/schoolclub');
  });
});
