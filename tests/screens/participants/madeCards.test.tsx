import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { participants } from '../../../server/db/schema.ts';
import { createPupilMaker, namesOnPaper } from '../../support/screens/pupilCards.ts';
import { button } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, backend } = useTestApp();

const password = 'sirkuit-malam-31';
const addPupils = createPupilMaker(backend);

const findByName = async (name: string) =>
  (await backend.db.select().from(participants).where(eq(participants.name, name)))[0];

describe('cards that were made', () => {
  it('are counted, are not made again, and are renewed on purpose alone', async () => {
    const token = await addPupils(
      { name: 'Kadek Punya', class: '9P' },
      { name: 'Luh Punya', class: '9P' },
      { name: 'Made Punya', class: '9P' },
    );
    const [kadek, luh] = [await findByName('Kadek Punya'), await findByName('Luh Punya')];
    const path = '/api/gh-schools/1/participants/cards';
    const request = async (ids: number[]) => {
      const { body } = await backend.request('POST', path, {
        token,
        body: { participant_ids: ids },
      });
      return (body as { data: [{ code: string }] }).data[0].code;
    };
    const printed = await request([kadek?.id ?? 0]);
    const used = await request([luh?.id ?? 0]);
    const take = (code: string) =>
      backend.request('PUT', '/api/pupil-cards', { body: { code, email: '', password } });
    await take(used);
    await rememberClub();
    const { user } = await renderApp('/schoolclub/participants/cards?class=9P');
    expect(
      await screen.findByText(
        '1 peserta belum punya kartu. 1 sudah punya kartu. 1 sudah memakai kartunya.',
      ),
    ).toBeVisible();
    const table = within(await screen.findByRole('grid', { name: 'Daftar kartu peserta' }));
    expect(await table.findByRole('row', { name: /Kadek Punya.*Punya kartu sejak/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Luh Punya.*Dipakai/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Made Punya.*Belum punya kartu/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ganti kartu Luh Punya' })).not.toBeInTheDocument();

    await user.click(button('Buat 1 kartu'));
    expect(await screen.findByText('Kode QR kartu Made Punya')).toBeInTheDocument();
    expect(namesOnPaper()).toEqual(['Made Punya']);
    const check = () =>
      backend.request('POST', '/api/pupil-cards/check', { body: { code: printed } });
    await waitFor(async () => expect((await check()).status).toBe(200));
    await user.click(await screen.findByRole('button', { name: 'Ganti kartu Kadek Punya' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ganti kartu Kadek Punya?' }));
    expect(
      dialog.getByText(/Kartu yang sudah dicetak atau dikirim tidak berlaku lagi/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ganti kartu' }));
    await waitFor(() => expect(namesOnPaper()).toEqual(['Kadek Punya', 'Made Punya']));
    await waitFor(async () => expect((await check()).status).toBe(422));
    expect(
      await screen.findByText(/^Tidak ada kartu yang perlu dibuat\. 2 sudah punya/),
    ).toBeVisible();
    await user.click(button('Ganti 2 kartu'));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Ganti 2 kartu?' })).getByRole('button', {
        name: 'Batal',
      }),
    );
    expect(namesOnPaper()).toEqual(['Kadek Punya', 'Made Punya']);
  });

  it('are asked about before they are lost, until they are printed', async () => {
    await addPupils({ name: 'Nyoman Tinggal', class: '9Q' });
    await rememberClub();
    const { user, router } = await renderApp('/schoolclub/participants/cards?class=9Q');
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Buat 1 kartu' }));
    await waitFor(() => expect(namesOnPaper()).toEqual(['Nyoman Tinggal']));
    expect(leaving()).toBe(true);
    const leave = async () => {
      act(() => void router.navigate('/teams'));
      return within(await screen.findByRole('dialog', { name: 'Kartu belum dicetak' }));
    };
    await user.click((await leave()).getByRole('button', { name: 'Tetap di sini' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(namesOnPaper()).toEqual(['Nyoman Tinggal']);
    // A filter is no other page.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kelas' }), '');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button('Selesai'));
    const closing = within(await screen.findByRole('dialog', { name: 'Kartu belum dicetak' }));
    await user.click(closing.getByRole('button', { name: 'Tetap di sini' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(leaving()).toBe(false);
    act(() => void router.navigate('/teams'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/teams'));
  });
});

it('a new card is shared with one family, by its link', async () => {
  await addPupils({ name: 'Ni "Luh" & Putu #1', class: '9S' }, { name: 'Rai Lain', class: '9S' });
  await rememberClub();
  const { user } = await renderApp('/schoolclub/participants/cards?class=9S');
  await user.click(await screen.findByRole('button', { name: 'Buat 2 kartu' }));
  await user.click(await screen.findByText('Bagikan ke orang tua, satu per satu'));
  await user.click(screen.getByRole('button', { name: 'Bagikan kartu Ni "Luh" & Putu #1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bagikan' }));
  expect(dialog.getByText(/^Kartu ini hanya untuk keluarga peserta ini\./)).toBeVisible();
  const { value } = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Teks' });
  expect(value).toMatch(/^Kartu akun RoboLaga untuk Ni "Luh" & Putu #1 \(/);
  expect(value).not.toContain('Rai Lain');
  const link = new URL(value.split('\n').at(-1) ?? '');
  expect(link.pathname).toBe('/kartu');
  const sent = new URL(
    dialog.getByRole<HTMLAnchorElement>('link', { name: 'Kirim lewat WhatsApp' }).href,
  );
  expect(sent.searchParams.get('text')).toBe(value);
  expect(sent.hash).toBe('');
  await user.click(dialog.getByRole('button', { name: 'Tutup' }));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(link.hash);
});

it('a card that another tab has made meanwhile is named, and not made again', async () => {
  const token = await addPupils(
    { name: 'Oka Tab', class: '9U' },
    { name: 'Putu Tab', class: '9U' },
  );
  await rememberClub();
  const { user } = await renderApp('/schoolclub/participants/cards?class=9U');
  const make = await screen.findByRole('button', { name: 'Buat 2 kartu' });
  await waitFor(async () => {
    const oka = await findByName('Oka Tab');
    const made = await backend.request('POST', '/api/gh-schools/1/participants/cards', {
      token,
      body: { participant_ids: [oka?.id ?? 0] },
    });
    expect(made.status).toBe(201);
  });
  await user.click(make);
  expect(
    await screen.findByText('1 peserta sudah punya kartu, jadi tidak dibuatkan lagi: Oka Tab.'),
  ).toBeVisible();
  expect(namesOnPaper()).toEqual(['Putu Tab']);
});
