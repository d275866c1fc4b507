import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { enter } from '../../support/database/events.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults } = useTestApp();

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
