import { eq, getTableName, sql } from 'drizzle-orm';
import { accountKinds } from '../../openapi/accountKinds.ts';
import type { Database } from '../../server/db/database.ts';
import {
  attempts,
  banners,
  blogs,
  galleryItems,
  participants,
  scores,
  tournaments,
  videos,
} from '../../server/db/schema.ts';
import { tables } from '../../server/db/transfer.ts';
import type { Services } from '../../server/services.ts';
import { extensionStates } from './extensionStates.ts';
import {
  addClub,
  addPeople,
  addTeam,
  raka,
  seedCategories,
  seedPeople,
  seedRegistration,
  seedTeams,
  seedTournament,
} from './stateSeeds.ts';

type Parameters = Record<string, string>;
type Seed = (services: Services, parameters: Parameters) => Promise<void>;

const seedNothing: Seed = async () => {};

/** Records so many attempts that any limit of the server is exceeded. */
async function exhaustAttempts({ db, now }: Services, keys: string[]): Promise<void> {
  const windowEndsAt = new Date(now().getTime() + 10 * 60 * 1000);
  await db.insert(attempts).values(keys.map((key) => ({ key, count: 1_000_000, windowEndsAt })));
}

const description = 'Dua belas peserta berangkat dan pulang membawa tiga piala.';

/** Data of the public pages. */
const publicStates = {
  'nothing exists': seedNothing,
  'banners exist': async ({ db }) => {
    await db.insert(banners).values({
      image: 'banners/kickoff.svg',
      title: 'Final Nasional',
      subtitle: 'Saksikan',
      ctaText: 'Lihat jadwal',
      ctaLink: 'https://robolaga.example/jadwal',
    });
  },
  'categories 1, 2 and 3 exist': seedCategories,
  'a team of category 1 has a score': async (services) => {
    const registrationId = await seedRegistration(services);
    await services.db.insert(scores).values({
      registrationId,
      categoryId: 1,
      points: 480,
      time: '00:12:45',
    });
  },
  'tournament 7 of categories 1 and 2 is yet to come': seedTournament,
  'videos exist': async ({ db }) =>
    void (await db.insert(videos).values({ title: 'Cuplikan final', videoId: 'dQ4mXcT7RbE' })),
  'gallery items exist': async ({ db }) => {
    await db.insert(galleryItems).values({
      title: 'Kontes Asia',
      image: 'galleries/kontes-asia.svg',
      slug: 'kontes-asia',
      description: description,
    });
  },
  'blogs exist': async ({ db }) => {
    await db.insert(blogs).values({
      title: 'Lima kiat',
      slug: 'lima-kiat',
      image: 'blogs/lima-kiat.svg',
      content: `<p>${description}</p>`,
      metaTitle: 'Lima kiat',
      metaDescription: description,
      publishedAt: new Date('2026-10-28T01:30:00Z'),
    });
  },
} satisfies Record<string, Seed>;

/** Accounts, and what a participant can do without a team. */
const accountStates = {
  'the token is not valid': seedNothing,
  'there is a participant with this e-mail address and password': async (
    services,
    { email = '', password = '' },
  ) =>
    addPeople(services, [
      { ...raka, email, passwordHash: await services.passwords.hash(password) },
    ]),
  'club 5 has the password bengkel-robot-5': async (services) =>
    addClub(services, { passwordHash: await services.passwords.hash('bengkel-robot-5') }),
  'too many sign-ins with this e-mail address have failed': (services, { email }) =>
    exhaustAttempts(
      services,
      accountKinds.map((kind) => `login:${kind}:${email}`),
    ),
  'too many accounts were made from the address of the caller': (services) =>
    exhaustAttempts(
      services,
      ['unknown', '127.0.0.1', '0:0:0:0::/64'].map((address) => `register:${address}`),
    ),
  'the participant is in no club': async (services) => addPeople(services, [raka]),
  'the participant is in no club, and club 5 has the PIN 204816': async (services) => {
    await addPeople(services, [raka]);
    await addClub(services, { pinHash: await services.passwords.hash('204816') });
  },
  'the participant has tried too many PINs': async (services) => {
    await addPeople(services, [raka]);
    await addClub(services);
    await exhaustAttempts(services, [`pin:participant:${raka.id}`]);
  },
  'the participant is a member of club 5': seedPeople,
  'the participant has uploaded the picture at this address': async (services, { address }) => {
    await addPeople(services, [raka]);
    await services.db
      .update(participants)
      .set({ profilePicture: address })
      .where(eq(participants.id, raka.id));
  },
} satisfies Record<string, Seed>;

/** Teams and their registrations. */
const teamStates = {
  'the participant leads team 42 of category 1': (services) => seedTeams(services),
  'the participant is a member of team 42, led by participant 23': (services) =>
    seedTeams(services, [23, raka.id]),
  'participants 23 and 31 are team 42': (services) => seedTeams(services, [23, 31]),
  'team 42 is registered in tournament 7': async (services) =>
    void (await seedRegistration(services)),
  'tournament 7 is over, and the participant leads team 42': async (services) => {
    await seedTeams(services);
    await services.db.update(tournaments).set({ date: '2020-01-01' });
  },
  'club 5 has nobody and nothing': async (services) => {
    await seedCategories(services);
    await addClub(services);
  },
  'participants 17, 23 and 31 of club 5 are in no team': seedPeople,
  'participants 17 and 23 of club 5 are team 42 of category 1': (services) => seedTeams(services),
  'participants 17 and 23 of club 5 are team 42 of category 1, and 31 is team 63': async (
    services,
  ) => {
    await seedTeams(services);
    await addTeam(services.db, {
      id: 63,
      code: 'X-JNYS-00063',
      name: 'Elang Nusantara',
      clubId: 5,
      categoryId: 1,
      memberIds: [31],
    });
  },
} satisfies Record<string, Seed>;

type StateName =
  | keyof typeof publicStates
  | keyof typeof accountStates
  | keyof typeof teamStates
  | keyof typeof extensionStates;

/** Inserts the data of each provider state of the pacts into an empty database. */
export const states: Record<StateName, Seed> = {
  ...publicStates,
  ...accountStates,
  ...teamStates,
  ...extensionStates,
};

// One statement that deletes rows: for so few rows it is faster than truncating, or than one
// statement for each table. New rows get ids that no state uses, so that they cannot collide with
// the rows of a state.
const emptyAllTables = `with ${tables
  .map(getTableName)
  .map((table) => `"no ${table}" as (delete from ${table})`)
  .join(', ')}
  select setval(pg_get_serial_sequence(name, 'id'), 1000)
  from unnest(array['clubs', 'participants', 'organisers', 'teams', 'categories', 'tournaments',
    'registrations', 'scores', 'banners', 'videos', 'gallery_items', 'blogs']) as name`;

/** Deletes all rows of all tables. */
export async function emptyDatabase(db: Database): Promise<void> {
  await db.execute(sql.raw(emptyAllTables));
}
