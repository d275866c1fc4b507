import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { teams } from '../../../server/db/schema.ts';
import { wantReducedMotion } from '../../support/browser/mediaQueries.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, backend, applyScenarios, clearScenarios } = useTestApp();

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const scrolled = vi.fn<(options: ScrollIntoViewOptions) => void>();
beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView: scrolled.mockClear() }));

async function openImport(text: string) {
  await rememberClub();
  const app = await renderApp('/schoolclub/participants/import');
  await pasteText(app.user, text);
  return app;
}
async function pasteText(user: User, text: string) {
  const input = await field('Atau tempel dari lembar kerja');
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
  await user.click(button('Periksa'));
}
const heading = () => screen.findByRole('heading', { name: /^Pratinjau/ });
const preview = async () => within(await screen.findByRole('region', { name: 'Pratinjau' }));
const editor = (line: number) =>
  within(screen.getByRole('form', { name: `Perbaiki Baris ${line}` }));
const openEditor = (user: User, line: number) =>
  user.click(screen.getByRole('button', { name: `Perbaiki di sini: Baris ${line}` }));

describe('the result of Periksa', () => {
  it('gets focus and window, with its counts', async () => {
    await openImport('Nama\tEmail\nAni Betul\tani\nBudi Betul\t');
    expect(await heading()).toHaveFocus();
    expect(await heading()).toHaveAccessibleName(
      'Pratinjau Teks yang ditempel: 1 baru · 0 diperbarui · 0 sudah ada · 1 perlu diperbaiki',
    );
    expect(scrolled.mock.contexts).toContain(await heading());
    expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior: 'smooth' });
  });

  it('does not move by itself where less motion is asked for', async () => {
    wantReducedMotion();
    await openImport('Nama\nAni Betul');
    await heading();
    expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' });
  });

  it('is the reason where nothing can be read or checked, and can be tried again', async () => {
    await rememberClub();
    const { user } = await renderApp('/schoolclub/participants/import');
    await field('Atau tempel dari lembar kerja');
    await applyScenarios('offline:importClubParticipants');
    await pasteText(user, 'Nama\nAni Betul');
    const failure = await screen.findByText('Berkas belum dapat diperiksa. Coba lagi.');
    expect(document.activeElement).toContainElement(failure);
    clearScenarios();
    await user.click(button('Periksa lagi'));
    expect(await heading()).toHaveFocus();
    await pasteText(user, 'Nama\n');
    const empty = await screen.findByText('Tidak ada baris dengan isi.');
    expect(document.activeElement).toContainElement(empty);
    expect(screen.queryByRole('button', { name: 'Periksa lagi' })).not.toBeInTheDocument();
  });
});

