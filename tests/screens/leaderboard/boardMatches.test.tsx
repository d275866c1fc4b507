import { act, screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { MatchRule, RoundMatches } from '../../../openapi/schema.d.ts';
import { tournaments } from '../../../server/db/schema.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';
import { until } from '../../support/until.ts';
import { passSeconds, useBoard } from '../../support/screens/board.ts';

const { openBoard, backend, isLoading } = useBoard();
const { place, first, save, ofRound, request } = createRoundRequests(backend);

const rule: MatchRule = {
  kind: 'groups',
  group_count: 2,
  best_of: 3,
  counts: 'bouts',
  has_draws: false,
  walkover_score: 2,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: ['direct'],
  has_third_place: false,
};

/** Draws a round of matches, and ends its last one of the second group. */
async function playMatch() {
  await save([roundInput({ id: first().id, match_rule: rule })]);
  const { body } = await ofRound(first().id, 'PUT', 'draw', { method: 'lots' });
  const { matches } = body.data as unknown as RoundMatches;
  const match = matches.findLast(({ group }) => group === 2);
  await request('PUT', `/api/organiser/matches/${match?.id}/result`, {
    key: crypto.randomUUID(),
    outcome: 'played',
    home_score: 2,
    away_score: 0,
  });
  return match;
}

it('turns through the groups of a category with matches, from the match that has just ended', async () => {
  const match = await act(playMatch);
  const { tournamentId, categoryId } = place();
  const [{ title = '' } = {}] = await backend.db
    .select({ title: tournaments.title })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  await openBoard(
    `/board?tournament=${tournamentId}&category=${categoryId}`,
    `Papan skor: ${title}`,
  );
  expect(await screen.findByRole('table', { name: 'Klasemen Grup B' })).toBeVisible();
  const played = screen.getByRole('table', { name: 'Pertandingan Penyisihan · Grup B' });
  expect(
    within(played)
      .getByRole('rowheader', { name: String(match?.number) })
      .closest('tr'),
  ).toHaveTextContent('2 : 0');
  expect(within(played).getByText('Baru selesai')).toBeVisible();
  await passSeconds(10);
  await until(() => !isLoading());
  expect(screen.getByRole('table', { name: 'Klasemen Grup A' })).toBeVisible();
  await passSeconds(10);
  expect(screen.getByRole('table', { name: 'Klasemen Grup B' })).toBeVisible();
});
