import { screen, within } from '@testing-library/react';
import { notInArray } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { ScoreEntryData } from '../../../openapi/schema.d.ts';
import { runs, scores } from '../../../server/db/schema.ts';
import { storeRun } from '../../../src/outbox/waitingEntries.ts';
import { readSession } from '../../../src/session/storage.ts';
import { field } from './queries.ts';
import { useTestApp } from './renderApp.tsx';
import { findOpenScoreEntry, runsPath, scoreEntryPath } from './scoreEntry.ts';

/** The row of the list that has this text. */
export function row(text: string) {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(text));
  if (!found) throw new Error(`${text} is not in the list`);
  return within(found);
}

/** Score entry, opened by the demonstration organiser, of a category with teams without a score. */
export function useScoreEntryPage() {
  const product = useTestApp();
  const { renderApp, applyScenarios, backend } = product;
  const state = {} as {
    target: Awaited<ReturnType<typeof findOpenScoreEntry>>;
    atStart: ScoreEntryData;
  };

  const readScoreEntry = async () => {
    const token = await backend.signIn('organiser');
    const { body } = await backend.request('GET', scoreEntryPath(state.target), { token });
    return (body as { data: ScoreEntryData }).data;
  };

  beforeEach(async () => {
    await applyScenarios('organiser');
    // Scores of matches that an earlier test has played, or another category would be found.
    await backend.db
      .delete(scores)
      .where(
        notInArray(
          scores.registrationId,
          backend.db.select({ id: runs.registrationId }).from(runs),
        ),
      );
    state.target = await findOpenScoreEntry(backend.db);
    state.atStart = await readScoreEntry();
  });

  const renderScoreEntry = () => {
    const { tournamentId, categoryId } = state.target;
    return renderApp(`/organiser/scores?tournament=${tournamentId}&category=${categoryId}`);
  };

  /** A team without a score, and its start number. */
  const numberOf = (index: number) => {
    const scored = new Set(state.atStart.runs.map(({ team }) => team.id));
    const team = state.atStart.teams.filter(({ id }) => !scored.has(id))[index];
    if (!team) throw new Error('There are too few teams');
    return { team, number: String(team.start_number) };
  };

  const organiserId = () => readSession(window.localStorage).organiser?.user.id ?? 0;

  return {
    ...product,
    target: () => state.target,
    /** What the page has shown at the start of the test. */
    atStart: () => state.atStart,
    /** The path of the API that adds a run to the category. */
    path: () => runsPath(state.target),
    readScoreEntry,
    readResults: async () =>
      (await readScoreEntry()).runs.map(({ team, points, time }) => ({
        team: team.name,
        points,
        time,
      })),
    renderScoreEntry,
    openScoreEntry: async () => {
      const app = await renderScoreEntry();
      await field('Tim');
      return app;
    },
    numberOf,
    /** The organiser who is signed in. */
    organiserId,
    /** Stores the first run of such a team in the browser, as the form does; it waits to be sent. */
    enterScore: (index: number, points: number, time: string) =>
      storeRun(
        { organiserId: organiserId(), ...state.target, name: 'Lomba · Line Follower' },
        { team: numberOf(index).team, number: 1, outcome: 'finished', points, time, reason: null },
      ),
  };
}