describe('a wrong cell', () => {
  it('is mended in its row, and what was typed in others is checked with it', async () => {
    const text = 'Nama\tEmail\nAni Betul\tani\nBudi Betul\tbudi@surel.example\nCici Betul\tcici';
    const { user } = await openImport(text);
    await heading();
    await openEditor(user, 2);
    const email = editor(2).getByRole('textbox', { name: 'Email' });
    expect(email).toHaveFocus();
    expect(email).toHaveValue('ani');
    await user.click(email);
    await user.paste('@surel.example');
    await openEditor(user, 4);
    await user.click(editor(4).getByRole('textbox', { name: 'Email' }));
    await user.paste('@surel.example');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await heading()).toHaveTextContent('3 baru'));
    expect(await heading()).toHaveFocus();
    expect(screen.queryByRole('form', { name: /^Perbaiki/ })).not.toBeInTheDocument();
    const region = await preview();
    expect(region.getByText('ani@surel.example')).toBeVisible();
    expect(region.getByText('Budi Betul')).toBeVisible();
    expect(await field('Atau tempel dari lembar kerja')).toHaveValue(text);
    expect(region.getByRole('button', { name: 'Simpan 3 baris' })).toBeVisible();
  });

  it('that is still wrong stays open with what was typed', async () => {
    const { user } = await openImport('Nama\tEmail\nAni Betul\tani');
    await heading();
    await openEditor(user, 2);
    await user.click(editor(2).getByRole('textbox', { name: 'Email' }));
    await user.paste('@@');
    await user.click(editor(2).getByRole('button', { name: 'Periksa lagi' }));
    await waitFor(async () => expect(await heading()).toHaveFocus());
    expect(editor(2).getByRole('textbox', { name: 'Email' })).toHaveValue('ani@@');
    // What is checked once more keeps it too.
    await user.click(button('Periksa'));
    expect(await screen.findByText('ani@@')).toBeVisible();
    await openEditor(user, 2);
    await user.click(editor(2).getByRole('button', { name: 'Batal' }));
    expect(screen.queryByRole('form', { name: /^Perbaiki/ })).not.toBeInTheDocument();
  });

  it('can be of a column that the file does not have', async () => {
    const { user } = await openImport('Nama\tTim\nAni Betul\tTim Betul');
    expect(await screen.findByText('Kategori: Isi kategori tim ini.')).toBeVisible();
    await openEditor(user, 2);
    const category = editor(2).getByRole('textbox', { name: 'Kategori' });
    expect(category).toHaveFocus();
    await user.type(category, 'inspire{Enter}');
    expect(await screen.findByText('Inspire · tim baru')).toBeVisible();
    await user.click(button('Simpan 1 baris'));
    expect(await screen.findByText('1 peserta ditambahkan, 1 tim dibuat.')).toBeVisible();
    await act(async () => {
      expect(await backend.db.$count(teams, eq(teams.name, 'Tim Betul'))).toBe(1);
    });
  });

  it('is not lost when the rows cannot be checked again', async () => {
    const { user } = await openImport('Nama\tEmail\nAni Betul\tani');
    await heading();
    await openEditor(user, 2);
    await user.click(editor(2).getByRole('textbox', { name: 'Email' }));
    await user.paste('@surel.example');
    await applyScenarios('offline:importClubParticipants');
    await user.keyboard('{Enter}');
    await screen.findByText('Berkas belum dapat diperiksa. Coba lagi.');
    expect(editor(2).getByRole('textbox', { name: 'Email' })).toHaveValue('ani@surel.example');
    clearScenarios();
    const [again] = screen.getAllByRole('button', { name: 'Periksa lagi' });
    await user.click(again as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Simpan 1 baris' })).toBeVisible();
  });
});

describe('a category that is nearly one', () => {
  const text =
    'Nama\tTim\tKategori\nAni Betul\tElang\tSumo\nBudi Betul\tElang\tsumo\nCici Betul\tRajawali\tLF';

  it('is proposed, and taken by one press for its row', async () => {
    const { user } = await openImport(text);
    await heading();
    expect(screen.getAllByText('Maksud Anda Sumo Robot?')).toHaveLength(2);
    await user.click(button('Pakai Line Follower'));
    expect(await screen.findByText('Line Follower · tim baru')).toBeVisible();
    expect(screen.getAllByText('Maksud Anda Sumo Robot?')).toHaveLength(2);
  });

  it('is taken for all rows that have the same', async () => {
    const { user } = await openImport(text);
    await heading();
    const [all] = screen.getAllByRole('button', { name: 'Pakai Sumo Robot di 2 baris' });
    await user.click(all as HTMLElement);
    expect(await screen.findAllByText('Sumo Robot · tim baru')).toHaveLength(2);
    expect(screen.queryByText('Maksud Anda Sumo Robot?')).not.toBeInTheDocument();
    expect(screen.getByText('Maksud Anda Line Follower?')).toBeVisible();
  });

  it('is asked for where several are alike, and never taken in silence', async () => {
    const { user } = await openImport('Nama\tTim\tKategori\nAni Betul\tElang\tSumo Soccer');
    await heading();
    expect(screen.getByText('Yang mana yang dimaksud dengan Sumo Soccer?')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Simpan/ })).not.toBeInTheDocument();
    expect(button('Pakai Sumo Robot')).toBeVisible();
    await user.click(button('Pakai Soccer Bot'));
    expect(await screen.findByText('Soccer Bot · tim baru')).toBeVisible();
  });
});

describe('a row that could be saved', () => {
  const lines = () => screen.getAllByRole('button', { name: /^Lewati: / });

  it('can be left out, such as a teacher among the pupils, and taken back', async () => {
    const { user } = await openImport('Nama\nGita Lewat\nSulastri, S.Pd.\nHadi Lewat');
    expect(await heading()).toHaveAccessibleName(/3 baru/);
    expect(lines()).toHaveLength(3);
    await user.click(button('Lewati: Baris 3'));
    await waitFor(() => expect(lines()).toHaveLength(2));
    await waitFor(async () => expect(await heading()).toHaveAccessibleName(/2 baru/));
    const skipped = (await preview()).getByText('Baris 3 dilewati.');
    await user.click(within(skipped).getByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(screen.queryByText('Baris 3 dilewati.')).not.toBeInTheDocument();
  });
});
