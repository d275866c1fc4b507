import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { haveMouse } from '../../support/browser/mediaQueries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import {
  button,
  count,
  describeTeam,
  dialog,
  list,
  type Named,
  options,
  memberships,
  useTeamDialogs,
} from '../../support/screens/teamDialogs.tsx';

const product = useTestApp();
const { data, open, openMembers, teamNamed } = useTeamDialogs(product);

const search = () => screen.getByRole('combobox', { name: 'Cari nama atau email' });
const heading = (name: string) => screen.findByRole('heading', { level: 3, name });

describe('creating a team', () => {
  it('asks for name and category, then members, by the keyboard alone', async () => {
    const { user, token } = await open();
    const inDialog = within(await dialog());
    expect(inDialog.getByText('X-MLGT-xxxxx')).toBeVisible();
    await inDialog.findByRole('option', { name: 'Sumo Robot' });
    await user.click(button('Continue'));
    expect(inDialog.getByRole('alert')).toHaveTextContent('Isi nama tim dan pilih kategori!');
    expect(inDialog.getByLabelText(/^Kategori/)).toHaveFocus();
    expect(inDialog.getByLabelText(/^Nama tim/)).toHaveAttribute('maxlength', '60');
    await describeTeam(user, '  Tim Papan Ketik ', 'Sumo Robot');
    await waitFor(async () => expect(await heading('Anggota tim')).toHaveFocus());
    expect(inDialog.queryByRole('alert')).not.toBeInTheDocument();

    const [first, second] = await options();
    expect(count('Choosed')).toBe('0 dari 5');
    await user.click(button('Save Team'));
    expect(inDialog.getByRole('alert')).toHaveTextContent(
      'Pilih minimal 1 anggota untuk membuat tim!',
    );
    await act(() => first?.focus());
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(second).toHaveFocus();
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(count('Choosed')).toBe('2 dari 5');
    expect(within(list('Choosed')).getByTitle('Leader')).toBeInTheDocument();
    const [leader, member] = memberships('Choosed');
    await user.click(button(`Jadikan ${member} ketua`));
    expect(memberships('Choosed')).toEqual([member, leader]);
    expect(button(`Keluarkan ${member}`)).toHaveFocus();
    await user.click(button('Save Team'));
    expect(await screen.findByText('Tim "Tim Papan Ketik" berhasil dibuat!')).toBeInTheDocument();
    await waitFor(() =>
      expect(document.querySelector('.highlighted')).toHaveTextContent('Tim Papan Ketik'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const team = await teamNamed(token, 'Tim Papan Ketik');
    expect(team?.members.map(({ name, level }) => [name, level])).toEqual([
      [member, 'leader'],
      [leader, 'member'],
    ]);
  });

  it('takes the names that are typed at once with a mouse, and goes from the search into the list and back', async () => {
    haveMouse();
    const { user } = await openMembers('Tim Ketik');
    expect(search()).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Anggota tim' })).toContainElement(search());
    const [first] = await options();
    const name = first?.querySelector('.name')?.textContent ?? '';
    await user.keyboard(`${name}{Enter}`);
    expect(memberships('Choosed')).toEqual([name]);

    await user.click(search());
    await user.keyboard('a{ArrowDown}');
    expect((await options())[0]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(search()).toHaveFocus();
    const everybody = screen.getByRole('switch', { name: 'Sertakan anggota tim kategori lain' });
    await act(() => everybody.focus());
    await user.keyboard(' ');
    await waitFor(() => expect(everybody).toBeChecked());
    expect(everybody).toHaveFocus();
    expect(search()).toHaveValue('a');
  });

  it('takes five at most and says so, takes somebody out again, and finds people by name', async () => {
    const { user } = await openMembers('Tim Penuh', { everybody: true, category: 'Maze Solver' });
    const all = await options();
    expect(all).toHaveLength(12);
    await act(() => all[0]?.focus());
    await user.keyboard(' {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight} ');
    expect(count('Choosed')).toBe('5 dari 5');
    const sixth = all[5] as HTMLElement;
    expect(sixth).toHaveAttribute('aria-disabled', 'true');
    expect(sixth).toHaveAccessibleDescription('Tim maksimal memiliki 5 anggota!');
    expect(within(list('Choosed')).queryByRole('alert')).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight} ');
    expect(within(list('Choosed')).getByRole('alert')).toHaveTextContent(
      'Tim maksimal memiliki 5 anggota!',
    );
    expect(count('Choosed')).toBe('5 dari 5');
    const { violations } = await axe.run(await dialog(), {
      runOnly: ['cat.aria', 'cat.name-role-value', 'cat.forms'],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

    const [gone] = memberships('Choosed');
    await user.click(button(`Keluarkan ${gone}`));
    expect(count('Choosed')).toBe('4 dari 5');
    expect(button(`Keluarkan ${memberships('Choosed')[0]}`)).toHaveFocus();
    await user.click(search());
    await user.paste(String(gone).toUpperCase());
    expect(await options()).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(await options()).toHaveLength(12);
  });

  it('turns the pages of people by the keyboard, keeps who is chosen, and forgets it when it is closed', async () => {
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
    expect(count('Choosed')).toBe('1 dari 5');

    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Buang' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(
      (await screen.findAllByRole('button', { name: 'Create Team' }))[0] as HTMLElement,
    );
    expect(within(await dialog()).getByLabelText(/^Nama tim/)).toHaveValue('');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('asks before Escape throws away what was typed, and keeps it where the answer is no', async () => {
    const { user } = await open();
    await describeTeam(user, 'Tim Tekan Esc', 'Sumo Robot');
    await heading('Anggota tim');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Buang isian tim ini?' });
    expect(within(question).getByText(/tidak disimpan/)).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Lanjut mengisi' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await user.click(button('Kembali'));
    expect(within(await dialog()).getByLabelText(/^Nama tim/)).toHaveValue('Tim Tekan Esc');
    await user.clear(within(await dialog()).getByLabelText(/^Nama tim/));
    await user.selectOptions(within(await dialog()).getByLabelText(/^Kategori/), '');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says in the row in which team somebody is already', async () => {
    const { token } = await openMembers('Tim Lain', { everybody: true, category: 'Maze Solver' });
    const teams = await data<{ name: string; members: Named[] }[]>(token, '/api/gh/teamsclub');
    const rows = await options();
    const texts = [...rows].map((row) => [
      row.querySelector('.name')?.textContent,
      row.querySelector('.teams')?.textContent,
    ]);
    expect(texts.filter(([, team]) => team !== undefined).length).toBeGreaterThan(0);
    for (const [name, text] of texts) {
      const own = teams.filter(({ members }) => members.some((member) => member.name === name));
      expect(text).toBe(
        own.length > 0 ? `di ${own.map((team) => team.name).join(', ')}` : undefined,
      );
    }
  });

  it('takes at most 26 keys for a team of three', async () => {
    const { user, token } = await open();
    // Enter on the button that opens the dialog.
    let keyCount = 1;
    const type = async (keys: string) => {
      keyCount += keys.replaceAll(/\{[^}]+\}/g, '.').length;
      await user.keyboard(keys);
    };
    // Keyboard users begin in the first field; jsdom cannot change a select by its keys.
    const category = within(await dialog()).getByLabelText(/^Kategori/);
    const { value } = await within(category).findByRole<HTMLOptionElement>('option', {
      name: 'Maze Solver',
    });
    // Nearly all of the demonstration's participants have a team of some category.
    const free = await data<Named[]>(token, `/api/gh/available-participants?category_id=${value}`);
    product.faults(
      http.get('*/api/gh-schools/:id/participants', () =>
        HttpResponse.json({ success: true, data: free }),
      ),
    );
    await user.selectOptions(category, 'Maze Solver');
    keyCount += 1;
    await act(() => category.focus());
    await type('{Tab}Baja{Enter}');
    await within(await dialog()).findByRole('listbox');
    const names = Array.from(await options(), (one) => one.querySelector('.name')?.textContent);
    await type('{Tab}');
    expect(search()).toHaveFocus();
    for (const name of names.slice(0, 3)) {
      await type(`${name?.slice(0, 4).toLowerCase()}{Enter}`);
      expect(search()).toHaveValue('');
      expect(search()).toHaveFocus();
    }
    expect(count('Choosed')).toBe('3 dari 5');
    await user.keyboard('{Control>}{Enter}{/Control}');
    keyCount += 1;
    expect(await screen.findByText('Tim "Baja" berhasil dibuat!')).toBeVisible();
    expect((await teamNamed(token, 'Baja'))?.members).toHaveLength(3);
    expect(keyCount).toBeLessThanOrEqual(26);
  });

  it('selects pasted names line by line, says who was not found, and names the leader', async () => {
    const { user } = await openMembers('Tim Tempel', { everybody: true, category: 'Maze Solver' });
    const [first, second] = Array.from(
      await options(),
      (one) => one.querySelector('.name')?.textContent,
    );
    await user.click(search());
    await user.paste(`1. ${first}\n- ${second?.toUpperCase()}\n\nTidak Ada`);
    expect(memberships('Choosed')).toEqual([first, second]);
    expect(
      screen.getByText(
        '2 anggota dipilih dari daftar yang ditempel. Tidak ditemukan atau tidak unik: Tidak Ada.',
      ),
    ).toBeVisible();

    const [leader, member] = memberships('Choosed');
    expect(list('Choosed')).toHaveTextContent(
      `Ketua: ${leader}Tekan mahkota anggota lain untuk mengganti ketua.`,
    );
    await user.click(button(`Jadikan ${member} ketua`));
    expect(list('Choosed')).toHaveTextContent(`Ketua: ${member}`);
  });

  it('shows the way to invite where the club has nobody', async () => {
    product.faults(
      http.get('*/api/gh-schools/:id/participants', () =>
        HttpResponse.json({ success: true, data: [] }),
      ),
    );
    const { user } = await open();
    await describeTeam(user, 'Tim Kosong', 'Sumo Robot');
    expect(await screen.findByText('Belum ada peserta di klub ini.')).toBeVisible();
    expect(within(await dialog()).getByRole('link', { name: 'Undang peserta' })).toHaveAttribute(
      'href',
      '/schoolclub/participants/invite',
    );
  });
});
