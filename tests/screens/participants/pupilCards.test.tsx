import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { clubs, participants, registrations, runs } from '../../../server/db/schema.ts';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';
import { createPupilMaker, namesOnPaper } from '../../support/screens/pupilCards.ts';
import { button, field, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, applyScenarios, faults, backend } = useTestApp();

const password = 'sirkuit-malam-31';

const addPupils = createPupilMaker(backend);

const findByName = async (name: string) =>
  (await backend.db.select().from(participants).where(eq(participants.name, name)))[0];

it('a club makes the cards of a class, sorted, with a QR code and a code to type', async () => {
  await addPupils(
    { name: 'Zaki Kartu', class: '8A' },
    { name: 'Ani Kartu', class: '8A' },
    { name: 'Budi Kartu', class: '7B' },
  );
  await rememberClub();
  const { user } = await renderApp('/schoolclub/participants');
  await user.click(await screen.findByRole('link', { name: 'Kartu akun' }));
  await heading('Kartu akun');
  expect(
    await screen.findByText(
      /Sesudah akunnya aktif, klub tidak dapat melihat password atau membuat kartu baru/,
    ),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Buat 3 kartu' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kelas' }), '8A');
  await user.click(await screen.findByRole('button', { name: 'Buat 2 kartu' }));
  const list = await screen.findByRole('list', { name: 'Kartu untuk dicetak' });
  expect([...list.querySelectorAll('b')].map((each) => each.textContent)).toEqual([
    'Ani Kartu',
    'Zaki Kartu',
  ]);
  expect(screen.getByRole('img', { name: 'Kode QR kartu Ani Kartu' })).toBeVisible();
  expect(list.querySelector('code')?.textContent).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]$/);
  expect(button('Cetak kartu')).toHaveFocus();
  // What was made stays until it is printed; the next class is added to it.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kelas' }), '7B');
  await user.click(await screen.findByRole('button', { name: 'Buat 1 kartu' }));
  await waitFor(() => expect(namesOnPaper()).toEqual(['Budi Kartu', 'Ani Kartu', 'Zaki Kartu']));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await user.click(button('Selesai'));
  await waitFor(() => expect(namesOnPaper()).toEqual([]));
});

/** Lets the server say that it can send mail. */
const sendsMail = () =>
  faults(
    http.get('*/api/version', () => HttpResponse.json({ version: '1.2.0', sends_mail: true })),
  );

