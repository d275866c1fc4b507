import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { haveMouse } from '../../support/browser/mediaQueries.ts';
import { endToday } from '../../support/database/endToday.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import {
  button,
  dialog,
  list,
  option,
  memberships,
  type TeamAnswer,
  type User,
  useTeamDialogs,
} from '../../support/screens/teamDialogs.tsx';

const product = useTestApp();
const { applyScenarios, clearScenarios, backend } = product;
const { open, teamNamed } = useTeamDialogs(product);

// Members of teams with runs of today stay.
beforeEach(async () => {
  await endToday(backend.db);
});

describe('editing a team', () => {
  const edit = (team: string) => open(new RegExp(`^Ubah ${team}`));
  const toMembers = async (user: User) => {
    await user.click(button('Continue'));
    await within(await dialog()).findByRole('listbox');
  };

  it('begins as the team is, and saves what it is to become', async () => {
    const { user, token } = await edit('Garuda Lintas');
    const before = (await teamNamed(token, 'Garuda Lintas')) as TeamAnswer;
    const names = before.members.map(({ name }) => name);
    const name = within(await dialog()).getByLabelText(/^Nama tim/);
    expect(name).toHaveValue('Garuda Lintas');
    await waitFor(async () =>
      expect(within(await dialog()).getByLabelText(/^Kategori/)).toHaveDisplayValue(
        before.category.name,
      ),
    );
    await user.clear(name);
    await user.click(button('Continue'));
    expect(within(await dialog()).getByRole('alert')).toHaveTextContent(
      'Isi nama tim dan pilih kategori!',
    );
    await user.click(name);
    await user.paste('Garuda Malam');
    await toMembers(user);
    expect(memberships('Anggota saat ini')).toEqual(names);
    expect(within(list('Anggota saat ini')).getByTitle('Leader')).toBeInTheDocument();
    expect(within(await dialog()).getByText('Total Selected')).toBeVisible();
    for (const member of names) await user.click(button(`Keluarkan ${member}`));
    await user.click(button('Update Team'));
    expect(within(await dialog()).getByText('Pilih minimal 1 anggota untuk tim!')).toBeVisible();
    await user.click(await option(names[1] as string));
    await user.click(await option(names[0] as string));
    await user.click(button('Update Team'));
    expect(await screen.findByText('Tim "Garuda Malam" berhasil diperbarui!')).toBeInTheDocument();
    const after = await teamNamed(token, 'Garuda Malam');
    expect(after?.members.map((member) => member.name)).toEqual([names[1], names[0]]);
  });

  it('marks members who have a team in the new category, and takes typed names at once with a mouse', async () => {
    haveMouse();
    const { user, token } = await edit('Lentera Semeru');
    const [leader] = ((await teamNamed(token, 'Lentera Semeru')) as TeamAnswer).members;
    const select = within(await dialog()).getByLabelText(/^Kategori/);
    await within(select).findByRole('option', { name: 'Line Follower' });
    await user.selectOptions(select, 'Line Follower');
    await toMembers(user);
    await user.keyboard('a');
    const search = screen.getByRole('combobox', { name: 'Cari nama atau email' });
    expect(search).toHaveValue('a');
    await user.clear(search);
    expect(await option(leader?.name ?? '')).toHaveAccessibleDescription('Sudah di tim lain');
    expect(button(`Keluarkan ${leader?.name}`)).toHaveAccessibleDescription('Tidak tersedia lagi');
    await user.click(button(`Keluarkan ${leader?.name}`));
    expect(await option(leader?.name ?? '')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await option(leader?.name ?? ''));
    expect(memberships('Anggota saat ini')).not.toContain(leader?.name);
  });

  it('does not overwrite what somebody else changed meanwhile, unless told again, and says when a team is gone', async () => {
    const { user, token } = await edit('Banteng Ngarep');
    await toMembers(user);
    const team = (await teamNamed(token, 'Banteng Ngarep')) as TeamAnswer;
    const body = {
      team_name: 'Banteng Baru',
      category_id: team.category_id,
      participant_ids: team.members.map(({ id }) => id),
    };
    expect(
      (await backend.request('PUT', `/api/gh/teamsclub/${team.id}`, { token, body })).status,
    ).toBe(200);
    await user.click(button('Update Team'));
    const inDialog = within(await dialog());
    expect(
      await inDialog.findByText(
        'Tim ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      ),
    ).toBeVisible();
    expect((await teamNamed(token, 'Banteng Baru'))?.id).toBe(team.id);
    await waitFor(() => expect(button('Update Team')).toBeEnabled());
    await applyScenarios('error-without-message:updateTeam');
    await user.click(button('Update Team'));
    expect(await inDialog.findByText('Gagal update tim')).toBeVisible();
    const toasts = within(screen.getByRole('region', { name: 'Pemberitahuan', hidden: true }));
    expect(await toasts.findByText('Gagal update tim')).toBeInTheDocument();
    clearScenarios();
    await user.click(button('Update Team'));
    expect(
      await screen.findByText('Tim "Banteng Ngarep" berhasil diperbarui!'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: /^Ubah Kancil Sensor/ }));
    await toMembers(user);
    await applyScenarios('team-gone');
    await user.click(button('Update Team'));
    expect(await within(await dialog()).findByText(/^Tim ini sudah tidak ada\./)).toBeVisible();
    await user.click(button('Tutup'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
