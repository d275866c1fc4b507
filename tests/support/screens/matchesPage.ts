import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { knockoutSize } from '../../../openapi/matches/seedKnockout.ts';
import type { Match, MatchResultInput, MatchRule } from '../../../openapi/schema.d.ts';
import { draws } from '../../../server/db/tables/matches.ts';
import { useRoundsPage } from './roundsPage.ts';

/** A knock-out by points. */
const plainRule: MatchRule = {
  kind: 'knockout',
  group_count: 1,
  best_of: 1,
  counts: 'points',
  has_draws: false,
  walkover_score: 3,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: ['direct', 'difference', 'for', 'won'],
  has_third_place: false,
};

export const sumo = { best_of: 3, counts: 'bouts' } as const;

/** Score entry of a category whose only round is of matches. */
export function useMatchesPage() {
  const page = useRoundsPage();
  const { backend, readScoreEntry, readRounds, saveRounds, send, renderScoreEntry } = page;

  // A round whose matches have results becomes no other one. Not afterwards: the page is still there then.
  beforeEach(async () => void (await backend.db.delete(draws)));

  const readMatches = async (): Promise<Match[]> =>
    (await readScoreEntry()).match_rounds?.[0]?.matches ?? [];

  /** Returns a match of the round by its number. */
  const readMatch = async (number: number): Promise<Match> => {
    const found = (await readMatches()).find((match) => match.number === number);
    if (!found) throw new Error(`There is no match ${number}`);
    return found;
  };

  /** Makes the only round one of matches. */
  const planMatches = async (rule: Partial<MatchRule>) =>
    saveRounds({ match_rule: { ...plainRule, ...rule } });

  /** Draws so many teams into one group, or a bracket, in their order, and returns them. */
  async function drawMatches(rule: Partial<MatchRule>, count: number) {
    await planMatches(rule);
    const [round] = await readRounds();
    const teams = (await readScoreEntry()).teams.slice(0, count);
    const ids = teams.map(({ id }) => id);
    const slots = Array.from({ length: knockoutSize(count) }, (_, index) => ids[index] ?? null);
    const places = rule.kind === 'groups' ? { groups: [ids] } : { slots };
    await send('PUT', `/api/organiser/rounds/${round?.id}/draw`, { method: 'hand', ...places });
    return teams;
  }

  /** Enters the result of a match as another desk does. */
  const enterResult = async (
    number: number,
    home: number,
    away: number,
    changes: Partial<MatchResultInput> = {},
  ) => {
    const { id } = await readMatch(number);
    const body: MatchResultInput = {
      key: crypto.randomUUID(),
      outcome: 'played',
      home_score: home,
      away_score: away,
      ...changes,
    };
    await send('PUT', `/api/organiser/matches/${id}/result`, body);
  };

  return {
    ...page,
    backend,
    planMatches,
    drawMatches,
    enterResult,
    readMatch,
    readMatches,
    /** Opens score entry at a match. */
    openMatches: async (title: string | RegExp = /^Pertandingan 1 · /) => {
      const app = await renderScoreEntry();
      await screen.findByRole('heading', { level: 2, name: title });
      return app;
    },
  };
}
