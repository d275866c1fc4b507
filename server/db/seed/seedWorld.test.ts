import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import * as schema from '../schema.ts';
import { demoAccounts } from './accounts.ts';
import { seedWorld } from './seedWorld.ts';

const morning = new Date('2026-11-21T01:30:00Z');
const evening = new Date('2026-11-21T22:45:00Z');

type Seeded = {
  db: Database;
  written: Map<string, string>;
  close: () => Promise<void>;
  hashed: string[];
};

async function seed(now: Date): Promise<Seeded> {
  const client = await PGlite.create('memory://');
  const db: Database = drizzle({ client, schema });
  await migrate(drizzle({ client, schema }), {
    migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
  });
  const written = new Map<string, string>();
  const hashed: string[] = [];
  await seedWorld({
    db,
    files: {
      read: () => Promise.reject(new Error('Seeding reads no file.')),
      remove: () => Promise.reject(new Error('Seeding removes no file.')),
      write: (path, bytes) =>
        Promise.resolve(void written.set(path, new TextDecoder('latin1').decode(bytes))),
    },
    passwords: {
      hash: (plain) => Promise.resolve(`hash ${hashed.push(plain)} of ${plain}`),
      verify: () => Promise.reject(new Error('Seeding checks no password.')),
    },
    now: () => now,
  });
  return { db, written, hashed, close: () => client.close() };
}

async function readAll(db: Database) {
  return {
    banners: await db.select().from(schema.banners).orderBy(schema.banners.id),
    blogs: await db.select().from(schema.blogs).orderBy(schema.blogs.id),
    categories: await db.select().from(schema.categories).orderBy(schema.categories.id),
    clubs: await db.select().from(schema.clubs).orderBy(schema.clubs.id),
    galleryItems: await db.select().from(schema.galleryItems).orderBy(schema.galleryItems.id),
    participants: await db.select().from(schema.participants).orderBy(schema.participants.id),
    registrations: await db.select().from(schema.registrations).orderBy(schema.registrations.id),
    scores: await db.select().from(schema.scores).orderBy(schema.scores.id),
    teamMembers: await db
      .select()
      .from(schema.teamMembers)
      .orderBy(schema.teamMembers.teamId, schema.teamMembers.position),
    teams: await db.select().from(schema.teams).orderBy(schema.teams.id),
    tournamentCategories: await db
      .select()
      .from(schema.tournamentCategories)
      .orderBy(schema.tournamentCategories.tournamentId, schema.tournamentCategories.categoryId),
    tournaments: await db.select().from(schema.tournaments).orderBy(schema.tournaments.id),
    videos: await db.select().from(schema.videos).orderBy(schema.videos.id),
  };
}

type Rows = Awaited<ReturnType<typeof readAll>>;

/** The list without the nothing in it. */
const present = <T>(list: readonly (T | null | undefined)[]): T[] =>
  list.filter((item) => item !== null && item !== undefined);
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^a-z0-9-]/g, '');

let world: Seeded;
let rows: Rows;

beforeAll(async () => {
  world = await seed(morning);
  rows = await readAll(world.db);
});
afterAll(() => world.close());

function find<T>(list: readonly T[], wanted: (item: T) => boolean): T {
  const found = list.find(wanted);
  if (found === undefined) throw new Error('Not in the world.');
  return found;
}

const categoryNamed = (name: string) => find(rows.categories, (category) => category.name === name);
const participantOf = ({ email }: { email: string }) =>
  find(rows.participants, (participant) => participant.email === email);

/** Results of a category, best first. */
function board(categoryId: number) {
  return rows.scores
    .flatMap((score) => {
      const registration = find(rows.registrations, ({ id }) => id === score.registrationId);
      return registration.categoryId === categoryId
        ? [{ points: score.points, time: score.time, teamId: registration.teamId }]
        : [];
    })
    .toSorted((a, b) => b.points - a.points || (a.time < b.time ? -1 : 1));
}

