import { randomUUID } from 'node:crypto';
import { and, eq, isNull, like, ne } from 'drizzle-orm';
import type {
  BannerInput,
  BlogInput,
  CategoryInput,
  GalleryItemInput,
  TournamentInput,
  VideoInput,
} from '../../openapi/schema.d.ts';
import type { Database } from '../../server/db/database.ts';
import {
  categories,
  organisers,
  participants,
  registrations,
  runs,
  teams,
} from '../../server/db/schema.ts';
import { openSession } from '../../server/auth/auth.ts';
import { demoPassword } from '../../server/seed/accounts.ts';
import { makeFinal } from './database/makeFinal.ts';
import { levelResult, makeMatches } from './database/makeMatches.ts';
import { createCertificateChanges } from './certificateChanges.ts';
import { createLateChanges } from './lateChanges.ts';
import { createPlanChanges } from './planChanges.ts';
import { createResultsChanges } from './resultsChanges.ts';
import { plain } from './screens/images.ts';
import { scoringRule } from './scoringRule.ts';
import { testPasswords } from './database/testDatabase.ts';

type Change = { path: string; body?: unknown };

type Tools = {
  db: Database;
  /** Sends a request of an organiser; the response has the id of what it has made. */
  send: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<{ body: { data: { id: number } } }>;
};

/** A draft. */
const tournament: TournamentInput = {
  title: 'Piala Jurnal',
  about: '',
  date: '2027-05-08',
  start_time: null,
  time_zone: 'Asia/Jakarta',
  venue: { name: '', city: '', province: '' },
  registration_opens_at: null,
  registration_closes_at: null,
  categories: [],
};
const category: CategoryInput = {
  name: '',
  description: '',
  longdec: '',
  ranking: 'points',
  time_format: 'MM:SS.hh',
};

let count = 0;
const newCategory = () => ({ ...category, name: `Kategori jurnal ${(count += 1)}` });
const newBlog = (): BlogInput => ({
  title: 'Artikel jurnal',
  slug: `artikel-jurnal-${(count += 1)}`,
  content: '<p>Isi.</p>',
  meta_title: '',
  meta_description: '',
});
const banner: BannerInput = { title: 'Spanduk', subtitle: '', cta_text: '', cta_link: '' };
const video: VideoInput = { title: 'Cuplikan', video_id: 'RL7jurnal01' };
const newItem = (): GalleryItemInput => ({
  title: 'Foto',
  slug: `foto-${(count += 1)}`,
  description: '',
});

function toForm(field: string, bytes: Uint8Array): FormData {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], 'berkas'));
  return form;
}
const tableCards = '/api/organiser/tournaments/1/table-cards';

const picture = async (field: string) => toForm(field, await plain(9, 9, '#a00').png().toBuffer());

/**
 * Returns a request of each operation of organisers that changes something, which the server accepts,
 * by the name of the operation; and what makes a tournament and a category, and returns the id.
 */
