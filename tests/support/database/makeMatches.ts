import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { matches, registrations, rounds, roundTeams } from '../../../server/db/schema.ts';
import { saveDraw } from '../../../server/scores/matches/matchQueries.ts';
import { matchRule } from '../matchRule.ts';
import { makeFinal } from './makeFinal.ts';

const rule = matchRule({ group_count: 1, has_draws: true });

/** How a match ends level, so that its teams are equal in everything. */
export const levelResult = { outcome: 'played', home_score: 1, away_score: 1 } as const;

/** Makes an open round of matches of two teams, and returns its path, that of its match, an import of its result, and its teams. */
export async function makeMatches(db: Database) {
  const final = await makeFinal(db, true);
  const roundId = Number(final.path.split('/').at(-1));
  const isRound = eq(rounds.id, roundId);
  const [round] = await db.update(rounds).set({ matchRule: rule }).where(isRound).returning();
  if (!round) throw new Error('There is no round');
  const drawn = await db
    .select({ registrationId: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.tournamentId, round.tournamentId),
        eq(registrations.categoryId, round.categoryId),
        inArray(registrations.teamId, [...final.teamIds]),
      ),
    );
  await db
    .insert(roundTeams)
    .values(drawn.map((team) => ({ roundId, ...team, position: 2 })))
    .onConflictDoNothing();
  const [homeId = 0, awayId = 0] = drawn.map(({ registrationId }) => registrationId);
  await db.transaction(async (transaction) =>
    saveDraw(transaction, {
      roundId,
      method: 'seeds',
      seed: null,
      version: 1,
      places: [
        { registrationId: homeId, groupNumber: 1, position: 1 },
        { registrationId: awayId, groupNumber: 1, position: 2 },
      ],
      matches: [{ number: 1, groupNumber: 1, homeId, awayId }],
    }),
  );
  const [match] = await db
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.roundId, roundId));
  return {
    path: final.path,
    result: `/api/organiser/matches/${match?.id}/result`,
    import: {
      path: `${final.category}/matches/import`,
      body: {
        preview: false,
        rows: [{ line: 2, number: '1', home: '', away: '', home_score: '1', away_score: '1' }],
      },
    },
    teamIds: final.teamIds,
  };
}
