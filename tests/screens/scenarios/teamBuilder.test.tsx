import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/copy.ts';
import { fill, press } from '../../press.ts';
import { useProduct } from '../../renderApp.tsx';
import { asItIs } from '../../scenarios.ts';
import { button, dialog, options, seats } from '../../teamDialogs.tsx';

const { renderApp, scenario, lift, sees } = useProduct();
const words = copy.answers;

async function open() {
  await scenario('club');
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
    await scenario('html-error-page:getClub', 'html-error-page:listBuilderTeams');
    await open();
    await sees('builder.unknownClub', 'html-error-page:getClub');
    await sees('builder.unknownCode', 'html-error-page:getClub');
    await sees('builder.club', 'html-error-page:getClub');
    await sees('builder.teams', 'html-error-page:listBuilderTeams');
    lift();
    retryAll();
    await sees('builder.loaded', asItIs);
  });

  it('for what a new team lacks', async () => {
    await scenario('offline:listCategories');
    const app = await openCreation();
    await sees('builder.categories', 'offline:listCategories');
    lift();
    retryAll();
    await app.inDialog.findByText('Sumo Robot', { selector: 'option' });
    press(button('Continue'));
    await sees('builder.incomplete', asItIs);
    await scenario('silent-refusal:listClubParticipants');
    await describeTeam(app, 'Tim Kosong', 'Sumo Robot');
    await sees('builder.people', 'silent-refusal:listClubParticipants');
    lift();
    retryAll();
    await options();
    press(button('Save Team'));
    await sees('builder.createAtLeast', asItIs);
  });

  it('for a new team that is refused, and then is not', async () => {
    await describeTeam(await openCreation(), 'Tim Skenario', 'Sumo Robot');
    press((await options())[0]);
    await scenario('html-error-page:createTeam');
    await saveWith('Save Team');
    await sees('create.http', 'html-error-page:createTeam');
    await scenario('error-field:createTeam');
    await saveWith('Save Team');
    await sees('create.error', 'error-field:createTeam', words.errorField);
    await scenario('member-taken');
    await saveWith('Save Team');
    await sees('create.server', 'member-taken', words.memberTaken);
    await scenario('offline:createTeam');
    await saveWith('Save Team');
    await sees('builder.unreachable', 'offline:createTeam');
    lift();
    await saveWith('Save Team');
    await sees('create.done', asItIs);
  });

  it('for a club or a session that is gone when a team is saved', async () => {
    const app = await openCreation();
    await describeTeam(app, 'Tim Yatim', 'Soccer Bot');
    press((await options())[0]);
    await scenario('lost-session:user');
    const save = button('Save Team');
    press(save);
    await sees('builder.noClub', 'lost-session:user');
    await waitFor(() => expect(save).toBeEnabled());
    await scenario('lost-session:token');
    await sees('builder.noToken', 'lost-session:token');
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
    await sees('builder.updateAtLeast', asItIs);
    press(await inDialog.findByRole('option', { name: new RegExp(`^${first}`) }));
    await scenario('silent-refusal:updateTeam');
    await saveWith('Update Team');
    await sees('builder.update', 'silent-refusal:updateTeam');
    lift();
    await saveWith('Update Team');
    await sees('update.done', asItIs);
  });

  it('for deleting a team', async () => {
    await scenario('html-error-page:deleteTeam');
    await open();
    const ask = async () => {
      press(await screen.findByLabelText('Delete Arek Servo'));
      await dialog();
      press(button('Delete'));
    };
    await ask();
    await sees('builder.delete', 'html-error-page:deleteTeam');
    await closed();
    lift();
    await ask();
    await sees('delete.done', asItIs);
  });
});

describe('the messages of the members', () => {
  const manage = () => openDialog('Manage members of Lentera Semeru');
  const found = (name: RegExp) => within(screen.getByRole('dialog')).queryAllByLabelText(name);
  const adders = () => found(/^Add /);
  const removers = () => found(/^Remove /);

  it('for those that cannot be fetched', async () => {
    await scenario('offline:getBuilderTeam', 'offline:listAvailableParticipants');
    await manage();
    await sees('builder.members', 'offline:getBuilderTeam');
    await sees('builder.available', 'offline:listAvailableParticipants');
  });

  it('for removing one', async () => {
    await manage();
    await waitFor(() => expect([adders().length, removers().length]).not.toContain(0));
    await scenario('html-error-page:updateTeam');
    press(removers().at(-1));
    await sees('builder.removeMember', 'html-error-page:updateTeam');
    lift();
    press(removers().at(-1));
    await sees('member.removed', asItIs);
  });

  it('for adding one', async () => {
    await manage();
    await waitFor(() => expect([adders().length, removers().length]).not.toContain(0));
    const { length } = removers();
    // Until a refused change is taken back, whoever was to be added has the seat.
    const isTakenBack = () => waitFor(() => expect(removers()).toHaveLength(length));
    await scenario('html-error-page:updateTeam');
    press(adders()[0]);
    await sees('builder.addMember', 'html-error-page:updateTeam');
    await isTakenBack();
    await scenario('team-changed');
    press(adders()[0]);
    await sees('builder.server', 'team-changed', words.teamChanged);
    await isTakenBack();
    lift();
    // Pressed in one go, so that one too many is among them whatever the team began with.
    for (const adder of adders().slice(0, 5)) press(adder);
    await sees('member.added', asItIs);
    await sees('builder.atMost', asItIs);
  });

  it('for removing whoever would be the last', async () => {
    await manage();
    await waitFor(() => expect(removers().length).toBeGreaterThan(2));
    await scenario('lone-member');
    for (const remover of removers().slice(-2)) press(remover);
    await sees('builder.removeAtLeast', 'lone-member');
  });
});
