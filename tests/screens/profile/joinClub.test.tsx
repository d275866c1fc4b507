import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { club, clubName, field } from '../../support/screens/membership.ts';
import { button } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberParticipant, faults, applyScenarios, clearScenarios } = useTestApp();

const joinCall = '*/api/participant/join-gh/:ghId';

async function enter(user: UserEvent, label: string, text: string) {
  await user.click(await field(label));
  await user.paste(text);
}

async function openForm(address = '/profile', who: 'newcomer' | 'member' = 'newcomer') {
  await rememberParticipant(who);
  const app = await renderApp(address);
  await screen.findByRole('form', { name: 'Bergabung dengan school club' });
  return app;
}

async function join(user: UserEvent, id = '1', pin = '123456') {
  await enter(user, 'School Club ID', id);
  await enter(user, 'PIN', pin);
  await user.click(button('Bergabung'));
}

describe('joining a school club', () => {
  it('asks for both, before the call, once', async () => {
    await applyScenarios('gh-status:by-id-none');
    const { user } = await openForm();
    expect(await field('School Club ID')).toBeRequired();
    expect(await field('PIN')).toBeRequired();
    await user.click(button('Bergabung'));
    expect(await screen.findByText('GH ID dan PIN harus diisi!')).toBeVisible();
    expect(await field('School Club ID')).toHaveFocus();
    expect(await field('School Club ID')).toBeInvalid();
    await enter(user, 'School Club ID', '1');
    await user.click(button('Bergabung'));
    expect(await field('PIN')).toHaveFocus();
    expect(screen.getByText('GH ID dan PIN harus diisi!')).toBeVisible();
  });

  it('says at the ID that there is no such club, and keeps what was typed', async () => {
    await applyScenarios('gh-status:by-id-none');
    faults(
      http.post(joinCall, () =>
        HttpResponse.json({ success: false, message: 'GH tidak ditemukan.' }, { status: 404 }),
      ),
    );
    const { user } = await openForm();
    await join(user, '999999');
    const id = await field('School Club ID');
    await waitFor(() => expect(id).toHaveAccessibleDescription('GH tidak ditemukan.'));
    expect(id).toBeInvalid();
    expect(id).toHaveFocus();
    expect(id).toHaveValue('999999');
    expect(await field('PIN')).toHaveValue('123456');
    expect(screen.getAllByText('GH tidak ditemukan.')).toHaveLength(1);
  });

  it('wants a number and six digits', async () => {
    await applyScenarios('gh-status:by-id-none');
    const { user } = await openForm();
    await join(user, 'MLGT', '12345');
    expect(await screen.findByText('School Club ID berupa angka, misalnya 12.')).toBeVisible();
    expect(screen.getByText('PIN ini 5 angka, seharusnya 6.')).toBeVisible();
    expect(screen.queryByText('GH ID dan PIN harus diisi!')).not.toBeInTheDocument();
    expect(await field('School Club ID')).toHaveValue('MLGT');
    expect(await field('School Club ID')).toHaveAttribute('inputmode', 'numeric');
    expect(await field('PIN')).toHaveAttribute('inputmode', 'numeric');
    expect(await field('PIN')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await field('PIN')).toHaveAttribute('type', 'password');
    await user.click(button('Tampilkan PIN'));
    expect(await field('PIN')).toHaveAttribute('type', 'text');
  });

  it('joins with one call, shows the club at once and remembers it', async () => {
    const sent: unknown[] = [];
    const answer = Promise.withResolvers<void>();
    await applyScenarios('gh-status:by-id-none');
    faults(
      http.post(joinCall, async ({ params, request }) => {
        sent.push([params.ghId, await request.json()]);
        await answer.promise;
        return HttpResponse.json({
          success: true,
          message: 'Selamat datang!',
          gh: { id: 1, name: clubName },
        });
      }),
    );
    const { user } = await openForm();
    // What was answered stands although the server cannot be asked again.
    await applyScenarios('offline:getMembership');
    await enter(user, 'School Club ID', ' 1');
    await enter(user, 'PIN', '123 456');
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('button', { name: 'Memproses...' })).toBeDisabled();
    answer.resolve();
    expect(await within(await club()).findByRole('link', { name: clubName })).toBeVisible();
    expect(await screen.findByText('Berhasil bergabung dengan GH!')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Langkah berikutnya' })).toHaveFocus();
    expect(sent).toEqual([['1', { pin: '123456' }]]);
    expect(window.localStorage.getItem('ghId')).toBe('1');
    expect(window.localStorage.getItem('ghName')).toBe(clubName);
  });

  it('believes a success that does not name the club', async () => {
    await applyScenarios('gh-status:by-id-none');
    faults(http.post(joinCall, () => HttpResponse.json({ message: 'OK', gh: null })));
    const { user } = await openForm();
    await applyScenarios('gh-status:by-id');
    await join(user);
    expect(await within(await club()).findByRole('link', { name: clubName })).toBeVisible();
  });

  it.each([
    ['no server', () => applyScenarios('offline:joinClub'), 'Terjadi kesalahan. Coba lagi.'],
    ['no JSON', () => applyScenarios('html-error-page:joinClub'), 'Gagal bergabung dengan GH.'],
    [
      'an answer without success',
      () => applyScenarios('no-success:joinClub'),
      'Gagal bergabung dengan GH.',
    ],
    ['too many attempts', () => applyScenarios('rate-limited'), copy.responses.tooMany],
  ])('says what went wrong and keeps what was typed: %s', async (_, lay, message) => {
    await applyScenarios('gh-status:by-id-none');
    await lay();
    const { user } = await openForm();
    await join(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await field('School Club ID')).toHaveValue('1');
    expect(await field('PIN')).toHaveValue('123456');
    expect(button('Bergabung')).toBeEnabled();
  });

  it('shows the club of whoever has joined elsewhere meanwhile', async () => {
    await applyScenarios('gh-status:by-id-none');
    const { user } = await openForm('/profile', 'member');
    clearScenarios();
    await join(user);
    expect(await screen.findByText('Anda sudah tergabung dalam sebuah GH.')).toBeVisible();
    expect(await within(await club()).findByRole('link', { name: clubName })).toBeVisible();
  });

  it('begins at the PIN where a link names the club', async () => {
    await applyScenarios('gh-status:by-id-none');
    await openForm('/profile?gh=12');
    expect(await field('School Club ID')).toHaveValue('12');
    await waitFor(async () => expect(await field('PIN')).toHaveFocus());
  });

  it('names the club whose invitation has led here', async () => {
    await applyScenarios('gh-status:by-id-none');
    await openForm('/profile?gh=1');
    expect(
      await screen.findByRole('heading', { name: `Bergabung dengan ${clubName}` }),
    ).toBeVisible();
    expect(screen.getByText('Isi PIN dari pembina klub. ID-nya sudah terisi.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lihat semua school club' })).toBeNull();
  });

  it.each([
    ['is not listed', () => undefined],
    ['cannot be loaded', () => applyScenarios('offline:listClubs')],
  ])('names no club that %s', async (_, lay) => {
    await applyScenarios('gh-status:by-id-none');
    await lay();
    await openForm('/profile?gh=4711');
    expect(await screen.findByRole('link', { name: 'Lihat semua school club' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Bergabung dengan/ })).toBeNull();
  });

  it('takes no number from a link that has none', async () => {
    await applyScenarios('gh-status:by-id-none');
    await openForm('/profile?gh=%3Cb%3E');
    expect(await field('School Club ID')).toHaveValue('');
  });

  it('says at its field what is wrong with the PIN', async () => {
    const wrong = { success: false, message: 'PIN salah.', errors: { pin: ['PIN salah.'] } };
    await applyScenarios('gh-status:by-id-none');
    faults(http.post(joinCall, () => HttpResponse.json(wrong, { status: 422 })));
    const { user } = await openForm();
    await join(user);
    await waitFor(async () => expect(await field('PIN')).toHaveAccessibleDescription('PIN salah.'));
    expect(screen.getAllByText('PIN salah.')).toHaveLength(1);
  });

  it('refuses a wrong PIN, and takes the right one in its place', async () => {
    const { user, currentPath } = await openForm();
    await join(user, '1', '123457');
    await waitFor(async () =>
      expect(await field('PIN')).toHaveAccessibleDescription('ID atau PIN salah.'),
    );
    expect(screen.getAllByText('ID atau PIN salah.')).toHaveLength(1);
    expect(await field('PIN')).toHaveValue('123457');
    await waitFor(async () => expect(await field('PIN')).toHaveFocus());
    await user.keyboard('123456{Enter}');
    const next = await screen.findByRole('region', { name: 'Langkah berikutnya' });
    await waitFor(() => expect(next).toHaveFocus());
    expect(within(next).getByRole('heading', { level: 2 })).toBeVisible();
    await user.click(await within(await club()).findByRole('link', { name: clubName }));
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/detail/sma-negeri-3-malang'));
  });
});
