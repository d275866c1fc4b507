import { expect } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { registrations, teams } from '../../../server/db/schema.ts';
import type { createRoundRequests } from './roundRequests.ts';

/** The teams of a season as it was played, by the index of their results. */
export const played = {
  volt: 0,
  garuda: 1,
  kelud: 2,
  rajawali: 3,
  tesla: 4,
  ampere: 5,
  komodo: 6,
  elang: 7,
  kancil: 8,
} as const;

const preliminaryPoints = [300, 290, 280, 270, 260, 250, 250, 230, 220];
/** Of the six that advanced: a lot put Ampere before Komodo. */
const finalPoints = [80, 120, 140, 60, 100, 160];

type Requests = ReturnType<typeof createRoundRequests>;

/** Registers further teams where the category has fewer than the season. */
async function addTeams(db: Database, { place }: Requests): Promise<void> {
  const { tournamentId, categoryId, teamIds } = place();
  for (let number = teamIds.length + 1; number <= preliminaryPoints.length; number += 1) {
    const [team] = await db
      .insert(teams)
      .values({ code: `X-VOLT-0000${number}`, name: `Volt ${number}`, clubId: 1, categoryId })
      .returning({ id: teams.id });
    if (!team) throw new Error('The team was not added');
    await db
      .insert(registrations)
      .values({ tournamentId, categoryId, teamId: team.id, startNumber: 1000 + team.id });
    teamIds.push(team.id);
  }
}

/** Plays a preliminary round and a closed final that starts anew; returns the id of the final. */
export async function playFinal(db: Database, requests: Requests): Promise<number> {
  const { planFinal, add, teamId, openRound, closeRound } = requests;
  await addTeams(db, requests);
  const finalId = await planFinal(6);
  for (const [index, points] of preliminaryPoints.entries())
    expect(await add(index, { points })).toBe(201);
  const teams = { team_ids: [0, 1, 2, 3, 4, 5].map(teamId), reason: 'Undian' };
  expect((await openRound(finalId, teams)).status).toBe(200);
  for (const [index, points] of finalPoints.entries())
    expect(await add(index, { points }, finalId)).toBe(201);
  expect((await closeRound(finalId)).status).toBe(200);
  return finalId;
}
