import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCorrections } from '../../support/database/corrections.ts';
import { played, playFinal } from '../../support/database/playedFinal.ts';
import { createRoundRequests } from '../../support/database/roundRequests.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { row } from '../../support/screens/scoreEntryPage.ts';

const { renderApp, applyScenarios, backend } = useTestApp();
const requests = createRoundRequests(backend);
const { place, first, teamId, readScoreEntry } = requests;
const { correct, findRun, nameOf, reopen } = createCorrections(backend, requests);

const reasonField = () => field('Alasan koreksi');
const nameAll = async () => ({
  ampere: (await nameOf(played.ampere)) ?? '',
  komodo: (await nameOf(played.komodo)) ?? '',
  elang: (await nameOf(played.elang)) ?? '',
});
let names: Awaited<ReturnType<typeof nameAll>>;

beforeEach(async () => {
  await applyScenarios('organiser');
  await playFinal(backend.db, requests);
  names = await nameAll();
});

/** Opens score entry of a round. */
async function openRound(name: string) {
  const { tournamentId, categoryId } = place();
  const app = await renderApp(
    `/organiser/scores?tournament=${tournamentId}&category=${categoryId}`,
  );
  await app.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Babak' }),
    await screen.findByRole('option', { name }),
  );
  return app;
}

/** Types other points into the dialog that corrects a run, and saves them. */
async function typePoints(
  { user }: Awaited<ReturnType<typeof openRound>>,
  team: string,
  text: string,
) {
  await user.click(row(team).getByRole('button', { name: /^Koreksi skor/ }));
  const points = await within(await screen.findByRole('dialog')).findByLabelText('Poin');
  await user.clear(points);
  await user.type(points, text);
}

