import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BuilderTeam, TeamUpdate } from '../../../openapi/schema.d.ts';
import { useListBuilderTeamsQuery } from '../../../src/api/clubTeams.ts';
import { useGetTeamQuery } from '../../../src/api/teams.ts';
import '../../../src/features/builder/BuilderPage.tsx';
import { useUndoUpdate } from '../../../src/features/builder/form/useUndoUpdate.ts';
import { useTeamDeletion } from '../../../src/features/builder/teams/useTeamDeletion.ts';
import { useRowEditing } from '../../../src/features/participants/grid/useRowEditing.ts';
import { useParticipantRemoval } from '../../../src/features/participants/removal/useParticipantRemoval.ts';
import { useLeaveClub } from '../../../src/features/profile/membership/useLeaveClub.ts';
import { useMemberRemoval } from '../../../src/features/teams/page/useMemberRemoval.ts';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { endToday } from '../../support/database/endToday.ts';
import { participantsOf } from '../../support/screens/participantsPage.ts';
import { type TestApp, useTestApp } from '../../support/screens/renderApp.tsx';
import { readTeam } from '../../support/screens/teamPage.ts';

const product = useTestApp();
const { renderApp, openHook, rememberClub, rememberParticipant, applyScenarios, faults, backend } =
  product;
const { readParticipants } = participantsOf(product);

type User = Awaited<ReturnType<typeof renderApp>>['user'];
type Hook = ReturnType<TestApp['openHook']>;

const findButton = (name: string) => screen.findByRole('button', { name });
const confirmWith = async (user: User, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const undo = () => findButton('Urungkan');

/** Undoes what a toast reports. */
const undoToast = async ({ findToast }: Hook, text: string) => {
  const { undo: undoIt } = await findToast(text);
  if (!undoIt) throw new Error('There is nothing to undo');
  await act(async () => undoIt());
};

// Members of teams with runs of today stay.
beforeEach(async () => {
  await endToday(backend.db);
});

describe('on the screen', () => {
  it('a deleted team comes back from the toast, a renamed one gets its name back by Ctrl+Z', async () => {
    await rememberClub();
    const { user } = await renderApp('/schoolclub/team');
    const isListed = () => screen.queryByRole('button', { name: 'Hapus Arek Servo' }) !== null;
    await user.click(await findButton('Hapus Arek Servo'));
    await confirmWith(user, 'Hapus');
    await screen.findByText('Tim "Arek Servo" berhasil dihapus!');
    expect(isListed()).toBe(false);
    await user.click(await undo());
    expect(await screen.findByText('Tim "Arek Servo" dikembalikan.')).toBeVisible();
    await waitFor(() => expect(isListed()).toBe(true));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull());

    await user.click(await findButton('Ubah Garuda Lintas'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText(/^Nama tim/));
    await user.paste('Garuda Malam');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByRole('listbox');
    await user.click(dialog.getByRole('button', { name: 'Update Team' }));
    await screen.findByText('Tim "Garuda Malam" berhasil diperbarui!');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await undo();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Tim "Garuda Lintas" kembali seperti semula.')).toBeVisible();
    expect(await findButton('Hapus Garuda Lintas')).toBeInTheDocument();
    expect((await readTeam(backend, 1)).name).toBe('Garuda Lintas');
  });

  it('a membership that a participant ended comes back, with the teams', async () => {
    await rememberParticipant('member');
    const { user } = await renderApp('/profile');
    await user.click(await findButton('Keluar dari klub'));
    await confirmWith(user, 'Keluar');
    await screen.findByText('Anda telah keluar dari SMA Negeri 3 (Malang).');
    expect(await screen.findByRole('form', { name: 'Bergabung dengan school club' })).toBeVisible();
    await screen.findByText('You are not part of any team.');
    await user.click(await undo());
    expect(await screen.findByText('Anda kembali ke SMA Negeri 3 (Malang).')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'SMA Negeri 3 (Malang)' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('You are not part of any team.')).toBeNull());
  });
});

describe('a deleted team', () => {
  async function deleteTeam(name: string) {
    const token = await rememberClub();
    const hook = openHook(() => ({
      ...useTeamDeletion(),
      teams: useListBuilderTeamsQuery().data?.data,
    }));
    const findTeam = () => hook.current().teams?.find((team) => team.name === name);
    await waitFor(() => expect(findTeam()).toBeDefined());
    act(() => hook.current().openDialog(findTeam() as BuilderTeam));
    await act(async () => hook.current().confirm());
    return { ...hook, token, findTeam };
  }

  it('stays deleted if the server cannot restore it, which the toast says', async () => {
    const hook = await deleteTeam('Arek Servo');
    await applyScenarios('server-500:restoreTeam');
    await undoToast(hook, 'Tim "Arek Servo" berhasil dihapus!');
    expect(await hook.findToast(copy.responses.serverError)).toMatchObject({ variant: 'error' });
    expect(hook.findTeam()).toBeUndefined();
  });

  it('has nothing to undo if the server does not say that it is restorable', async () => {
    faults(
      http.delete('*/api/gh/teamsclub/:id', () =>
        HttpResponse.json({ success: true, message: 'Dihapus.' }),
      ),
    );
    const { findToast } = await deleteTeam('Garuda Lintas');
    expect((await findToast('Tim "Garuda Lintas" berhasil dihapus!')).undo).toBeUndefined();
  });
});