describe('how much there is', () => {
  test('the promised numbers', () => {
    const counts = Object.fromEntries(
      Object.entries(rows).map(([name, list]) => [name, list.length]),
    );
    expect(counts).toMatchObject({
      categories: 6,
      tournaments: 30,
      clubs: 24,
      participants: 400,
      teams: 120,
      banners: 4,
      videos: 20,
      galleryItems: 20,
      blogs: 12,
    });
  });

  test('past, running and coming tournaments, one without categories, one without a picture', () => {
    const today = '2026-11-21';
    expect(rows.tournaments.filter(({ date }) => date === today)).toHaveLength(1);
    expect(rows.tournaments.filter(({ date }) => date < today).length).toBeGreaterThanOrEqual(15);
    expect(rows.tournaments.map(({ date }) => date)).toEqual(
      expect.arrayContaining(['2026-11-23', '2026-11-26']),
    );
    const used = new Set(rows.tournamentCategories.map(({ tournamentId }) => tournamentId));
    expect(rows.tournaments.filter(({ id }) => !used.has(id))).toHaveLength(1);
    expect(rows.tournaments.filter(({ image }) => image === null)).toHaveLength(1);
    expect(new Set(rows.tournaments.map(({ title }) => title)).size).toBe(30);
  });

  test('an inactive club, one without a bio, two with the same slug, codes of four capitals', () => {
    expect(rows.clubs.filter(({ isActive }) => !isActive)).toHaveLength(1);
    expect(rows.clubs.filter(({ bio }) => bio === '')).toHaveLength(1);
    expect(new Set(rows.clubs.map(({ name }) => slugOf(name))).size).toBe(23);
    expect(rows.clubs.every(({ code }) => /^[A-Z]{4}$/.test(code))).toBe(true);
  });

  test('media with its gaps and a long title', () => {
    expect(rows.galleryItems.filter(({ slug }) => slug === null)).toHaveLength(1);
    expect(rows.galleryItems.filter(({ description }) => description === null)).toHaveLength(1);
    expect(rows.banners.filter(({ ctaLink }) => ctaLink === null)).toHaveLength(1);
    expect(rows.blogs.some(({ title }) => title.length > 80)).toBe(true);
    expect(new Set(rows.videos.map(({ videoId }) => videoId)).size).toBe(20);
    expect(rows.videos.every(({ videoId }) => /^[\w-]{11}$/.test(videoId))).toBe(true);
  });
});

describe('people and teams', () => {
  test('nearly all belong to a club, about 60 % have a picture, names and addresses differ', () => {
    expect(rows.participants.filter(({ clubId }) => clubId === null)).toHaveLength(12);
    const share =
      rows.participants.filter(({ profilePicture }) => profilePicture !== null).length /
      rows.participants.length;
    expect(share).toBeGreaterThan(0.53);
    expect(share).toBeLessThan(0.67);
    expect(new Set(rows.participants.map(({ name }) => name)).size).toBe(400);
  });

  test('teams of one to five members of their club, led by the first', () => {
    const members = Map.groupBy(rows.teamMembers, ({ teamId }) => teamId);
    expect(new Set([...members.values()].map((list) => list.length))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    );
    for (const team of rows.teams) {
      const list = members.get(team.id) ?? [];
      expect(list.map(({ level, position }) => [position, level])).toEqual(
        list.map((_, at) => [at + 1, at === 0 ? 'leader' : 'member']),
      );
      for (const { participantId } of list)
        expect(find(rows.participants, ({ id }) => id === participantId).clubId).toBe(team.clubId);
      expect(team.code).toMatch(/^X-[A-Z]{4}-\d{5}$/);
    }
    const places = rows.teamMembers.map(
      ({ participantId, categoryId }) => `${participantId} ${categoryId}`,
    );
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(rows.teams.map(({ name }) => name)).size).toBe(120);
  });
});

describe('scores', () => {
  test('all categories but one have at least eight, none of a tournament to come', () => {
    const counts = rows.categories.map(({ id }) => board(id).length);
    expect(counts.filter((count) => count === 0)).toHaveLength(1);
    expect(counts.filter((count) => count > 0).every((count) => count >= 8)).toBe(true);
    const coming = new Set(
      rows.tournaments.filter(({ date }) => date > '2026-11-21').map(({ id }) => id),
    );
    const scored = new Set(rows.scores.map(({ registrationId }) => registrationId));
    expect(
      rows.registrations.filter(
        ({ id, tournamentId }) => scored.has(id) && coming.has(tournamentId),
      ),
    ).toEqual([]);
  });

  test('ties at the top, with different and with equal times, among different teams', () => {
    for (const { id } of rows.categories) {
      const [first, second, third, fourth, fifth] = board(id);
      if (!first || !second || !third || !fourth || !fifth) continue;
      expect(second.points).toBe(first.points);
      expect(second.time > first.time).toBe(true);
      const all = board(id);
      expect(
        all.some(
          (score, at) => all[at + 1]?.points === score.points && all[at + 1]?.time === score.time,
        ),
      ).toBe(true);
      expect(
        new Set([first, second, third, fourth, fifth].map(({ teamId }) => teamId)).size,
      ).toBeGreaterThanOrEqual(4);
    }
  });

  test('times are padded: hours only in Inspire', () => {
    const inspire = categoryNamed('Inspire').id;
    for (const { id } of rows.categories) {
      for (const { time } of board(id))
        expect(time).toMatch(id === inspire ? /^\d\d:[0-5]\d:[0-5]\d$/ : /^[0-5]\d:[0-5]\d\.\d\d$/);
    }
  });

  test('nobody registered after now or before the team was built', () => {
    for (const { createdAt, teamId } of rows.registrations) {
      expect(createdAt.getTime()).toBeLessThan(morning.getTime());
      expect(createdAt.getTime()).toBeGreaterThan(
        find(rows.teams, ({ id }) => id === teamId).createdAt.getTime(),
      );
    }
  });
});

