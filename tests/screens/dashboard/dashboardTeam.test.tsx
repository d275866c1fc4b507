import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dialog, fillIn, useDashboardTeam } from '../../support/screens/dashboardTeam.ts';
import { button } from '../../support/screens/queries.ts';

const { open, openWithCode, openDialog, applyScenarios, clearScenarios } = useDashboardTeam();

describe('category and name of a new team', () => {
  it('are both asked for, with the code that the club gives', async () => {
    const { user } = await openDialog();
    expect(screen.getByText('X-MLGT-xxxxx')).toBeVisible();
    expect(screen.getByLabelText('Kategori')).toHaveFocus();
    await user.click(button('Selanjutnya'));
    expect(screen.getByRole('alert')).toHaveTextContent('Isi semua kolom: nama tim dan kategori!');
    expect(screen.getByLabelText('Kategori')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Kategori'), 'Sumo Robot');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Nama tim'));
    await user.paste('   ');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Isi semua kolom: nama tim dan kategori!');
    expect(screen.getByLabelText('Nama tim')).toBeInvalid();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each([
    ['the button', 'Batal'],
    ['Escape', '{Escape}'],
  ])('are forgotten when the dialog is closed by %s', async (_, way) => {
    const app = await openDialog();
    await fillIn(app);
    if (way === 'Batal') await app.user.click(button('Batal'));
    else {
      await app.user.keyboard(way);
      await app.user.click(await screen.findByRole('button', { name: 'Buang' }));
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button('Create Team')).toHaveFocus();
    expect(window.sessionStorage).toHaveLength(0);
    await app.user.click(button('Create Team'));
    expect(await screen.findByLabelText('Nama tim')).toHaveValue('');
    expect(screen.getByLabelText('Kategori')).toHaveValue('');
  });

  it('are asked for again after a reload', async () => {
    await openDialog();
    cleanup();
    await open();
    expect(await dialog()).toBeVisible();
    expect(screen.getByLabelText('Kategori')).toHaveFocus();
  });

  it('go no further with a club code that is none', async () => {
    const app = await openWithCode('');
    await app.user.click(await screen.findByRole('button', { name: 'Create Team' }));
    expect(await screen.findByText('X-XXXX-xxxxx')).toBeVisible();
    await screen.findByRole('option', { name: 'Sumo Robot' });
    await fillIn(app);
    await app.user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Kode tim dari GH tidak valid. Harus 4 huruf kapital.',
    );
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('wait for the categories, and for another try where they fail', async () => {
    await applyScenarios('offline:listCategories');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Create Team' }));
    expect(await within(await dialog()).findByText('Gagal mengambil kategori')).toBeVisible();
    clearScenarios();
    await user.click(button('Coba lagi'));
    expect(await screen.findByRole('option', { name: 'Sumo Robot' })).toBeVisible();
  });
});
