import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MatchRule } from '../../../openapi/schema.d.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useMatchesPage } from '../../support/screens/matchesPage.ts';

// Teams that have registered after a round of matches was drawn.
const { drawMatches, openRounds, readScoreEntry } = useMatchesPage();

const readDraw = async () => (await readScoreEntry()).match_rounds?.[0]?.draw;

/** Opens the form that moves teams; all but the first so many were registered after the draw. */
async function openForm(rule: Partial<MatchRule>, count: number) {
  const drawn = (await drawMatches(rule, count)).map(({ id }) => id);
  const late = (await readScoreEntry()).teams.slice(count);
  const app = await openRounds();
  expect(
    await screen.findByText(`Disusun sendiri · ${late.length} tim belum diundi`),
  ).toBeVisible();
  await app.user.click(button('Ubah susunan Penyisihan'));
  return { ...app, drawn, late: late[0], lateCount: late.length };
}

it('are put in a group by hand', async () => {
  const { user, drawn, late, lateCount } = await openForm({ kind: 'groups' }, 3);
  const group = (name: string) => within(screen.getByRole('region', { name }));
  const place = (name: string) =>
    group(name).getByRole('combobox', { name: `Grup untuk ${late?.name}` });
  expect(group('Belum diundi').getAllByRole('listitem')).toHaveLength(lateCount);
  await user.selectOptions(place('Belum diundi'), 'Pindah ke Grup A');
  expect(place('Grup A')).toHaveFocus();
  await user.click(button('Simpan susunan'));
  await waitFor(async () => expect((await readDraw())?.groups).toEqual([[...drawn, late?.id]]));
});

it('take a free place of a bracket', async () => {
  const { user, drawn, late, lateCount } = await openForm({}, 3);
  expect(
    screen.getByText(`${lateCount} tim belum diundi: tukar dengan tempat kosong agar ikut.`),
  ).toBeVisible();
  await user.selectOptions(await field('Tempat pertama'), `Belum diundi: ${late?.name}`);
  await user.selectOptions(await field('Ditukar dengan'), '4. Tempat kosong');
  await user.click(button('Tukar'));
  expect(screen.getByText(`${late?.name} di tempat 4, belum disimpan.`)).toBeVisible();
  await user.click(button('Simpan susunan'));
  await waitFor(async () => expect((await readDraw())?.slots).toEqual([...drawn, late?.id]));
});

it('need another bracket if it is full, or the place of a team that does not come', async () => {
  const { user, drawn, late } = await openForm({}, 2);
  expect(screen.getByText(/dan semua tempat terisi: buat ulang bagan agar ikut/)).toBeVisible();
  await user.selectOptions(await field('Tempat pertama'), 'place 0');
  await user.selectOptions(await field('Ditukar dengan'), `Belum diundi: ${late?.name}`);
  await user.click(button('Tukar'));
  await user.click(button('Simpan susunan'));
  await waitFor(async () => expect((await readDraw())?.slots).toEqual([late?.id, drawn[1]]));
});
