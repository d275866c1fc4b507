import { eq } from 'drizzle-orm';
import type { CertificateDesignInput } from '../../../openapi/schema.d.ts';
import { openSession } from '../../../server/auth/auth.ts';
import {
  officialResults,
  organisers,
  participants,
  registrations,
  resultStates,
  tournamentCategories,
  tournaments,
} from '../../../server/db/schema.ts';
import { createMaker } from '../screens/clubData.ts';
import type { Backend } from './backend.ts';

export const design: CertificateDesignInput = {
  template: 'classic',
  place_and_date: 'Surabaya, 22 November 2026',
  signer_name: 'Wulan Prameswari',
  signer_title: 'Ketua Penyelenggara',
  number_pattern: 'RL/{tahun}/{nomor}',
  logo: null,
  signature: null,
  background: null,
  fields: null,
};

type CertificateRow = {
  id: number;
  version: string;
  code: string;
  kind: string;
  title: string;
  name: string | null;
  number: string | null;
  state: string;
  outdated: boolean;
};

/** Makes tournaments with a club whose two pupils are a team, and the requests about their certificates. */
export function createCertificateMaker(backend: Backend) {
  const { makeClub, makeTeam, openPerson } = createMaker(backend);
  let made = 0;

  async function openOrganiser(role: 'owner' | 'organiser' = 'organiser') {
    const [added] = await backend.db
      .insert(organisers)
      .values({ name: 'Sari', email: `sari${(made += 1)}@panitia.example`, role })
      .returning();
    return openSession({ db: backend.db, now: () => new Date() }, { organiserId: added?.id ?? 0 });
  }

  /** A tournament in category 1 with a design, of whose teams the first has come. */
  async function makeTournament({
    names = ['Raka Pradana', "Nur'aini Dewi"],
    hasCome = true,
  } = {}) {
    const { db } = backend;
    const [tournament] = await db
      .insert(tournaments)
      .values({ title: `Piala ${(made += 1)}`, date: '2026-11-22', city: 'Surabaya' })
      .returning();
    const id = tournament?.id ?? 0;
    await db.insert(tournamentCategories).values({ tournamentId: id, categoryId: 1 });
    const club = await makeClub(names.length);
    for (const [index, name] of names.entries())
      await db
        .update(participants)
        .set({ name })
        .where(eq(participants.id, club.people[index] ?? 0));
    const teamId = await makeTeam(club, club.people);
    const [registration] = await db
      .insert(registrations)
      .values({
        tournamentId: id,
        teamId,
        categoryId: 1,
        startNumber: 1,
        checkedInAt: hasCome ? new Date() : null,
      })
      .returning();
    const token = await openOrganiser();
    const path = `/api/organiser/tournaments/${id}`;
    const send = (method: string, to: string, body?: unknown, headers = {}) =>
      backend.request(method, to, { token, body, headers });
    await send('PUT', `${path}/certificate-design`, design);
    const issue = (body: object = {}) =>
      send('POST', `${path}/certificates`, {
        preview: false,
        kinds: ['participant', 'place', 'award', 'coach'],
        helpers: [],
        unannounced: false,
        ...body,
      });
    const list = async (query = '') => {
      const { body } = await send('GET', `${path}/certificates?per_page=100${query}`);
      return (body as { data: CertificateRow[] }).data;
    };
    const findFor = async (name: string, query = '') => {
      const found = (await list(query)).find((row) => row.name === name);
      if (!found) throw new Error(`${name} has no certificate`);
      return found;
    };
    return {
      id,
      path,
      club,
      teamId,
      registrationId: registration?.id ?? 0,
      token,
      send,
      issue,
      list,
      findFor,
    };
  }

  type Tournament = Awaited<ReturnType<typeof makeTournament>>;

  /** Makes the place of the team official as the next version. */
  async function makeOfficial({ id, teamId }: Tournament, place: number | null, version = 1) {
    const { db } = backend;
    const key = { tournamentId: id, categoryId: 1 };
    const [organiser] = await db.select().from(organisers).limit(1);
    await db.insert(officialResults).values({
      ...key,
      version,
      reason: version === 1 ? null : 'Salah hitung',
      organiserId: organiser?.id ?? 0,
      data: { standings: [{ team_id: teamId, place }], rounds: [], time_format: 'MM:SS.hh' },
    });
    const state = { state: 'official' as const, officialVersion: version };
    await db
      .insert(resultStates)
      .values({ ...key, ...state })
      .onConflictDoUpdate({
        target: [resultStates.tournamentId, resultStates.categoryId],
        set: state,
      });
  }

  /** Asks whether a certificate has a name. */
  const check = (code: string, name: string) =>
    backend.request('POST', `/api/certificates/${code}/name`, { body: { name } });

  return { makeTournament, makeOfficial, makeTeam, openPerson, openOrganiser, check };
}
