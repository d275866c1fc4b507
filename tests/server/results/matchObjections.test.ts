import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ManagedObjection, OwnTournamentRuns } from '../../../openapi/schema.d.ts';
import { clubs, teams } from '../../../server/db/schema.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMatchRequests } from '../../support/database/matchRequests.ts';

const backend = useBackend();
const { place, planGroups, draw, end, first, request } = createMatchRequests(backend);

it('an objection to a match has its result as the team sees it, and what the audit log says of it', async () => {
  await planGroups();
  const { body } = await draw(first().id, { method: 'lots' });
  const [match] = body.data.matches;
  await end(match, { home_score: 2, away_score: 1 });
  const teamId = match?.home?.team_id ?? 0;
  const club = await backend.signIn('club');
  const [owner] = await backend.db
    .select({ id: clubs.id })
    .from(clubs)
    .where(eq(clubs.email, demoAccounts.club.email));
  await backend.db
    .update(teams)
    .set({ clubId: owner?.id ?? 0 })
    .where(eq(teams.id, teamId));

  const path = `/api/gh/teamsclub/${teamId}`;
  const read = await backend.request('GET', `${path}/runs`, { token: club });
  const { data } = read.body as { data: OwnTournamentRuns[] };
  const own = data.find(({ tournament }) => tournament.id === place().tournamentId);
  expect(own?.matches.find(({ id }) => id === match?.id)).toMatchObject({
    match: { result: { outcome: 'won', own: 2, other: 1 } },
    objection: null,
  });
  const notPlayed = own?.matches.find(({ match: { result } }) => result === null);
  const object = (id: number | undefined) =>
    backend.request('POST', `${path}/objections`, {
      token: club,
      body: { key: crypto.randomUUID(), match_id: id, text: 'Robot lawan keluar arena.' },
    });
  expect(await object(notPlayed?.id)).toMatchObject({ status: 404 });
  expect(await object(match?.id)).toMatchObject({ status: 201 });
  const listed = await request(
    'GET',
    `/api/organiser/tournaments/${place().tournamentId}/objections`,
  );
  const [open] = (listed as unknown as { body: { data: ManagedObjection[] } }).body.data;
  expect(open).toMatchObject({
    subject: `${own?.matches[0]?.match.round}, pertandingan ${match?.number}`,
    run: null,
    match: { number: match?.number, result: { outcome: 'won' } },
  });
  expect(open?.history).toMatchObject([
    { operation: 'saveMatchResult', detail: expect.stringContaining('(2 : 1)') as string },
  ]);
});
