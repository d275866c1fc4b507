import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/db/seed/accounts.ts';
import { copy } from '../../../src/mocks/copy.ts';
import { fill, press, pressButton } from '../../support/events.ts';
import { useTestApp } from '../../support/renderApp.tsx';
import { noScenario } from '../../support/scenarios.ts';
import { cleanup } from '../../support/render.tsx';

const { renderApp, applyScenarios, clearScenarios, expectMessage } = useTestApp();
const words = copy.responses;

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
    await expectMessage('clubRegister.name', noScenario);
    await expectMessage('clubRegister.email', noScenario);
    await expectMessage('clubRegister.phone', noScenario);
    await expectMessage('clubRegister.password', noScenario);
    await expectMessage('clubRegister.pin', noScenario);
    const club = {
      Name: 'Klub Skenario',
      Email: 'pengurus@skenario.example',
      Phone: '081234567890',
      Password: 'bengkel-robot-5',
      'Confirm Password': 'bengkel-robot-5',
      PIN: '204816',
    };
    for (const [label, text] of Object.entries(club)) await enter(label, text);
    await applyScenarios('html-error-page:registerClub');
    await submit(register);
    await expectMessage('clubRegister.failed', 'html-error-page:registerClub');
    await applyScenarios('rate-limited');
    await submit(register);
    await expectMessage('clubRegister.server', 'rate-limited', words.tooMany);
  });

  it('for signing in, and for a session that is over', async () => {
    const login = 'Login School Club';
    await applyScenarios('club', 'expired-session:club');
    await renderApp('/schoolclub/tournament-followed');
    await expectMessage('clubSession.invalid', 'expired-session:club');
    await enter('Email', demoAccounts.club.email);
    await enter('Password', 'tebakan-salah');
    await applyScenarios('no-success:loginClub');
    await submit(login);
    await expectMessage('clubSignIn.failed', 'no-success:loginClub');
    await applyScenarios('rate-limited');
    await submit(login);
    await expectMessage('clubSignIn.server', 'rate-limited', words.tooMany);
  });
});

describe('the messages of the dashboard', () => {
  it('for editing the club', async () => {
    await applyScenarios('club');
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
    await expectMessage('clubEdit.incompleteTitle', noScenario);
    await expectMessage('clubEdit.incomplete', noScenario);
    await confirm();
    await enter('Name', demoAccounts.club.name);
    await applyScenarios('html-error-page:updateClub');
    await save();
    await expectMessage('clubEdit.failedTitle', 'html-error-page:updateClub');
    await expectMessage('clubEdit.failed', 'html-error-page:updateClub');
    await confirm();
    clearScenarios();
    await save();
    await expectMessage('clubEdit.doneTitle', noScenario);
    await expectMessage('clubEdit.done', noScenario);
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
    await applyScenarios('club');
    await renderApp('/schoolclub/dashboard');
    await openCreation();
    pressButton('Selanjutnya');
    await expectMessage('dashboard.incomplete', noScenario);
    fillIn();
    await screen.findByRole('listbox', { name: 'Peserta klub' });
    const save = async () => {
      await waitFor(() => expect(button('Simpan tim')).toBeEnabled());
      pressButton('Simpan tim');
    };
    await save();
    await expectMessage('dashboard.tooFew', noScenario);
    const free = (await people()).filter(
      (person) => person.getAttribute('aria-disabled') !== 'true',
    );
    for (const person of free.slice(0, 2)) press(person);
    await applyScenarios('html-error-page:createTeamWithMembers');
    await save();
    await expectMessage('dashboard.failed', 'html-error-page:createTeamWithMembers');
    await applyScenarios('error-field:createTeamWithMembers');
    await save();
    await expectMessage('dashboard.error', 'error-field:createTeamWithMembers', words.errorField);
    await applyScenarios('offline:createTeamWithMembers');
    await save();
    await expectMessage('dashboard.unreachable', 'offline:createTeamWithMembers');
    await applyScenarios('member-taken');
    await save();
    await expectMessage('dashboard.server', 'member-taken', words.memberTaken);
    clearScenarios();
    await save();
    await expectMessage('dashboard.done', noScenario);
  });

  it('for a club code that is none', async () => {
    await applyScenarios('club', 'bad-club-code');
    await renderApp('/schoolclub/dashboard');
    await openCreation();
    await waitFor(() => expect(screen.getByText(/^X-/)).not.toHaveTextContent('MLGT'));
    fillIn();
    await expectMessage('dashboard.badCode', 'bad-club-code');
    cleanup();

    // Members that were chosen while the code was still right.
    const members = [1, 2].map((id) => ({ id, name: `Peserta ${id}` }));
    window.sessionStorage.setItem(
      'robolaga-draft/dashboard-create/1',
      JSON.stringify({ step: 2, categoryId: 5, name: 'Tim Dasbor', members }),
    );
    await renderApp('/schoolclub/dashboard');
    await people();
    pressButton('Simpan tim');
    await expectMessage('dashboard.badCodeAtSave', 'bad-club-code');
  });
});

describe('the messages of the participants', () => {
  const open = async () => {
    await applyScenarios('club');
    const app = await renderApp('/schoolclub/participants');
    await screen.findByRole('grid', { name: 'Participants' });
    const [person] = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    return { ...app, person: person ?? '' };
  };

  it('for editing one', async () => {
    await applyScenarios('server-500:updateParticipant');
    const { person } = await open();
    pressButton(`Edit ${person}`);
    const form = within(await screen.findByRole('form', { name: `Ubah data ${person}` }));
    fill(form.getByLabelText('Name'), 'Nama Baru');
    press(form.getByRole('button', { name: 'Save' }));
    await expectMessage('participants.updateFailed', 'server-500:updateParticipant');
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
    await expectMessage('participants.question', noScenario);
    press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await closed('dialog');
    await applyScenarios('html-error-page:removeClubParticipant');
    await remove();
    await expectMessage('participants.failed', 'html-error-page:removeClubParticipant');
    await applyScenarios('offline:removeClubParticipant');
    await remove();
    await expectMessage('participants.unreachable', 'offline:removeClubParticipant');
    await applyScenarios('server-500:removeClubParticipant');
    await remove();
    await expectMessage(
      'participants.server',
      'server-500:removeClubParticipant',
      words.serverError,
    );
    await applyScenarios('club-403:removeClubParticipant');
    await remove();
    await expectMessage('participants.denied', 'club-403:removeClubParticipant');
    clearScenarios();
    await remove();
    await expectMessage('participants.removed', noScenario);
  });

  it('for a session that ends while one is removed', async () => {
    await applyScenarios('club-401-on-remove');
    const { person, currentPath } = await open();
    pressButton(`Delete ${person}`);
    press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await expectMessage('participants.expired', 'club-401-on-remove');
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/login'));
  });
});
