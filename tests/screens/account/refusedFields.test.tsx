import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { enter } from '../../support/database/events.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults, applyScenarios } = useTestApp();

type Form = {
  path: string;
  call: string;
  /** What is typed, by the labels of the fields. */
  typed: Record<string, string>;
  submit: string;
};

const person = { Nama: 'Sekar', Email: 'sekar@surel.example' };
const password = { Password: 'lintasan-garis-24', 'Ulangi password': 'lintasan-garis-24' };

const signUp: Form = {
  path: '/signup',
  call: '*/api/participant/register',
  typed: { ...person, ...password },
  submit: 'Sign Up',
};
const clubRegister: Form = {
  path: '/schoolclub/register',
  call: '*/api/gh/register',
  typed: {
    'Nama sekolah atau klub': 'SMP Baru',
    Email: 'smp@surel.example',
    'Nomor telepon': '081234567890',
    ...password,
    PIN: '246810',
  },
  submit: 'Daftarkan school club',
};
it.each<[string, Form, string, string]>([
  ['a name', signUp, 'name', 'Nama'],
  ['an e-mail address that is taken', signUp, 'email', 'Email'],
  ['a password', signUp, 'password', 'Password'],
  ["a club's name", clubRegister, 'name', 'Nama sekolah atau klub'],
  ["a club's e-mail address", clubRegister, 'email', 'Email'],
  ["a club's telephone number", clubRegister, 'phone', 'Nomor telepon'],
  ["a club's password", clubRegister, 'password', 'Password'],
  [
    "the confirmation of a club's password",
    clubRegister,
    'password_confirmation',
    'Ulangi password',
  ],
  ["a club's PIN", clubRegister, 'pin', 'PIN'],
])(
  '%s that the server refuses says so at its field, which keeps the text and has the focus',
  async (_, form, name, label) => {
    const message = `Isian ${name} ditolak.`;
    faults(
      http.post(form.call, () =>
        HttpResponse.json(
          { success: false, message, error: message, errors: { [name]: [message] } },
          { status: 422 },
        ),
      ),
    );
    const { user } = await renderApp(form.path);
    for (const [each, text] of Object.entries(form.typed)) await enter(user, each, text);
    await user.click(button(form.submit));
    const refused = await field(label);
    await waitFor(() => expect(refused).toHaveAccessibleDescription(message));
    expect(refused).toBeInvalid();
    expect(refused).toHaveFocus();
    expect(screen.getAllByText(message)).toHaveLength(1);
    for (const [each, text] of Object.entries(form.typed))
      expect(await field(each)).toHaveValue(text);
  },
);

type RefusedEdit = {
  who: 'organiser' | 'club';
  path: string;
  /** The button that opens the form, if it is not the page. */
  open?: string;
  typed: Record<string, string>;
  submit: string;
};

const invitation: RefusedEdit = {
  who: 'organiser',
  path: '/organiser/people',
  open: 'Undang',
  typed: { Nama: 'Sari', Email: 'sari@panitia.example', 'Password saat ini': 'robolaga-demo' },
  submit: 'Buat tautan',
};
const transfer: RefusedEdit = {
  who: 'club',
  path: '/schoolclub/security',
  open: 'Serahkan akun',
  typed: { 'Email pembina baru': 'baru@surel.example', 'Password saat ini': 'robolaga-demo' },
  submit: 'Kirim tautan',
};
const category: RefusedEdit = {
  who: 'organiser',
  path: '/organiser/categories/new',
  typed: { Nama: 'Kategori Baru' },
  submit: 'Simpan',
};
const banner: RefusedEdit = {
  who: 'organiser',
  path: '/organiser/media/banners/new',
  typed: { Judul: 'Spanduk', 'Teks tombol': 'Daftar', 'Tautan tombol': '/tournaments' },
  submit: 'Simpan',
};
it.each<[string, RefusedEdit, string, string, string]>([
  [
    'an organiser who is there already',
    invitation,
    'Email',
    'panitia@contoh.robolaga.id',
    'Email ini sudah punya akun penyelenggara. Tulis email yang lain.',
  ],
  [
    'an invitation to an address that is none',
    invitation,
    'Email',
    'sari',
    'Email tidak valid. Tulis seperti nama@sekolah.sch.id.',
  ],
  [
    'an invitation with a wrong password',
    invitation,
    'Password saat ini',
    'bukan-ini',
    'Password saat ini salah.',
  ],
  [
    'a transfer to an address that is none',
    transfer,
    'Email pembina baru',
    'baru',
    'Email tidak valid. Tulis seperti nama@sekolah.sch.id.',
  ],
  [
    'a transfer with a wrong password',
    transfer,
    'Password saat ini',
    'bukan-ini',
    'Password saat ini salah.',
  ],
  [
    'a name of another category',
    category,
    'Nama',
    'Line Follower',
    'Nama ini sudah dipakai kategori lain. Tulis nama yang lain.',
  ],
  [
    'a link that leads nowhere',
    banner,
    'Tautan tombol',
    'https://x y',
    'Tautan harus berupa alamat http(s) atau halaman situs ini, misalnya /tournaments.',
  ],
])(
  '%s: the backend says so at the field, which has the focus; nothing typed is lost',
  async (_, form, label, wrong, message) => {
    await applyScenarios(form.who);
    faults(
      http.get('*/api/version', () => HttpResponse.json({ version: '1.2.0', sends_mail: true })),
    );
    const { user } = await renderApp(form.path);
    if (form.open) await user.click(await screen.findByRole('button', { name: form.open }));
    const inForm = form.open ? within(await screen.findByRole('dialog')) : screen;
    const find = (name: string) =>
      inForm.findByLabelText((content) => content.replace(/\s\*$/, '') === name);
    const typed = { ...form.typed, [label]: wrong };
    for (const [each, text] of Object.entries(typed)) {
      await user.click(await find(each));
      await user.paste(text);
    }
    await user.click(inForm.getByRole('button', { name: form.submit }));
    const refused = await find(label);
    await waitFor(() => expect(refused).toHaveAccessibleDescription(message));
    expect(refused).toBeInvalid();
    expect(refused).toHaveFocus();
    expect(screen.getAllByText(message)).toHaveLength(1);
    for (const [each, text] of Object.entries(typed)) expect(await find(each)).toHaveValue(text);
  },
);
