import type { Page } from 'playwright-core';
import type { demoAccounts } from '../server/seed/accounts.ts';

/** An answer of the backend that a picture needs and the demonstration data does not give. */
type Answer = { path: string; status: number; body: object };

export type Screen = {
  name: string;
  path: string;
  /** Opens a dialog or a menu. */
  open?: (page: Page) => Promise<unknown>;
  answer?: Answer;
};

/** Screens that somebody sees; `newClub` is a club that has just registered. */
export type Audience = { who?: keyof typeof demoAccounts | 'newClub'; screens: Screen[] };

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const screen = (path: string, name = path): Screen => ({ name, path });

const chooseTwo = async (page: Page) => {
  for (const index of [1, 2]) await page.getByRole('checkbox').nth(index).check();
};

const search = (text: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(text);
};

const firstStepOfTeam = async (page: Page) => {
  await press('Create Team')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Kategori' }).selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: 'Nama tim' }).fill('Garuda Muda');
  await page.keyboard.press('Enter');
};

const removeParticipant = async (page: Page) => {
  await press(/^Keluarkan/)(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Keluarkan|Delete/ })
    .click();
  await page.getByRole('button', { name: /Urungkan/ }).waitFor();
};

const error = (status: number, path: string): Answer => ({
  path,
  status,
  body: { success: false, message: status === 403 ? 'Akses ditolak.' : 'Server sedang sibuk.' },
});

const visitor: Screen[] = [
  ...[
    '/',
    '/board',
    '/board?tournament=9',
    '/board?tournament=99999',
    '/tournaments',
    '/tournaments?category=Aerial+Drone',
    '/tournaments/1',
    '/tournaments/7',
    '/tournaments/9',
    '/tournaments/99999',
    '/tournament-result/9/1',
    '/tournament-result/7/1',
    '/category/1',
    '/category/3',
    '/media_content',
    '/blog/panduan-penonton',
    '/content/podium-makassar',
    '/teams',
    '/teams?search=zzz',
    '/teams/1',
    '/teams/99999',
    '/school',
    '/schoolclub/detail/sma-negeri-3-malang',
    '/signin',
    '/signup',
    '/schoolclub/login',
    '/schoolclub/register',
    '/forgot-password',
    '/reset-password#token',
    '/schoolclub/hand-over#token',
    '/faq',
    '/terms-condition',
    '/privacy',
    '/error',
    '/nowhere',
  ].map((path) => screen(path)),
  screen('/pdf-viewer/{origin}%2Fstorage%2Frules%2Fline-follower.pdf', 'rules'),
  screen('/pdf-viewer/{origin}%2Fnowhere.pdf', 'rules that do not exist'),
  screen('/profile?gh=1', 'invitation'),
  { name: 'search', path: '/faq', open: search('malang') },
  { name: 'search, empty', path: '/faq', open: search('') },
  { name: 'search, nothing found', path: '/faq', open: search('zzzz') },
  { name: 'login menu', path: '/faq', open: press('Login') },
  { name: 'sign-in, empty fields', path: '/signin', open: press(/Login RoboLaga/) },
];

const club: Screen[] = [
  ...['dashboard', 'participants', 'participants/invite', 'team', 'teams'].map((name) =>
    screen(`/schoolclub/${name}`),
  ),
  screen('/schoolclub/tournament-followed'),
  screen('/schoolclub/security'),
  { name: 'hand over', path: '/schoolclub/security', open: press('Serahkan akun') },
  {
    name: 'names, failed',
    path: '/schoolclub/security',
    answer: error(500, '**/api/gh-schools/*'),
  },
  { name: 'account menu', path: '/schoolclub/dashboard', open: press(/^Account/) },
  { name: 'dashboard, edit', path: '/schoolclub/dashboard', open: press(/Edit/) },
  { name: 'team, create', path: '/schoolclub/team', open: press('Create Team') },
  { name: 'team, pick', path: '/schoolclub/team', open: firstStepOfTeam },
  { name: 'team, edit', path: '/schoolclub/team', open: press(/^Edit /) },
  { name: 'team, members', path: '/schoolclub/team', open: press(/^Atur anggota/) },
  { name: 'team, delete', path: '/schoolclub/team', open: press(/^Delete/) },
  { name: 'participants, chosen', path: '/schoolclub/participants', open: chooseTwo },
  { name: 'participants, edited', path: '/schoolclub/participants', open: press(/^Edit /) },
  { name: 'participants, remove', path: '/schoolclub/participants', open: press(/^Keluarkan/) },
  {
    name: 'participants, nothing found',
    path: '/schoolclub/participants',
    open: (page) => page.getByRole('searchbox').first().fill('zzzz'),
  },
  {
    name: 'participants, failed',
    path: '/schoolclub/participants',
    answer: error(500, '**/api/gh-schools/*/participants*'),
  },
  {
    name: 'participants, forbidden',
    path: '/schoolclub/participants',
    answer: error(403, '**/api/gh-schools/*/participants*'),
  },
  { name: 'team, failed', path: '/schoolclub/team', answer: error(500, '**/api/gh/teamsclub') },
  {
    name: 'participants, removed',
    path: '/schoolclub/participants',
    open: removeParticipant,
  },
];

const organiser: Screen[] = [
  screen('/organiser/tournaments'),
  screen('/organiser/tournaments/7'),
  screen('/organiser/categories'),
  screen('/organiser/categories/new'),
  screen('/organiser/categories/4'),
  screen('/organiser/media/banners'),
  screen('/organiser/media/banners/new'),
  screen('/organiser/media/banners/1'),
  screen('/organiser/media/videos'),
  screen('/organiser/media/videos/1'),
  screen('/organiser/media/gallery'),
  screen('/organiser/media/gallery/1'),
  screen('/organiser/tournaments/9/registrations'),
  screen('/organiser/tournaments/9/registrations/print'),
  screen('/organiser/tournaments/9/registrations/print?view=cards'),
  screen('/organiser/accounts?search=ayu'),
  screen('/organiser/journal'),
  screen('/organiser/scores/import?tournament=1&category=1'),
  screen('/organiser/scores/rounds?tournament=1&category=1'),
  screen('/organiser/people'),
];

/** Every screen and state, by who sees it. */
export const audiences: Audience[] = [
  { screens: visitor },
  {
    who: 'newcomer',
    screens: [
      screen('/profile', 'profile without a club'),
      screen('/profile?gh=1', 'profile by invitation'),
      screen('/tournaments/7', 'tournament without a team'),
    ],
  },
  {
    who: 'leader',
    screens: [
      screen('/profile', 'profile of a leader'),
      screen('/tournaments/7', 'tournament of a leader'),
      screen('/tournament-result/9/1', 'results of a leader'),
      screen('/teams/1', 'team of a leader'),
      { name: 'leave the club', path: '/profile', open: press('Keluar dari klub') },
      screen('/profile/security'),
      { name: 'delete the account', path: '/profile/security', open: press('Hapus akun') },
      screen('/chat'),
    ],
  },
  { who: 'club', screens: club },
  { who: 'organiser', screens: organiser },
  {
    who: 'newClub',
    screens: ['dashboard', 'participants', 'team', 'teams', 'tournament-followed'].map((name) =>
      screen(`/schoolclub/${name}`, `new club, ${name}`),
    ),
  },
];
