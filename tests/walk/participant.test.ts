import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { demoPin } from '../../server/db/seed/accounts.ts';
import { brand } from '../../src/brand.ts';
import { copy } from '../../src/mocks/copy.ts';
import { participantMessages } from '../../src/mocks/messages/participant.ts';
import { button, chooseAt, inOrder, press, type Step, type Walk } from './steps.ts';
import { testMessageSteps } from './testMessageSteps.ts';

const { serverError, registrationClosed, tooMany, tooLarge } = copy.responses;

const type =
  (values: Record<string, string>): Step =>
  async (page) => {
    for (const [label, text] of Object.entries(values))
      await page.getByLabel(label, { exact: true }).fill(text);
  };

const password = 'lintasan-garis-24';
const signUp = inOrder(
  type({
    Name: 'Sekar Ayuningtyas',
    Email: 'sekar@skenario.example',
    Password: password,
    'Confirm Password': password,
  }),
  press('Sign Up'),
);
const signIn = inOrder(
  type({ Email: 'siapa@contoh.example', Password: 'apa-saja-1' }),
  press(`Login ${brand.name}`),
);
const signUpEmpty = press('Sign Up');
const signInEmpty = press(`Login ${brand.name}`);

/** Chooses a team in the first category that asks for one, and registers it. */
const register: Step = async (page) => {
  const form = page
    .locator('form')
    .filter({ has: page.locator('select:enabled') })
    .first();
  await chooseAt(form.getByLabel('Pilih tim'), 1);
  await button(form, 'Daftar').click();
};

const registerNone: Step = async (page) => {
  const category = page.getByRole('article').first();
  await category.getByLabel('Pilih tim').waitFor();
  // It is greyed for those who see it, and answers all the same.
  await button(category, 'Daftar').click({ force: true });
};

/**
 * Opens one of the own teams after the other until there is somebody to remove, and asks for it.
 */
const askRemoval: Step = async (page) => {
  const teams = page
    .getByRole('region', { name: 'My Teams' })
    .getByRole('listitem')
    .getByRole('link');
  const removeButtons = button(page, 'Remove');
  await teams.first().waitFor();
  for (let at = 0; at < (await teams.count()); at += 1) {
    await teams.nth(at).click();
    const members = page.getByRole('region', { name: 'Members' });
    await members.getByRole('listitem').first().waitFor();
    // Who leads a team is asked for beside the team itself.
    if (
      await removeButtons
        .first()
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        )
    )
      break;
    await page.goBack();
    await teams.first().waitFor();
  }
  await removeButtons.first().click();
};
const remove = inOrder(askRemoval, press('Yes, Remove'));

const picture = await sharp({
  create: { width: 1600, height: 1200, channels: 3, background: '#0B4230' },
})
  .jpeg()
  .toBuffer();
const upload: Step = async (page) => {
  const choosing = page.waitForEvent('filechooser');
  await press('Edit profile picture')(page);
  await (
    await choosing
  ).setFiles({ name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: picture });
  await press('Crop & Upload')(page);
};

const join: Step = async (page: Page) => {
  await page.getByRole('textbox', { name: 'GH ID' }).fill('1');
  await page.getByLabel('PIN').and(page.locator('input')).fill(demoPin);
  await press('Bergabung')(page);
};

testMessageSteps(participantMessages, {
  'board.empty': {},
  'tournaments.server': { says: serverError },
  'tournaments.error': {},
  'tournaments.noSuccess': {},
  'tournament.failed': {},
  'registration.teamsFailed': {},
  'registration.noTeamChosen': { go: registerNone },
  'registration.noTeam': {},
  'registration.allRegistered': {},
  'registration.server': { go: register, says: registrationClosed },
  'registration.failed': { go: register },
  'registration.unreachable': { go: register },
  'registration.registered': {},
  'signUp.name': { go: signUpEmpty },
  'signUp.email': { go: signUpEmpty },
  'signUp.password': { go: signUpEmpty },
  'signUp.confirmation': { go: signUpEmpty },
  'signUp.mismatch': {
    go: inOrder(
      type({ Password: password, 'Confirm Password': 'lintasan-garis-25' }),
      press('Sign Up'),
    ),
  },
  'signUp.server': { go: signUp, says: tooMany },
  'signUp.failed': { go: signUp },
  'signIn.email': { go: signInEmpty },
  'signIn.password': { go: signInEmpty },
  'signIn.server': { go: signIn, says: tooMany },
  'signIn.failed': { go: signIn },
  'teams.loaded': {},
  'teams.failed': {},
  'teams.nonOk': {},
  'team.server': { says: serverError },
  'team.failed': {},
  'team.unknown': {},
  'myTeams.server': { says: serverError },
  'myTeams.failed': {},
  'removal.question': { go: askRemoval },
  'removal.confirm': { go: askRemoval },
  'removal.server': { go: remove, says: serverError },
  'removal.failed': { go: remove },
  'upload.failed': { go: upload },
  'upload.server': { go: upload, says: tooLarge },
  'upload.refused': { go: upload },
  'upload.done': { go: upload },
  'join.required': { go: press('Bergabung') },
  'join.server': { go: join, says: tooMany },
  'join.failed': { go: join },
  'join.unreachable': { go: join },
  'registration.done': { go: register },
  'join.done': { go: join },
  'removal.done': { go: remove, says: '{name} telah dikeluarkan dari tim.' },
} satisfies Record<(typeof participantMessages)[number]['id'], Walk>);
