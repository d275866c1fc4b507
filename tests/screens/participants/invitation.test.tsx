import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, button } from '../../support/screens/participantsPage.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub } = useTestApp();

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

describe('the invitation', () => {
  it("names the club's ID and leads to the form that joins it, never with a PIN", async () => {
    await rememberClub();
    const { user } = await renderApp(`${address}/invite`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Undang peserta' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Undang peserta · RoboLaga'));
    const sheet = within(screen.getByRole('article', { name: 'Lembar undangan' }));
    expect(sheet.getByRole('heading', { name: 'SMA Negeri 3 (Malang)' })).toBeVisible();
    expect(
      sheet.getByRole('img', { name: 'Kode QR ke http://localhost:3000/profile?gh=1' }),
    ).toBeVisible();
    expect(sheet.getAllByRole('listitem')).toHaveLength(3);
    expect(document.body).not.toHaveTextContent('123456');
    expect(screen.getByRole('link', { name: 'Ubah PIN di dasbor' })).toHaveAttribute(
      'href',
      '/schoolclub/dashboard',
    );

    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Salin tautan undangan'));
    expect(await screen.findByText('Tautan disalin.')).toBeVisible();
    expect(written).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/profile?gh=1');
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await user.click(button('Cetak'));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    ['signin', 'Daftar akun baru'],
    ['signup', 'Login'],
  ])('names the club on /%s', async (page, link) => {
    await renderApp(`/${page}?from=%2Fprofile%3Fgh%3D1`);
    const name = 'Bergabung dengan SMA Negeri 3 (Malang)';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    const board = screen.getByRole('complementary');
    expect(board).toHaveTextContent('Undangan dariSMA Negeri 3 (Malang)');
    expect(board).toHaveTextContent('Isi PIN dari pembina klub');
    expect(board.querySelector('img')).toHaveAttribute('src', '/storage/clubs/mlgt.svg');
    const other = page === 'signin' ? 'signup' : 'signin';
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      `/${other}?from=%2Fprofile%3Fgh%3D1`,
    );
  });

  it('is shared with what to do, by the device or by a message', async () => {
    await rememberClub();
    const { user } = await renderApp(`${address}/invite`);
    const url = 'http://localhost:3000/profile?gh=1';
    const text =
      'Ayo bergabung dengan SMA Negeri 3 (Malang)! Buka tautan ini, lalu isi PIN dari pembina klub.';
    await user.click(await screen.findByRole('button', { name: 'Bagikan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bagikan' }));
    expect(dialog.getByRole('textbox')).toHaveValue(`${text}\n${url}`);
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(dialog.getByRole('button', { name: 'Salin teks' }));
    expect(await screen.findByText('Teks dan tautan disalin.')).toBeVisible();
    expect(written).toHaveBeenCalledExactlyOnceWith(`${text}\n${url}`);
    await user.click(dialog.getByRole('button', { name: 'Tutup' }));
    const share = vi.fn<() => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await user.click(await screen.findByRole('button', { name: 'Bagikan' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Bergabung dengan SMA Negeri 3 (Malang)',
      text,
      url,
    });
  });

  it('shows its link where the browser has no clipboard', async () => {
    await rememberClub();
    const { user } = await renderApp(`${address}/invite`);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('No.', 'NotAllowedError'),
    );
    await user.click(await screen.findByRole('button', { name: 'Salin tautan undangan' }));
    expect(await screen.findByDisplayValue('http://localhost:3000/profile?gh=1')).toHaveFocus();
  });
});
