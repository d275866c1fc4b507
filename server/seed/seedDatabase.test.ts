import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readAll,
  type Rows,
  seed,
  type Seeded,
} from '../../tests/support/database/seededDatabase.ts';
import { matches, rounds, runs as runsTable, standings } from '../db/schema.ts';
import { buildSeedData } from './plans/seedData.ts';
import { demoAccounts } from './accounts.ts';

const morning = new Date('2026-11-21T01:30:00Z');
/** Fifteen minutes before midnight in Jakarta. */
const evening = new Date('2026-11-21T16:45:00Z');

/** Before the hour at which tournaments start. */
const night = new Date('2026-11-20T20:20:00Z');

const withoutNullish = <T>(list: readonly (T | null | undefined)[]): T[] =>
  list.filter((item) => item !== null && item !== undefined);
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^a-z0-9-]/g, '');

let seeded: Seeded;
let rows: Rows;

beforeAll(async () => {
  seeded = await seed(morning);
  rows = await readAll(seeded.db);
});
afterAll(() => seeded.close());

function findOrThrow<T>(list: readonly T[], wanted: (item: T) => boolean): T {
  const found = list.find(wanted);
  if (found === undefined) throw new Error('Not found in the seed data.');
  return found;
}

const categoryNamed = (name: string) =>
  findOrThrow(rows.categories, (category) => category.name === name);
const participantOf = ({ email }: { email: string }) =>
  findOrThrow(rows.participants, (participant) => participant.email === email);

/** Returns the results of a category, best first. */
function leaderboard(categoryId: number) {
  return rows.scores
    .flatMap((score) => {
      const registration = findOrThrow(rows.registrations, ({ id }) => id === score.registrationId);
      return registration.categoryId === categoryId
        ? [{ points: score.points, time: score.time, teamId: registration.teamId }]
        : [];
    })
    .toSorted((a, b) => b.points - a.points || (a.time < b.time ? -1 : 1));
}

