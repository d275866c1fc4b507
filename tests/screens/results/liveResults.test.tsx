import { act, screen, waitFor, within } from '@testing-library/react';
import { and, eq, type SQL } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rounds } from '../../../server/db/schema.ts';
import {
  runsPath,
  type ScoreEntryAnswer,
  scoreEntryPath,
} from '../../support/screens/scoreEntry.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, backend } = useTestApp();

/** A stream of events whose server is the test. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
}
let opened: FakeSource[] = [];

beforeEach(() => {
  opened = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const tellScores = () =>
  act(async () => {
    for (const source of opened)
      if (source.readyState === 1) source.dispatchEvent(new Event('scores'));
  });

const played = { tournamentId: 1, categoryId: 1 };
const isOf = (categoryId: number) =>
  and(eq(rounds.tournamentId, played.tournamentId), eq(rounds.categoryId, categoryId));

const setState = (condition: SQL | undefined, state: 'open' | 'closed') =>
  act(async () => void (await backend.db.update(rounds).set({ state }).where(condition)));

describe('results while the category is played', () => {
  it('are a list without a podium that says how many teams have a result, and follow the scores', async () => {
    await renderApp('/tournament-result/1/1');
    const table = await screen.findByRole('table', { name: 'Hasil kategori Line Follower' });
    expect(screen.getByText('Sementara, 4 dari 9 tim')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Podium' })).not.toBeInTheDocument();
    expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
    await waitFor(() =>
      expect(document.title).toBe('Hasil sementara Line Follower: Jakarta Robot Games · RoboLaga'),
    );

    const token = await backend.signIn('organiser');
    const { body } = await backend.request('GET', scoreEntryPath(played), { token });
    const { data } = body as ScoreEntryAnswer['body'];
    const team = data.teams.find(({ id }) => !data.runs.some((run) => run.team.id === id));
    const added = await backend.request('POST', runsPath(played), {
      token,
      body: {
        key: crypto.randomUUID(),
        team_id: team?.id,
        round_id: data.rounds[0]?.id,
        number: 1,
        outcome: 'finished',
        points: 12,
        time: '02:00.00',
      },
    });
    expect(added.status).toBe(201);
    await tellScores();
    expect(await screen.findByText('Sementara, 5 dari 9 tim')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(5));

    await setState(isOf(1), 'closed');
    await tellScores();
    expect(await screen.findByRole('list', { name: 'Podium' })).toBeVisible();
    expect(screen.queryByText(/^Sementara/)).not.toBeInTheDocument();
    await setState(isOf(1), 'open');
  });

  it('name the open round and the runs that are to come', async () => {
    const { user } = await renderApp('/tournament-result/1/4');
    expect(await screen.findByText(/^Sementara, \d dari 6 tim · Penyisihan$/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Penyisihan · berlangsung' }));
    expect(screen.getAllByText('percobaan 1 dari 2').length).toBeGreaterThan(0);
  });

  it('keep a team without a run when the round is closed, and have no podium before the final', async () => {
    await renderApp('/tournament-result/1/4');
    const missing = await screen.findByText('Belum ada percobaan');
    const rowBefore = missing.closest('tr')?.previousElementSibling?.textContent;
    expect(rowBefore).toMatch(/^–.*––$/);
    await setState(isOf(4), 'closed');
    await tellScores();
    expect(await screen.findByText('Sementara')).toBeVisible();
    const left = await screen.findByText('Tanpa percobaan');
    expect(left.closest('tr')?.previousElementSibling?.textContent).toBe(rowBefore);
    expect(screen.getByText('6 tim')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Podium' })).not.toBeInTheDocument();
    await setState(and(isOf(4), eq(rounds.position, 1)), 'open');
  });
});

it('results of another day open no stream', async () => {
  await renderApp('/tournament-result/12/1');
  await screen.findByRole('table', { name: 'Hasil kategori Line Follower' });
  expect(opened).toHaveLength(0);
});
