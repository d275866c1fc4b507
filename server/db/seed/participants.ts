import { demoAccounts } from './accounts.ts';
import { clubPlans } from './clubs.ts';
import { type Region, type RegionName, regions } from './names.ts';
import type { PortraitPlan } from './pictureContents.ts';
import { createRandom, type Random } from './random.ts';

/** A participant of the demo data. */
export type ParticipantPlan = {
  name: string;
  email: string;
  /** File name of the participant's pictures, without extension. */
  slug: string;
  /** Index of the club in `clubPlans`. */
  club: number | null;
  portrait: PortraitPlan;
  hasPicture: boolean;
  hasBanner: boolean;
  /** How many days ago the account was created. */
  day: number;
  /** A new member of a club who is in no team yet. */
  isUnassigned: boolean;
};

const clublessCount = 12;
const allRegions: readonly [RegionName, ...RegionName[]] = [
  'javanese',
  'sundanese',
  'betawi',
  'minang',
  'batak',
  'bugis',
  'malay',
  'minahasan',
  'banjar',
  'ambonese',
];

function randomIdentity(
  random: Random,
  region: Region,
): Pick<ParticipantPlan, 'name' | 'portrait'> {
  const girl = random.chance(0.48);
  const name = girl
    ? `${random.pick(region.girls)} ${random.pick(region.girlsLast)}`
    : `${random.pick(region.boys)} ${random.pick(region.boysLast)}`;
  const headwear = random.chance(girl ? region.headwear : region.headwear / 6);
  return {
    name,
    portrait: { girl, headwear, skin: random.integer(region.skin[0], region.skin[1]) },
  };
}

/** Returns a name as the local part of an e-mail address (before the @). */
export const toLocalPart = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');

function uniqueIdentity(
  random: Random,
  taken: Set<string>,
  regionName: RegionName,
): Pick<ParticipantPlan, 'name' | 'portrait'> {
  for (;;) {
    const person = randomIdentity(
      random,
      regions[random.chance(0.8) ? regionName : random.pick(allRegions)],
    );
    if (taken.has(person.name)) continue;
    taken.add(person.name);
    return person;
  }
}

const demoPortraits = {
  leader: { girl: false, headwear: false, skin: 2 },
  member: { girl: true, headwear: true, skin: 1 },
  newcomer: { girl: false, headwear: false, skin: 5 },
} as const;

function demoParticipant(
  key: keyof typeof demoPortraits,
  club: number | null,
  day: number,
): ParticipantPlan {
  const { name, email } = demoAccounts[key];
  return {
    name,
    email,
    slug: toLocalPart(name).replaceAll('.', '-'),
    club,
    portrait: demoPortraits[key],
    hasPicture: key !== 'newcomer',
    hasBanner: key === 'leader',
    day,
    isUnassigned: false,
  };
}

/**
 * Builds all participants, ordered by club; the demo accounts of the leader and the member come
 * first.
 */
export function buildParticipants(): ParticipantPlan[] {
  const random = createRandom('people');
  const people: ParticipantPlan[] = [
    demoParticipant('leader', 0, 640),
    demoParticipant('member', 0, 610),
  ];
  const taken = new Set<string>(Object.values(demoAccounts).map((account) => account.name));
  const add = (club: number | null, regionName: RegionName, isUnassigned: boolean) => {
    const { name, portrait } = uniqueIdentity(random, taken, regionName);
    people.push({
      name,
      portrait,
      club,
      isUnassigned,
      email: `${toLocalPart(name)}@contoh.robolaga.id`,
      // The address of a picture does not tell what the name hides.
      slug:
        club !== null && clubPlans[club]?.hasShortNames
          ? `${clubPlans[club].code.toLowerCase()}-${people.length}`
          : toLocalPart(name).replaceAll('.', '-'),
      hasPicture: random.chance(0.6),
      hasBanner: random.chance(0.03),
      day: isUnassigned || club === null ? random.integer(1, 40) : random.integer(590, 680),
    });
  };
  clubPlans.forEach((plan, club) => {
    const size = plan.size - (club === 0 ? 2 : 0);
    const newcomers = Math.floor(size * 0.15);
    for (let index = 0; index < size; index += 1) add(club, plan.region, index >= size - newcomers);
  });
  people.push(demoParticipant('newcomer', null, 3));
  for (let index = 1; index < clublessCount; index += 1) add(null, random.pick(allRegions), false);
  return people;
}
