import type { Locator, Page } from 'playwright-core';
import { demoAccounts, demoPin } from '../../server/db/seed/accounts.ts';
import { button, chooseAt, dialogOf, inOrder, press, pressInDialog, type Step } from './steps.ts';

let serial = 0;

/** Fills the form of a name with values by the names of its fields. */
const fill =
  (form: Locator, values: Record<string, string>): Step =>
  async () => {
    for (const [name, text] of Object.entries(values))
      await form.locator(`input[name=${name}]`).fill(text);
  };

export const registerEmpty: Step = (page) =>
  button(page.getByRole('form'), 'Register School Club').click();

export const register: Step = async (page) => {
  serial += 1;
  const form = page.getByRole('form', { name: 'Register School Club' });
  const password = 'bengkel-robot-5';
  const values = {
    name: `Klub Jalan ${serial}`,
    email: `jalan${serial}@contoh.example`,
    phone: '081234567890',
    password,
    password_confirmation: password,
    pin: demoPin,
  };
  await fill(form, values)(page);
  await registerEmpty(page);
};

export const signIn: Step = async (page) => {
  const form = page.getByRole('form', { name: 'Login School Club' });
  await fill(form, { email: 'siapa@contoh.example', password: 'apa-saja' })(page);
  await button(form, 'Login School Club').click();
};

export const saveUnchanged = inOrder(press('Edit'), press('Save'));

export const saveNameless: Step = async (page) => {
  await press('Edit')(page);
  await fill(page.getByRole('form', { name: 'Edit School Club' }), { name: '' })(page);
  await press('Save')(page);
};

export const openCreation = inOrder(press('Create Team'), (page) => dialogOf(page).waitFor());

type Labels = { category: string; name: string; next: string };

/** Opens the dialog for a new team, chooses a category of many and types a name; gives the name. */
const describe =
  ({ category, name: label, next }: Labels) =>
  async (page: Page): Promise<string> => {
    serial += 1;
    const name = `Tim Jalan ${serial}`;
    await openCreation(page);
    const dialog = dialogOf(page);
    await chooseAt(dialog.getByLabel(category, { exact: true }), 1 + (serial % 3));
    await dialog.getByLabel(label, { exact: true }).fill(name);
    await button(dialog, next).click();
    return name;
  };

export const newTeam = describe({ category: 'Category', name: 'Team Name', next: 'Continue' });
export const newDashboardTeam = describe({
  category: 'Kategori',
  name: 'Nama tim',
  next: 'Selanjutnya',
});

/**
 * Chooses so many people, and those of other categories where there are not enough without them.
 */
export const choose =
  (count: number): Step =>
  async (page) => {
    const dialog = dialogOf(page);
    const free = dialog.locator('[role=option]:not([aria-disabled])');
    const everybody = dialog.getByRole('switch', { name: 'Sertakan anggota tim kategori lain' });
    await free
      .first()
      .or(dialog.getByText(/^Semua peserta klub sudah|^Tidak ada peserta yang masih/))
      .first()
      .waitFor();
    if ((await free.count()) < count && (await everybody.isVisible())) {
      await everybody.click();
      await free.nth(count - 1).waitFor();
    }
    for (let at = 0; at < count; at += 1) await free.nth(at).click();
  };

/** Creates a team of one; gives its name. */
export const createTeam = async (page: Page): Promise<string> => {
  const name = await newTeam(page);
  await choose(1)(page);
  await pressInDialog('Save Team')(page);
  return name;
};

export const deleteNew: Step = async (page) => {
  const name = await createTeam(page);
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.getByLabel('Cari nama, ID, atau anggota tim').fill(name);
  await press(`Delete ${name}`)(page);
  await pressInDialog('Delete')(page);
};

const editTeam = inOrder(press(/^Edit /), pressInDialog('Continue'));
export const updateTeam = inOrder(
  editTeam,
  (page) => dialogOf(page).getByRole('listbox').waitFor(),
  pressInDialog('Update Team'),
);

export const updateWithNobody: Step = async (page) => {
  await editTeam(page);
  const crosses = button(dialogOf(page), /^Keluarkan /);
  await crosses.first().waitFor();
  while ((await crosses.count()) > 0) await crosses.first().click();
  await pressInDialog('Update Team')(page);
};

/** Opens the members of the first team that has as many as asked for. */
export const manage =
  (fits: (count: number) => boolean = () => true): Step =>
  async (page) => {
    const rows = page.locator('.MuiDataGrid-row');
    await rows.first().waitFor();
    for (const row of await rows.all()) {
      // A narrow window has the number among the words of the team.
      const count = await row
        .locator('[data-field=member_count]')
        .or(row.getByText(/\d+ anggota/))
        .first()
        .innerText();
      if (!fits(Number(/\d+/.exec(count)?.[0]))) continue;
      await button(row, /^Manage members of/).click();
      await dialogOf(page).waitFor();
      return;
    }
    throw new Error('No team has as many members.');
  };

const adders = (page: Page) => button(dialogOf(page), /^Add /);
const removers = (page: Page) => button(dialogOf(page), /^Remove /);

/** Waits until the open team has so many members. */
const membersAre = (page: Page, count: number) =>
  dialogOf(page).getByText(`Current Members (${count}/5)`).waitFor();

export const addMember = inOrder(
  manage((count) => count < 5),
  (page) => adders(page).first().click(),
);
export const removeMember = inOrder(
  manage((count) => count >= 3),
  (page) => removers(page).last().click(),
);

/** Adds people until the team is full, and then one more. */
export const addTooMany: Step = async (page) => {
  await manage((count) => count >= 3)(page);
  await removers(page).first().waitFor();
  for (let count = await removers(page).count(); count < 5; count += 1) {
    await adders(page).first().click();
    await membersAre(page, count + 1);
  }
  await adders(page).first().click();
};

export const removeTwo =
  (between: Step): Step =>
  async (page) => {
    await manage((count) => count >= 4)(page);
    await removers(page).first().waitFor();
    await between(page);
    const count = await removers(page).count();
    await removers(page).last().click();
    await membersAre(page, count - 1);
    await removers(page).last().click();
  };

const kept: readonly string[] = [demoAccounts.leader.name, demoAccounts.member.name];

/** Asks for the removal of somebody whom no other way needs. */
const askRemoval: Step = async (page) => {
  const names = button(page.getByRole('grid', { name: 'Participants' }), /^Delete /);
  await names.first().waitFor();
  for (const one of await names.all()) {
    const name = (await one.getAttribute('aria-label')) ?? '';
    if (kept.some((person) => name.includes(person))) continue;
    await one.click();
    return;
  }
};
export const removeSomebody = inOrder(askRemoval, pressInDialog('Delete'));