async function openMailing(className: string) {
  await addPupils(
    { name: 'Dewi Surat', class: className, email: `dewi.${className}@surel.example` },
    { name: 'Edo Surat', class: className },
  );
  await rememberClub();
  const { user } = await renderApp(`/schoolclub/participants/cards?class=${className}`);
  await user.click(await screen.findByRole('button', { name: 'Buat 2 kartu' }));
  expect(await screen.findByRole('list', { name: 'Kartu untuk dicetak' })).toBeVisible();
  // Who has a card gets none by mail unless that is asked for.
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Kirim/ })).not.toBeInTheDocument(),
  );
  await user.click(await screen.findByRole('button', { name: 'Ganti dan kirim 1 lewat email' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Ganti dan kirim kartu Dewi Surat?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Ganti dan kirim' }));
}

it('a club renews cards by mail, which end those that were printed', async () => {
  const { db, files } = backend;
  const mailing = createApp({
    db,
    files,
    passwords: testPasswords,
    pictures: testPictures,
    now: () => new Date(),
    document: readDocument(),
    mailer: { sendLater: () => undefined },
  });
  sendsMail();
  faults(http.post('*/card-mails', ({ request }) => mailing.fetch(request)));
  await openMailing('9S');
  expect(await screen.findByText('1 kartu sedang dikirim lewat email.')).toBeVisible();
  // The mail ends the card of who gets it.
  expect(namesOnPaper()).toEqual(['Edo Surat']);
});

it('a club reads before it presses that the server cannot send mail, and prints the cards', async () => {
  await addPupils(
    { name: 'Hana Surat', class: '9U', email: 'hana.surat@surel.example' },
    { name: 'Indra Surat', class: '9V' },
  );
  await rememberClub();
  const { user } = await renderApp('/schoolclub/participants/cards');
  const classes = await screen.findByRole('combobox', { name: 'Kelas' });
  await user.selectOptions(classes, '9U');
  const mail = await screen.findByRole('button', { name: 'Kirim 1 lewat email' });
  await waitFor(() => expect(mail).toBeDisabled());
  expect(mail).toHaveAccessibleDescription(
    'Server ini belum dapat mengirim email. Buat dan cetak kartunya.',
  );
  // Where nobody has an address, mail is not offered at all.
  await user.selectOptions(classes, '9V');
  expect(await screen.findByRole('button', { name: 'Buat 1 kartu' })).toBeEnabled();
  await waitFor(() => expect(screen.queryByRole('button', { name: /lewat email/ })).toBeNull());
});

it('a club reads where a server that does not tell cannot send mail, and the cards stay', async () => {
  await applyScenarios('not-offered:getVersion');
  await openMailing('9R');
  expect(
    await screen.findByText('Server ini belum dapat mengirim email. Cetak kartunya.'),
  ).toBeVisible();
  expect(screen.getByRole('list', { name: 'Kartu untuk dicetak' })).toBeVisible();
});

/** Adds a pupil to the demonstration club and returns the code of the card. */
async function makeCard(name: string, renew = false): Promise<string> {
  const token = await addPupils({ name, class: '9A' });
  const id = (await findByName(name))?.id ?? 0;
  const { body } = await backend.request('POST', '/api/gh-schools/1/participants/cards', {
    token,
    body: { participant_ids: [id], renew },
  });
  return (body as { data: [{ code: string }] }).data[0].code;
}

/** How often a test asks whose card it is. */
function countChecks() {
  const asked: Request[] = [];
  faults(http.post('*/api/pupil-cards/check', ({ request }) => void asked.push(request)));
  return () => asked.length;
}

it('a pupil takes the account over with the link of the card, and comes to the profile', async () => {
  const code = await makeCard('Citra Kartu');
  const checks = countChecks();
  const { user, router } = await renderApp(`/kartu#${code}`);
  await heading('Aktifkan akun Anda');
  expect(await screen.findByText('Citra K.')).toBeVisible();
  expect(screen.getByText('SMA Negeri 3 (Malang)')).toBeVisible();
  expect(screen.queryByLabelText('Kode di kartu')).not.toBeInTheDocument();
  // Whoever uses the computer next does not find it in the history.
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  await user.type(await field('Password'), 'pendek');
  await user.click(button('Aktifkan akun'));
  expect(await screen.findByText('Password minimal 8 karakter.')).toBeVisible();
  await user.clear(await field('Password'));
  await user.type(await field('Password'), password);
  await user.type(await field('Ulangi password'), password);
  await user.click(button('Aktifkan akun'));
  expect(await heading('Citra Kartu')).toBeVisible();
  expect(router.state.location.pathname).toBe('/profile');
  expect(checks()).toBe(1);
  // The profile goes on loading meanwhile.
  await act(async () => {
    expect((await findByName('Citra Kartu'))?.passwordHash).not.toBe('');
  });
});

it('a pupil who has an account reads what to do at the address, and gets the club with its password', async () => {
  const code = await makeCard('Fitri Kartu');
  const { user, router } = await renderApp(`/kartu#${code}`);
  expect(await screen.findByText('Fitri K.')).toBeVisible();
  const { email, name } = demoAccounts.newcomer;
  const type = async (typed: string) => {
    for (const label of ['Password', 'Ulangi password']) {
      await user.clear(await field(label));
      await user.type(await field(label), typed);
    }
    await user.click(button('Aktifkan akun'));
  };
  await user.type(await field('Email (boleh kosong)'), email);
  await type(password);
  await waitFor(async () =>
    expect(await field('Email (boleh kosong)')).toHaveAccessibleDescription(
      `${email} sudah punya akun. Isi password akun itu, dan kartu ini menyatukan keduanya. Atau isi email lain.`,
    ),
  );
  expect(await field('Password')).toHaveValue(password);
  await type(demoPassword);
  expect(await heading(name)).toBeVisible();
  expect(router.state.location.pathname).toBe('/profile');
  expect((await screen.findAllByText(/SMA Negeri 3 \(Malang\)/)).length).toBeGreaterThan(0);
  await act(async () => {
    expect(await findByName('Fitri Kartu')).toBeUndefined();
  });
});

it('a scanned card that has ended is told at once; the code of another one can be typed', async () => {
  const { user } = await renderApp('/kartu#4T7KQM2XAB9RWPDHN3CE6FGYZJ');
  await heading('Kartu tidak berlaku');
  expect(screen.getByRole('alert')).toHaveTextContent('minta kartu baru kepada pembina');
  expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/signin');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.click(button('Isi kode kartu lain'));
  expect(await field('Kode di kartu')).toHaveValue('');
  expect(await field('Kode di kartu')).toHaveFocus();
});

it('a card that ends while its page is open is told when the form is sent', async () => {
  const code = await makeCard('Dina Kartu');
  const { user } = await renderApp(`/kartu#${code}`);
  expect(await screen.findByText('Dina K.')).toBeVisible();
  await makeCard('Dina Kartu', true);
  await user.type(await field('Password'), password);
  await user.type(await field('Ulangi password'), password);
  await user.click(button('Aktifkan akun'));
  expect(await heading('Kartu tidak berlaku')).toHaveFocus();
});

it('a typed code says whose card it is once it is complete, or that it has ended', async () => {
  const code = await makeCard('Eka Kartu');
  const { user } = await renderApp('/kartu');
  const input = await field('Kode di kartu');
  await user.type(input, code.slice(0, 20).toLowerCase());
  expect(screen.getByText(/Terisi sendiri bila dipindai/)).toBeVisible();
  await user.type(input, `-${code.slice(20).toLowerCase()}`);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Kartu milik Eka K., SMA Negeri 3 (Malang).',
    ),
  );
  await user.clear(input);
  await user.type(input, '4T7KQM2XAB9RWPDHN3CE6FGYZJ');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Kode ini salah ketik, atau kartunya tidak berlaku lagi.',
    ),
  );
});