export function createOrganiserChanges({ db, send }: Tools) {
  const makeCategory = async () =>
    (await send('POST', '/api/organiser/categories', newCategory())).body.data.id;
  const makeBlog = async () =>
    `/api/organiser/blogs/${(await send('POST', '/api/organiser/blogs', newBlog())).body.data.id}`;
  const makeTournament = async () =>
    (await send('POST', '/api/organiser/tournaments', tournament)).body.data.id;

  const make = async (path: string, body: unknown) =>
    `${path}/${(await send('POST', path, body)).body.data.id}`;
  const makeBanner = () => make('/api/organiser/banners', banner);
  const makeVideo = () => make('/api/organiser/videos', video);
  const makeItem = () => make('/api/organiser/gallery', newItem());

  async function makeTableCard(): Promise<number> {
    const body = { kind: 'check_in', category_id: null, label: 'Meja', count: 1 };
    await send('POST', tableCards, body);
    const { data } = (await send('GET', tableCards)).body as unknown as { data: { id: number }[] };
    return data.at(-1)?.id ?? 0;
  }

  async function findUnscored() {
    const [found] = await db
      .select({ registrations })
      .from(registrations)
      .leftJoin(runs, eq(runs.registrationId, registrations.id))
      .innerJoin(categories, eq(categories.id, registrations.categoryId))
      .where(and(isNull(runs.id), ne(categories.name, 'Inspire')))
      .orderBy(registrations.id)
      .limit(1);
    if (!found) throw new Error('Every registration has a run');
    return found.registrations;
  }

  async function findRegistration(): Promise<string> {
    const { tournamentId, id } = await findUnscored();
    return `/api/organiser/tournaments/${tournamentId}/registrations/${id}`;
  }

  /** The request that adds a run. */
  async function newRun() {
    const { tournamentId, categoryId, teamId } = await findUnscored();
    return {
      path: `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/runs`,
      body: { key: randomUUID(), team_id: teamId, points: 100, time: '01:07.38' },
    };
  }

  async function findTeam(id: number) {
    const [team] = await db.select().from(teams).where(eq(teams.id, id));
    if (!team) throw new Error('The team is gone');
    return team;
  }

  async function findRun(): Promise<string> {
    const [found] = await db
      .select({ id: runs.id })
      .from(runs)
      .where(like(runs.time, '%.%'))
      .orderBy(runs.id)
      .limit(1);
    return `/api/organiser/runs/${found?.id}`;
  }

  /** The current password of the demonstration's organiser, which another change may have replaced. */
  async function confirmed() {
    const passwordHash = await testPasswords.hash(demoPassword);
    await db.update(organisers).set({ passwordHash }).where(eq(organisers.id, 1));
    return { current_password: demoPassword };
  }

  async function makeOrganiser(): Promise<number> {
    const email = `panitia${(count += 1)}@panitia.example`;
    const [added] = await db.insert(organisers).values({ name: 'Sari', email }).returning();
    return added?.id ?? 0;
  }

  async function makeParticipant(): Promise<number> {
    const [added] = await db
      .insert(participants)
      .values({ name: 'Sari', email: '', passwordHash: '' })
      .returning();
    return added?.id ?? 0;
  }

  /** A request of each operation that changes something, which the server accepts. */
  const changes: Record<string, () => Promise<Change>> = {
    changeOrganiserPassword: async () => ({
      path: '/api/organiser/password',
      body: { current_password: demoPassword, password: 'panitia-baru-27' },
    }),
    endOrganiserSessions: async () => ({ path: '/api/organiser/sessions' }),
    createResetLink: async () => ({
      path: '/api/organiser/accounts/club/1/reset-link',
      body: await confirmed(),
    }),
    eraseParticipant: async () => ({
      path: `/api/organiser/participants/${await makeParticipant()}/erasure`,
      body: await confirmed(),
    }),
    setClubActive: async () => ({ path: '/api/organiser/clubs/2/active', body: { active: false } }),
    setClubReviewed: async () => ({
      path: '/api/organiser/clubs/2/review',
      body: { reviewed: false },
    }),
    inviteOrganiser: async () => ({
      path: '/api/organiser/organisers',
      body: { name: 'Dimas Nugroho', email: 'dimas@panitia.example', ...(await confirmed()) },
    }),
    deactivateOrganiser: async () => ({
      path: `/api/organiser/organisers/${await makeOrganiser()}/deactivation`,
      body: await confirmed(),
    }),
    changeOrganiserRole: async () => ({
      path: `/api/organiser/organisers/${await makeOrganiser()}/role`,
      body: { role: 'owner', ...(await confirmed()) },
    }),
    createCategory: async () => ({ path: '/api/organiser/categories', body: newCategory() }),
    updateCategory: async () => ({
      path: `/api/organiser/categories/${await makeCategory()}`,
      body: newCategory(),
    }),
    deleteCategory: async () => ({ path: `/api/organiser/categories/${await makeCategory()}` }),
    uploadCategoryLogo: async () => ({
      path: `/api/organiser/categories/${await makeCategory()}/logo`,
      body: await picture('logo'),
    }),
    uploadCategoryRule: async () => ({
      path: `/api/organiser/categories/${await makeCategory()}/rule`,
      body: toForm('rule', new TextEncoder().encode('%PDF-1.7')),
    }),
    createBlog: async () => ({ path: '/api/organiser/blogs', body: newBlog() }),
    updateBlog: async () => ({ path: await makeBlog(), body: newBlog() }),
    deleteBlog: async () => ({ path: await makeBlog() }),
    setBlogPublication: async () => ({
      path: `${await makeBlog()}/publication`,
      body: { published: true },
    }),
    uploadBlogPicture: async () => ({
      path: `${await makeBlog()}/picture`,
      body: await picture('picture'),
    }),
    createTournament: async () => ({ path: '/api/organiser/tournaments', body: tournament }),
    copyTournament: async () => ({
      path: `/api/organiser/tournaments/${await makeTournament()}/copies`,
      body: { title: 'Piala Salinan', date: '2027-12-04' },
    }),
    updateTournament: async () => ({
      path: `/api/organiser/tournaments/${await makeTournament()}`,
      body: tournament,
    }),
    setTournamentStatus: async () => ({
      path: `/api/organiser/tournaments/${await makeTournament()}/status`,
      body: { status: 'published' },
    }),
    uploadTournamentPicture: async () => ({
      path: `/api/organiser/tournaments/${await makeTournament()}/picture`,
      body: await picture('picture'),
    }),
    createBanner: async () => ({ path: '/api/organiser/banners', body: banner }),
    updateBanner: async () => ({ path: await makeBanner(), body: banner }),
    moveBanner: async () => ({ path: `${await makeBanner()}/position`, body: { position: 1 } }),
    uploadBannerPicture: async () => ({
      path: `${await makeBanner()}/picture`,
      body: await picture('picture'),
    }),
    deleteBanner: async () => ({ path: await makeBanner() }),
    createVideo: async () => ({ path: '/api/organiser/videos', body: video }),
    updateVideo: async () => ({ path: await makeVideo(), body: video }),
    deleteVideo: async () => ({ path: await makeVideo() }),
    createGalleryItem: async () => ({ path: '/api/organiser/gallery', body: newItem() }),
    updateGalleryItem: async () => ({ path: await makeItem(), body: newItem() }),
    uploadGalleryPicture: async () => ({
      path: `${await makeItem()}/picture`,
      body: await picture('picture'),
    }),
    deleteGalleryItem: async () => ({ path: await makeItem() }),
    createTableCards: async () => ({
      path: tableCards,
      body: { kind: 'check_in', category_id: null, label: 'Meja', count: 1 },
    }),
    renewTableCard: async () => ({ path: `${tableCards}/${await makeTableCard()}/code` }),
    revokeTableCard: async () => ({ path: `${tableCards}/${await makeTableCard()}` }),
    endTableCardSessions: async () => {
      const cardId = await makeTableCard();
      const table = { tableCardId: cardId, personName: 'Rina', device: 'Chrome, Android' };
      await openSession({ db, now: () => new Date() }, table);
      return { path: `${tableCards}/${cardId}/sessions` };
    },
    setCheckIn: async () => ({
      path: `${await findRegistration()}/check-in`,
      body: { checked_in: true },
    }),
    withdrawRegistration: async () => ({ path: await findRegistration() }),
    ...createLateChanges({ db, findUnscored, findTeam }),
    addRun: newRun,
    importScores: async () => {
      const { path, body } = await newRun();
      const { code } = await findTeam(body.team_id);
      const rows = [{ line: 2, team: code, points: '100', time: '01:07.38' }];
      return { path: path.replace(/runs$/, 'scores/import'), body: { preview: false, rows } };
    },
    correctRun: async () => ({
      path: await findRun(),
      body: { outcome: 'finished', points: 7, time: '01:07.38' },
    }),
    deleteRun: async () => ({ path: await findRun() }),
    ...createPlanChanges(tableCards.replace(/\/table-cards$/, ''), { makeTournament, send }),
    ...createResultsChanges({ db, findUnscored }),
    ...createCertificateChanges({ makeTournament, send }),
    saveRounds: async () => {
      const { category: path, first } = await makeFinal(db, false);
      const { id, name, ranking } = first;
      const rule = scoringRule({ run_count: first.runCount, ranking });
      const round = { id, name, ...rule, team_count: null, club_limit: null };
      return { path: `${path}/rounds`, body: { rounds: [round] } };
    },
    openRound: async () => {
      const { path, teamIds, missing } = await makeFinal(db, false);
      return { path: `${path}/open`, body: { team_ids: [teamIds[0]], reason: 'Undian', missing } };
    },
    replaceRoundTeam: async () => {
      const { path, teamIds } = await makeFinal(db, true);
      const [team_id, replacement_id] = teamIds;
      return { path: `${path}/replacement`, body: { team_id, replacement_id, reason: 'Sakit' } };
    },
    setRoundState: async () => {
      const { path, teamIds } = await makeFinal(db, true);
      const missing = [{ team_id: teamIds[0], numbers: [1], decision: 'left_out' }];
      return { path: `${path}/state`, body: { state: 'closed', missing } };
    },
    drawRound: async () => ({
      path: `${(await makeMatches(db)).path}/draw`,
      body: { method: 'lots' },
    }),
    drawLots: async () => {
      const { path, result, teamIds } = await makeMatches(db);
      await send('PUT', result, { key: randomUUID(), ...levelResult });
      return { path: `${path}/lots`, body: { team_ids: teamIds } };
    },
    importMatchResults: async () => (await makeMatches(db)).import,
    saveMatchResult: async () => ({
      path: (await makeMatches(db)).result,
      body: { key: randomUUID(), ...levelResult },
    }),
    deleteMatchResult: async () => {
      const { result } = await makeMatches(db);
      await send('PUT', result, { key: randomUUID(), ...levelResult });
      return { path: result };
    },
  };

  return { changes, makeTournament, makeCategory };
}