describe('the demonstration accounts', () => {
  test('the leader can register every one of three teams in the tournament two days ahead', () => {
    const leader = participantOf(demoAccounts.leader);
    const own = rows.teamMembers.filter(({ participantId }) => participantId === leader.id);
    expect(own.map(({ level }) => level)).toEqual(['leader', 'leader', 'leader']);
    const tournament = find(rows.tournaments, ({ date }) => date === '2026-11-23');
    expect(tournament.id).toBe(7);
    const offered = rows.tournamentCategories
      .filter(({ tournamentId }) => tournamentId === tournament.id)
      .map(({ categoryId }) => categoryId);
    expect(offered).toEqual(expect.arrayContaining(own.map(({ categoryId }) => categoryId)));
    expect(offered.length).toBeGreaterThan(3);
    const teamIds = new Set(own.map(({ teamId }) => teamId));
    expect(
      rows.registrations.filter(
        ({ tournamentId, teamId }) => tournamentId === tournament.id && teamIds.has(teamId),
      ),
    ).toEqual([]);
    expect(
      rows.registrations.filter(({ tournamentId }) => tournamentId === tournament.id).length,
    ).toBeGreaterThan(10);
  });

  test('the member only follows, the newcomer belongs nowhere, the club is theirs', () => {
    const club = find(rows.clubs, ({ email }) => email === demoAccounts.club.email);
    const member = participantOf(demoAccounts.member);
    const places = rows.teamMembers.filter(({ participantId }) => participantId === member.id);
    expect(new Set(places.map(({ level }) => level))).toEqual(new Set(['member']));
    expect([participantOf(demoAccounts.leader).clubId, member.clubId]).toEqual([club.id, club.id]);
    const newcomer = participantOf(demoAccounts.newcomer);
    expect(newcomer.clubId).toBeNull();
    expect(rows.teamMembers.filter(({ participantId }) => participantId === newcomer.id)).toEqual(
      [],
    );
  });

  test('passwords are hashed three times in all', () => {
    expect(world.hashed.toSorted()).toEqual(['123456', 'robolaga-demo', 'robolaga-demo']);
    expect(new Set(rows.participants.map(({ passwordHash }) => passwordHash)).size).toBe(1);
  });
});

describe('files', () => {
  const named = () => [
    ...rows.banners.map(({ image }) => image),
    ...rows.blogs.map(({ image }) => image),
    ...rows.galleryItems.map(({ image }) => image),
    ...rows.categories.flatMap(({ logo, rule }) => [logo, rule]),
    ...rows.clubs.flatMap(({ logo, banner }) => [logo, banner]),
    ...rows.participants.flatMap(({ profilePicture, banner }) => [profilePicture, banner]),
    ...rows.teams.map(({ logo }) => logo),
    ...rows.tournaments.map(({ image }) => image),
    ...rows.blogs.flatMap(({ content }) =>
      [...content.matchAll(/src="\/storage\/([^"]+)"/g)].map((match) => match[1]),
    ),
  ];

  test('every named file is written, every written file is named once', () => {
    expect(present(named()).toSorted()).toEqual([...world.written.keys()].toSorted());
  });

  test('pictures are whole, small and bring nothing from outside', () => {
    const pictures = [...world.written].filter(([path]) => path.endsWith('.svg'));
    expect(pictures.length).toBeGreaterThan(400);
    for (const [path, text] of pictures) {
      expect(text, path).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[^"]+">.*<\/svg>$/s,
      );
      expect(text, path).not.toMatch(
        /<script|<image|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)|NaN|undefined/,
      );
      expect(text.length, path).toBeLessThan(20_000);
    }
  });

  test('rule booklets are PDFs of four categories', () => {
    const booklets = [...world.written].filter(([path]) => path.endsWith('.pdf'));
    expect(booklets).toHaveLength(4);
    for (const [, text] of booklets) expect(text.startsWith('%PDF-')).toBe(true);
  });
});

test('the same day gives the same world', async () => {
  const again = await seed(evening);
  expect(await readAll(again.db)).toEqual(rows);
  expect([...again.written].toSorted()).toEqual([...world.written].toSorted());
  await again.close();
});
