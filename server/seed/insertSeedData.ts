import type { AccountKind } from '../../openapi/types.ts';
import type { Transaction } from '../db/database.ts';
import {
  categories,
  clubs,
  organisers,
  participants,
  registrations,
  teamMembers,
  teams,
  tournamentCategories,
  tournamentChanges,
  tournaments,
} from '../db/schema.ts';
import { demoAccounts } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { type CategoryName, categoryPlans } from './plans/categories.ts';
import { clubPlans } from './plans/clubs.ts';
import { insertDayPlan } from './insertDayPlan.ts';
import { insertMatches } from './insertMatches.ts';
import { insertOfficialTournament } from './insertOfficialTournament.ts';
import { insertRuns } from './insertRuns.ts';
import { toLocalPart } from './plans/participants.ts';
import type { SeedData } from './plans/seedData.ts';
import { seedPaths } from './seedPaths.ts';
import { clockTime, startOfEventDay } from '../lib/eventDay.ts';
import { capacities, timeZoneOf, tournamentPlans } from './plans/tournaments.ts';

/** The hashes that all demo accounts share. */
export type PasswordHashes = Record<AccountKind | 'pin', string>;

/** Returns the id of the row at an index; throws if there is no such row. */
function rowId(rows: readonly { id: number }[], index: number): number {
  const row = rows[index];
  if (!row) throw new Error(`The seed data refers to a row that does not exist: ${index}.`);
  return row.id;
}

const insertCategories = (transaction: Transaction) =>
  transaction
    .insert(categories)
    .values(
      categoryPlans.map((plan) => ({
        name: plan.name,
        description: plan.description,
        longDescription: plan.longDescription,
        logo: seedPaths.category(plan.slug),
        rule: plan.rule && seedPaths.rule(plan.rule),
        ...(plan.timeFormat && { timeFormat: plan.timeFormat }),
      })),
    )
    .returning({ id: categories.id });

const insertClubs = (transaction: Transaction, calendar: Calendar, hashes: PasswordHashes) =>
  transaction
    .insert(clubs)
    .values(
      clubPlans.map((plan, index) => ({
        name: plan.name,
        email:
          index === 0
            ? demoAccounts.club.email
            : `klub.${toLocalPart(plan.code)}@contoh.robolaga.id`,
        phone: `0812-5550-${String(1001 + index * 37)}`,
        passwordHash: hashes.club,
        pinHash: hashes.pin,
        code: plan.code,
        bio: plan.bio,
        city: plan.city ?? '',
        logo: plan.isNew ? null : seedPaths.club(plan),
        banner: plan.hasBanner ? seedPaths.clubBanner(plan) : null,
        isActive: !plan.isInactive,
        names: plan.hasShortNames ? ('short' as const) : ('full' as const),
        portraits: !plan.hidesPortraits,
        createdAt: calendar.ago(plan.isNew ? 2 : 700 + index * 9),
        reviewedAt: plan.isNew ? null : calendar.ago(690),
      })),
    )
    .returning({ id: clubs.id });

const insertParticipants = (
  transaction: Transaction,
  { people }: SeedData,
  calendar: Calendar,
  hashes: PasswordHashes,
  clubRows: readonly { id: number }[],
) =>
  transaction
    .insert(participants)
    .values(
      people.map((person) => ({
        name: person.name,
        email: person.email,
        passwordHash: hashes.participant,
        clubId: person.club === null ? null : rowId(clubRows, person.club),
        profilePicture: person.hasPicture ? seedPaths.participant(person) : null,
        banner: person.hasBanner ? seedPaths.participantBanner(person) : null,
        createdAt: calendar.ago(person.day),
      })),
    )
    .returning({ id: participants.id });

const insertOrganiser = (
  transaction: Transaction,
  calendar: Calendar,
  { organiser }: PasswordHashes,
) => {
  const { name, email } = demoAccounts.organiser;
  return transaction
    .insert(organisers)
    .values({ name, email, role: 'owner', passwordHash: organiser, createdAt: calendar.ago(720) })
    .returning({ id: organisers.id });
};

const startTimes = ['08:00', '08:30', '07:30', '09:00'];

/** That of today has scores: wherever the clock is, it has started. */
function startTimeOf(index: number, day: number, calendar: Calendar): string | null {
  const time = startTimes[index % startTimes.length] ?? null;
  return time !== null && day === 0 && calendar.hour < time ? calendar.hour : time;
}

