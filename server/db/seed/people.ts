import { demoAccounts } from './accounts.ts';
import { clubPlans } from './clubs.ts';
import { regions, type Region, type RegionName } from './names.ts';
import type { Sitter } from './pictures/portrait.ts';
import { createRandom, type Random } from './random.ts';

/** A participant of the demonstration world. */
export type Person = {
  name: string;
  email: string;
  /** File name of the person's pictures, without ending. */
  slug: string;
  /** Place of the club in `clubPlans`. */
  club: number | null;
  sitter: Omit<Sitter, 'word'>;
  hasPicture: boolean;
  hasBanner: boolean;
  /** How many days ago the account was made. */
  day: number;
  /** Newcomers of a club who are in no team yet. */
  isUnassigned: boolean;
};

const withoutClub = 12;
const everywhere: readonly [RegionName, ...RegionName[]] = [
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

function invent(random: Random, region: Region): Pick<Person, 'name' | 'sitter'> {
  const girl = random.chance(0.48);
  const name = girl
    ? `${random.pick(region.girls)} ${random.pick(region.girlsLast)}`
    : `${random.pick(region.boys)} ${random.pick(region.boysLast)}`;
  const headwear = random.chance(girl ? region.headwear : region.headwear / 6);
  return { name, sitter: { girl, headwear, skin: random.integer(region.skin[0], region.skin[1]) } };
}

/** Turns a name into the part of an e-mail address before the @. */
export const toLocalPart = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');

function settle(
  random: Random,
  taken: Set<string>,
  regionName: RegionName,
): Pick<Person, 'name' | 'sitter'> {
  for (;;) {
    const person = invent(
      random,
      regions[random.chance(0.8) ? regionName : random.pick(everywhere)],
    );
    if (taken.has(person.name)) continue;
    taken.add(person.name);
    return person;
  }
}

const demoSitters = {
  leader: { girl: false, headwear: false, skin: 2 },
  member: { girl: true, headwear: true, skin: 1 },
  newcomer: { girl: false, headwear: false, skin: 5 },
} as const;

function demoPerson(key: keyof typeof demoSitters, club: number | null, day: number): Person {
  const { name, email } = demoAccounts[key];
  return {
    name,
    email,
    slug: toLocalPart(name).replaceAll('.', '-'),
    club,
    sitter: demoSitters[key],
    hasPicture: key !== 'newcomer',
    hasBanner: key === 'leader',
    day,
    isUnassigned: false,
  };
}

/**
 * Invents all participants, those of the first club first: the leader and the member of the
 * demonstration lead the list.
 */
export function buildPeople(): Person[] {
  const random = createRandom('people');
  const people: Person[] = [demoPerson('leader', 0, 640), demoPerson('member', 0, 610)];
  const taken = new Set<string>(Object.values(demoAccounts).map((account) => account.name));
  const add = (club: number | null, regionName: RegionName, isUnassigned: boolean) => {
    const { name, sitter } = settle(random, taken, regionName);
    people.push({
      name,
      sitter,
      club,
      isUnassigned,
      email: `${toLocalPart(name)}@contoh.robolaga.id`,
      slug: toLocalPart(name).replaceAll('.', '-'),
      hasPicture: random.chance(0.6),
      hasBanner: random.chance(0.03),
      day: isUnassigned || club === null ? random.integer(1, 40) : random.integer(590, 680),
    });
  };
  clubPlans.forEach((plan, club) => {
    const size = plan.size - (club === 0 ? 2 : 0);
    const newcomers = Math.floor(size * 0.15);
    for (let at = 0; at < size; at += 1) add(club, plan.region, at >= size - newcomers);
  });
  people.push(demoPerson('newcomer', null, 3));
  for (let at = 1; at < withoutClub; at += 1) add(null, random.pick(everywhere), false);
  return people;
}
