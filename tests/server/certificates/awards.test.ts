import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { resultStates } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCertificateMaker } from '../../support/database/certificateData.ts';
import { statusesOf } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeTournament, makeOfficial } = createCertificateMaker(backend);

type Tournament = Awaited<ReturnType<typeof makeTournament>>;
type Award = {
  id?: number;
  name: string;
  category_id: number | null;
  registration_id: number | null;
  recipient: string;
};

const toTeam = ({ registrationId }: Tournament): Award => ({
  name: 'Robot Terinovatif',
  category_id: 1,
  registration_id: registrationId,
  recipient: '',
});
const toPerson: Award = {
  name: 'Pembina Teladan',
  category_id: null,
  registration_id: null,
  recipient: 'Bambang Sutejo',
};

/** Saves the awards of the ceremony in place of those that there are; returns them with their ids. */
async function saveAwards({ send, path }: Tournament, awards: Award[]): Promise<Award[]> {
  const { status, body } = await send('PUT', `${path}/ceremony`, {
    items: awards.map((award) => ({ category_id: null, award })),
  });
  expect(status).toBe(200);
  return (body as { data: { items: { award: Award }[] } }).data.items.map(({ award }) => award);
}

async function take({ send, path }: Tournament, ...actions: string[]) {
  for (const action of actions)
    expect(await send('PUT', `${path}/ceremony/step`, { action })).toMatchObject({ status: 200 });
}

const issued = async ({ list }: Tournament) =>
  (await list('&kind=award'))
    .map(({ title, name, state, outdated }) => [title, name, outdated ? 'outdated' : state])
    .toReversed();

const summaryOf = async ({ send, path }: Tournament) =>
  (
    (await send('GET', `${path}/certificate-summary`)).body as {
      data: { withheld: unknown[]; outdated: number; kinds: { kind: string; ready: number }[] };
    }
  ).data;

/** A tournament whose ceremony has ended. */
async function makeAwarded(awards: (tournament: Tournament) => Award[]) {
  const tournament = await makeTournament();
  const saved = await saveAwards(tournament, awards(tournament));
  await take(tournament, 'start', 'finish');
  return { tournament, saved };
}

describe('the awards of the ceremony', () => {
  it('give each member of a team a certificate, and a typed name one without a team, once', async () => {
    const { tournament } = await makeAwarded((each) => [toTeam(each), toPerson]);
    expect((await summaryOf(tournament)).kinds).toContainEqual({
      kind: 'award',
      issued: 0,
      ready: 3,
    });
    const responses = await Promise.all(Array.from({ length: 16 }, () => tournament.issue()));
    expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
    expect(await issued(tournament)).toEqual([
      ['Robot Terinovatif', 'Raka Pradana', 'valid'],
      ['Robot Terinovatif', "Nur'aini Dewi", 'valid'],
      ['Pembina Teladan', 'Bambang Sutejo', 'valid'],
    ]);
    expect(await tournament.findFor('Bambang Sutejo')).toMatchObject({
      team: null,
      school: null,
      category: null,
      registration_id: null,
    });
  });

  it('are withheld without a recipient, for an absent team, and until they are announced', async () => {
    const tournament = await makeTournament({ hasCome: false });
    const nobody = { ...toPerson, name: 'Fair play', recipient: '' };
    await saveAwards(tournament, [toTeam(tournament), nobody, toPerson]);
    expect((await summaryOf(tournament)).withheld).toEqual([
      {
        award: 'Robot Terinovatif',
        category: { id: 1, name: expect.any(String) },
        reason: 'not_checked_in',
      },
      { award: 'Fair play', category: null, reason: 'no_recipient' },
      { award: 'Pembina Teladan', category: null, reason: 'not_announced' },
    ]);
    await tournament.issue();
    expect(await issued(tournament)).toEqual([]);
  });

  it('are issued as they are announced, so that no club or pupil reads one before', async () => {
    const tournament = await makeTournament();
    const other = { ...toTeam(tournament), name: 'Fair play' };
    await saveAwards(tournament, [toTeam(tournament), other]);
    await take(tournament, 'start', 'reveal');
    await tournament.issue();
    const titles = async () => (await issued(tournament)).map(([title]) => title);
    expect(await titles()).toEqual(['Robot Terinovatif', 'Robot Terinovatif']);
    const { body } = await backend.request('GET', '/api/gh/certificates', {
      token: tournament.club.token,
    });
    expect(JSON.stringify(body)).toContain('Robot Terinovatif');
    expect(JSON.stringify(body)).not.toContain('Fair play');
    await take(tournament, 'reveal');
    await tournament.issue();
    expect(await titles()).toEqual([
      'Robot Terinovatif',
      'Robot Terinovatif',
      'Fair play',
      'Fair play',
    ]);
  });

  it('are issued before, if the organisers say so', async () => {
    const tournament = await makeTournament();
    await saveAwards(tournament, [toPerson]);
    expect(await tournament.issue({ unannounced: true, preview: true })).toMatchObject({
      body: { data: { counts: expect.arrayContaining([{ kind: 'award', issued: 1 }]) } },
    });
    await tournament.issue({ unannounced: true });
    expect(await issued(tournament)).toEqual([['Pembina Teladan', 'Bambang Sutejo', 'valid']]);
    expect((await summaryOf(tournament)).withheld).toEqual([]);
  });

  it('withhold places as long as the board is frozen', async () => {
    const tournament = await makeTournament();
    await makeOfficial(tournament, 1);
    const board = eq(resultStates.tournamentId, tournament.id);
    await backend.db
      .update(resultStates)
      .set({
        frozenAt: new Date(),
        shownAs: 'frozen',
        shown: { rounds: [], round_teams: [], runs: [], draws: [], draw_places: [], matches: [] },
      })
      .where(board);
    await tournament.issue();
    expect(await tournament.list('&kind=place')).toEqual([]);
    expect((await summaryOf(tournament)).withheld).toMatchObject([
      { award: null, category: { id: 1 }, reason: 'not_announced' },
    ]);
    await backend.db
      .update(resultStates)
      .set({ frozenAt: null, shownAs: null, shown: null })
      .where(board);
    await tournament.issue();
    expect(await tournament.list('&kind=place')).toHaveLength(2);
  });
});