describe('a renamed team', () => {
  /** Renames the team, and again as another manager of the club does it. */
  async function rename(name: string) {
    const token = await rememberClub();
    const read = async () =>
      (
        (await backend.request('GET', '/api/gh/teamsclub/1', { token })).body as {
          data: BuilderTeam;
        }
      ).data;
    const before = await read();
    const save = async (next: string) => {
      const body: TeamUpdate = {
        team_name: next,
        category_id: before.category_id,
        participant_ids: before.members.map(({ id }) => id),
      };
      await backend.request('PUT', '/api/gh/teamsclub/1', { token, body });
      return body;
    };
    const saved = await save(name);
    const { current, toasts } = openHook(() => useUndoUpdate(before));
    const texts = async () => {
      await act(() => current()(saved));
      return toasts.map(({ variant, text }) => [variant, text]);
    };
    return { save, undoneTexts: texts };
  }
  const nameOf = async () => (await readTeam(backend, 1)).name;

  it('keeps the name that another manager has given it since', async () => {
    const { save, undoneTexts } = await rename('Garuda Pagi');
    await save('Garuda Siang');
    expect(await undoneTexts()).toEqual([
      ['error', 'Tim "Garuda Siang" sudah diubah lagi sejak itu.'],
    ]);
    expect(await nameOf()).toBe('Garuda Siang');
    await save('Garuda Lintas');
  });

  it('keeps that name also if it comes while the change is being undone', async () => {
    const { save, undoneTexts } = await rename('Garuda Sore');
    faults(
      http.get('*/api/gh/teamsclub/1', async ({ request }) => {
        const response = await backend.app.fetch(request);
        await save('Garuda Siang');
        return response;
      }),
    );
    expect(await undoneTexts()).toEqual([
      ['error', 'Tim ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.'],
    ]);
    expect(await nameOf()).toBe('Garuda Siang');
    await save('Garuda Lintas');
  });
});

describe('a participant of the club', () => {
  it('who was removed is named by the toast, and comes back with their teams', async () => {
    await rememberClub();
    const before = await readParticipants();
    const { members } = await readTeam(backend, 1);
    const member = before.find(({ id }) => id === members.at(-1)?.participant_id);
    if (!member) throw new Error('The team has no member');
    const hook = openHook(() => useParticipantRemoval(1));
    act(() => hook.current().openDialog(member));
    await act(() => hook.current().confirm());
    expect(hook.toasts[0]?.detail).toBe(`${member.name} dikeluarkan dari klub.`);
    expect(await readParticipants()).not.toContainEqual(member);
    await undoToast(hook, 'Removed!');
    await hook.findToast(`${member.name} kembali ke klub.`);
    expect(await readParticipants()).toEqual(before);
    expect((await readTeam(backend, 1)).members).toEqual(members);
  });

  async function renameFirst() {
    await rememberClub();
    const participants = await readParticipants();
    const [first] = participants;
    if (!first) throw new Error('The club has no participant');
    const hook = openHook(() => useRowEditing(1, participants));
    const draft = () => {
      const { draft: found } = hook.current();
      if (!found) throw new Error('No row is being edited');
      return found;
    };
    act(() => hook.current().startEditing(first));
    act(() => {
      const { values, ...rest } = draft();
      hook.current().change({ ...rest, values: { ...values, name: 'Nama Keliru' } });
    });
    await act(async () => hook.current().save(draft()));
    await hook.findToast('Data peserta telah disimpan.');
    expect((await readParticipants()).find(({ id }) => id === first.id)?.name).toBe('Nama Keliru');
    return { hook, first };
  }

  it('gets a changed name back', async () => {
    const { hook, first } = await renameFirst();
    await undoToast(hook, 'Data peserta telah disimpan.');
    await hook.findToast(`Data ${first.name} kembali seperti semula.`);
    expect(await readParticipants()).toContainEqual(first);
  });

  it('keeps the name that somebody else has given them since', async () => {
    const { hook, first } = await renameFirst();
    const rename = async (name: string) =>
      backend.request('PUT', `/api/participants/${first.id}`, {
        token: await backend.signIn('club'),
        body: { name, email: first.email },
      });
    await rename('Nama Baru');
    await undoToast(hook, 'Data peserta telah disimpan.');
    await hook.findToast('Data Nama Baru sudah diubah lagi sejak itu.');
    expect(await readParticipants()).toContainEqual({ ...first, name: 'Nama Baru' });
    await rename(first.name);
  });
});

it('a leader’s removal of a member is taken back', async () => {
  await rememberParticipant('leader');
  const before = await readTeam(backend, 1);
  const hook = openHook(() => {
    const team = useGetTeamQuery({ id: '1' }).data?.team ?? before;
    return { ...useMemberRemoval(team, true), team };
  });
  const names = () => hook.current().rows.map(({ member }) => member.name);
  await waitFor(() => expect(hook.current().team).not.toBe(before));
  const all = names();
  const member = before.members.find(({ name }) => name === 'Kirana Larasati');
  if (!member) throw new Error('She is not in the team');
  act(() => hook.current().askToRemove(member));
  await act(async () => hook.current().confirm());
  await hook.findToast('✅ Kirana Larasati telah dikeluarkan dari tim.');
  await waitFor(() => expect(names()).toEqual(all.filter((name) => name !== member.name)));
  await undoToast(hook, '✅ Kirana Larasati telah dikeluarkan dari tim.');
  await hook.findToast('Kirana Larasati kembali ke tim.');
  await waitFor(() => expect(names()).toEqual(all));
  expect((await readTeam(backend, 1)).members).toEqual(before.members);
});

it('a membership stays ended if the server cannot restore it, which the toast says', async () => {
  await rememberParticipant('member');
  const hook = openHook(() => useLeaveClub(() => undefined));
  await act(async () => hook.current().run());
  await applyScenarios('html-error-page:rejoinClub');
  await undoToast(hook, 'Anda telah keluar dari SMA Negeri 3 (Malang).');
  expect(await hook.findToast('Keanggotaan belum dapat dikembalikan. Coba lagi.')).toMatchObject({
    variant: 'error',
  });
});
