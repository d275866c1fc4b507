import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SeasonRow } from '../../../openapi/schema.d.ts';
import {
  registrations,
  resultStates,
  scores,
  standings,
  teamMembers,
  tournamentCategories,
  tournaments,
} from '../../../server/db/schema.ts';
import { eraseLocked } from '../../../server/memberships/deletionQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCertificateMaker } from '../../support/database/certificateData.ts';

const backend = useBackend();
const { makeTournament, makeOfficial, makeTeam } = createCertificateMaker(backend);

type Tournament = Awaited<ReturnType<typeof makeTournament>>;

const change = (id: number, values: Partial<typeof tournaments.$inferInsert>) =>
  backend.db.update(tournaments).set(values).where(eq(tournaments.id, id));

/** A tournament of the past, by default. */
async function makePast(options?: Parameters<typeof makeTournament>[0], date = '2025-11-22') {
  const tournament = await makeTournament(options);
  await change(tournament.id, { date });
  return tournament;
}

async function readSeasons({ club }: Tournament): Promise<SeasonRow[]> {
  const { body } = await backend.request('GET', '/api/gh/seasons', { token: club.token });
  return (body as { data: SeasonRow[] }).data;
}

/** Registers another team of the club of a tournament in one that is made here. */
async function register({ club }: Tournament, members: number[], date: string) {
  const teamId = await makeTeam(club, members, { name: 'Rajawali', categoryId: 2 });
  const [made] = await backend.db
    .insert(tournaments)
    .values({ title: 'Piala Tahun Baru', date, endDate: '2026-01-02', city: '' })
    .returning();
  const tournamentId = made?.id ?? 0;
  await backend.db.insert(tournamentCategories).values({ tournamentId, categoryId: 2 });
  await backend.db
    .insert(registrations)
    .values({ tournamentId, teamId, categoryId: 2, startNumber: 1 });
  return tournamentId;
}

const place = async (tournament: Tournament, rankedBy: 'points' | 'time' | 'points_only') => {
  const { registrationId } = tournament;
  await makeOfficial(tournament, 1);
  await backend.db.insert(standings).values({ registrationId, place: 1 });
  const score = { registrationId, categoryId: 1, points: 120.5, time: '01:12.40', rankedBy };
  await backend.db
    .insert(scores)
    .values(score)
    .onConflictDoUpdate({ target: scores.registrationId, set: score });
};

