import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '../../../src/paths.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { createPageOpener } from '../../support/screens/openPage.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, rememberParticipant } = useTestApp();
const expectToLoad = createPageOpener(renderApp);

/** Names of the paths of a participant, of a club, and of those that redirect. */
const ofParticipant = /^(profile|chat)/;
const ofClub = /^schoolClub(?!Login|Register|Detail|ForgotPassword|OwnershipTransfer)/;
const redirects = /^(teamsDetails|organiser)$/;

/** Paths whose patterns have parameters. */
const examples: Record<string, string> = {
  tournament: '/tournaments/1',
  schedule: '/tournaments/1/jadwal',
  ceremony: '/tournaments/1/ceremony',
  teamTurns: '/t/X-MLGT-00001',
  certificate: '/cek/4T7KQM2XAB9RWPDH',
  tournamentResult: '/tournament-result/1/1',
  category: '/category/1',
  blog: '/blog/sepuluh-menit-sebelum-peluit',
  content: '/content/solder-pertama',
  team: '/teams/43',
  teamAlias: '/team/43',
  schoolClubDetail: '/schoolclub/detail/sma-negeri-3-malang',
  pdfViewer: '/pdf-viewer/http%3A%2F%2Flocalhost%3A3000%2Fstorage%2Frules%2Fline-follower.pdf',
};

/** Patterns of the paths whose names are chosen. */
const patternsOf = (names: RegExp) =>
  Object.entries(paths)
    .filter(([name]) => names.test(name))
    .map(([, { pattern }]) => pattern);

const ofVisitor = Object.entries(paths).filter(
  ([name]) => ![ofParticipant, ofClub, redirects].some((names) => names.test(name)),
);

const marker = 'opened';
/** React Router reads it for every link. */
const routersOwn = 'index';

/** Collects the names of the search parameters that are read of the page's own URL. */
function watchReads(): Set<string> {
  const names = new Set<string>();
  const { prototype } = URLSearchParams;
  const { has } = prototype;
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = prototype[method] as (name: string) => never;
    const spy = vi.spyOn(prototype, method).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      if (name !== routersOwn && has.call(this, marker)) names.add(name);
      return original.call(this, name);
    });
    onTestFinished(() => spy.mockRestore());
  }
  return names;
}

describe('a page renders without warnings and is accessible', () => {
  it.each(ofVisitor)(
    'for a visitor: %s, whose route names the search parameters that it reads',
    async (name, { pattern, search }) => {
      const address = examples[name] ?? pattern;
      expect(address).not.toContain(':');
      const reads = watchReads();
      const { router } = await expectToLoad(`${address}?${marker}=1`);
      await expectAccessible();
      // The server renders no page that leads to another one.
      const isShown = router.state.location.pathname === address;
      await waitFor(() =>
        expect([...reads].sort()).toEqual([...(isShown ? search : reads)].sort()),
      );
    },
  );

  it('for a visitor: an address that does not exist', async () => {
    await expectToLoad('/nowhere');
    await expectAccessible();
  });

  it.each([...patternsOf(ofParticipant), '/schoolclub', '/category/1'])(
    'for a participant: %s',
    async (path) => {
      await rememberParticipant('leader');
      await expectToLoad(path);
      await expectAccessible();
    },
  );

  it.each(patternsOf(ofClub))('for a club: %s', async (path) => {
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
  await screen.findByText('30 lomba');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Page 5 of 6')).toBeVisible();
  expect(toasts()).toHaveLength(0);
});
