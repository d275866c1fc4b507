import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Round } from '../../../openapi/schema.d.ts';
import { draws, resultStates } from '../../../server/db/schema.ts';
import { knockoutRule } from '../../support/database/matchRequests.ts';
import { roundInput } from '../../support/database/roundRequests.ts';
import { field } from '../../support/screens/queries.ts';
import { useQueuePage } from '../../support/screens/queuePage.ts';

const page = useQueuePage();
const { backend, place, first, saveRounds, plan, take, slotsIn, nameOf, readScoreEntry } = page;
const { applyScenarios, renderApp, faults, ofRound, read, request } = page;

const openDesk = () => {
  const { tournamentId, categoryId } = place();
  return renderApp(`/organiser/scores?tournament=${tournamentId}&category=${categoryId}`);
};
const called = async () =>
  within(await screen.findByRole('region', { name: 'Dipanggil ke arena' }));

describe('the score desk', () => {
  it('offers who is called, and chooses team and run with one press', async () => {
    await saveRounds([roundInput({ id: first().id, run_count: 2 })]);
    await plan(2);
    const second = slotsIn(0).find(({ run_number: number }) => number === 2);
    const other = slotsIn(1).find(({ team_id: id }) => id !== second?.team_id);
    await take(other, 'call');
    await take(second, 'call', 'arrive');
    const { user } = await openDesk();
    const buttons = (await called()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`^Arena 1: .*${nameOf(second)}, percobaan 2$`)),
      expect.stringMatching(new RegExp(`^Arena 2: .*${nameOf(other)}, percobaan 1$`)),
    ]);
    await user.click((await called()).getByRole('button', { name: /^Arena 1/ }));
    expect(await field('Tim')).toHaveValue(nameOf(second));
    expect(await field('Percobaan')).toHaveValue('2');
    expect(await field('Poin')).toHaveFocus();
    await user.keyboard('80{Enter}10738{Enter}');
    await waitFor(async () =>
      expect((await readScoreEntry()).runs).toMatchObject([
        { number: 2, team: { id: second?.team_id } },
      ]),
    );
    expect((await called()).queryByRole('button', { name: /^Arena 1/ })).toBeNull();
  });

  it('asks once where nothing is planned', async () => {
    const asked: string[] = [];
    faults(
      http.get('*/schedule', ({ request }) => {
        asked.push(request.url);
        return backend.app.fetch(request);
      }),
    );
    const { user } = await openDesk();
    await field('Tim');
    await waitFor(() => expect(asked).toHaveLength(1));
    // Each run would have the schedule loaded again.
    const [team] = (await readScoreEntry()).teams;
    await user.keyboard(`${team?.start_number}{Enter}80{Enter}10738{Enter}`);
    expect(await screen.findByText(`${team?.name}: 80 poin, 01:07.38 dicatat.`)).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Dipanggil ke arena' })).toBeNull();
  });

  it('works where the schedule cannot be loaded', async () => {
    await plan();
    await take(slotsIn()[0], 'call');
    await applyScenarios('offline:getLiveSchedule');
    await openDesk();
    expect(await field('Tim')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Dipanggil ke arena' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('the match desk opens a match that is called, of a bracket that visitors do not see yet', async () => {
  await backend.db.delete(draws);
  const { body } = await saveRounds([roundInput({ id: first().id, match_rule: knockoutRule })]);
  const [round] = (body as { data: { rounds: Round[] } }).data.rounds;
  const { tournamentId, categoryId } = place();
  const board = `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/results-state`;
  expect((await request('PUT', board, { action: 'freeze' })).status).toBe(200);
  const slots = (await readScoreEntry()).teams.slice(0, 4).map(({ id }) => id);
  await ofRound(round?.id ?? 0, 'PUT', 'draw', { method: 'hand', slots });
  await plan();
  expect(slotsIn().filter(({ match }) => match)).toEqual([]);
  await take(
    (await read()).slots.find(({ match }) => match?.number === 2),
    'call',
  );
  const { user } = await openDesk();
  await screen.findByRole('heading', { level: 2, name: /^Pertandingan 1 · / });
  await user.click((await called()).getByRole('button', { name: /^Arena 1: .*, pertandingan 2$/ }));
  expect(
    await screen.findByRole('heading', { level: 2, name: /^Pertandingan 2 · / }),
  ).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Dipanggil ke arena' })).toBeNull();
  await backend.db.delete(draws);
  await backend.db.delete(resultStates);
});
