import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { registrations, tournaments } from '../../../server/db/schema.ts';
import { lockTournamentCategory } from '../../../server/registrations/queries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { errorResponse } from '../../support/screens/clubData.ts';
import { idOf, useClubRegistrations } from '../../support/servers/clubRegistrations.ts';

// While one request changes a tournament or its registrations, the others wait and see what it has done.

const backend = useBackend();
const { addTournament, category, makeTeam, readClub, register, withdraw } =
  useClubRegistrations(backend);

let tournamentId: number;
let teamId: number;
beforeEach(async () => {
  const club = readClub();
  tournamentId = await addTournament();
  teamId = await makeTeam(club, club.people.slice(0, 1));
});
const countRegistrations = () =>
  backend.db.$count(registrations, eq(registrations.tournamentId, tournamentId));

describe('a club', () => {
  it('registers no team in a tournament that is cancelled meanwhile', async () => {
    const answer = await sendWhileLocked(
      backend,
      (transaction) =>
        transaction
          .update(tournaments)
          .set({ status: 'cancelled' })
          .where(eq(tournaments.id, tournamentId)),
      () => register(teamId, tournamentId),
    );
    expect(answer).toMatchObject(errorResponse(409, 'Turnamen ini dibatalkan.'));
    expect(await countRegistrations()).toBe(0);
  });

  it('withdraws no team from a tournament whose registration is closed meanwhile', async () => {
    const id = idOf(await register(teamId, tournamentId));
    const answer = await sendWhileLocked(
      backend,
      (transaction) =>
        transaction
          .update(tournaments)
          .set({ registrationClosesAt: new Date(Date.now() - 60_000) })
          .where(eq(tournaments.id, tournamentId)),
      () => withdraw(teamId, id),
    );
    expect(answer).toMatchObject(
      errorResponse(409, 'Pendaftaran turnamen ini sudah ditutup, jadi tidak dapat ditarik lagi.'),
    );
    expect(await countRegistrations()).toBe(1);
  });
});

it('an organiser withdraws a team after a registration that takes its start number', async () => {
  const id = idOf(await register(teamId, tournamentId));
  const token = await backend.signIn('organiser');
  const answer = await sendWhileLocked(
    backend,
    (transaction) => lockTournamentCategory(transaction, tournamentId, category),
    () =>
      backend.request('DELETE', `/api/organiser/tournaments/${tournamentId}/registrations/${id}`, {
        token,
      }),
  );
  expect(answer.status).toBe(200);
  expect(await countRegistrations()).toBe(0);
});
