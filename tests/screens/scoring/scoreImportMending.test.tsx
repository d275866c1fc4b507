import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ScoreEntryData } from '../../../openapi/schema.d.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { findOpenScoreEntry, scoreEntryPath } from '../../support/screens/scoreEntry.ts';

const { renderApp, applyScenarios, clearScenarios, backend } = useTestApp();

let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let teams: ScoreEntryData['teams'];

beforeEach(async () => {
  await applyScenarios('organiser');
  const token = await backend.signIn('organiser');
  place = await findOpenScoreEntry(backend.db);
  const { body } = await backend.request('GET', scoreEntryPath(place), { token });
  const { data } = body as { data: ScoreEntryData };
  const scored = new Set(data.runs.map(({ team }) => team.id));
  const isAlone = ({ name }: { name: string }) =>
    data.teams.filter((team) => team.name === name).length === 1;
  teams = data.teams.filter((team) => !scored.has(team.id) && isAlone(team));
});

const team = (index: number) => {
  const found = teams[index];
  if (!found) throw new Error('There are too few teams');
  return found;
};

async function openImport(text: string) {
  const address = `?tournament=${place.tournamentId}&category=${place.categoryId}`;
  const app = await renderApp(`/organiser/scores/import${address}`);
  await app.user.click(await field('Atau tempel dari lembar kerja'));
  await app.user.paste(text);
  await app.user.click(button('Periksa'));
  await heading();
  return app;
}
const heading = () => screen.findByRole('heading', { name: /^Pratinjau/ });
const editor = () => within(screen.getByRole('form', { name: 'Perbaiki Baris 3' }));

describe('a wrong cell of scores', () => {
  it('is mended in its row, beside rows that stay as they are', async () => {
    const [one, other] = [team(0), team(1)];
    const { user } = await openImport(
      `Kode tim\tPoin\tWaktu\n${one.code}\t80\t01:07.38\n${other.code}\tsatu\t01:10.00`,
    );
    expect(await heading()).toHaveFocus();
    await user.click(button('Perbaiki di sini: Baris 3'));
    const points = editor().getByRole('textbox', { name: 'Poin' });
    expect(points).toHaveValue('satu');
    await user.clear(points);
    await user.paste('75');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('75 poin · 01:10.00')).toBeVisible();
    expect(screen.getByText('80 poin · 01:07.38')).toBeVisible();
    expect(await heading()).toHaveFocus();
    expect(button('Simpan 2 skor')).toBeVisible();
  });

  it('is not lost when the rows cannot be checked again', async () => {
    const { code } = team(0);
    const { user } = await openImport(`Kode tim\tPoin\tWaktu\n\t\t\n${code}\tsatu\t01:10.00`);
    await user.click(button('Perbaiki di sini: Baris 3'));
    await user.clear(editor().getByRole('textbox', { name: 'Poin' }));
    await user.paste('75');
    await applyScenarios('organiser', 'offline:importScores');
    await user.keyboard('{Enter}');
    const failure = await screen.findByRole('alert');
    expect(document.activeElement).toContainElement(failure);
    clearScenarios();
    await user.click(button('Periksa lagi'));
    expect(await screen.findByText('75 poin · 01:10.00')).toBeVisible();
  });

  it('gets the team that somebody meant by a mistyped name', async () => {
    const { name, club } = team(0);
    const { user } = await openImport(`Tim\tPoin\tWaktu\n\t\t\n${name}x\t80\t01:07.38`);
    expect(screen.getByText(`Maksud Anda ${name} (${club})?`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Simpan/ })).not.toBeInTheDocument();
    await user.click(button(`Pakai ${name} (${club})`));
    expect(await screen.findByRole('button', { name: 'Simpan 1 skor' })).toBeVisible();
  });

  it('gets the team that somebody meant by a mistyped code', async () => {
    const { name, code } = team(0);
    const { user } = await openImport(
      `Kode tim\tPoin\tWaktu\n\t\t\n${code.replace(/^X-(...)./, 'X-$1Q')}\t80\t01:07.38`,
    );
    await user.click(button(`Pakai ${name} (${code})`));
    expect(await screen.findByRole('button', { name: 'Simpan 1 skor' })).toBeVisible();
  });
});
