import { screen, waitFor, within } from '@testing-library/dom';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { act } from '../support/render.tsx';
import { useTestApp } from '../support/renderApp.tsx';
import {
  button,
  count,
  describeTeam,
  dialog,
  list,
  options,
  seats,
  useTeamDialogs,
} from '../support/teamDialogs.tsx';

const { open, openMembers, teamNamed } = useTeamDialogs(useTestApp());

const heading = (name: string) => screen.findByRole('heading', { level: 3, name });

describe('creating a team', () => {
  it('asks for name and category, then members, by the keyboard alone', async () => {
    const { user, token } = await open();
    const inDialog = within(await dialog());
    expect(inDialog.getByText('X-MLGT-xxxxx')).toBeVisible();
    await inDialog.findByRole('option', { name: 'Sumo Robot' });
    await user.click(button('Continue'));
    expect(inDialog.getByRole('alert')).toHaveTextContent('Isi nama tim dan pilih kategori!');
    expect(inDialog.getByLabelText(/^Category/)).toHaveFocus();
    expect(inDialog.getByLabelText(/^Team Name/)).toHaveAttribute('maxlength', '60');
    await describeTeam(user, '  Tim Papan Ketik ', 'Sumo Robot');
    await waitFor(async () => expect(await heading('Anggota tim')).toHaveFocus());
    expect(inDialog.queryByRole('alert')).not.toBeInTheDocument();

    const [first, second] = await options();
    expect(count('Choosed')).toBe('0 of 5');
    await user.click(button('Save Team'));
    expect(inDialog.getByRole('alert')).toHaveTextContent(
      'Pilih minimal 1 anggota untuk membuat tim!',
    );
    await act(() => first?.focus());
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(second).toHaveFocus();
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(count('Choosed')).toBe('2 of 5');
    expect(within(list('Choosed')).getByTitle('Leader')).toBeInTheDocument();
    const [leader, member] = seats('Choosed');
    await user.click(button(`Jadikan ${member} ketua`));
    expect(seats('Choosed')).toEqual([member, leader]);
    expect(button(`Keluarkan ${member}`)).toHaveFocus();
    await user.click(button('Save Team'));
    expect(await screen.findByText('Tim "Tim Papan Ketik" berhasil dibuat!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const team = await teamNamed(token, 'Tim Papan Ketik');
    expect(team?.members.map(({ name, level }) => [name, level])).toEqual([
      [member, 'leader'],
      [leader, 'member'],
    ]);
  });

  it('takes five at most, and says so', async () => {
    const { user } = await openMembers('Tim Penuh', { everybody: true, category: 'Maze Solver' });
    const all = await options();
    expect(all).toHaveLength(12);
    await act(() => all[0]?.focus());
    await user.keyboard(' {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight} ');
    expect(count('Choosed')).toBe('5 of 5');
    const sixth = all[5] as HTMLElement;
    expect(sixth).toHaveAttribute('aria-disabled', 'true');
    expect(sixth).toHaveAccessibleDescription('Tim maksimal memiliki 5 anggota!');
    expect(within(list('Choosed')).queryByRole('alert')).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight} ');
    expect(within(list('Choosed')).getByRole('alert')).toHaveTextContent(
      'Tim maksimal memiliki 5 anggota!',
    );
    expect(count('Choosed')).toBe('5 of 5');
    const { violations } = await axe.run(await dialog(), {
      runOnly: ['cat.aria', 'cat.name-role-value', 'cat.forms'],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it('turns the pages of people by the keyboard, and keeps who is chosen', async () => {
    const { user } = await openMembers('Tim Penuh', { everybody: true, category: 'Maze Solver' });
    const all = await options();
    await act(() => all[0]?.focus());
    await user.keyboard(' {ArrowRight>5/}{PageDown}');
    expect(within(await dialog()).getByText('Page 2 of 2')).toBeVisible();
    expect(document.activeElement).toHaveAttribute('role', 'option');
    expect(document.activeElement).toHaveAttribute(
      'aria-posinset',
      String(12 + Math.min(6, (await options()).length)),
    );
    await user.keyboard('{Home}{PageUp}');
    expect(all[0]).not.toBe(document.activeElement);
    expect((await options())[0]).toHaveFocus();
    expect(count('Choosed')).toBe('1 of 5');
  });

  it('takes somebody out again, and finds people by name', async () => {
    const { user } = await openMembers('Tim Penuh', { everybody: true, category: 'Maze Solver' });
    const [first] = await options();
    await act(() => first?.focus());
    await user.keyboard(' {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight} ');
    const [gone] = seats('Choosed');
    await user.click(button(`Keluarkan ${gone}`));
    expect(count('Choosed')).toBe('4 of 5');
    expect(button(`Keluarkan ${seats('Choosed')[0]}`)).toHaveFocus();
    await user.click(within(await dialog()).getByRole('searchbox'));
    await user.paste(String(gone).toUpperCase());
    expect(await options()).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(await options()).toHaveLength(12);
  });

  it('forgets what was filled in when it is closed', async () => {
    const { user } = await openMembers('Tim Batal', { everybody: true, category: 'Maze Solver' });
    await user.click((await options())[0] as HTMLElement);
    expect(count('Choosed')).toBe('1 of 5');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(
      (await screen.findAllByRole('button', { name: 'Create Team' }))[0] as HTMLElement,
    );
    expect(within(await dialog()).getByLabelText(/^Team Name/)).toHaveValue('');
    expect(window.sessionStorage).toHaveLength(0);
  });
});
