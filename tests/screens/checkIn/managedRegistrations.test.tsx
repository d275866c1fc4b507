import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teams } from '../../../server/db/schema.ts';
import { expectAddress } from '../../support/servers/addresses.ts';
import { field } from '../../support/screens/queries.ts';
import {
  registrationsOf,
  registrationsPath,
  registrationsTournament,
} from '../../support/screens/registrationsPage.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const product = useTestApp();
const { renderApp, applyScenarios, faults, backend } = product;
const { readAll, findOne, isPresent } = registrationsOf(product);

beforeEach(() => applyScenarios('organiser'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the registrations of a tournament', () => {
  it('is reached from the tournament, and checks a team in by a tap and out by another', async () => {
    const app = await renderApp(`/organiser/tournaments/${registrationsTournament}`);
    await app.user.click(await screen.findByRole('link', { name: 'Pendaftaran tim' }));
    await expectAddress(app, registrationsPath);
    const first = await findOne();
    const button = await screen.findByRole('button', { name: `${first.team.name} hadir` });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await app.user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(async () => expect(await isPresent(first)).toBe(true));
    expect(screen.getByText(/^1 dari \d+ hadir$/)).toBeVisible();
    await app.user.click(button);
    await waitFor(async () => expect(await isPresent(first)).toBe(false));
    expect(button).toHaveAttribute('aria-pressed', 'false');

    // What could not be saved is taken back.
    await applyScenarios('html-error-page:setCheckIn');
    await app.user.click(button);
    expect(await screen.findByText('Kehadiran belum dapat disimpan. Coba lagi.')).toBeVisible();
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows who has not come or has, with their numbers, and takes a check-in back', async () => {
    const { user } = await renderApp(registrationsPath);
    const all = (await readAll()).length;
    const { team } = await findOne();
    const findToggle = () => screen.findByRole('button', { name: `${team.name} hadir` });
    await user.click(await screen.findByRole('button', { name: `Belum hadir (${all})` }));
    await user.click(await findToggle());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `${team.name} hadir` })).toBeNull(),
    );
    expect(screen.getByRole('button', { name: `Belum hadir (${all - 1})` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Hadir (1)' }));
    expect(await findToggle()).toHaveAttribute('aria-pressed', 'true');
    await user.click(await screen.findByRole('button', { name: /Urungkan/ }));
    expect(await screen.findByText('Belum ada tim yang hadir.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tampilkan semua' }));
    expect(await findToggle()).toHaveAttribute('aria-pressed', 'false');
  });

  it('checks a team in by its start number, and offers those that digits of codes fit', async () => {
    const third = (await readAll()).find(({ start_number: number }) => number === 3);
    const twins = (await readAll()).slice(-2);
    for (const [index, { team }] of twins.entries())
      await backend.db
        .update(teams)
        .set({ code: `X-AB${'CD'[index]}Z-54321` as const })
        .where(eq(teams.id, team.id));
    const { user } = await renderApp(registrationsPath);
    const input = await field('Nomor atau kode tim');
    await user.type(input, '003{Enter}');
    expect(
      await screen.findByText(`${third?.team.name} hadir · ${third?.category.name}`),
    ).toBeVisible();
    const shown = within(screen.getByRole('row', { name: new RegExp(third?.team.name ?? '') }));
    expect(shown.getByRole('gridcell', { name: '3' })).toBeVisible();
    // Of two clubs.
    await user.type(input, '54321{Enter}');
    expect(
      await screen.findByText(
        '"54321" cocok dengan 2 tim. Ketik nomor peserta atau pilih dari daftar.',
      ),
    ).toBeVisible();
    expect(input).toHaveFocus();
    const choices = within(screen.getByRole('list', { name: 'Tim yang cocok' }));
    const [twin] = twins;
    await user.click(choices.getByRole('button', { name: /X-ABCZ-54321/ }));
    expect(
      await screen.findByText(`${twin?.team.name} hadir · ${twin?.category.name}`),
    ).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Tim yang cocok' })).toBeNull();
    await user.type(input, '{Enter}');
    expect(await screen.findByText('Ketik nomor peserta atau kode tim.')).toBeVisible();
    // As it was, for the other tests.
    const token = await backend.signIn('organiser');
    for (const each of [third, twin])
      await backend.request('PUT', `/api${registrationsPath}/${each?.id}/check-in`, {
        token,
        body: { checked_in: false },
      });
  });

  it('takes the digits of a code and a short code, and does not say without a network that there is no team', async () => {
    const [before] = (await readAll()).slice(-1);
    if (!before) throw new Error('No team is registered');
    await backend.db
      .update(teams)
      .set({ code: 'X-ABEZ-00930' })
      .where(eq(teams.id, before.team.id));
    const { name } = before.team;
    const { user } = await renderApp(registrationsPath);
    const enter = async (typed: string) => {
      await user.clear(await field('Nomor atau kode tim'));
      await user.paste(typed);
      await user.keyboard('{Enter}');
    };
    await enter('930');
    expect(await screen.findByText(`${name} hadir · ${before.category.name}`)).toBeVisible();
    await enter('x-abez-930');
    expect(await screen.findByText(`${name} sudah tercatat hadir.`)).toBeVisible();
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('x-abez-930');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(screen.getByRole('rowheader')).toHaveTextContent(name);
    // Somebody may have been registered meanwhile: without a network nobody can say who is not.
    await applyScenarios('offline:listRegistrations');
    await enter('X-ABCD-99999');
    expect(await screen.findByText(/Server tidak dapat dihubungi/)).toBeVisible();
    const token = await backend.signIn('organiser');
    await backend.request('PUT', `/api${registrationsPath}/${before.id}/check-in`, {
      token,
      body: { checked_in: false },
    });
  });

  it('puts the team whose start number is searched before others with these digits', async () => {
    const all = await readAll();
    const wanted = all.find(({ start_number: number }) => number === 2);
    const { user } = await renderApp(registrationsPath);
    await user.type(await screen.findByRole('searchbox'), '2');
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(wanted?.team.name ?? ''),
    );
  });

  it('checks a team in by its code, says what is wrong with another, and finds teams', async () => {
    const { user } = await renderApp(registrationsPath);
    const { team, category, ...second } = await findOne(1);
    const input = await field('Nomor atau kode tim');
    await user.type(input, `${team.code.toLowerCase()}{Enter}`);
    expect(await screen.findByText(`${team.name} hadir · ${category.name}`)).toBeVisible();
    expect(await isPresent({ team, category, ...second })).toBe(true);
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    await user.type(input, `${team.code}{Enter}`);
    expect(await screen.findByText(`${team.name} sudah tercatat hadir.`)).toBeVisible();
    await user.type(input, 'Zzzz{Enter}');
    expect(
      await screen.findByText('Tidak ada tim yang cocok dengan "Zzzz" di lomba ini.'),
    ).toBeVisible();
    await user.clear(input);
    await user.type(input, 'X-ABCD-99999{Enter}');
    expect(
      await screen.findByText('Tidak ada tim dengan kode X-ABCD-99999 di lomba ini.'),
    ).toBeVisible();
    const third = await findOne(2);
    await applyScenarios('offline:setCheckIn');
    await user.clear(input);
    await user.type(input, `${third.team.code}{Enter}`);
    expect(await screen.findByText(/Server tidak dapat dihubungi/)).toBeVisible();
    expect(await isPresent(third)).toBe(false);

    const all = await readAll();
    const [one] = all;
    const member = one?.members[0]?.name ?? '';
    await user.click(await screen.findByRole('searchbox'));
    await user.paste(member);
    const matching = all.filter(({ members }) => members.some(({ name }) => name === member));
    expect(await screen.findByText(`${matching.length} tim`)).toBeVisible();
    const other = all.find(({ category }) => category.id !== one?.category.id)?.category.name;
    await user.selectOptions(await field('Kategori'), other ?? '');
    const both = matching.filter(({ category }) => category.name === other);
    expect(await screen.findByText(`${both.length} tim`)).toBeVisible();
  });
});

