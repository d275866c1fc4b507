import { and, asc, eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { CategoryResults, Match, RoundMatches } from '../../../openapi/schema.d.ts';
import { draws, registrations } from '../../../server/db/schema.ts';
import { matchRule } from '../matchRule.ts';
import type { Backend } from './backend.ts';
import { createRoundRequests, roundInput } from './roundRequests.ts';

export const groupRule = matchRule();
export const knockoutRule = matchRule({ kind: 'knockout', group_count: 1, has_third_place: true });

export type Saved<Data> = {
  status: number;
  body: { message: string; data: Data; undoes?: number[] };
};

/** A category as `createRoundRequests` has it, without a draw, and requests for its matches. */
export function createMatchRequests(backend: Backend) {
  // Results of another test would keep its rule.
  beforeEach(async () => {
    await backend.db.delete(draws);
  });
  const requests = createRoundRequests(backend);
  const { place, first, request, readScoreEntry, save, ofRound } = requests;
  const planGroups = async (changes: object = {}, later: object[] = []) =>
    save([
      roundInput({ id: first().id, match_rule: { ...groupRule, ...changes } }),
      ...later.map((round) => roundInput(round)),
    ]);
  const draw = async (id: number, body: object, version?: string) =>
    (await ofRound(id, 'PUT', 'draw', body, version)) as unknown as Saved<RoundMatches>;
  const end = async (match: Match | undefined, body: object, version?: string) =>
    (await request(
      'PUT',
      `/api/organiser/matches/${match?.id}/result`,
      { key: crypto.randomUUID(), outcome: 'played', ...body },
      version,
    )) as unknown as Saved<Match>;
  const readRound = async (id: number): Promise<RoundMatches> => {
    const found = (await readScoreEntry()).match_rounds?.find(({ round_id: each }) => each === id);
    if (!found) throw new Error('The round is not drawn');
    return found;
  };
  const readResults = async () => {
    const { tournamentId, categoryId } = place();
    const { body } = await backend.request(
      'GET',
      `/api/tournaments/${tournamentId}/categories/${categoryId}/results`,
    );
    return (body as { data: CategoryResults }).data;
  };
  const registered = async () => {
    const { tournamentId, categoryId } = place();
    const found = await backend.db
      .select({ id: registrations.teamId })
      .from(registrations)
      .where(
        and(eq(registrations.tournamentId, tournamentId), eq(registrations.categoryId, categoryId)),
      )
      .orderBy(asc(registrations.id));
    return found.map(({ id }) => id);
  };
  /** Ends a match by which of two teams is stronger: the one with the lower number in the list. */
  const endByStrength = async (match: Match, order: readonly number[]) => {
    const strength = (side: Match['home']) => order.indexOf(side.team_id ?? 0);
    const isHome = strength(match.home) < strength(match.away);
    return end(match, { home_score: isHome ? 2 : 0, away_score: isHome ? 0 : 2 });
  };

  return { ...requests, planGroups, draw, end, readRound, readResults, registered, endByStrength };
}