describe('the seasons of a club', () => {
  it('have each pupil with the place and each certificate', async () => {
    const long = 'Muhammad Rizky Ramadhan Nur Hidayatullah Al Faruqi Pratama II';
    const names = ["Nur'aini Dewi", '=SUM(A1)', '+62 Raka', long, "Nur'aini Dewi"];
    const tournament = await makePast({ names });
    await place(tournament, 'points');
    await tournament.issue();
    const rows = await readSeasons(tournament);
    expect(rows.map(({ name, certificate }) => [name, certificate?.title])).toEqual(
      names.flatMap((name) => [
        [name, 'Juara 1'],
        [name, 'Peserta'],
      ]),
    );
    expect(rows[0]).toEqual({
      tournament: {
        id: tournament.id,
        title: expect.stringMatching(/^Piala/) as string,
        date: '2025-11-22',
        city: 'Surabaya',
      },
      category_id: 1,
      category: 'Line Follower',
      team: 'Garuda Baja',
      name: "Nur'aini Dewi",
      result: { official_version: 1, place: 1, points: 120.5, time: '01:12.40' },
      certificate: {
        code: expect.stringMatching(/^\w{16}$/) as string,
        kind: 'place',
        title: 'Juara 1',
        number: expect.stringMatching(/^RL\/2025\//) as string,
        state: 'valid',
        reason: null,
      },
    });
  });

  it('have a pupil of two teams twice, also without a certificate, the earliest tournament first', async () => {
    const tournament = await makePast();
    const [raka = 0] = tournament.club.people;
    await register(tournament, [raka], '2025-12-31');
    const rows = await readSeasons(tournament);
    expect(rows.map(({ name, team, certificate }) => [name, team, certificate])).toEqual([
      ['Raka Pradana', 'Garuda Baja', null],
      ["Nur'aini Dewi", 'Garuda Baja', null],
      ['Raka Pradana', 'Rajawali', null],
    ]);
    expect(rows[2]?.tournament).toMatchObject({
      date: '2025-12-31',
      end_date: '2026-01-02',
      city: '',
    });
    expect(rows[2]?.result).toEqual({
      official_version: null,
      place: null,
      points: null,
      time: null,
    });
  });

  it('say nothing of results that are not official, frozen or being corrected', async () => {
    const tournament = await makePast({ names: ['Raka'] });
    await place(tournament, 'points');
    const read = async () => (await readSeasons(tournament))[0]?.result;
    const set = (values: Partial<typeof resultStates.$inferInsert>) =>
      backend.db
        .update(resultStates)
        .set(values)
        .where(eq(resultStates.tournamentId, tournament.id));
    const shown = {
      rounds: [],
      round_teams: [],
      runs: [],
      draws: [],
      draw_places: [],
      matches: [],
    };
    const nothing = { official_version: null, place: null, points: null, time: null };
    await set({ state: 'provisional' });
    expect(await read()).toEqual(nothing);
    // Made official behind a frozen board.
    await set({ state: 'official', shown, shownAs: 'frozen', frozenAt: new Date() });
    expect(await read()).toEqual(nothing);
    // Visitors go on seeing the official version while it is corrected.
    await set({ state: 'provisional', shownAs: 'official', correctionReason: 'Salah hitung' });
    expect(await read()).toMatchObject({ official_version: 1, place: 1 });
    await set({ correctionReason: null, shown: null, shownAs: null, frozenAt: null });
    await makeOfficial(tournament, 1, 2);
    expect(await read()).toMatchObject({ official_version: 2, place: 1 });
  });

  it('have of a score what was ranked', async () => {
    const tournament = await makePast({ names: ['Raka'] });
    const read = async () => (await readSeasons(tournament))[0]?.result;
    await place(tournament, 'time');
    expect(await read()).toMatchObject({ points: null, time: '01:12.40' });
    await backend.db.update(scores).set({ rankedBy: 'points_only' });
    expect(await read()).toMatchObject({ points: 120.5, time: null });
  });

  it('have what was replaced or withdrawn after what is valid, and coaches last', async () => {
    const tournament = await makePast({ names: ['Raka'] });
    await backend.request('PUT', `/api/gh/tournaments/${tournament.id}/certificate-names`, {
      token: tournament.club.token,
      body: { names: [], coaches: ['Drs. Bambang, S.Pd.'] },
    });
    await tournament.issue();
    const { id } = await tournament.findFor('Raka');
    await tournament.send('POST', `/api/organiser/certificates/${id}/replacement`, {
      name: 'Raka Pradana',
      reason: 'Ejaan',
    });
    const rows = async () =>
      (await readSeasons(tournament)).map(({ name, team, result, certificate }) => [
        name,
        team,
        result !== null,
        certificate?.title,
        certificate?.state,
        certificate?.reason,
      ]);
    expect(await rows()).toEqual([
      ['Raka Pradana', 'Garuda Baja', true, 'Peserta', 'valid', null],
      ['Raka', 'Garuda Baja', true, 'Peserta', 'replaced', 'Ejaan'],
      ['Drs. Bambang, S.Pd.', null, false, 'Pembina', 'valid', null],
    ]);
    // The team is withdrawn: its certificates stay.
    await backend.db.delete(registrations).where(eq(registrations.id, tournament.registrationId));
    expect((await rows()).map(([name, team, hasResult]) => [name, team, hasResult])).toEqual([
      ['Raka Pradana', 'Garuda Baja', false],
      ['Raka', 'Garuda Baja', false],
      ['Drs. Bambang, S.Pd.', null, false],
    ]);
  });

  it('have no name of somebody whose account was erased', async () => {
    const tournament = await makePast();
    const [raka = 0, nuraini = 0] = tournament.club.people;
    const erase = (id: number, name: string) =>
      backend.db.transaction((transaction) =>
        eraseLocked(transaction, { id, name, clubId: tournament.club.id }, new Date()),
      );
    const names = async () =>
      (await readSeasons(tournament)).map(({ name, certificate }) => [name, certificate?.state]);
    await erase(raka, 'Raka Pradana');
    expect(await names()).toEqual([
      [null, undefined],
      ["Nur'aini Dewi", undefined],
    ]);
    await tournament.issue();
    await erase(nuraini, "Nur'aini Dewi");
    expect(await names()).toEqual([[null, 'valid']]);
  });

  it('leave out tournaments to come, cancelled ones and other clubs', async () => {
    const future = await makePast({ names: ['Raka'] }, '2999-01-01');
    expect(await readSeasons(future)).toEqual([]);
    const cancelled = await makePast({ names: ['Raka'] });
    await change(cancelled.id, { status: 'cancelled' });
    expect(await readSeasons(cancelled)).toEqual([]);
    await cancelled.issue();
    expect(await readSeasons(cancelled)).toMatchObject([{ name: 'Raka', result: null }]);
  });

  it('have a team that has no members any more', async () => {
    const tournament = await makePast({ names: ['Raka'] });
    await backend.db.delete(teamMembers).where(eq(teamMembers.teamId, tournament.teamId));
    expect(await readSeasons(tournament)).toMatchObject([{ team: 'Garuda Baja', name: '' }]);
  });
});