describe('a certificate of an award that changed', () => {
  const replace = (tournament: Tournament, { id }: { id: number }, name: string) =>
    tournament.send('POST', `/api/organiser/certificates/${id}/replacement`, {
      name,
      reason: 'Nama penghargaan diubah',
    });

  it('says so, and is replaced by one with the new name of the award', async () => {
    const { tournament, saved } = await makeAwarded((each) => [toTeam(each)]);
    await tournament.issue();
    await saveAwards(
      tournament,
      saved.map((award) => ({ ...award, name: 'Robot Paling Kreatif' })),
    );
    expect(await issued(tournament)).toEqual([
      ['Robot Terinovatif', 'Raka Pradana', 'outdated'],
      ['Robot Terinovatif', "Nur'aini Dewi", 'outdated'],
    ]);
    expect((await summaryOf(tournament)).outdated).toBe(2);
    await tournament.issue();
    const certificate = await tournament.findFor('Raka Pradana', '&kind=award');
    expect(await replace(tournament, certificate, 'Raka Pradana')).toMatchObject({
      status: 201,
      body: { data: { title: 'Robot Paling Kreatif', outdated: false } },
    });
    expect((await summaryOf(tournament)).outdated).toBe(1);
  });

  it('says so if another person gets it, and is replaced by the name of that one', async () => {
    const { tournament, saved } = await makeAwarded(() => [toPerson]);
    await tournament.issue();
    await saveAwards(
      tournament,
      saved.map((award) => ({ ...award, recipient: 'Siti Aminah' })),
    );
    expect(await issued(tournament)).toEqual([['Pembina Teladan', 'Bambang Sutejo', 'outdated']]);
    const certificate = await tournament.findFor('Bambang Sutejo');
    expect(await replace(tournament, certificate, 'Siti Aminah')).toMatchObject({
      status: 201,
      body: { data: { name: 'Siti Aminah', outdated: false } },
    });
  });

  it('can only be withdrawn once the award is gone', async () => {
    const { tournament } = await makeAwarded((each) => [toTeam(each), toPerson]);
    await tournament.issue();
    await saveAwards(tournament, []);
    expect((await issued(tournament)).map(([, , state]) => state)).toEqual([
      'outdated',
      'outdated',
      'outdated',
    ]);
    const certificate = await tournament.findFor('Bambang Sutejo');
    expect(await replace(tournament, certificate, 'Bambang')).toMatchObject({
      status: 409,
      body: {
        message: 'Penghargaan ini sudah dihapus atau untuk penerima lain. Tarik sertifikatnya.',
      },
    });
    const withdrawal = `/api/organiser/certificates/${certificate.id}/withdrawal`;
    await tournament.send('POST', withdrawal, { reason: 'Penghargaan dibatalkan' });
    expect((await summaryOf(tournament)).outdated).toBe(2);
  });
});
