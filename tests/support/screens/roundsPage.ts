import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { draws, rounds, runs, scores } from '../../../server/db/schema.ts';
import { roundInput } from '../database/roundRequests.ts';
import { useScoreEntryPage } from './scoreEntryPage.ts';

/** The page of the rounds of a category, which has one open round without runs at the start of each test. */
export function useRoundsPage() {
  const product = useScoreEntryPage();
  const { renderApp, backend, target, path, readScoreEntry } = product;

  const roundsPath = () => path().replace(/runs$/, 'rounds');
  const send = async (method: string, url: string, body?: unknown) => {
    const answer = await backend.request(method, url, {
      token: await backend.signIn('organiser'),
      body,
    });
    expect([200, 201]).toContain(answer.status);
  };
  const readRounds = async () => (await readScoreEntry()).rounds;

  async function saveRounds(...changes: object[]): Promise<void> {
    const [first] = await readRounds();
    const list = changes.map((each, index) =>
      roundInput(index === 0 ? { id: first?.id, ...each } : each),
    );
    await send('PUT', roundsPath(), { rounds: list });
  }

  /** Adds a run with these points for each of the first teams. */
  async function addRuns(points: readonly number[]): Promise<string[]> {
    const { teams } = await readScoreEntry();
    for (const [index, each] of points.entries())
      await addRun(teams[index]?.id ?? 0, { points: each });
    return teams.map(({ name }) => name);
  }

  const addRun = (teamId: number, run: object) =>
    send('POST', path(), {
      key: crypto.randomUUID(),
      team_id: teamId,
      time: '01:07.38',
      ...run,
    });

  /** Corrects the points of the only run of a team. */
  const correctRun = async (teamId: number, points: number) => {
    const run = (await readScoreEntry()).runs.find(({ team }) => team.id === teamId);
    await send('PUT', `/api/organiser/runs/${run?.id}`, {
      outcome: 'finished',
      points,
      time: '01:07.38',
    });
  };

  /** Says of every team that lacks a run that the round ends without it. */
  const leaveOutOthers = async (user: UserEvent) => {
    const dialog = within(screen.getByRole('dialog'));
    const fields = dialog.queryAllByRole('combobox');
    if (fields[0]) await user.selectOptions(fields[0], 'Tanpa percobaan yang tersisa');
  };

  const openRounds = () => {
    const { tournamentId, categoryId } = target();
    return renderApp(`/organiser/scores/rounds?tournament=${tournamentId}&category=${categoryId}`);
  };
  const item = (name: string) => {
    const found = screen
      .getAllByRole('listitem')
      .find((each) => within(each).queryByRole('heading', { name }));
    if (!found) throw new Error(`${name} is not in the list`);
    return within(found);
  };

  /** Returns the teams of a round with what is said of their runs. */
  const readTeams = (name: string) =>
    within(screen.getByRole('list', { name: `Tim ${name}` }))
      .getAllByRole('listitem')
      .map((each) => each.textContent);

  beforeEach(async () => {
    const played = and(
      eq(rounds.tournamentId, target().tournamentId),
      eq(rounds.categoryId, target().categoryId),
    );
    // Results of matches would keep their rule.
    await backend.db.delete(draws);
    const found = await backend.db.select({ id: rounds.id }).from(rounds).where(played);
    const ids = found.map(({ id }) => id);
    const registrationIds = await backend.db
      .delete(runs)
      .where(inArray(runs.roundId, ids))
      .returning({ id: runs.registrationId });
    await backend.db.delete(scores).where(
      inArray(
        scores.registrationId,
        registrationIds.map(({ id }) => id),
      ),
    );
    await saveRounds({});
    await backend.db.update(rounds).set({ state: 'open' }).where(played);
  });

  return {
    ...product,
    send,
    readRounds,
    saveRounds,
    addRuns,
    addRun,
    correctRun,
    leaveOutOthers,
    openRounds,
    item,
    readTeams,
  };
}
