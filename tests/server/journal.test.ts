import { randomUUID } from 'node:crypto';
import { and, eq, isNull, like, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { acceptedAccounts, listOperations } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import type {
  BannerInput,
  BlogInput,
  CategoryInput,
  GalleryItemInput,
  JournalEntry,
  TournamentInput,
  VideoInput,
} from '../../openapi/schema.d.ts';
import { openSession } from '../../server/auth.ts';
import { categories, journal, registrations, scores, teams } from '../../server/db/schema.ts';
import { demoPassword } from '../../server/db/seed/accounts.ts';
import { useBackend } from '../support/backend.ts';
import { plain } from '../support/images.ts';

const backend = useBackend();

let token: string;
beforeEach(async () => {
  // Not by signing in: a test changes the password.
  token = await openSession({ db: backend.db, now: () => new Date() }, { organiserId: 1 });
});

const send = async (method: string, path: string, body?: unknown) => {
  const response = await backend.request(method, path, { token, body });
  return { ...response, body: response.body as { data: { id: number; version: string } } };
};

async function readJournal(query = ''): Promise<{ data: JournalEntry[]; total: number }> {
  const { status, body } = await backend.request('GET', `/api/organiser/journal${query}`, {
    token,
  });
  expect(status).toBe(200);
  return body as { data: JournalEntry[]; total: number };
}

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
const category: CategoryInput = { name: '', description: '', longdec: '', ranking: 'points' };

let count = 0;
const newCategory = () => ({ ...category, name: `Kategori jurnal ${(count += 1)}` });
const makeCategory = async () =>
  (await send('POST', '/api/organiser/categories', newCategory())).body.data.id;
const newBlog = (): BlogInput => ({
  title: 'Artikel jurnal',
  slug: `artikel-jurnal-${(count += 1)}`,
  content: '<p>Isi.</p>',
  meta_title: '',
  meta_description: '',
});
/** Returns the path of a new article. */
const makeBlog = async () =>
  `/api/organiser/blogs/${(await send('POST', '/api/organiser/blogs', newBlog())).body.data.id}`;
const makeTournament = async () =>
  (await send('POST', '/api/organiser/tournaments', tournament)).body.data.id;

const banner: BannerInput = { title: 'Spanduk', subtitle: '', cta_text: '', cta_link: '' };
const video: VideoInput = { title: 'Cuplikan', video_id: 'RL7jurnal01' };
const newItem = (): GalleryItemInput => ({
  title: 'Foto',
  slug: `foto-${(count += 1)}`,
  description: '',
});
const make = async (path: string, body: unknown) =>
  `${path}/${(await send('POST', path, body)).body.data.id}`;
const makeBanner = () => make('/api/organiser/banners', banner);
const makeVideo = () => make('/api/organiser/videos', video);
const makeItem = () => make('/api/organiser/gallery', newItem());

async function findUnscored() {
  const [found] = await backend.db
    .select({ registrations })
    .from(registrations)
    .leftJoin(scores, eq(scores.registrationId, registrations.id))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(and(isNull(scores.id), ne(categories.name, 'Inspire')))
    .limit(1);
  if (!found) throw new Error('Every registration has a score');
  return found.registrations;
}

async function findRegistration(): Promise<string> {
  const { tournamentId, id } = await findUnscored();
  return `/api/organiser/tournaments/${tournamentId}/registrations/${id}`;
}

/** The request that adds a score. */
async function newScore() {
  const { tournamentId, categoryId, teamId } = await findUnscored();
  return {
    path: `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/scores`,
    body: { key: randomUUID(), team_id: teamId, points: 100, time: '01:07.38' },
  };
}

async function findTeam(id: number) {
  const [team] = await backend.db.select().from(teams).where(eq(teams.id, id));
  if (!team) throw new Error('The team is gone');
  return team;
}

async function findScore(): Promise<string> {
  const [found] = await backend.db
    .select({ id: scores.id })
    .from(scores)
    .where(like(scores.time, '%.%'))
    .limit(1);
  return `/api/organiser/scores/${found?.id}`;
}

function toForm(field: string, bytes: Uint8Array): FormData {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], 'berkas'));
  return form;
}
const picture = async (field: string) => toForm(field, await plain(9, 9, '#a00').png().toBuffer());

type Change = { path: string; body?: unknown };