/** Holds back whatever is asked of the registrations until the returned function is called. */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  faults(
    http.all(/\/registrations/, async ({ request }) => {
      await promise;
      return backend.app.fetch(request);
    }),
  );
  return resolve;
}

describe('what is entered while another team is being saved', () => {
  it('is kept and checked in after it, and a second Enter of a scanner is not', async () => {
    const all = await readAll();
    const [first, second] = [1, 2].map((number) =>
      all.find(({ start_number: own }) => own === number),
    );
    const token = await backend.signIn('organiser');
    const checkOut = async () => {
      for (const each of [first, second])
        await backend.request('PUT', `/api${registrationsPath}/${each?.id}/check-in`, {
          token,
          body: { checked_in: false },
        });
    };
    // Another test may have left one checked in.
    await checkOut();
    const { user } = await renderApp(registrationsPath);
    const input = await field('Nomor atau kode tim');
    const answer = hold();
    await user.type(input, '1{Enter}{Enter}');
    await user.keyboard('2{Enter}');
    expect(await screen.findByText('Mencatat 1, 2...')).toBeVisible();
    await user.keyboard('Zzzz');
    answer();
    expect(
      await screen.findByText(`${second?.team.name} hadir · ${second?.category.name}`),
    ).toBeVisible();
    for (const each of [first, second]) expect(each && (await isPresent(each))).toBe(true);
    expect(input).toHaveValue('Zzzz');
    await checkOut();
  });

  it('does not hide that the one before was not found', async () => {
    const third = (await readAll()).find(({ start_number: number }) => number === 3);
    const { user } = await renderApp(registrationsPath);
    const input = await field('Nomor atau kode tim');
    const answer = hold();
    await user.type(input, 'Zzzz{Enter}');
    await user.keyboard('3{Enter}');
    answer();
    expect(
      await screen.findByText(`${third?.team.name} hadir · ${third?.category.name}`),
    ).toBeVisible();
    expect(screen.getByText('Tidak ada tim yang cocok dengan "Zzzz" di lomba ini.')).toBeVisible();
  });
});