it.each([
  'not-offered:checkPupilCard',
  'server-500:checkPupilCard',
  'offline:checkPupilCard',
] as const)('with %s the code of a scanned card is in its field', async (scenario) => {
  await applyScenarios(scenario);
  await renderApp('/kartu#4T7KQM2XAB9RWPDHN3CE6FGYZJ');
  expect(await field('Kode di kartu')).toHaveValue('4T7KQM2XAB9RWPDHN3CE6FGYZJ');
});

it('what the club still sees is behind one line', async () => {
  const { user } = await renderApp('/kartu');
  await heading('Aktifkan akun Anda');
  expect(screen.getByText(/Klub tetap melihat nama/)).not.toBeVisible();
  await user.click(screen.getByText('Apa yang tetap dilihat klub?'));
  expect(screen.getByText(/Klub tetap melihat nama/)).toBeVisible();
});

it('a card that is not valid is told at its field, and what was typed stays', async () => {
  const { user } = await renderApp('/kartu');
  await heading('Aktifkan akun Anda');
  await user.type(await field('Kode di kartu'), '4t7kq-m2xab-9rwpd-hn3ce-6fgyz-j');
  await user.type(await field('Password'), password);
  await user.type(await field('Ulangi password'), password);
  await user.click(button('Aktifkan akun'));
  await waitFor(async () => expect(await field('Kode di kartu')).toBeInvalid());
  expect(await field('Kode di kartu')).toHaveAccessibleDescription(
    'Kode ini salah ketik, atau kartunya tidak berlaku lagi. Periksa lagi tiap hurufnya, atau minta kartu baru kepada pembina.',
  );
  expect(await field('Kode di kartu')).toHaveFocus();
  expect(await field('Kode di kartu')).toHaveValue('4t7kq-m2xab-9rwpd-hn3ce-6fgyz-j');
});

it('a code that can be none is told at its field with how long it is, and nobody is asked', async () => {
  const checks = countChecks();
  const { user } = await renderApp('/kartu');
  await heading('Aktifkan akun Anda');
  await user.type(await field('Kode di kartu'), '4T7KQ-M2');
  await user.tab();
  await waitFor(async () =>
    expect(await field('Kode di kartu')).toHaveAccessibleDescription(
      'Kurang 19 karakter: kode ini 7, seharusnya 26. Periksa lagi kode di kartu.',
    ),
  );
  await user.type(await field('Kode di kartu'), 'XAB-9RWPD-HN3CE-6FGY');
  expect(await field('Kode di kartu')).toBeValid();
  await user.type(await field('Password'), password);
  await user.type(await field('Ulangi password'), password);
  await user.click(button('Aktifkan akun'));
  expect(await field('Kode di kartu')).toHaveAccessibleDescription(
    'Kurang 2 karakter: kode ini 24, seharusnya 26. Periksa lagi kode di kartu.',
  );
  expect(await field('Kode di kartu')).toHaveFocus();
  expect(await field('Kode di kartu')).toHaveValue('4T7KQ-M2XAB-9RWPD-HN3CE-6FGY');
  expect(checks()).toBe(0);
});

it('a link that has lost a part of its code says so, and has the rest in the field', async () => {
  await renderApp('/kartu#4T7KQM2XAB9RWPDHN3CE6FGY');
  await heading('Aktifkan akun Anda');
  expect(await field('Kode di kartu')).toHaveValue('4T7KQM2XAB9RWPDHN3CE6FGY');
  await waitFor(async () =>
    expect(await field('Kode di kartu')).toHaveAccessibleDescription(
      'Kurang 2 karakter: kode ini 24, seharusnya 26. Periksa lagi kode di kartu.',
    ),
  );
});

// Last, because the other tests need a club that is known.
it('a club that organisers do not know reads why it mails no cards, before it presses', async () => {
  await backend.db.update(clubs).set({ reviewedAt: null }).where(eq(clubs.id, 1));
  await backend.db.update(registrations).set({ checkedInAt: null });
  await backend.db.delete(runs);
  await addPupils(
    { name: 'Fina Surat', class: '9T', email: 'fina.surat@surel.example' },
    { name: 'Gilang Surat', class: '9T' },
  );
  sendsMail();
  await rememberClub();
  const { user } = await renderApp('/schoolclub/participants/cards');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kelas' }), '9T');
  const mail = await screen.findByRole('button', { name: 'Kirim 1 lewat email' });
  await waitFor(() => expect(mail).toBeDisabled());
  expect(mail).toHaveAccessibleDescription(/belum diperiksa penyelenggara.*cetak kartunya/);
  await user.click(await screen.findByRole('button', { name: 'Buat 2 kartu' }));
  expect(await screen.findByRole('list', { name: 'Kartu untuk dicetak' })).toBeVisible();
});
