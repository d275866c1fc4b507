import type { Database } from '../database.ts';
import {
  categories,
  clubs,
  participants,
  registrations,
  scores,
  teamMembers,
  teams,
  tournamentCategories,
  tournaments,
} from '../schema.ts';
import { demoAccounts } from './accounts.ts';
import { categoryPlans, type CategoryName } from './categories.ts';
import { clubPlans } from './clubs.ts';
import type { Calendar } from './calendar.ts';
import { worldPaths } from './paths.ts';
import { toLocalPart } from './people.ts';
import { ruleBooklets } from './rules.ts';
import { tournamentPlans } from './tournaments.ts';
import type { World } from './world.ts';

/** Hashes that all demonstration accounts share. */
export type Hashes = { participant: string; club: string; pin: string };

/** The row number of a place in a list; throws where the place does not exist. */
function pick(rows: readonly { id: number }[], place: number): number {
  const row = rows[place];
  if (!row)
    throw new Error(`The demonstration world refers to a row that it does not have: ${place}.`);
  return row.id;
}

const insertCategories = (db: Database) =>
  db
    .insert(categories)
    .values(
      categoryPlans.map((plan) => {
        const booklet = ruleBooklets.find(({ category }) => category === plan.name);
        return {
          name: plan.name,
          description: plan.description,
          longDescription: plan.longDescription,
          logo: worldPaths.category(plan.slug),
          rule: booklet ? worldPaths.rule(booklet.slug) : null,
        };
      }),
    )
    .returning({ id: categories.id });

const insertClubs = (db: Database, calendar: Calendar, hashes: Hashes) =>
  db
    .insert(clubs)
    .values(
      clubPlans.map((plan, at) => ({
        name: plan.name,
        email:
          at === 0 ? demoAccounts.club.email : `klub.${toLocalPart(plan.code)}@contoh.robolaga.id`,
        phone: `0812-5550-${String(1001 + at * 37)}`,
        passwordHash: hashes.club,
        pinHash: hashes.pin,
        code: plan.code,
        bio: plan.bio,
        logo: worldPaths.club(plan),
        banner: plan.banner ? worldPaths.clubBanner(plan) : null,
        isActive: !plan.isInactive,
        createdAt: calendar.ago(700 + at * 9),
      })),
    )
    .returning({ id: clubs.id });

const insertPeople = (
  db: Database,
  { people }: World,
  calendar: Calendar,
  hashes: Hashes,
  clubRows: readonly { id: number }[],
) =>
  db
    .insert(participants)
    .values(
      people.map((person) => ({
        name: person.name,
        email: person.email,
        passwordHash: hashes.participant,
        clubId: person.club === null ? null : pick(clubRows, person.club),
        profilePicture: person.hasPicture ? worldPaths.participant(person) : null,
        banner: person.hasBanner ? worldPaths.participantBanner(person) : null,
        createdAt: calendar.ago(person.day),
      })),
    )
    .returning({ id: participants.id });

const insertTournaments = (db: Database, calendar: Calendar) =>
  db
    .insert(tournaments)
    .values(
      tournamentPlans.map(({ title, slug, day, picture }) => ({
        title,
        date: calendar.date(day),
        image: picture ? worldPaths.tournament(slug) : null,
      })),
    )
    .returning({ id: tournaments.id });

/** Inserts clubs, people, teams, tournaments and what they did, as one part of a transaction. */
export async function insertWorld(
  db: Database,
  world: World,
  calendar: Calendar,
  hashes: Hashes,
): Promise<void> {
  const categoryRows = await insertCategories(db);
  const categoryId = (name: CategoryName) =>
    pick(
      categoryRows,
      categoryPlans.findIndex((plan) => plan.name === name),
    );
  const clubRows = await insertClubs(db, calendar, hashes);
  const peopleRows = await insertPeople(db, world, calendar, hashes, clubRows);
  const tournamentRows = await insertTournaments(db, calendar);
  await db.insert(tournamentCategories).values(
    tournamentPlans.flatMap((plan, at) =>
      plan.categories.map((category) => ({
        tournamentId: pick(tournamentRows, at),
        categoryId: categoryId(category),
      })),
    ),
  );
  const teamRows = await db
    .insert(teams)
    .values(
      world.teams.map((team) => ({
        code: team.code,
        name: team.name,
        clubId: pick(clubRows, team.club),
        categoryId: categoryId(team.category),
        logo: team.hasLogo ? worldPaths.team(team) : null,
        createdAt: calendar.ago(team.day),
      })),
    )
    .returning({ id: teams.id });
  await db.insert(teamMembers).values(
    world.teams.flatMap((team, at) =>
      team.members.map((member, order) => ({
        teamId: pick(teamRows, at),
        participantId: pick(peopleRows, member),
        categoryId: categoryId(team.category),
        level: order === 0 ? ('leader' as const) : ('member' as const),
        position: order + 1,
      })),
    ),
  );
  const registrationRows = await db
    .insert(registrations)
    .values(
      world.registrations.map((registration) => ({
        tournamentId: pick(tournamentRows, registration.tournament),
        teamId: pick(teamRows, registration.team),
        categoryId: categoryId(registration.category),
        createdAt: calendar.ago(registration.day),
      })),
    )
    .returning({ id: registrations.id });
  await db.insert(scores).values(
    world.registrations.flatMap(({ result }, at) =>
      result
        ? [
            {
              registrationId: pick(registrationRows, at),
              points: result.points,
              time: result.time,
            },
          ]
        : [],
    ),
  );
}
