import { and, asc, eq, sql } from 'drizzle-orm';
import type { MatchResultInput, MatchRule } from '../../openapi/schema.d.ts';
import type { Transaction } from '../db/database.ts';
import { matches, rounds, roundTeams } from '../db/schema.ts';
import { toEventDay } from '../lib/eventDay.ts';
import { createRandom, type Random } from '../lib/random.ts';
import { findEntrants, type PlayedCategory } from '../scores/entryQueries.ts';
import { changeResult, requireLockedMatch } from '../scores/matches/changeResult.ts';
import { saveDraw } from '../scores/matches/matchQueries.ts';
import { toMatchValues } from '../scores/matches/matchValues.ts';
import { planDraw } from '../scores/matches/planDraw.ts';
import { findAdvancingTo, findRoundRankings } from '../scores/rounds/roundRankings.ts';
import type { CategoryName } from './plans/categories.ts';
import { matchPlans } from './plans/matches.ts';

type Ids = {
  /** The ids of tournaments by their indexes in the plans. */
  tournaments: readonly number[];
  categoryId: (name: CategoryName) => number;
};

/** Returns a random result of a match. */
function randomMatch(rule: MatchRule, random: Random): Omit<MatchResultInput, 'key'> {
  if (rule.counts === 'bouts') {
    const [winner, loser] = [2, random.integer(0, 1)];
    const isHome = random.chance(0.5);
    return {
      outcome: 'played',
      home_score: isHome ? winner : loser,
      away_score: isHome ? loser : winner,
    };
  }
  const [home, away] = [random.integer(0, 5), random.integer(0, 5)];
  return {
    outcome: 'played',
    home_score: home,
    away_score: away,
    ...(rule.kind === 'knockout' && home === away && { extra_winner: 'home' }),
  };
}

/** Places teams of a round of matches, the best seed first. */
async function drawMatches(
  transaction: Transaction,
  played: PlayedCategory,
  { id, rule, teams }: { id: number; rule: MatchRule; teams: readonly number[] | undefined },
): Promise<void> {
  const entrants = await findEntrants(transaction, played);
  const own = teams
    ? teams.flatMap((team) => entrants.find(({ registrationId }) => registrationId === team) ?? [])
    : entrants;
  const method = teams ? 'seeds' : 'lots';
  const planned = planDraw(
    { name: '', rule },
    { entrants: own, placeOf: () => undefined },
    { method, isComplete: false, seed: '20261' },
  );
  await saveDraw(transaction, { roundId: id, method, version: 1, ...planned });
}

/** How long the matches of a knock-out take, one every six minutes: those of the groups are before them. */
const knockoutMinutes = 30;

/** Plays the first matches of a round, the last one so many minutes ago; one team of them did not come. */
async function playMatches(
  transaction: Transaction,
  {
    id,
    rule,
    random,
    share,
    minutesAgo,
  }: { id: number; rule: MatchRule; random: Random; share: number; minutesAgo: number },
): Promise<void> {
  const planned = await transaction
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.roundId, id))
    .orderBy(asc(matches.number));
  const count = Math.ceil(planned.length * share);
  for (const [index, match] of planned.slice(0, count).entries()) {
    const locked = await requireLockedMatch(transaction, match.id, undefined);
    const isWalkover = rule.kind === 'groups' && index === 2;
    const result = isWalkover
      ? ({ outcome: 'absent', side: 'away' } as const)
      : randomMatch(rule, random);
    const values = toMatchValues(rule, result);
    await changeResult(transaction, locked, {
      changes: { ...values, endedAt: new Date() },
      undone: [],
      today: toEventDay(new Date()),
    });
    // One every six minutes.
    const age = minutesAgo + (count - index) * 6;
    await transaction
      .update(matches)
      .set({ endedAt: sql`now() - ${age} * interval '1 minute'` })
      .where(eq(matches.id, match.id));
  }
}

/** Inserts the rounds of matches, their draws and results, and the scores that follow from them. */
export async function insertMatches(transaction: Transaction, ids: Ids): Promise<void> {
  for (const { tournament, category, groups, knockout, isOver } of matchPlans) {
    const random = createRandom(`matches of ${category}`);
    const played = {
      tournamentId: ids.tournaments[tournament] ?? 0,
      categoryId: ids.categoryId(category),
    };
    const common = { ranking: 'points_only', ties: 'shared' } as const;
    const [first] = await transaction
      .update(rounds)
      .set({ ...common, name: 'Penyisihan grup', matchRule: groups })
      .where(
        and(eq(rounds.tournamentId, played.tournamentId), eq(rounds.categoryId, played.categoryId)),
      )
      .returning({ id: rounds.id });
    const [second] = await transaction
      .insert(rounds)
      .values({
        ...common,
        ...played,
        position: 2,
        name: 'Fase gugur',
        matchRule: knockout.rule,
        teamCount: knockout.teamCount,
        state: 'closed',
      })
      .returning();
    if (!first || !second) throw new Error('The rounds of matches are missing.');
    await drawMatches(transaction, played, { ...first, rule: groups, teams: undefined });
    await playMatches(transaction, {
      ...first,
      rule: groups,
      random,
      ...(isOver ? { share: 1, minutesAgo: knockoutMinutes } : { share: 0.5, minutesAgo: 0 }),
    });
    if (!isOver) continue;
    const [before] = await findRoundRankings(transaction, played);
    const teams = before
      ? findAdvancingTo(second, before).advancing.map(({ entry }) => entry.registrationId)
      : [];
    await transaction.insert(roundTeams).values(
      teams.map((registrationId, index) => ({
        roundId: second.id,
        registrationId,
        position: index + 1,
      })),
    );
    await transaction.update(rounds).set({ state: 'open' }).where(eq(rounds.id, second.id));
    await drawMatches(transaction, played, { ...second, rule: knockout.rule, teams });
    await playMatches(transaction, {
      ...second,
      rule: knockout.rule,
      random,
      share: 1,
      minutesAgo: 0,
    });
    await transaction
      .update(rounds)
      .set({ state: 'closed' })
      .where(
        and(eq(rounds.tournamentId, played.tournamentId), eq(rounds.categoryId, played.categoryId)),
      );
  }
}
