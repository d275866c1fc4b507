import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clubs,
  participants,
  teams,
  tournamentCategories,
  tournaments,
} from '../../../server/db/schema.ts';
import '../../../src/features/checkIn/RegistrationsPage.tsx';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { membersOf, type TestClub } from '../../support/screens/clubData.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { useClubRegistrations } from '../../support/servers/clubRegistrations.ts';

const { renderApp, applyScenarios, backend } = useTestApp();
const { addTournament, makeTeam, readClub, register } = useClubRegistrations(backend);
let club: TestClub;
let tournamentId: number;

beforeEach(async () => {
  club = readClub();
  await applyScenarios('organiser');
  tournamentId = await addTournament();
});

const open = () => renderApp(`/organiser/tournaments/${tournamentId}/registrations`);

/** As on the day of the tournament. */
const close = () =>
  backend.db
    .update(tournaments)
    .set({ registrationClosesAt: new Date(Date.now() - 60_000) })
    .where(eq(tournaments.id, tournamentId));

describe('an organiser', () => {
  async function openLate() {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Daftarkan tim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Daftarkan tim menyusul' }));
    return { user, dialog, submit: () => dialog.getByRole('button', { name: 'Daftarkan' }) };
  }

  it('registers a team by its code and with a reason although registration is closed', async () => {
    const teamId = await makeTeam(club, club.people.slice(0, 1), { name: 'Tim Telat' });
    const [team] = await backend.db.select().from(teams).where(eq(teams.id, teamId));
    await close();
    const { user, dialog, submit } = await openLate();
    await user.click(submit());
    expect(
      await dialog.findByText(/^Tulis kode dengan hurufnya, seperti X-ABCD-00042/),
    ).toBeVisible();
    expect(dialog.getByText('Tulis alasannya.')).toBeVisible();
    const short = `${team?.code}`.toLowerCase().replace(/-0+/, '-');
    await user.type(dialog.getByLabelText('Kode tim yang menyusul'), short);
    await user.type(dialog.getByLabelText('Alasan'), 'Banjir');
    await user.click(submit());
    expect(await screen.findByText('Tim Telat terdaftar.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tim Telat hadir' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reads in the dialog why a team cannot be registered', async () => {
    const { user, dialog, submit } = await openLate();
    await user.type(dialog.getByLabelText('Kode tim yang menyusul'), 'X-ZZZZ-99999');
    await user.type(dialog.getByLabelText('Alasan'), 'Banjir');
    await user.click(submit());
    expect(await dialog.findByText('Tim tidak ditemukan.')).toBeVisible();
    const code = dialog.getByLabelText('Kode tim yang menyusul');
    expect(code).toHaveAccessibleDescription('Tim tidak ditemukan.');
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveValue('X-ZZZZ-99999');
    expect(dialog.getByLabelText('Alasan')).toHaveValue('Banjir');
  });
});

describe('a new team of a club', () => {
  async function openNew() {
    await close();
    const [row] = await backend.db.select().from(clubs).where(eq(clubs.id, club.id));
    const people = await backend.db
      .select({ name: participants.name })
      .from(participants)
      .where(eq(participants.clubId, club.id))
      .orderBy(participants.id);
    const names = people.map(({ name }) => name);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Daftarkan tim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Daftarkan tim menyusul' }));
    await user.click(dialog.getByRole('radio', { name: 'Tim baru' }));
    const submit = () => user.click(dialog.getByRole('button', { name: 'Daftarkan' }));
    const chooseClub = async () => {
      await user.type(dialog.getByRole('combobox', { name: 'Klub' }), `${row?.code}`);
      await user.click(await screen.findByRole('option', { name: row?.name }));
      await user.selectOptions(dialog.getByLabelText('Kategori'), 'Line Follower');
    };
    return { user, dialog, submit, names, chooseClub };
  }

  it('is made and registered at once', async () => {
    const { user, dialog, submit, names, chooseClub } = await openNew();
    await submit();
    for (const text of [
      'Pilih sebuah klub.',
      'Pilih sebuah kategori.',
      'Nama tim wajib diisi.',
      'Pilih minimal satu peserta.',
      'Tulis alasannya.',
    ])
      expect(await dialog.findByText(text)).toBeVisible();
    await chooseClub();
    await user.type(dialog.getByLabelText('Nama tim'), 'Tim Pagi');
    await user.click(dialog.getByRole('combobox', { name: 'Anggota' }));
    for (const name of names.slice(0, 2))
      await user.click(await screen.findByRole('option', { name }));
    await user.type(dialog.getByLabelText('Alasan'), 'Banjir');
    await submit();
    expect(await screen.findByText('Tim Pagi terdaftar.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tim Pagi hadir' })).toBeVisible();
    const [leader, second] = club.people;
    await waitFor(async () => {
      const [team] = await backend.db.select().from(teams).where(eq(teams.name, 'Tim Pagi'));
      expect(await membersOf(backend, team?.id ?? 0)).toEqual([`${leader}L`, `${second}`]);
    });
  });

  it('has no member before it has a club, and loses them with another category', async () => {
    const { user, dialog, names, chooseClub } = await openNew();
    const [first] = names;
    expect(dialog.getByRole('combobox', { name: 'Anggota' })).toBeDisabled();
    await chooseClub();
    await user.click(dialog.getByRole('combobox', { name: 'Anggota' }));
    await user.click(await screen.findByRole('option', { name: first }));
    expect(dialog.getByRole('button', { name: first })).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Kategori'), 'Pilih kategori');
    expect(dialog.queryByRole('button', { name: first })).not.toBeInTheDocument();
  });

  it('cannot be made while the club has not loaded, which the field says', async () => {
    await applyScenarios('organiser', 'server-500:listLateCandidates');
    const { dialog, chooseClub } = await openNew();
    await chooseClub();
    expect(await dialog.findByText(copy.responses.serverError)).toBeVisible();
  });
});

describe('a team in the wrong category', () => {
  async function openMove() {
    await backend.db.insert(tournamentCategories).values({ tournamentId, categoryId: 2 });
    const teamId = await makeTeam(club, club.people.slice(0, 1), { name: 'Kelud' });
    await register(teamId, tournamentId);
    await close();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Pindah kategori Kelud' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pindah kategori Kelud' }));
    return {
      user,
      dialog,
      submit: () => user.click(dialog.getByRole('button', { name: 'Pindahkan' })),
    };
  }

  it('is moved with a reason', async () => {
    const { user, dialog, submit } = await openMove();
    expect(dialog.getByText(/^Tim ini sekarang di Line Follower\./)).toBeVisible();
    await submit();
    expect(await dialog.findByText('Pilih sebuah kategori.')).toBeVisible();
    expect(dialog.getByText('Tulis alasannya.')).toBeVisible();
    expect(dialog.queryByRole('option', { name: 'Line Follower' })).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Kategori tujuan'), 'Sumo Robot');
    await user.type(dialog.getByLabelText('Alasan'), 'Salah daftar{Enter}');
    expect(await screen.findByText('Kelud dipindah ke Sumo Robot.')).toBeVisible();
    expect(await screen.findByRole('gridcell', { name: 'Sumo Robot' })).toBeVisible();
  });

  it('stays where a member has another team there, which the dialog says', async () => {
    await makeTeam(club, club.people.slice(0, 1), { name: 'Sura', categoryId: 2 });
    const { user, dialog, submit } = await openMove();
    await user.selectOptions(dialog.getByLabelText('Kategori tujuan'), 'Sumo Robot');
    await user.type(dialog.getByLabelText('Alasan'), 'Salah daftar');
    await submit();
    expect(
      await dialog.findByText(/\(Sura\) sudah tergabung dalam tim lain di Sumo Robot\./),
    ).toBeVisible();
  });
});

