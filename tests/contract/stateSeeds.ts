import type { TeamCode } from '../../openapi/schema.d.ts';
import type { Database } from '../../server/db/database.ts';
import {
  categories,
  clubs,
  organisers,
  participants,
  registrations,
  teamMembers,
  teams,
  tournamentCategories,
  tournaments,
} from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';

/** The account of each placeholder token in the pacts. 'Bearer expired-token' has none. */
export const placeholderAccounts = {
  'participant-token': { participantId: 17 },
  'club-token': { clubId: 5 },
  'organiser-token': { organiserId: 3 },
} as const;

const nextMonth = (now: Date) =>
  new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const description = 'Robot yang menjawab satu masalah nyata.';

/** Adds categories 1 and 2, which belong to tournament 7, and 3, which does not. */
export async function seedCategories({ db }: Services): Promise<void> {
  await db
    .insert(categories)
    .overridingSystemValue()
    .values(
      ['Inspire', 'Line Follower', 'Sumo'].map((name, at) => ({
        id: at + 1,
        name,
        description,
        logo: `categories/${at + 1}.svg`,
        longDescription: description,
        rule: `rules/${at + 1}.pdf`,
      })),
    );
}

/** Adds tournament 7 of categories 1 and 2, a month from now. */
export async function seedTournament(services: Services): Promise<void> {
  const { db, now } = services;
  await seedCategories(services);
  await db
    .insert(tournaments)
    .overridingSystemValue()
    .values({
      id: 7,
      title: 'RoboLaga Surabaya',
      image: 'tournaments/surabaya.svg',
      date: nextMonth(now()),
    });
  await db
    .insert(tournamentCategories)
    .values([1, 2].map((categoryId) => ({ tournamentId: 7, categoryId })));
}

type Person = { id: number; name: string; email: string; clubId?: number; passwordHash?: string };

/** Adds participants, each with a picture and a banner. */
export async function addPeople({ db }: Pick<Services, 'db'>, people: Person[]): Promise<void> {
  await db
    .insert(participants)
    .overridingSystemValue()
    .values(
      people.map((person) => ({
        passwordHash: '-',
        profilePicture: `participants/${person.id}.svg`,
        banner: `banners/${person.id}.svg`,
        ...person,
      })),
    );
}

type ClubSecrets = { passwordHash?: string; pinHash?: string };

/**
 * Adds club 5, which the pacts sign in, without participants. Its password and PIN match nothing
 * unless their hashes are given.
 */
export async function addClub(
  { db }: Pick<Services, 'db'>,
  secrets: ClubSecrets = {},
): Promise<void> {
  await db
    .insert(clubs)
    .overridingSystemValue()
    .values({
      id: 5,
      name: 'Klub Robotik Janayasa',
      email: 'pengurus@janayasa.example',
      phone: '081234567890',
      code: 'JNYS',
      bio: 'Klub robotik SMA Janayasa.',
      logo: 'clubs/janayasa.svg',
      banner: 'clubs/janayasa-banner.svg',
      passwordHash: '-',
      pinHash: '-',
      names: 'full',
      ...secrets,
    });
}

/** Adds the organiser that a token is made for. */
export async function addOrganiser(
  { db }: Pick<Services, 'db'>,
  secrets: { passwordHash?: string } = {},
): Promise<void> {
  await db
    .insert(organisers)
    .overridingSystemValue()
    .values({ id: 3, name: 'Wulan Prameswari', email: 'wulan@panitia.example', ...secrets });
}

/** The participant that the pacts sign in. */
export const raka = { id: 17, name: 'Raka Pradana', email: 'raka@surel.example' };
const sekar = { id: 23, name: 'Sekar Ayuningtyas', email: 'sekar@surel.example' };
const bagas = { id: 31, name: 'Bagas Wirawan', email: 'bagas@surel.example' };
const nadia = { id: 47, name: 'Nadia Putri', email: 'nadia@surel.example' };

/** Adds club 11, which the pacts never sign in, with participant 47. */
async function addOtherClub(services: Pick<Services, 'db'>): Promise<void> {
  await services.db.insert(clubs).overridingSystemValue().values({
    id: 11,
    name: 'Robotika Tunas Bahari',
    email: 'pengurus@bahari.example',
    phone: '081298765432',
    code: 'RTBH',
    bio: 'Klub robotik SMK Bahari.',
    logo: 'clubs/bahari.svg',
    banner: 'clubs/bahari-banner.svg',
    passwordHash: '-',
    pinHash: '-',
  });
  await addPeople(services, [{ ...nadia, clubId: 11 }]);
}

type Team = {
  id: number;
  code: TeamCode;
  name: string;
  clubId: number;
  categoryId: number;
  memberIds: number[];
};

/** Adds a team. Its first member is the leader. */
export async function addTeam(db: Database, { memberIds, ...team }: Team): Promise<void> {
  await db
    .insert(teams)
    .overridingSystemValue()
    .values({ ...team, logo: `teams/${team.id}.svg` });
  await db.insert(teamMembers).values(
    memberIds.map((participantId, at) => ({
      teamId: team.id,
      participantId,
      categoryId: team.categoryId,
      level: at === 0 ? ('leader' as const) : ('member' as const),
      position: at + 1,
    })),
  );
}

/** Adds tournament 7, clubs 5 and 11, and participants 17, 23 and 31 of club 5, without teams. */
export async function seedPeople(services: Services): Promise<void> {
  await seedTournament(services);
  await addClub(services);
  await addPeople(
    services,
    [raka, sekar, bagas].map((person) => ({ ...person, clubId: 5 })),
  );
  await addOtherClub(services);
}

/**
 * Adds `seedPeople`, team 42 of club 5 in category 1 with these members, and team 57 of club 11 in
 * category 2.
 */
export async function seedTeams(
  services: Services,
  memberIds = [raka.id, sekar.id],
): Promise<void> {
  await seedPeople(services);
  await addTeam(services.db, {
    id: 42,
    code: 'X-JNYS-00042',
    name: 'Garuda Baja',
    clubId: 5,
    categoryId: 1,
    memberIds,
  });
  await addTeam(services.db, {
    id: 57,
    code: 'X-RTBH-00057',
    name: 'Laskar Sirkuit',
    clubId: 11,
    categoryId: 2,
    memberIds: [nadia.id],
  });
}

/** Adds `seedTeams` and registration 108 of team 42 in tournament 7. Returns its id. */
export async function seedRegistration(services: Services): Promise<number> {
  await seedTeams(services);
  const [registration] = await services.db
    .insert(registrations)
    .overridingSystemValue()
    .values({ id: 108, tournamentId: 7, teamId: 42, categoryId: 1 })
    .returning({ id: registrations.id });
  if (!registration) throw new Error('A registration was not inserted');
  return registration.id;
}