describe('a run of a closed round', () => {
  it('is corrected with a reason, which stands beside it', async () => {
    const app = await openRound('Penyisihan (ditutup)');
    const { user } = app;
    expect(screen.getByText(/dan koreksi memerlukan alasan\.$/)).toBeVisible();
    await typePoints(app, names.elang, '231{Enter}');
    expect(
      await screen.findByText('Tulis alasan koreksi, karena babak ini sudah ditutup.'),
    ).toBeVisible();
    expect(await reasonField()).toHaveFocus();
    await user.keyboard('Salah baca lembar juri{Enter}');
    expect(await screen.findByText('Skor telah dikoreksi.')).toBeVisible();
    expect(await screen.findByText('Diperbaiki: Salah baca lembar juri')).toBeVisible();
    expect((await findRun(played.elang)).points).toBe(231);
    expect(row(names.elang).queryByRole('button', { name: /^Hapus skor/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ke halaman Babak' })).toBeVisible();
  });

  it('is said on the result page, with why a team has advanced', async () => {
    await correct(played.kelud, 281, { correction_reason: 'Salah baca lembar juri' });
    const { user } = await renderApp(
      `/tournament-result/${place().tournamentId}/${place().categoryId}`,
    );
    expect(
      await screen.findByText('Diperbaiki (Penyisihan, Percobaan 1): Salah baca lembar juri'),
    ).toBeVisible();
    expect(screen.getByText('Lolos ke Final: Undian')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Penyisihan' }));
    expect(screen.getByText('Diperbaiki (Percobaan 1): Salah baca lembar juri')).toBeVisible();
    expect(screen.queryByText('Lolos: Undian')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Final' }));
    expect(screen.getByText('Lolos: Undian')).toBeVisible();
  });
});

describe('a correction after which other teams advance', () => {
  const askAboutKomodo = async () => {
    const app = await openRound('Penyisihan (ditutup)');
    await typePoints(app, names.komodo, '265');
    await app.user.type(await reasonField(), 'Salah baca{Enter}');
    await screen.findByText(
      `Koreksi ini mengubah siapa yang lolos ke Final: ${names.ampere} tidak lagi lolos, ${names.komodo} lolos.`,
    );
    return app;
  };
  const choice = (name: string) => screen.getByRole('radio', { name });
  const keep = () => choice('Final tetap seperti yang dimainkan');
  const replace = () => choice(`Buka kembali Final dengan ${names.komodo}`);

  it('is saved by keyboard once it is chosen that the final stands', async () => {
    const { user } = await askAboutKomodo();
    expect(screen.getByRole('radiogroup', { name: 'Yang berikut untuk Final' })).toBeVisible();
    await waitFor(() => expect(keep()).toHaveFocus());
    expect(keep()).not.toBeChecked();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Pilih salah satu.')).toBeVisible();
    await user.keyboard(' {Enter}');
    expect(await screen.findByText('Skor telah dikoreksi.')).toBeVisible();
    expect((await findRun(played.komodo)).points).toBe(265);
    expect((await readScoreEntry()).rounds[1]).toMatchObject({ state: 'closed' });
  });

  it('opens the final with the other team, and says which runs are deleted', async () => {
    const { user } = await askAboutKomodo();
    await user.click(replace());
    expect(replace()).toHaveAccessibleDescription(
      `Skor ini di Final dihapus: ${names.ampere}, 160 poin · 01:07.38.`,
    );
    await user.click(button('Simpan koreksi'));
    expect(
      await screen.findByText(
        `Skor telah dikoreksi. Babak Final dibuka kembali: ${names.komodo} menggantikan ${names.ampere}.`,
      ),
    ).toBeVisible();
    const [, final] = (await readScoreEntry()).rounds;
    expect(final).toMatchObject({ state: 'open' });
    expect(final?.team_ids).toContain(teamId(played.komodo));
  });

  it('is asked about anew for other points', async () => {
    const { user } = await askAboutKomodo();
    await user.click(keep());
    const points = within(screen.getByRole('dialog')).getByLabelText('Poin');
    await user.clear(points);
    await user.type(points, '50{Enter}');
    expect(await screen.findByText('Skor telah dikoreksi.')).toBeVisible();
  });

  it('says where teams cannot be replaced', async () => {
    await correct(played.komodo, 50, { correction_reason: 'Salah baca' });
    const app = await openRound('Penyisihan (ditutup)');
    await typePoints(app, names.elang, '250');
    await app.user.type(await reasonField(), 'Salah baca{Enter}');
    expect(await screen.findByText(/berbagi peringkat terakhir yang lolos\.$/)).toBeVisible();
    expect(screen.getByText(/^Peringkat terakhir yang lolos sama\./)).toBeVisible();
    for (const each of screen.getAllByRole('radio', { name: /^Buka kembali/ }))
      expect(each).toBeDisabled();
  });
});

describe('a round that is open again', () => {
  it('asks before a run is deleted that let a team advance', async () => {
    await reopen();
    const volt = (await nameOf(played.volt)) ?? '';
    const { user } = await openRound('Penyisihan');
    await user.click(row(volt).getByRole('button', { name: /^Hapus skor/ }));
    const dialog = within(await screen.findByRole('dialog', { name: `Hapus skor ${volt}?` }));
    expect(dialog.getByText(/^Penghapusan ini mengubah siapa yang lolos ke Final/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Hapus, Final tetap' }));
    expect(await screen.findByText('Skor telah dihapus.')).toBeVisible();
  });

  it('keeps a new run that lets another team advance until it is decided', async () => {
    await reopen();
    const { user } = await openRound('Penyisihan');
    await user.type(await field('Tim'), `${names.elang}{Enter}`);
    await user.keyboard('275{Enter}10000{Enter}');
    expect(await screen.findByText(/^Skor ini mengubah siapa yang lolos ke Final/)).toBeVisible();
    await user.click(row('Ditolak').getByRole('button', { name: 'Simpan, Final tetap' }));
    await waitFor(() => expect(screen.queryByText('Ditolak')).toBeNull());
    await waitFor(async () =>
      expect((await findRun(played.elang, first().id, 2)).points).toBe(275),
    );
  });

  it('takes a file that lets another team advance once it is decided', async () => {
    await reopen();
    const { tournamentId, categoryId } = place();
    const { team } = await findRun(played.elang);
    const { user } = await renderApp(
      `/organiser/scores/import?tournament=${tournamentId}&category=${categoryId}`,
    );
    const text = `Kode tim;Babak;Lari;Poin;Waktu\n${team.code};Penyisihan;2;275;01:00,00\n`;
    await field('Atau tempel dari lembar kerja');
    await user.upload(
      screen.getByLabelText('Pilih berkas', { selector: 'input' }),
      new File([text], 'susulan.csv'),
    );
    await user.click(await screen.findByRole('button', { name: 'Simpan 1 skor' }));
    expect(await screen.findByText(/^Impor ini mengubah siapa yang lolos ke Final/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Simpan 1 skor, Final tetap' }));
    expect(await screen.findByText('1 skor telah disimpan.')).toBeVisible();
  });
});
