import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { expectAccessible } from '../support/browser/accessibility.ts';
import { createPageOpener } from '../support/screens/openPage.ts';
import { useTestApp } from '../support/screens/renderApp.tsx';

const { renderApp, rememberClub, rememberParticipant } = useTestApp();
const expectToLoad = createPageOpener(renderApp);

/** Names of the paths of a participant, of a club, and of those that redirect. */
const ofParticipant = /^(profile|chat)/;
const ofClub = /^schoolClub(?!Login|Register|Detail|ForgotPassword|OwnershipTransfer)/;
const redirects = /^(teamsDetails|organiser)$/;

/** Patterns without parameters of the paths whose names are chosen. */
const patternsOf = (isChosen: (name: string) => boolean) =>
  Object.entries(paths)
    .filter(([name, { pattern }]) => !pattern.includes(':') && isChosen(name))
    .map(([, { pattern }]) => pattern);

describe('a page renders without warnings and is accessible', () => {
  it.each([
    ...patternsOf((name) => ![ofParticipant, ofClub, redirects].some((some) => some.test(name))),
    '/tournaments/1',
    '/tournament-result/1/1',
    '/category/1',
    '/content/solder-pertama',
    '/blog/sepuluh-menit-sebelum-peluit',
    '/teams/43',
    '/schoolclub/detail/sma-negeri-3-malang',
    '/pdf-viewer/http%3A%2F%2Flocalhost%3A3000%2Fstorage%2Frules%2Fline-follower.pdf',
    '/nowhere',
  ])('for a visitor: %s', async (path) => {
    await expectToLoad(path);
    await expectAccessible();
  });

  it.each([...patternsOf((name) => ofParticipant.test(name)), '/schoolclub', '/category/1'])(
    'for a participant: %s',
    async (path) => {
      await rememberParticipant('leader');
      await expectToLoad(path);
      await expectAccessible();
    },
  );

  it.each(patternsOf((name) => ofClub.test(name)))('for a club: %s', async (path) => {
    await rememberClub();
    await expectToLoad(path);
    await expectAccessible();
  });
});

describe('a dialog renders without warnings and is accessible', () => {
  it.each([
    ['/schoolclub', 'Create Team'],
    ['/schoolclub/team', 'Create Team'],
    ['/schoolclub/team', 'Atur anggota Lentera Semeru'],
    ['/schoolclub/team', /^Ubah Lentera Semeru/],
    ['/schoolclub/participants', /^Ubah /],
    ['/schoolclub/participants', /^Keluarkan /],
  ])('on %s by %s', async (path, name) => {
    await rememberClub();
    const { user } = await expectToLoad(path);
    const [button] = await screen.findAllByRole('button', { name });
    await user.click(button as HTMLElement);
    await waitFor(() => expect(document.querySelector('[role=dialog], form')).toBeVisible());
    await expectAccessible();
  });
});

it('strict mode shows the message of a loaded list once', async () => {
  const { user, router, store } = await expectToLoad('/teams?page=6');
  const toasts = () => screen.queryAllByText('Daftar tim berhasil dimuat!');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
  await waitFor(() => expect(toasts()).toHaveLength(0));
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  const requests = () => Object.values(store.getState().api.queries);
  const ofPage = expect.objectContaining({ page: 5 }) as object;
  const loaded = expect.objectContaining({ originalArgs: ofPage, status: 'fulfilled' }) as object;
  await waitFor(() => expect(requests()).toContainEqual(loaded));
  await act(() => router.navigate('/tournaments'));
  await screen.findByText('30 turnamen');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Page 5 of 6')).toBeVisible();
  expect(toasts()).toHaveLength(0);
});