describe('size and variety', () => {
  test('contains the expected number of rows', () => {
    const counts = Object.fromEntries(
      Object.entries(rows).map(([name, list]) => [name, list.length]),
    );
    expect(counts).toMatchObject({
      categories: 6,
      tournaments: 30,
      clubs: 25,
      participants: 400,
      teams: 120,
      banners: 4,
      videos: 20,
      galleryItems: 20,
      blogs: 12,
    });
  });

  test('contains past and future tournaments, one without categories, one without picture', () => {
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

  test('contains an inactive club, one without bio, two with the same slug', () => {
    expect(rows.clubs.filter(({ isActive }) => !isActive)).toHaveLength(1);
    expect(rows.clubs.filter(({ bio }) => bio === '')).toHaveLength(1);
    expect(new Set(rows.clubs.map(({ name }) => slugOf(name))).size).toBe(24);
    expect(rows.clubs.filter(({ portraits }) => !portraits)).toHaveLength(4);
    expect(rows.clubs.every(({ code }) => /^[A-Z]{4}$/.test(code))).toBe(true);
  });

  test('contains media with missing values and a long title', () => {
    expect(rows.galleryItems.filter(({ slug }) => slug === null)).toHaveLength(1);
    expect(rows.galleryItems.filter(({ description }) => description === null)).toHaveLength(1);
    expect(rows.banners.filter(({ ctaLink }) => ctaLink === null)).toHaveLength(1);
    expect(rows.blogs.some(({ title }) => title.length > 80)).toBe(true);
    expect(new Set(rows.videos.map(({ videoId }) => videoId)).size).toBe(20);
    expect(rows.videos.every(({ videoId }) => /^[\w-]{11}$/.test(videoId))).toBe(true);
  });
});

describe('people and teams', () => {
  test('nearly all are in a club, about 60 % have a picture, names are unique', () => {
    expect(rows.participants.filter(({ clubId }) => clubId === null)).toHaveLength(12);
    const share =
      rows.participants.filter(({ profilePicture }) => profilePicture !== null).length /
      rows.participants.length;
    expect(share).toBeGreaterThan(0.53);
    expect(share).toBeLessThan(0.67);
    expect(new Set(rows.participants.map(({ name }) => name)).size).toBe(400);
  });

  test('teams have one to five members of their club, the first is the leader', () => {
    const members = Map.groupBy(rows.teamMembers, ({ teamId }) => teamId);
    expect(new Set([...members.values()].map((list) => list.length))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    );
    for (const team of rows.teams) {
      const list = members.get(team.id) ?? [];
      expect(list.map(({ level, position }) => [position, level])).toEqual(
        list.map((_, index) => [index + 1, index === 0 ? 'leader' : 'member']),
      );
      for (const { participantId } of list)
        expect(findOrThrow(rows.participants, ({ id }) => id === participantId).clubId).toBe(
          team.clubId,
        );
      expect(team.code).toMatch(/^X-[A-Z]{4}-\d{5}$/);
    }
    const memberships = rows.teamMembers.map(
      ({ participantId, categoryId }) => `${participantId} ${categoryId}`,
    );
    expect(new Set(memberships).size).toBe(memberships.length);
    expect(new Set(rows.teams.map(({ name }) => name)).size).toBe(120);
  });
});

describe('scores', () => {
  test('all categories but one have eight scores or more, future tournaments none', () => {
    const counts = rows.categories.map(({ id }) => leaderboard(id).length);
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

  test('follow from runs, in two categories from several and with outcomes of each kind', async () => {
    const plans = buildSeedData().registrations;
    const scoreOf = new Map(rows.scores.map((score) => [score.registrationId, score]));
    const results = rows.registrations
      .toSorted((one, other) => one.id - other.id)
      .map(({ id }) => scoreOf.get(id))
      .map((score) => (score ? { points: score.points, time: score.time } : null));
    expect(results.filter((_, index) => plans[index]?.result !== null)).toEqual(
      plans.flatMap(({ result }) => result ?? []),
    );
    const runs = await seeded.db
      .select({ round: rounds, run: runsTable })
      .from(runsTable)
      .innerJoin(rounds, eq(rounds.id, runsTable.roundId));
    expect(new Set(runs.map(({ run }) => run.outcome)).size).toBe(4);
    expect(runs.filter(({ round }) => round.name === 'Final')).toHaveLength(4);
    const finals = await seeded.db.select().from(rounds).where(eq(rounds.name, 'Final'));
    expect(finals.map(({ state, teamCount }) => [state, teamCount])).toEqual([
      ['closed', 3],
      ['closed', 4],
    ]);
  });

  test('follow from matches in two categories, of which one is over and one half played', async () => {
    const found = await seeded.db
      .select({ round: rounds, match: matches })
      .from(matches)
      .innerJoin(rounds, eq(rounds.id, matches.roundId));
    const countOf = (name: string, isOver: boolean) =>
      found.filter(({ round, match }) => round.name === name && (match.outcome !== null) === isOver)
        .length;
    expect(countOf('Fase gugur', true)).toBe(4);
    expect(countOf('Fase gugur', false)).toBe(0);
    expect(countOf('Penyisihan grup', false)).toBeGreaterThan(2);
    const final = found.find(
      ({ round, match }) => round.name === 'Fase gugur' && match.number === 3,
    );
    const timesOf = (name: string) =>
      found
        .filter(
          ({ round }) => round.name === name && round.tournamentId === final?.round.tournamentId,
        )
        .map(({ match }) => match.endedAt?.getTime() ?? 0);
    expect(Math.max(...timesOf('Penyisihan grup'))).toBeLessThan(
      Math.min(...timesOf('Fase gugur')),
    );
    const winner = final?.match.winner === 'home' ? final.match.homeId : final?.match.awayId;
    const places = await seeded.db.select().from(standings);
    expect(places.find(({ registrationId }) => registrationId === winner)?.place).toBe(1);
  });

  test('there are ties of points, with different and with equal times, of different teams', () => {
    for (const { id } of rows.categories) {
      const [first, second, third, fourth, fifth] = leaderboard(id);
      if (!first || !second || !third || !fourth || !fifth) continue;
      expect(second.points).toBe(first.points);
      expect(second.time > first.time).toBe(true);
      const all = leaderboard(id);
      expect(
        all.some(
          (score, index) =>
            all[index + 1]?.points === score.points && all[index + 1]?.time === score.time,
        ),
      ).toBe(true);
      expect(
        new Set([first, second, third, fourth, fifth].map(({ teamId }) => teamId)).size,
      ).toBeGreaterThanOrEqual(4);
    }
  });

  test('times are zero-padded and have hours only in Inspire', () => {
    const inspire = categoryNamed('Inspire').id;
    for (const { id } of rows.categories) {
      for (const { time } of leaderboard(id))
        expect(time).toMatch(id === inspire ? /^\d\d:[0-5]\d:[0-5]\d$/ : /^[0-5]\d:[0-5]\d\.\d\d$/);
    }
  });

  test('no registration is in the future or older than its team', () => {
    for (const { createdAt, teamId } of rows.registrations) {
      expect(createdAt.getTime()).toBeLessThan(morning.getTime());
      expect(createdAt.getTime()).toBeGreaterThan(
        findOrThrow(rows.teams, ({ id }) => id === teamId).createdAt.getTime(),
      );
    }
  });
});

describe('demo accounts', () => {
  test('the leader can register all three teams in the tournament in two days', () => {
    const leader = participantOf(demoAccounts.leader);
    const ownMemberships = rows.teamMembers.filter(
      ({ participantId }) => participantId === leader.id,
    );
    expect(ownMemberships.map(({ level }) => level)).toEqual(['leader', 'leader', 'leader']);
    const tournament = findOrThrow(rows.tournaments, ({ date }) => date === '2026-11-23');
    expect(tournament.id).toBe(7);
    const offered = rows.tournamentCategories
      .filter(({ tournamentId }) => tournamentId === tournament.id)
      .map(({ categoryId }) => categoryId);
    expect(offered).toEqual(
      expect.arrayContaining(ownMemberships.map(({ categoryId }) => categoryId)),
    );
    expect(offered.length).toBeGreaterThan(3);
    const teamIds = new Set(ownMemberships.map(({ teamId }) => teamId));
    expect(
      rows.registrations.filter(
        ({ tournamentId, teamId }) => tournamentId === tournament.id && teamIds.has(teamId),
      ),
    ).toEqual([]);
    expect(
      rows.registrations.filter(({ tournamentId }) => tournamentId === tournament.id).length,
    ).toBeGreaterThan(10);
  });

  test('the leader and the member are in the demo club, the newcomer in none', () => {
    const club = findOrThrow(rows.clubs, ({ email }) => email === demoAccounts.club.email);
    const member = participantOf(demoAccounts.member);
    const memberships = rows.teamMembers.filter(({ participantId }) => participantId === member.id);
    expect(new Set(memberships.map(({ level }) => level))).toEqual(new Set(['member']));
    expect([participantOf(demoAccounts.leader).clubId, member.clubId]).toEqual([club.id, club.id]);
    const newcomer = participantOf(demoAccounts.newcomer);
    expect(newcomer.clubId).toBeNull();
    expect(rows.teamMembers.filter(({ participantId }) => participantId === newcomer.id)).toEqual(
      [],
    );
  });

  test('only three hashes are computed', () => {
    expect(seeded.hashed.toSorted()).toEqual(['123456', 'robolaga-demo', 'robolaga-demo']);
    expect(new Set(rows.participants.map(({ passwordHash }) => passwordHash)).size).toBe(1);
  });
});

describe('files', () => {
  const referencedPaths = () => [
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

  test('every referenced file is written, every written file is referenced once', () => {
    expect(withoutNullish(referencedPaths()).toSorted()).toEqual(
      [...seeded.written.keys()].toSorted(),
    );
  });
});

test('the same day gives the same data', async () => {
  const again = await seed(evening);
  expect(await readAll(again.db)).toEqual(rows);
  expect([...again.written].toSorted()).toEqual([...seeded.written].toSorted());
  await again.close();
});

test('the tournament of today, which has scores, has started at any hour', async () => {
  const { db, close } = await seed(night);
  const today = (await readAll(db)).tournaments.filter(({ date }) => date === '2026-11-21');
  expect(today.map(({ startTime }) => startTime)).toEqual(['03:00']);
  await close();
});