const insertTournaments = (transaction: Transaction, calendar: Calendar) =>
  transaction
    .insert(tournaments)
    .values(
      tournamentPlans.map((plan, index) => {
        const { title, slug, day, days = 1, place, hasPicture = true } = plan;
        const [venue, city, province] = place;
        return {
          title,
          date: calendar.date(day),
          startTime: startTimeOf(index, day, calendar),
          endDate: days === 1 ? null : calendar.date(day + days - 1),
          endTime: plan.endTime ?? null,
          mapUrl: plan.mapUrl ?? '',
          cost: plan.cost ?? '',
          contact: plan.contact ?? '',
          programme: [...(plan.programme ?? [])],
          documents: [...(plan.documents ?? [])],
          timeZone: timeZoneOf(province),
          venue,
          city,
          province,
          registrationOpensAt: startOfEventDay(calendar.date(day - 120)),
          registrationClosesAt: startOfEventDay(calendar.date(day)),
          image: hasPicture ? seedPaths.tournament(slug) : null,
        };
      }),
    )
    .returning({ id: tournaments.id });

const insertTournamentChanges = (
  transaction: Transaction,
  calendar: Calendar,
  tournamentRows: readonly { id: number }[],
) =>
  transaction.insert(tournamentChanges).values(
    tournamentPlans.flatMap(({ movedFrom, day, place }, index) => {
      if (movedFrom === undefined) return [];
      const timeZone = timeZoneOf(place[2]);
      return {
        tournamentId: rowId(tournamentRows, index),
        kind: 'start_time' as const,
        before: `${movedFrom} ${timeZone}`,
        after: `${startTimeOf(index, day, calendar)} ${timeZone}`,
        changedAt: startOfEventDay(calendar.date(-1)),
      };
    }),
  );

/** Inserts the organiser, categories, clubs, participants, tournaments, teams, registrations and scores. */
export async function insertSeedData(
  transaction: Transaction,
  data: SeedData,
  calendar: Calendar,
  hashes: PasswordHashes,
): Promise<void> {
  const organiserRows = await insertOrganiser(transaction, calendar, hashes);
  const categoryRows = await insertCategories(transaction);
  const categoryId = (name: CategoryName) =>
    rowId(
      categoryRows,
      categoryPlans.findIndex((plan) => plan.name === name),
    );
  const clubRows = await insertClubs(transaction, calendar, hashes);
  const peopleRows = await insertParticipants(transaction, data, calendar, hashes, clubRows);
  const tournamentRows = await insertTournaments(transaction, calendar);
  await insertTournamentChanges(transaction, calendar, tournamentRows);
  await transaction.insert(tournamentCategories).values(
    tournamentPlans.flatMap((plan, index) =>
      plan.categories.map((category) => ({
        tournamentId: rowId(tournamentRows, index),
        categoryId: categoryId(category),
        capacity: capacities[category],
      })),
    ),
  );
  const teamRows = await transaction
    .insert(teams)
    .values(
      data.teams.map((team) => ({
        code: team.code,
        name: team.name,
        clubId: rowId(clubRows, team.club),
        categoryId: categoryId(team.category),
        logo: team.hasLogo ? seedPaths.team(team) : null,
        createdAt: calendar.ago(team.day),
      })),
    )
    .returning({ id: teams.id });
  await transaction.insert(teamMembers).values(
    data.teams.flatMap((team, index) =>
      team.members.map((member, order) => ({
        teamId: rowId(teamRows, index),
        participantId: rowId(peopleRows, member),
        categoryId: categoryId(team.category),
        level: order === 0 ? ('leader' as const) : ('member' as const),
        position: order + 1,
      })),
    ),
  );
  const startNumbers = new Map<number, number>();
  const nextStartNumber = (tournament: number) => {
    const next = (startNumbers.get(tournament) ?? 0) + 1;
    startNumbers.set(tournament, next);
    return next;
  };
  const registrationRows = await transaction
    .insert(registrations)
    .values(
      data.registrations.map((registration) => ({
        tournamentId: rowId(tournamentRows, registration.tournament),
        startNumber: nextStartNumber(registration.tournament),
        teamId: rowId(teamRows, registration.team),
        categoryId: categoryId(registration.category),
        createdAt: calendar.ago(registration.day),
      })),
    )
    .returning({ id: registrations.id });
  const tournamentIds = tournamentRows.map(({ id }) => id);
  await insertRuns(transaction, data.registrations, {
    tournaments: tournamentIds,
    registrations: registrationRows.map(({ id }) => id),
    categoryId,
  });
  await insertMatches(transaction, { tournaments: tournamentIds, categoryId });
  for (const [index, { isOfficial, day, place }] of tournamentPlans.entries())
    if (isOfficial)
      await insertOfficialTournament(transaction, {
        tournamentId: rowId(tournamentRows, index),
        organiserId: rowId(organiserRows, 0),
        city: place[1],
        at: calendar.ago(-day),
      });
  const today = tournamentPlans.findIndex(({ day }) => day === 0);
  await insertDayPlan(transaction, {
    tournamentId: rowId(tournamentRows, today),
    categoryId,
    now: clockTime(calendar.date(0), calendar.hour, 'Asia/Jakarta'),
  });
}
