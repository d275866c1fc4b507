import { asc } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../server/db/database.ts';
import * as schema from '../../server/db/schema.ts';

/** The values of a club, participant or team that are the same in every state, by its name. */
export type Facts = Map<string, string>;

const countedTables: [noun: string, table: PgTable][] = [
  ['a score', schema.scores],
  ['a banner', schema.banners],
  ['a video', schema.videos],
  ['a gallery item', schema.galleryItems],
  ['a blog', schema.blogs],
  ['as many attempts as make the next one 429', schema.attempts],
];

/** Describes the rows of the database in one line. Adds the values that never change to `facts`. */
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
      countedTables.map(async ([noun, table]) => ((await db.$count(table)) > 0 ? noun : '')),
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
      const ownCategories = played
        .filter(({ tournamentId }) => tournamentId === id)
        .map(({ categoryId }) => categoryId);
      return `tournament ${id} (${date < today ? 'over' : 'to come'}) of ${numbered(['category', 'categories'], ownCategories)}`;
    }),
  ];
}

async function describePeople(db: Database, facts: Facts): Promise<string[]> {
  const clubs = await db.select().from(schema.clubs).orderBy(asc(schema.clubs.id));
  const people = await db.select().from(schema.participants).orderBy(asc(schema.participants.id));
  for (const { id, code, email } of clubs)
    facts.set(`club ${id}`, `code \`${code}\`, \`${email}\``);
  for (const { id, email } of people) facts.set(`participant ${id}`, `\`${email}\``);
  const membersOf = (clubId: number | null) =>
    people.filter((person) => person.clubId === clubId).map(({ id }) => id);
  const participantList = (ids: number[]) => numbered(['participant', 'participants'], ids);
  return [
    ...clubs.map(
      ({ id }) =>
        `club ${id}${membersOf(id).length > 0 ? ` with ${participantList(membersOf(id))}` : ''}`,
    ),
    membersOf(null).length > 0 ? `${participantList(membersOf(null))} without a club` : '',
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
    const ownMembers = members.filter(({ teamId }) => teamId === id);
    return `team ${id} of ${ownMembers.map(({ participantId, level }) => `${participantId}${level === 'leader' ? ' (leader)' : ''}`).join(', ')}`;
  });
}
