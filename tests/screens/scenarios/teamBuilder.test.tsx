import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/copy.ts';
import { fill, press } from '../../support/events.ts';
import { useTestApp } from '../../support/renderApp.tsx';
import { noScenario } from '../../support/scenarios.ts';
import { button, dialog, options, seats } from '../../support/teamDialogs.tsx';

const { renderApp, applyScenarios, clearScenarios, expectMessage } = useTestApp();
const words = copy.responses;

async function open() {
  await applyScenarios('club');
  return renderApp('/schoolclub/team');
}

async function openDialog(opener: string) {
  const app = await open();
  press((await screen.findAllByLabelText(opener))[0]);
  return { ...app, inDialog: within(await dialog()) };
}

async function openCreation() {
  const app = await open();
  press((await screen.findAllByText('Create Team'))[0]);
  return { ...app, inDialog: within(await dialog()) };
}

const retryAll = () => {
  for (const retry of screen.getAllByText('Try again')) press(retry);
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function describeTeam(
  { inDialog }: Awaited<ReturnType<typeof openCreation>>,
  name: string,
  category: string,
) {
  const wanted = await inDialog.findByText<HTMLOptionElement>(category, { selector: 'option' });
  fill(inDialog.getByLabelText(/^Category/), wanted.value);
  fill(inDialog.getByLabelText(/^Team Name/), name);
  press(button('Continue'));
}

async function saveWith(name: string) {
  await waitFor(() => expect(button(name)).toBeEnabled());
  press(button(name));
}

describe('the messages of the team builder', () => {
  it('for what the page cannot fetch', async () => {
    await applyScenarios('html-error-page:getClub', 'html-error-page:listBuilderTeams');
    await open();
    await expectMessage('builder.unknownClub', 'html-error-page:getClub');
    await expectMessage('builder.unknownCode', 'html-error-page:getClub');
    await expectMessage('builder.club', 'html-error-page:getClub');
    await expectMessage('builder.teams', 'html-error-page:listBuilderTeams');
    clearScenarios();
    retryAll();
    await expectMessage('builder.loaded', noScenario);
  });

  it('for what a new team lacks', async () => {
    await applyScenarios('offline:listCategories');
    const app = await openCreation();
    await expectMessage('builder.categories', 'offline:listCategories');
    clearScenarios();
    retryAll();
    await app.inDialog.findByText('Sumo Robot', { selector: 'option' });
    press(button('Continue'));
    await expectMessage('builder.incomplete', noScenario);
    await applyScenarios('error-without-message:listClubParticipants');
    await describeTeam(app, 'Tim Kosong', 'Sumo Robot');
    await expectMessage('builder.people', 'error-without-message:listClubParticipants');
    clearScenarios();
    retryAll();
    await options();
    press(button('Save Team'));
    await expectMessage('builder.createAtLeast', noScenario);
  });

  it('for a new team that is refused, and then is not', async () => {
    await describeTeam(await openCreation(), 'Tim Skenario', 'Sumo Robot');
    press((await options())[0]);
    await applyScenarios('html-error-page:createTeam');
    await saveWith('Save Team');
    await expectMessage('create.http', 'html-error-page:createTeam');
    await applyScenarios('error-field:createTeam');
    await saveWith('Save Team');
    await expectMessage('create.error', 'error-field:createTeam', words.errorField);
    await applyScenarios('member-taken');
    await saveWith('Save Team');
    await expectMessage('create.server', 'member-taken', words.memberTaken);
    await applyScenarios('offline:createTeam');
    await saveWith('Save Team');
    await expectMessage('builder.unreachable', 'offline:createTeam');
    clearScenarios();
    await saveWith('Save Team');
    await expectMessage('create.done', noScenario);
  });

  it('for a club or a session that is gone when a team is saved', async () => {
    const app = await openCreation();
    await describeTeam(app, 'Tim Yatim', 'Soccer Bot');
    press((await options())[0]);
    await applyScenarios('lost-session:user');
    const save = button('Save Team');
    press(save);
    await expectMessage('builder.noClub', 'lost-session:user');
    await waitFor(() => expect(save).toBeEnabled());
    await applyScenarios('lost-session:token');
    await expectMessage('builder.noToken', 'lost-session:token');
  });

  it('for editing a team', async () => {
    const { inDialog } = await openDialog('Edit Kancil Sensor');
    await waitFor(() =>
      expect(inDialog.getByLabelText(/^Category/)).not.toHaveDisplayValue('Pilih kategori'),
    );
    press(button('Continue'));
    await options();
    const [first] = seats('Current Members');
    for (const member of seats('Current Members')) press(button(`Keluarkan ${member}`));
    press(button('Update Team'));
    await expectMessage('builder.updateAtLeast', noScenario);
    press(await inDialog.findByRole('option', { name: new RegExp(`^${first}`) }));
    await applyScenarios('error-without-message:updateTeam');
    await saveWith('Update Team');
    await expectMessage('builder.update', 'error-without-message:updateTeam');
    clearScenarios();
    await saveWith('Update Team');
    await expectMessage('update.done', noScenario);
  });

  it('for deleting a team', async () => {
    await applyScenarios('html-error-page:deleteTeam');
    await open();
    const ask = async () => {
      press(await screen.findByLabelText('Delete Arek Servo'));
      await dialog();
      press(button('Delete'));
    };
    await ask();
    await expectMessage('builder.delete', 'html-error-page:deleteTeam');
    await closed();
    clearScenarios();
    await ask();
    await expectMessage('delete.done', noScenario);
  });
});

describe('the messages of the members', () => {
  const manage = () => openDialog('Manage members of Lentera Semeru');
  const found = (name: RegExp) => within(screen.getByRole('dialog')).queryAllByLabelText(name);
  const adders = () => found(/^Add /);
  const removers = () => found(/^Remove /);

  it('for those that cannot be fetched', async () => {
    await applyScenarios('offline:getBuilderTeam', 'offline:listAvailableParticipants');
    await manage();
    await expectMessage('builder.members', 'offline:getBuilderTeam');
    await expectMessage('builder.available', 'offline:listAvailableParticipants');
  });

  it('for removing one', async () => {
    await manage();
    await waitFor(() => expect([adders().length, removers().length]).not.toContain(0));
    await applyScenarios('html-error-page:updateTeam');
    press(removers().at(-1));
    await expectMessage('builder.removeMember', 'html-error-page:updateTeam');
    clearScenarios();
    press(removers().at(-1));
    await expectMessage('member.removed', noScenario);
  });

  it('for adding one', async () => {
    await manage();
    await waitFor(() => expect([adders().length, removers().length]).not.toContain(0));
    const { length } = removers();
    // Until a refused change is taken back, whoever was to be added has the seat.
    const isTakenBack = () => waitFor(() => expect(removers()).toHaveLength(length));
    await applyScenarios('html-error-page:updateTeam');
    press(adders()[0]);
    await expectMessage('builder.addMember', 'html-error-page:updateTeam');
    await isTakenBack();
    await applyScenarios('team-changed');
    press(adders()[0]);
    await expectMessage('builder.server', 'team-changed', words.teamChanged);
    await isTakenBack();
    clearScenarios();
    // Pressed in one go, so that one too many is among them whatever the team began with.
    for (const adder of adders().slice(0, 5)) press(adder);
    await expectMessage('member.added', noScenario);
    await expectMessage('builder.atMost', noScenario);
  });

  it('for removing whoever would be the last', async () => {
    await manage();
    await waitFor(() => expect(removers().length).toBeGreaterThan(2));
    await applyScenarios('lone-member');
    for (const remover of removers().slice(-2)) press(remover);
    await expectMessage('builder.removeAtLeast', 'lone-member');
  });
});
