import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { registrations, rounds, roundTeams, runs } from '../../../server/db/schema.ts';
import { field } from '../../support/screens/queries.ts';
import { finished, useRunsPage } from '../../support/screens/runsPage.ts';
import { row } from '../../support/screens/scoreEntryPage.ts';

const { backend, target, openScoreEntry, numberOf, readScoreEntry, ...runsPage } = useRunsPage();
const { setRound, addRun, readRuns } = runsPage;
const teamRuns = (name: string) => within(screen.getByRole('list', { name: `Percobaan ${name}` }));

describe('a round of three runs', () => {
  it('proposes the next run of the team, with three presses of Enter, and shows the earlier ones', async () => {
    await setRound({ runCount: 3 });
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}`);
    expect(await field('Percobaan')).toHaveDisplayValue('Percobaan 1 dari 3');
    await user.keyboard('80{Enter}10738{Enter}');
    expect(await field('Tim')).toHaveFocus();
    expect(
      await screen.findByText(`${team.name}, Percobaan 1: 80 poin, 01:07.38 dicatat.`),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Mengirim...')).toBeNull());
    await user.keyboard(`${number}{Enter}`);
    expect(await field('Percobaan')).toHaveDisplayValue('Percobaan 2 dari 3');
    const [first] = teamRuns(team.name).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Percobaan 180 poin · 01:07\.38Dihitung/);
    await user.keyboard('90{Enter}10800{Enter}');
    await waitFor(async () =>
      expect(await readRuns(team.id)).toEqual([
        finished(1, 80, '01:07.38'),
        finished(2, 90, '01:08.00'),
      ]),
    );
    await waitFor(() => expect(row('Percobaan 2:').getByText('90 poin · 01:08.00')).toBeVisible());
    expect(screen.getByText(/^2 dari \d+ percobaan sudah dicatat/)).toBeVisible();
  });

  it('lets an earlier run that is missing be chosen by keyboard', async () => {
    await setRound({ runCount: 3 });
    const { team, number } = numberOf(0);
    await addRun({ team_id: team.id, number: 2 });
    const { user } = await openScoreEntry();
    await user.keyboard(`${number}{Enter}`);
    const run = await field('Percobaan');
    expect(run).toHaveDisplayValue('Percobaan 3 dari 3');
    expect([...(run as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Percobaan 1 dari 3',
      'Percobaan 3 dari 3',
    ]);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(run).toHaveFocus();
    await user.selectOptions(run, 'Percobaan 1 dari 3');
    await user.keyboard('{Enter}');
    expect(await field('Poin')).toHaveFocus();
    await user.keyboard('80{Enter}10738{Enter}');
    await waitFor(async () =>
      expect(await readRuns(team.id)).toEqual([
        finished(1, 80, '01:07.38'),
        finished(2, 60, '01:30.00'),
      ]),
    );
  });

  it('offers a team that has all of them for correction', async () => {
    await setRound({ runCount: 2 });
    const { team, number } = numberOf(0);
    await addRun({ team_id: team.id, number: 1 });
    await addRun({ team_id: team.id, number: 2, points: 70 });
    const { user } = await openScoreEntry();
    await user.keyboard(`${number}{Enter}`);
    expect(await field('Percobaan')).toHaveDisplayValue('Semua percobaan sudah ada');
    const title = `Koreksi skor ${team.name}, Percobaan 2`;
    expect(teamRuns(team.name).getByRole('button', { name: title })).toHaveFocus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.selectOptions(dialog.getByLabelText('Hasil'), 'Tidak hadir');
    expect(dialog.queryByLabelText('Poin')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Simpan koreksi' }));
    await waitFor(async () =>
      expect((await readRuns(team.id))[1]).toMatchObject({ outcome: 'dns', points: null }),
    );
    expect(await teamRuns(team.name).findByText('Tidak hadir')).toBeVisible();
  });
});

describe('the outcome of a run', () => {
  it('is that the team is absent, without points and time', async () => {
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}`);
    await user.tab({ shift: true });
    expect(await field('Hasil')).toHaveFocus();
    await user.selectOptions(await field('Hasil'), 'Tidak hadir');
    expect(screen.queryByLabelText('Poin')).toBeNull();
    expect(screen.queryByLabelText('Waktu')).toBeNull();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`${team.name}: Tidak hadir dicatat.`)).toBeVisible();
    await waitFor(async () =>
      expect(await readRuns(team.id)).toEqual([{ ...finished(1, null, null), outcome: 'dns' }]),
    );
    expect(await field('Tim')).toHaveFocus();
    expect(await field('Hasil')).toHaveDisplayValue('Selesai');
    await waitFor(() => expect(row(team.name).getByText('Tidak hadir')).toBeVisible());
  });

  it('is a disqualification, which needs a reason', async () => {
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}`);
    await user.selectOptions(await field('Hasil'), 'Diskualifikasi');
    await user.keyboard('{Enter}');
    expect(await field('Alasan')).toHaveFocus();
    await user.keyboard(' {Enter}');
    expect(await screen.findByText('Tulis alasan diskualifikasi.')).toBeVisible();
    expect(await field('Tim')).toHaveValue(team.name);
    await user.keyboard('Robot diganti{Enter}');
    await waitFor(async () =>
      expect(await readRuns(team.id)).toEqual([
        { ...finished(1, null, null), outcome: 'dq', reason: 'Robot diganti' },
      ]),
    );
    await waitFor(() =>
      expect(row(team.name).getByText('Diskualifikasi · Robot diganti')).toBeVisible(),
    );
  });

  it('is unfinished: its points are asked for where they count', async () => {
    await setRound({ countsUnfinished: true });
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}`);
    await user.selectOptions(await field('Hasil'), 'Tidak selesai');
    expect(screen.queryByLabelText('Waktu')).toBeNull();
    await user.keyboard('{Enter}40{Enter}');
    await waitFor(async () =>
      expect(await readRuns(team.id)).toEqual([{ ...finished(1, 40, null), outcome: 'dnf' }]),
    );
  });
});