/** A request of each operation that changes something, which the server accepts. */
const changes: Record<string, () => Promise<Change>> = {
  changeOrganiserPassword: async () => ({
    path: '/api/organiser/password',
    body: { current_password: demoPassword, password: 'panitia-baru-27' },
  }),
  endOrganiserSessions: async () => ({ path: '/api/organiser/sessions' }),
  createResetLink: async () => ({ path: '/api/organiser/accounts/club/1/reset-link' }),
  setClubActive: async () => ({ path: '/api/organiser/clubs/2/active', body: { active: false } }),
  inviteOrganiser: async () => ({
    path: '/api/organiser/organisers',
    body: { name: 'Dimas Nugroho', email: 'dimas@panitia.example' },
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
  setCheckIn: async () => ({
    path: `${await findRegistration()}/check-in`,
    body: { checked_in: true },
  }),
  withdrawRegistration: async () => ({ path: await findRegistration() }),
  addScore: newScore,
  importScores: async () => {
    const { path, body } = await newScore();
    const { code } = await findTeam(body.team_id);
    const rows = [{ line: 2, team: code, points: '100', time: '01:07.38' }];
    return { path: `${path}/import`, body: { preview: false, rows } };
  },
  correctScore: async () => ({ path: await findScore(), body: { points: 7, time: '01:07.38' } }),
  deleteScore: async () => ({ path: await findScore() }),
};

/** They end the own session, and change nothing else. */
const exempt = new Set<string>(['logoutOrganiser']);

const operations = listOperations(readDocument())
  .filter(
    ({ method, operation }) => method !== 'get' && acceptedAccounts(operation)[0] === 'organiser',
  )
  .map(({ method, operation }) => ({ method, id: operation.operationId }))
  .filter(({ id }) => !exempt.has(id));

describe('the journal', () => {
  it.each(operations)('has an entry of $id', async ({ id, method }) => {
    const change = await changes[id]?.();
    if (!change) throw new Error(`Say above how ${id} is called`);
    const before = await backend.db.$count(journal);
    const { status } = await send(method.toUpperCase(), change.path, change.body);
    expect(status).toBeLessThan(300);
    const rows = await backend.db.select().from(journal).orderBy(journal.id);
    expect(rows.slice(before)).toEqual([
      expect.objectContaining({
        operation: id,
        organiserId: 1,
        objectId: expect.any(Number),
        objectName: expect.stringMatching(/\S/),
      }),
    ]);
  });

  it('has no entry of a change that was refused', async () => {
    const before = await backend.db.$count(journal);
    const refused = await Promise.all([
      send('DELETE', '/api/organiser/categories/1'),
      send('POST', '/api/organiser/categories', { ...category, name: 'Sumo Robot' }),
      send('PUT', '/api/organiser/tournaments/9/status', { status: 'draft' }),
      send('PUT', '/api/organiser/tournaments/9/registrations/99999/check-in', {
        checked_in: true,
      }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([409, 422, 409, 404]);
    expect(await backend.db.$count(journal)).toBe(before);
  });

  it('is read from the latest entry, by page, organiser, kind and day of WIB', async () => {
    await backend.db.delete(journal);
    const at = (time: string) => {
      backend.clock.at = new Date(time);
    };
    at('2026-11-22T16:59:00Z');
    const first = await makeTournament();
    at('2026-11-22T17:00:00Z');
    await send('PUT', `/api/organiser/tournaments/${first}/status`, { status: 'published' });
    await makeCategory();
    backend.clock.at = undefined;
    const all = await readJournal();
    expect(all.total).toBe(3);
    expect(all.data.map(({ operation }) => operation)).toEqual([
      'createCategory',
      'setTournamentStatus',
      'createTournament',
    ]);
    expect(all.data[1]).toEqual({
      id: expect.any(Number),
      at: '2026-11-22T17:00:00.000Z',
      organiser: { id: 1, name: 'Wulan Prameswari' },
      operation: 'setTournamentStatus',
      object: { kind: 'tournament', id: first, name: 'Piala Jurnal' },
      detail: 'published',
    });
    const sizes = await Promise.all(
      [
        '?kind=tournament',
        '?organiser=1',
        '?organiser=99',
        '?until=2026-11-22',
        '?from=2026-11-23',
        '?from=2026-11-24',
        '?from=2026-11-22&until=2026-11-23&kind=category',
      ].map(async (query) => (await readJournal(query)).total),
    );
    expect(sizes).toEqual([2, 3, 0, 1, 2, 0, 1]);
    const second = await readJournal('?page=2&per_page=2');
    expect([second.data.length, second.total]).toEqual([1, 3]);
    const wrong = await backend.request('GET', '/api/organiser/journal?kind=luck', { token });
    expect(wrong.status).toBe(422);
  });
});
