import { asc } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../server/db/database.ts';
import * as schema from '../../server/db/schema.ts';

/**
 * What is so of a club, participant or team in every state in which it is, by its name and number.
 */
export type Facts = Map<string, string>;

const plain: [noun: string, table: PgTable][] = [
  ['a score', schema.scores],
  ['a banner', schema.banners],
  ['a video', schema.videos],
  ['a gallery item', schema.galleryItems],
  ['a blog', schema.blogs],
  ['as many attempts as make the next one 429', schema.attempts],
];

/** Describes in one line what is in the database, and keeps what is not worth repeating. */
export async function describeRows(db: Database, facts: Facts): Promise<string> {
  const parts = [
    ...(await describeTournaments(db)),
    ...(await describePeople(db, facts)),
    ...(await describeTeams(db, facts)),
    ...(await db.select().from(schema.registrations)).map(
      ({ teamId, tournamentId }) =>
        `the registration of team ${teamId} in tournament ${tournamentId}`,
    ),
    ...(await Promise.all(
      plain.map(async ([noun, table]) => ((await db.$count(table)) > 0 ? noun : '')),
    )),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('; ') : 'nothing';
}

function numbered(noun: [one: string, many: string], ids: number[]): string {
  return `${ids.length === 1 ? noun[0] : noun[1]} ${ids.join(', ')}`;
}

async function describeTournaments(db: Database): Promise<string[]> {
  const today = new Date().toISOString().slice(0, 10);
  const categories = (
    await db.select().from(schema.categories).orderBy(asc(schema.categories.id))
  ).map(({ id }) => id);
  const played = await db
    .select()
    .from(schema.tournamentCategories)
    .orderBy(asc(schema.tournamentCategories.categoryId));
  const tournaments = await db
    .select()
    .from(schema.tournaments)
    .orderBy(asc(schema.tournaments.id));
  return [
    categories.length > 0 ? numbered(['category', 'categories'], categories) : '',
    ...tournaments.map(({ id, date }) => {
      const own = played
        .filter(({ tournamentId }) => tournamentId === id)
        .map(({ categoryId }) => categoryId);
      return `tournament ${id} (${date < today ? 'over' : 'to come'}) of ${numbered(['category', 'categories'], own)}`;
    }),
  ];
}

async function describePeople(db: Database, facts: Facts): Promise<string[]> {
  const clubs = await db.select().from(schema.clubs).orderBy(asc(schema.clubs.id));
  const people = await db.select().from(schema.participants).orderBy(asc(schema.participants.id));
  for (const { id, code, email } of clubs)
    facts.set(`club ${id}`, `code \`${code}\`, \`${email}\``);
  for (const { id, email } of people) facts.set(`participant ${id}`, `\`${email}\``);
  const of = (clubId: number | null) =>
    people.filter((person) => person.clubId === clubId).map(({ id }) => id);
  const named = (ids: number[]) => numbered(['participant', 'participants'], ids);
  return [
    ...clubs.map(({ id }) => `club ${id}${of(id).length > 0 ? ` with ${named(of(id))}` : ''}`),
    of(null).length > 0 ? `${named(of(null))} without a club` : '',
  ];
}

async function describeTeams(db: Database, facts: Facts): Promise<string[]> {
  const teams = await db.select().from(schema.teams).orderBy(asc(schema.teams.id));
  const members = await db
    .select()
    .from(schema.teamMembers)
    .orderBy(asc(schema.teamMembers.position));
  return teams.map(({ id, code, clubId, categoryId }) => {
    facts.set(`team ${id}`, `code \`${code}\`, of club ${clubId}, in category ${categoryId}`);
    const own = members.filter(({ teamId }) => teamId === id);
    return `team ${id} of ${own.map(({ participantId, level }) => `${participantId}${level === 'leader' ? ' (leader)' : ''}`).join(', ')}`;
  });
}
