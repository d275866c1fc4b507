import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/db/seed/accounts.ts';
import { copy } from '../../../src/mocks/copy.ts';
import { fill, press, pressButton } from '../../press.ts';
import { useProduct } from '../../renderApp.tsx';
import { asItIs } from '../../scenarios.ts';

const { renderApp, scenario, lift, sees } = useProduct();
const words = copy.answers;

const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const enter = async (label: string, value: string) => fill(await field(label), value);
const submit = async (name: string) =>
  press(within(await screen.findByRole('form', { name })).getByRole('button', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const closed = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

describe("the messages of a school club's account", () => {
  it('for registering', async () => {
    const register = 'Register School Club';
    await renderApp('/schoolclub/register');
    await submit(register);
    await sees('clubRegister.name', asItIs);
    await sees('clubRegister.email', asItIs);
    await sees('clubRegister.phone', asItIs);
    await sees('clubRegister.password', asItIs);
    await sees('clubRegister.pin', asItIs);
    const club = {
      Name: 'Klub Skenario',
      Email: 'pengurus@skenario.example',
      Phone: '081234567890',
      Password: 'bengkel-robot-5',
      'Confirm Password': 'bengkel-robot-5',
      PIN: '204816',
    };
    for (const [label, text] of Object.entries(club)) await enter(label, text);
    await scenario('html-error-page:registerClub');
    await submit(register);
    await sees('clubRegister.failed', 'html-error-page:registerClub');
    await scenario('rate-limited');
    await submit(register);
    await sees('clubRegister.server', 'rate-limited', words.tooMany);
  });

  it('for signing in, and for a session that is over', async () => {
    const login = 'Login School Club';
    await scenario('club', 'expired-session:club');
    await renderApp('/schoolclub/tournament-followed');
    await sees('clubSession.invalid', 'expired-session:club');
    await enter('Email', demoAccounts.club.email);
    await enter('Password', 'tebakan-salah');
    await scenario('no-success:loginClub');
    await submit(login);
    await sees('clubSignIn.failed', 'no-success:loginClub');
    await scenario('rate-limited');
    await submit(login);
    await sees('clubSignIn.server', 'rate-limited', words.tooMany);
  });
});

describe('the messages of the dashboard', () => {
  it('for editing the club', async () => {
    await scenario('club');
    await renderApp('/schoolclub/dashboard');
    press(await screen.findByRole('button', { name: 'Edit' }));
    const save = async () => {
      pressButton('Save');
      await screen.findByRole('alertdialog');
    };
    const confirm = async () => {
      pressButton('OK');
      await closed('alertdialog');
    };
    await enter('Name', '  ');
    await save();
    await sees('clubEdit.incompleteTitle', asItIs);
    await sees('clubEdit.incomplete', asItIs);
    await confirm();
    await enter('Name', demoAccounts.club.name);
    await scenario('html-error-page:updateClub');
    await save();
    await sees('clubEdit.failedTitle', 'html-error-page:updateClub');
    await sees('clubEdit.failed', 'html-error-page:updateClub');
    await confirm();
    lift();
    await save();
    await sees('clubEdit.doneTitle', asItIs);
    await sees('clubEdit.done', asItIs);
  });

  const people = () => screen.findAllByRole('option');
  const openCreation = async () => {
    press(await screen.findByRole('button', { name: 'Create Team' }));
    await screen.findByRole('option', { name: 'Maze Solver' });
  };
  const fillIn = () => {
    fill(
      screen.getByLabelText('Kategori'),
      screen.getByRole<HTMLOptionElement>('option', { name: 'Maze Solver' }).value,
    );
    fill(screen.getByLabelText('Nama tim'), 'Tim Dasbor');
    pressButton('Selanjutnya');
  };

  it('for creating a team', async () => {
    await scenario('club');
    await renderApp('/schoolclub/dashboard');
    await openCreation();
    pressButton('Selanjutnya');
    await sees('dashboard.incomplete', asItIs);
    fillIn();
    await screen.findByRole('listbox', { name: 'Peserta klub' });
    const save = async () => {
      await waitFor(() => expect(button('Simpan tim')).toBeEnabled());
      pressButton('Simpan tim');
    };
    await save();
    await sees('dashboard.tooFew', asItIs);
    const free = (await people()).filter(
      (person) => person.getAttribute('aria-disabled') !== 'true',
    );
    for (const person of free.slice(0, 2)) press(person);
    await scenario('html-error-page:createTeamWithMembers');
    await save();
    await sees('dashboard.failed', 'html-error-page:createTeamWithMembers');
    await scenario('error-field:createTeamWithMembers');
    await save();
    await sees('dashboard.error', 'error-field:createTeamWithMembers', words.errorField);
    await scenario('offline:createTeamWithMembers');
    await save();
    await sees('dashboard.unreachable', 'offline:createTeamWithMembers');
    await scenario('member-taken');
    await save();
    await sees('dashboard.server', 'member-taken', words.memberTaken);
    lift();
    await save();
    await sees('dashboard.done', asItIs);
  });

  it('for a club code that is none', async () => {
    await scenario('club', 'bad-club-code');
    await renderApp('/schoolclub/dashboard');
    await openCreation();
    await waitFor(() => expect(screen.getByText(/^X-/)).not.toHaveTextContent('MLGT'));
    fillIn();
    await sees('dashboard.badCode', 'bad-club-code');
    cleanup();

    // Members that were chosen while the code was still right.
    const memberIds = [1, 2];
    window.sessionStorage.setItem(
      'robolaga-draft/dashboard-create/1',
      JSON.stringify({ step: 2, categoryId: 5, name: 'Tim Dasbor', memberIds }),
    );
    await renderApp('/schoolclub/dashboard');
    await people();
    pressButton('Simpan tim');
    await sees('dashboard.badCodeAtSave', 'bad-club-code');
  });
});

describe('the messages of the participants', () => {
  const open = async () => {
    await scenario('club');
    const app = await renderApp('/schoolclub/participants');
    await screen.findByRole('grid', { name: 'Participants' });
    const [person] = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    return { ...app, person: person ?? '' };
  };

  it('for editing one', async () => {
    await scenario('server-500:updateParticipant');
    const { person } = await open();
    pressButton(`Edit ${person}`);
    const form = within(await screen.findByRole('form', { name: `Ubah data ${person}` }));
    fill(form.getByLabelText('Name'), 'Nama Baru');
    press(form.getByRole('button', { name: 'Save' }));
    await sees('participants.updateFailed', 'server-500:updateParticipant');
  });

  it('for removing one', async () => {
    const { person } = await open();
    const ask = async (name: string) => {
      press(await screen.findByRole('button', { name: `Delete ${name}` }));
      await screen.findByRole('dialog');
    };
    const remove = async () => {
      await ask(person);
      press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
      await closed('dialog');
    };
    await ask(person);
    await sees('participants.question', asItIs);
    press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await closed('dialog');
    await scenario('html-error-page:removeClubParticipant');
    await remove();
    await sees('participants.failed', 'html-error-page:removeClubParticipant');
    await scenario('offline:removeClubParticipant');
    await remove();
    await sees('participants.unreachable', 'offline:removeClubParticipant');
    await scenario('server-500:removeClubParticipant');
    await remove();
    await sees('participants.server', 'server-500:removeClubParticipant', words.serverError);
    await scenario('club-403:removeClubParticipant');
    await remove();
    await sees('participants.denied', 'club-403:removeClubParticipant');
    lift();
    await remove();
    await sees('participants.removed', asItIs);
  });

  it('for a session that ends while one is removed', async () => {
    await scenario('club-401-on-remove');
    const { person, address } = await open();
    pressButton(`Delete ${person}`);
    press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await sees('participants.expired', 'club-401-on-remove');
    await waitFor(() => expect(address()).toBe('/schoolclub/login'));
  });
});