describe('a member of a registered team', () => {
  async function openReplacement() {
    const [leader = 0, second = 0] = club.people;
    const teamId = await makeTeam(club, [leader, second], { name: 'Tim Siap' });
    await register(teamId, tournamentId);
    await close();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ganti anggota Tim Siap' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ganti anggota Tim Siap' }));
    return { user, dialog, teamId };
  }

  it('is replaced by another participant of the club, with a reason', async () => {
    const { user, dialog, teamId } = await openReplacement();
    const [leader, second, third] = club.people;
    await user.selectOptions(await dialog.findByLabelText('Yang diganti'), `${second}`);
    await user.selectOptions(dialog.getByLabelText('Penggantinya'), `${third}`);
    await user.click(dialog.getByRole('button', { name: 'Ganti' }));
    expect(await dialog.findByText('Tulis alasannya.')).toBeVisible();
    await user.type(dialog.getByLabelText('Alasan'), 'Sakit');
    await user.click(dialog.getByRole('button', { name: 'Ganti' }));
    expect(await screen.findByText(/^Peserta \d+ menggantikan Peserta \d+\.$/)).toBeVisible();
    await waitFor(async () =>
      expect(await membersOf(backend, teamId)).toEqual([`${leader}L`, `${third}`]),
    );
  });

  it('stays if the server cannot save it, which the dialog says', async () => {
    const { user, dialog } = await openReplacement();
    const [, second, third] = club.people;
    await applyScenarios('organiser', 'server-500:replaceMember');
    await user.selectOptions(await dialog.findByLabelText('Yang diganti'), `${second}`);
    await user.selectOptions(dialog.getByLabelText('Penggantinya'), `${third}`);
    await user.type(dialog.getByLabelText('Alasan'), 'Sakit');
    await user.click(dialog.getByRole('button', { name: 'Ganti' }));
    expect(await dialog.findByText(copy.responses.serverError)).toBeVisible();
  });

  it('cannot be chosen while the club has not loaded', async () => {
    await applyScenarios('organiser', 'server-500:listReplacements');
    const { dialog } = await openReplacement();
    expect(await dialog.findByText(copy.responses.serverError)).toBeVisible();
    expect(dialog.queryByLabelText('Yang diganti')).not.toBeInTheDocument();
  });
});
