import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockClub } from '../../../server/clubs/lockClub.ts';
import type { Transaction } from '../../../server/db/database.ts';
import {
  auditLog,
  registrations,
  rounds,
  tournamentCategories,
  tournaments,
} from '../../../server/db/schema.ts';
import { saveCheckIn } from '../../../server/registrations/managedQueries.ts';
import { lockTournamentCategory } from '../../../server/registrations/queries.ts';
import { lockRegistration as lockEntry } from '../../../server/scores/entryQueries.ts';
import { insertRun } from '../../../server/scores/runs/runQueries.ts';
import { lockTournament } from '../../../server/tournaments/managedQueries.ts';
import { insertFirstRounds } from '../../../server/tournaments/categoryRoundQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { errorResponse, membersOf } from '../../support/screens/clubData.ts';
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
  it.each([
    ['cancelled', errorResponse(409, 'Lomba ini dibatalkan.')],
    ['postponed', errorResponse(409, 'Lomba ini ditunda. Pendaftaran ditutup untuk sementara.')],
    ['draft', errorResponse(404, 'Lomba tidak ditemukan.')],
  ] as const)('registers no team in a tournament that is %s meanwhile', async (status, refused) => {
    const answer = await sendWhileLocked(
      backend,
      (transaction) =>
        transaction.update(tournaments).set({ status }).where(eq(tournaments.id, tournamentId)),
      () => register(teamId, tournamentId),
    );
    expect(answer).toMatchObject(refused);
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
      errorResponse(409, 'Pendaftaran lomba ini sudah ditutup, jadi tidak dapat dibatalkan lagi.'),
    );
    expect(await countRegistrations()).toBe(1);
  });
});

describe('an organiser', () => {
  const place = (id: number) => `/api/organiser/tournaments/${tournamentId}/registrations/${id}`;
  let token: string;
  let id: number;
  beforeEach(async () => {
    token = await backend.signIn('organiser');
    id = idOf(await register(teamId, tournamentId));
  });
  const send = (method: string, path: string, body?: unknown) =>
    backend.request(method, path, { token, body });

  /** Adds the first run of the team, as a desk does. */
  const addRun = async (transaction: Transaction) => {
    await insertFirstRounds(transaction, [tournamentId]);
    const [round] = await transaction
      .select({ roundId: rounds.id })
      .from(rounds)
      .where(eq(rounds.tournamentId, tournamentId));
    await lockEntry(transaction, { tournamentId, categoryId: category, teamId });
    const run = { number: 1, outcome: 'finished' as const, points: 80, time: '01:07.38' };
    await insertRun(transaction, {
      roundId: round?.roundId ?? 0,
      registrationId: id,
      ...run,
      reason: null,
      createdAt: new Date(),
    });
  };

  it('withdraws no team that gets its first run meanwhile', async () => {
    const answer = await sendWhileLocked(backend, addRun, () => send('DELETE', place(id)));
    expect(answer).toMatchObject(
      errorResponse(
        409,
        'Garuda Baja sudah memiliki nilai, jadi pendaftarannya tidak dapat dibatalkan.',
      ),
    );
    expect(await countRegistrations()).toBe(1);
  });

  it('replaces no member of a team that gets its first run meanwhile', async () => {
    const [member, replacement] = readClub().people;
    const body = { participant_id: member, replacement_id: replacement, reason: 'Sakit' };
    const answer = await sendWhileLocked(backend, addRun, () =>
      send('POST', `${place(id)}/replacement`, body),
    );
    expect(answer).toMatchObject(
      errorResponse(409, 'Garuda Baja sudah memiliki nilai, jadi anggotanya tidak dapat diganti.'),
    );
    expect(await membersOf(backend, teamId)).toEqual([`${member}L`]);
  });

  it('checks a team in once, and the earlier time stays', async () => {
    const checkedInAt = new Date('2026-11-22T01:00:00Z');
    const count = () => backend.db.$count(auditLog, eq(auditLog.operation, 'setCheckIn'));
    const before = await count();
    const answer = await sendWhileLocked(
      backend,
      (transaction) => saveCheckIn(transaction, { tournamentId, id }, checkedInAt),
      () => send('PUT', `${place(id)}/check-in`, { checked_in: true }),
    );
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { checked_in_at: checkedInAt.toISOString() } },
    });
    expect(await count()).toBe(before);
  });

  it('makes a late team, replaces a member and moves a team after a change of the club', async () => {
    const club = readClub();
    const [first, second, third] = club.people;
    const lock = (transaction: Transaction) => lockClub(transaction, club.id);
    const late = {
      club_id: club.id,
      team_name: 'Tim Telat',
      category_id: category,
      participant_ids: [third],
      reason: 'Banjir',
    };
    const path = `/api/organiser/tournaments/${tournamentId}/late-teams`;
    const added = await sendWhileLocked(backend, lock, () => send('POST', path, late));
    expect(added.status).toBe(201);
    const body = { participant_id: first, replacement_id: second, reason: 'Sakit' };
    const replaced = await sendWhileLocked(backend, lock, () =>
      send('POST', `${place(id)}/replacement`, body),
    );
    expect(replaced.status).toBe(200);
    await backend.db.insert(tournamentCategories).values({ tournamentId, categoryId: 2 });
    const moved = await sendWhileLocked(backend, lock, () =>
      send('PUT', `${place(id)}/category`, { category_id: 2, reason: 'Salah kategori' }),
    );
    expect(moved.status).toBe(200);
  });

  it('moves no team into a category that is taken out of the tournament meanwhile', async () => {
    await backend.db.insert(tournamentCategories).values({ tournamentId, categoryId: 2 });
    const answer = await sendWhileLocked(
      backend,
      async (transaction) => {
        await lockTournament(transaction, tournamentId);
        await transaction
          .delete(tournamentCategories)
          .where(
            and(
              eq(tournamentCategories.tournamentId, tournamentId),
              eq(tournamentCategories.categoryId, 2),
            ),
          );
      },
      () => send('PUT', `${place(id)}/category`, { category_id: 2, reason: 'Salah kategori' }),
    );
    expect(answer).toMatchObject(
      errorResponse(422, 'Kategori ini tidak dipertandingkan di lomba ini.'),
    );
  });

  it.each(['PUT check-in', 'DELETE ', 'POST replacement', 'PUT category'])(
    'reaches no registration of another tournament: %s',
    async (request) => {
      const [method = '', path = ''] = request.split(' ');
      const other = await addTournament();
      const [member, replacement] = readClub().people;
      const bodies: Record<string, object> = {
        'check-in': { checked_in: true },
        replacement: { participant_id: member, replacement_id: replacement, reason: 'Sakit' },
        category: { category_id: category, reason: 'Salah kategori' },
      };
      const address = [`/api/organiser/tournaments/${other}/registrations/${id}`, path];
      expect(await send(method, address.filter(Boolean).join('/'), bodies[path])).toMatchObject(
        errorResponse(404, 'Pendaftaran tidak ditemukan.'),
      );
      const [kept] = await backend.db.select().from(registrations).where(eq(registrations.id, id));
      expect(kept).toMatchObject({ tournamentId, categoryId: category, checkedInAt: null });
      expect(await membersOf(backend, teamId)).toEqual([`${member}L`]);
    },
  );
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