describe('only what the round ranks', () => {
  it('is asked for: a time alone takes two presses', async () => {
    await setRound({ ranking: 'time' });
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    expect(screen.queryByLabelText('Poin')).toBeNull();
    await user.keyboard(`${number}{Enter}10738{Enter}`);
    await waitFor(async () =>
      expect(await readRuns(team.id)).toEqual([finished(1, null, '01:07.38')]),
    );
    expect(await screen.findByText(`${team.name}: 01:07.38 dicatat.`)).toBeVisible();
  });

  it('is asked for: points alone take two presses', async () => {
    await setRound({ ranking: 'points_only' });
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    expect(screen.queryByLabelText('Waktu')).toBeNull();
    await user.keyboard(`${number}{Enter}80{Enter}`);
    await waitFor(async () => expect(await readRuns(team.id)).toEqual([finished(1, 80, null)]));
  });
});

it('of several rounds the last open one is entered, with its teams alone, until another is chosen', async () => {
  const { tournamentId, categoryId } = target();
  const [first, second] = [numberOf(0), numberOf(1)];
  const [final] = await backend.db
    .insert(rounds)
    .values({ tournamentId, categoryId, position: 2, name: 'Final', ranking: 'time', teamCount: 1 })
    .returning({ id: rounds.id });
  await setRound({ state: 'open' });
  const [registration] = await backend.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.tournamentId, tournamentId),
        eq(registrations.categoryId, categoryId),
        eq(registrations.teamId, first.team.id),
      ),
    );
  const advanced = { roundId: final?.id ?? 0, registrationId: registration?.id ?? 0, position: 1 };
  await backend.db.insert(roundTeams).values(advanced);
  const { user } = await openScoreEntry();
  expect(await field('Babak')).toHaveDisplayValue('Final');
  await user.keyboard(second.team.code);
  expect(screen.getByText('Tidak ada tim yang cocok.')).toBeVisible();
  await user.keyboard(`{Escape}${first.number}{Enter}10738{Enter}`);
  await waitFor(async () =>
    expect((await readScoreEntry()).runs[0]).toMatchObject({
      round_id: final?.id,
      team: first.team,
      points: null,
    }),
  );
  await waitFor(() => expect(row(first.team.name).getByText('01:07.38')).toBeVisible());
  await user.selectOptions(await field('Babak'), 'Penyisihan');
  const entries = within(screen.getByRole('region', { name: 'Entri terakhir' }));
  expect(entries.queryByText(first.team.name)).toBeNull();
  await user.click(await field('Tim'));
  await user.keyboard(`${second.number}{Enter}80{Enter}10738{Enter}`);
  await waitFor(async () =>
    expect(await readRuns(second.team.id)).toEqual([finished(1, 80, '01:07.38')]),
  );
  await backend.db.delete(runs).where(eq(runs.roundId, advanced.roundId));
  await backend.db.delete(rounds).where(eq(rounds.id, advanced.roundId));
});

it('what is being typed is there again after a reload, until it is saved', async () => {
  await setRound({ runCount: 3 });
  const { team, number } = numberOf(0);
  const { user } = await openScoreEntry();
  await user.keyboard(`${number}{Enter}`);
  await user.selectOptions(await field('Percobaan'), 'Percobaan 2 dari 3');
  await user.selectOptions(await field('Hasil'), 'Diskualifikasi');
  await user.type(await field('Alasan'), 'Robot');
  cleanup();
  const again = await openScoreEntry();
  expect(await field('Tim')).toHaveValue(team.name);
  expect(await field('Percobaan')).toHaveDisplayValue('Percobaan 2 dari 3');
  await again.user.type(await field('Alasan'), ' disentuh{Enter}');
  await waitFor(async () =>
    expect(await readRuns(team.id)).toMatchObject([
      { number: 2, outcome: 'dq', reason: 'Robot disentuh' },
    ]),
  );
  cleanup();
  await openScoreEntry();
  expect(await field('Tim')).toHaveValue('');
  expect(await field('Hasil')).toHaveDisplayValue('Selesai');
});
