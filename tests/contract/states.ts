import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import {
  categories, clubs, participants, registrations, teamMembers, teams, tournamentCategories, tournaments,
} from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';

const later = (now: Date) => new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

async function seedTournament({ db, now }: Services): Promise<void> {
  const description = 'Robot yang menjawab satu masalah nyata.';
  await db.insert(categories).overridingSystemValue().values([1, 2].map((id) => (
    { id, name: `Kategori ${id}`, description, logo: `categories/${id}.svg`, longDescription: description })));
  await db.insert(tournaments).overridingSystemValue().values({ id: 7, title: 'RoboLaga Surabaya', date: later(now()) });
  await db.insert(tournamentCategories).values([1, 2].map((categoryId) => ({ tournamentId: 7, categoryId })));
}

const email = 'raka@surel.example';

async function seedParticipant({ db, passwords }: Services): Promise<void> {
  const passwordHash = await passwords.hash('lintasan-garis-24');
  await db.insert(participants).overridingSystemValue().values({ id: 17, name: 'Raka Pradana', email, passwordHash });
}

async function seedLeader(services: Services): Promise<void> {
  await seedTournament(services);
  await seedParticipant(services);
  const { db } = services;
  await db.insert(clubs).overridingSystemValue().values(
    { id: 5, name: 'SMA Jaya', email: 'jaya@surel.example', phone: '021', passwordHash: '-', pinHash: '-', code: 'JNYS' });
  await db.insert(teams).overridingSystemValue().values({ id: 42, code: 'X-JNYS-00042', name: 'Garuda Baja', clubId: 5, categoryId: 1 });
  await db.insert(teamMembers).values({ teamId: 42, participantId: 17, categoryId: 1, level: 'leader', position: 1 });
}

/** What each provider state of the pacts puts into an empty database. */
export const states = {
  'tournaments exist': seedTournament,
  'tournament 7 has categories 1 and 2': seedTournament,
  'there is no tournament 404': async () => {},
  'participant raka@surel.example has the password lintasan-garis-24': seedParticipant,
  'the participant leads team 42 of category 1': seedLeader,
  'the token is not valid': async () => {},
  'team 42 of the participant is registered in tournament 7': async (services) => {
    await seedLeader(services);
    await services.db.insert(registrations).values({ tournamentId: 7, teamId: 42, categoryId: 1 });
  },
} satisfies Record<string, (services: Services) => Promise<void>>;

/** The participant whom the states know as 'the participant'. */
export const participantId = 17;

/** Takes every row out of the database. */
export async function empty(db: Database): Promise<void> {
  await db.execute(sql`truncate clubs, participants, sessions, attempts, categories, tournaments, tournament_categories,
    teams, team_members, registrations, scores, banners, videos, gallery_items, blogs`);
}
