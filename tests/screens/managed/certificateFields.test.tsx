import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { certificateDesigns } from '../../../server/db/schema.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, backend } = useTestApp();
beforeEach(() => applyScenarios('organiser'));

/** Opens the page of a tournament whose certificates have an own background. */
async function openEditor() {
  const saved = {
    tournamentId: 1,
    template: 'classic' as const,
    placeAndDate: '',
    signerName: '',
    signerTitle: '',
    numberPattern: '',
    background: 'certificates/1-background.jpg',
  };
  await backend.db.delete(certificateDesigns);
  await backend.db.insert(certificateDesigns).values(saved);
  const { user } = await renderApp('/organiser/tournaments/1/certificates');
  const section = await screen.findByRole('group', { name: 'Letak isian pada latar sendiri' });
  const editor = within(section);
  const page = editor.getByRole('application', { name: 'Halaman sertifikat' });
  const select = (field: string) => user.selectOptions(editor.getByLabelText('Isian'), field);
  const save = () => user.click(screen.getByRole('button', { name: 'Simpan desain' }));
  const type = async (label: string, text: string) => {
    await user.clear(editor.getByLabelText(label));
    await user.type(editor.getByLabelText(label), text);
  };
  return { user, editor, page, select, save, type };
}

const readFields = async () => {
  const rows = await backend.db
    .select()
    .from(certificateDesigns)
    .where(eq(certificateDesigns.tournamentId, 1));
  return rows[0]?.fields;
};

describe('the fields on an own background', () => {
  it('are moved by arrow keys and by buttons, and where they are is announced', async () => {
    const { user, editor, page, select, save } = await openEditor();
    await expectAccessible();
    await select('Sekolah');
    await user.click(page);
    await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}');
    expect(editor.getByRole('status')).toHaveTextContent(
      'Sekolah: 44,5 mm dari kiri, 113 mm dari atas',
    );
    await user.click(editor.getByRole('button', { name: 'Geser ke atas' }));
    expect(editor.getByLabelText('Dari atas')).toHaveValue('112');
    await save();
    await waitFor(async () =>
      expect(await readFields()).toMatchObject({
        school: { x: 44.5, y: 112, width: 200 },
        name: { x: 33.5, y: 82 },
      }),
    );
  });

  it('stop at the edge of the page', async () => {
    const { user, editor, page, select } = await openEditor();
    await select('Kode QR');
    await user.click(page);
    await user.keyboard('{Shift>}{ArrowDown>9/}{/Shift}');
    expect(editor.getByLabelText('Dari atas')).toHaveValue('177');
  });

  it('are selected by a press on the page, and follow the pointer', async () => {
    const { editor, page } = await openEditor();
    Object.defineProperty(page, 'clientWidth', { value: 594 });
    page.setPointerCapture = () => undefined;
    const title = page.querySelector('[data-field="title"]') ?? page;
    fireEvent.pointerDown(title, { button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(page, { clientX: 90, clientY: 120 });
    fireEvent.pointerUp(page);
    fireEvent.pointerMove(page, { clientX: 0, clientY: 0 });
    expect(editor.getByLabelText('Isian')).toHaveValue('title');
    expect(editor.getByLabelText('Dari kiri')).toHaveValue('43,5');
    expect(editor.getByLabelText('Dari atas')).toHaveValue('70');
  });

  it('take numbers with a comma, and are printed or not', async () => {
    const { user, editor, select, save, type } = await openEditor();
    await select('Nomor (tidak dicetak)');
    await user.click(editor.getByLabelText('Dicetak'));
    await type('Dari kiri', '20,5');
    await user.selectOptions(editor.getByLabelText('Rata'), 'Kiri');
    await select('Tim');
    await user.click(editor.getByLabelText('Dicetak'));
    await select('Nama penerima');
    expect(editor.queryByLabelText('Dicetak')).not.toBeInTheDocument();
    await save();
    await waitFor(async () => {
      const fields = await readFields();
      expect(fields?.number).toMatchObject({ x: 20.5, align: 'left' });
      expect(fields).not.toHaveProperty('team');
    });
  });

  it('say which number is not on the page, and keep it', async () => {
    const { editor, select, save, type } = await openEditor();
    await select('Sekolah');
    await type('Lebar', '12');
    await select('Tim');
    await save();
    expect(await editor.findByText('Sekolah, lebar: 20 sampai 287 mm.')).toBeVisible();
    expect(editor.getByLabelText('Isian')).toHaveValue('school');
    await waitFor(() => expect(editor.getByLabelText('Lebar')).toHaveFocus());
    expect(editor.getByLabelText('Lebar')).toBeInvalid();
    expect(editor.getByLabelText('Lebar')).toHaveValue('12');
    expect(await readFields()).toBeNull();
    await type('Lebar', '120');
    expect(editor.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('go back to where they are proposed', async () => {
    const { user, editor, page, save } = await openEditor();
    expect(editor.getByRole('button', { name: 'Kembalikan semula' })).toBeDisabled();
    await user.click(page);
    await user.keyboard('{ArrowUp}');
    await save();
    await waitFor(async () => expect(await readFields()).toMatchObject({ name: { y: 81 } }));
    await user.click(editor.getByRole('button', { name: 'Kembalikan semula' }));
    expect(editor.getByLabelText('Dari atas')).toHaveValue('82');
    await save();
    await waitFor(async () => expect(await readFields()).toBeNull());
  });

  it('are kept when another organiser was faster, and before the page is left', async () => {
    const { user, editor, page, save } = await openEditor();
    await user.click(page);
    await user.keyboard('{ArrowUp}');
    await applyScenarios('certificate-changed');
    await save();
    expect(await screen.findByText(/^Desain sertifikat baru saja diubah/)).toBeVisible();
    expect(editor.getByLabelText('Dari atas')).toHaveValue('81');
    await user.click(screen.getByRole('link', { name: 'Kategori' }));
    const question = within(await screen.findByRole('dialog', { name: 'Desain belum disimpan' }));
    await user.click(question.getByRole('button', { name: 'Tetap di sini' }));
    expect(editor.getByLabelText('Dari atas')).toHaveValue('81');
  });
});
