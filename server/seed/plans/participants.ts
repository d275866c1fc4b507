import { demoAccounts } from '../accounts.ts';
import { clubPlans } from './clubs.ts';
import { type Region, type RegionName, regions } from './names.ts';
import { createRandom, type Random } from '../../lib/random.ts';

/** A participant of the demo data. */
export type ParticipantPlan = {
  name: string;
  email: string;
  /** File name of the participant's pictures, without extension. */
  slug: string;
  /** Index of the club in `clubPlans`. */
  club: number | null;
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

function randomName(random: Random, region: Region): string {
  const name = random.chance(0.48)
    ? `${random.pick(region.girls)} ${random.pick(region.girlsLast)}`
    : `${random.pick(region.boys)} ${random.pick(region.boysLast)}`;
  // These two numbers decided what a portrait shows. The next names, and with them the files of the
  // portraits, stay the same only if the numbers are still drawn.
  random.next();
  random.next();
  return name;
}

/** Returns a name as the local part of an e-mail address (before the @). */
export const toLocalPart = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');

function uniqueName(random: Random, taken: Set<string>, regionName: RegionName): string {
  for (;;) {
    const name = randomName(
      random,
      regions[random.chance(0.8) ? regionName : random.pick(allRegions)],
    );
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function demoParticipant(
  key: 'leader' | 'member' | 'newcomer',
  club: number | null,
  day: number,
): ParticipantPlan {
  const { name, email } = demoAccounts[key];
  return {
    name,
    email,
    slug: toLocalPart(name).replaceAll('.', '-'),
    club,
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
    const name = uniqueName(random, taken, regionName);
    people.push({
      name,
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