describe('a registration', () => {
  it('says that its team has a score, and does not offer what is refused then', async () => {
    const { team } = await findOne();
    await renderApp(registrationsPath);
    const named = (action: string) => ({
      name: `${action} ${team.name}: tidak dapat, tim punya skor`,
    });
    expect(await screen.findByRole('button', named('Batalkan pendaftaran'))).toBeDisabled();
    expect(screen.getByRole('button', named('Ganti anggota'))).toBeDisabled();
    expect(screen.getByRole('button', { name: `Pindah kategori ${team.name}` })).toBeEnabled();
    const row = screen.getByRole('row', { name: new RegExp(team.name) });
    expect(within(row).getByText('Punya skor')).toBeVisible();
  });
});

describe('the registrations', () => {
  it('have a name above each column, in narrow windows too', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      ...matchMedia(media),
      matches: media.startsWith('(max-width'),
    }));
    await renderApp(registrationsPath);
    await screen.findAllByRole('row');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Hadir', 'Tim', 'Tindakan']);
  });

  it('are downloaded as CSV and XLSX', async () => {
    const files: { name: string; blob: Blob }[] = [];
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = blobs.at(-1);
      if (this.download && blob) files.push({ name: this.download, blob });
    });
    const { user } = await renderApp(registrationsPath);
    for (const kind of ['CSV', 'Excel (XLSX)']) {
      await user.click(await screen.findByRole('button', { name: 'Unduh' }));
      await user.click(await screen.findByRole('menuitem', { name: kind }));
    }
    await waitFor(() => expect(files).toHaveLength(2));
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^pendaftaran-[a-z0-9-]+\.csv$/),
      expect.stringMatching(/^pendaftaran-[a-z0-9-]+\.xlsx$/),
    ]);
    const all = await readAll();
    const text = await new Response(files[0]?.blob).text();
    expect(text.trim().split('\r\n')).toHaveLength(all.length + 1);
    expect(text).toContain(`${all[0]?.start_number};${all[0]?.team.code};`);
    const start = new Uint8Array(await new Response(files[1]?.blob).arrayBuffer()).slice(0, 2);
    expect(String.fromCharCode(...start)).toBe('PK');
  });

  it('are printed as a list, and as a card for each member', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = await renderApp(`${registrationsPath}/print`);
    const all = await readAll();
    const one = all[0];
    const head = `Nomor peserta ${one?.start_number} ${one?.team.name} ${one?.team.code}`;
    expect(await screen.findByRole('rowheader', { name: head })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Kartu nama' }));
    const cards = await screen.findByRole('list', { name: 'Kartu nama' });
    const count = all.reduce((sum, { members }) => sum + members.length, 0);
    expect(within(cards).getAllByRole('listitem')).toHaveLength(count);
    expect(within(cards).getAllByRole('img', { name: `Kode QR ${one?.team.code}` })).toHaveLength(
      one?.members.length ?? 0,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Cetak' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
