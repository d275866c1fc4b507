import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { awards, ceremonies, officialResults, resultStates } from '../../../server/db/schema.ts';
import { findCategoriesWithTeams, makeOfficial } from '../../support/database/makeOfficial.ts';
import { FakeSource, openedSources, tellSources } from '../../support/screens/fakeSource.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, backend } = useTestApp();
const tournamentId = 1;
const page = `/organiser/tournaments/${tournamentId}/ceremony`;
const hall = `/tournaments/${tournamentId}/ceremony`;

let category: { categoryId: number; name: string };
let teams: Awaited<ReturnType<typeof makeOfficial>>;

beforeEach(async () => {
  for (const table of [awards, ceremonies, officialResults, resultStates])
    await backend.db.delete(table);
  const [found] = await findCategoriesWithTeams(backend.db, tournamentId, 3);
  if (!found) throw new Error('No category has three teams');
  category = found;
  const played = { tournamentId, categoryId: category.categoryId };
  teams = await makeOfficial(backend.db, played, [1, 2, 3]);
});

const press = (key: string) => fireEvent.keyDown(window, { key });
const send = async (action: string) =>
  backend.request('PUT', `/api/organiser/tournaments/${tournamentId}/ceremony/step`, {
    token: await backend.signIn('organiser'),
    body: { action },
  });

describe('the organisers', () => {
  beforeEach(() => applyScenarios('organiser'));

  it('see which categories are official, and save an award in another order', async () => {
    const { user } = await renderApp(page);
    expect(await screen.findByText('resmi, 3 tim')).toBeVisible();
    expect(screen.getAllByText('belum resmi').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Tambah penghargaan' }));
    await user.click(screen.getByRole('button', { name: 'Simpan susunan' }));
    expect(await screen.findByText('Isi nama setiap penghargaan.')).toBeVisible();
    await user.type(screen.getByLabelText(/Nama penghargaan/), 'Fair play');
    await user.type(screen.getByLabelText('Nama penerima'), 'SMP Nusa');
    await user.click(screen.getByRole('button', { name: 'Naikkan Fair play' }));
    await user.click(screen.getByRole('button', { name: 'Simpan susunan' }));
    expect(await screen.findByText('Susunan upacara telah disimpan.')).toBeVisible();
    // The page follows what is stored meanwhile.
    await waitFor(async () => {
      const [stored] = await backend.db.select().from(awards);
      expect(stored).toMatchObject({ name: 'Fair play', recipient: 'SMP Nusa' });
    });
  });

  it('show one place with each press, then all three', async () => {
    await renderApp(`${page}?view=stage`);
    const stage = within(await screen.findByRole('dialog', { name: 'Layar upacara' }));
    press(' ');
    expect(await stage.findByText(`Juara 3, ${category.name}`)).toBeVisible();
    await waitFor(async () => {
      const [stored] = await backend.db.select().from(ceremonies);
      expect(stored?.startedAt).toBeInstanceOf(Date);
    });
    for (const place of [3, 2, 1]) {
      // A press while the one before is being saved does nothing; what one shows is there before the next.
      await waitFor(
        () => {
          if (!stage.queryByRole('heading', { name: `Juara ${place}` })) press('PageDown');
          expect(stage.getByRole('heading', { name: `Juara ${place}` })).toBeVisible();
        },
        { interval: 400, timeout: 4000 },
      );
      expect(stage.getByText(teams[place - 1]?.name ?? '')).toBeVisible();
    }
    await waitFor(
      () => {
        press('Enter');
        expect(stage.getByRole('list', { name: 'Tiga terbaik' })).toBeVisible();
      },
      { interval: 400, timeout: 4000 },
    );
    const [stored] = await backend.db.select().from(ceremonies);
    expect(stored?.revealed).toHaveLength(3);
  });

  it('read the script with the names in order', async () => {
    await renderApp(`${page}?view=script`);
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(
      [3, 2, 1].map((place) => `Juara ${place}, ${category.name}`),
    );
    expect(screen.getByText(teams[0]?.name ?? '')).toBeVisible();
    expect(screen.getByText(/^Belum resmi, jadi belum ada di naskah ini/)).toBeVisible();
  });
});

describe('a phone in the hall', () => {
  it('says that the ceremony has not begun', async () => {
    await renderApp(hall);
    expect(await screen.findByText('Upacara belum dimulai')).toBeVisible();
  });

  it('shows what was announced, the newest first, and what is next', async () => {
    for (const action of ['start', 'reveal', 'reveal']) await send(action);
    await renderApp(hall);
    const list = await screen.findByRole('list', { name: /^Yang sudah diumumkan/ });
    const headings = within(list).getAllByRole('heading');
    expect(headings.map((heading) => heading.textContent)).toEqual(['Juara 2', 'Juara 3']);
    expect(within(list).getByRole('link', { name: teams[1]?.name ?? '' })).toBeVisible();
    expect(screen.getByText(`Juara 1, ${category.name}`)).toBeVisible();
    expect(screen.queryByText(teams[0]?.name ?? '')).toBeNull();
  });

  it('shows a place as soon as the server tells of it, until the end', async () => {
    vi.stubGlobal('EventSource', FakeSource);
    onTestFinished(() => void vi.unstubAllGlobals());
    openedSources.length = 0;
    await send('start');
    await renderApp(hall);
    expect(await screen.findByText(`Juara 3, ${category.name}`)).toBeVisible();
    await send('reveal');
    await tellSources('ceremony', { tournament_id: tournamentId });
    expect(await screen.findByRole('heading', { name: 'Juara 3' })).toBeVisible();
    const stream = openedSources.at(-1);
    expect(stream?.readyState).toBe(1);
    await send('finish');
    await tellSources('ceremony', { tournament_id: tournamentId });
    await waitFor(() => expect(stream?.readyState).toBe(FakeSource.CLOSED));
  });
});
