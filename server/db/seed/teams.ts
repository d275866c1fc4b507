import type { CategoryName } from './categories.ts';
import { clubPlans } from './clubs.ts';
import type { Person } from './people.ts';
import type { Feature } from './pictures/teamLogo.ts';
import { createRandom, type Random } from './random.ts';
import { teamNames } from './teamNames.ts';

/**
 * A team of the demonstration world; members are places in the list of people, the leader first.
 */
export type TeamPlan = {
  /** Public team code. */
  code: string;
  name: string;
  feature: Feature;
  hasLogo: boolean;
  club: number;
  category: CategoryName;
  members: number[];
  /** How good the team is, from 0 to 1. */
  skill: number;
  day: number;
};

const rotation: readonly [CategoryName, ...CategoryName[]] = [
  'Line Follower',
  'Sumo Robot',
  'Inspire',
  'Soccer Bot',
  'Maze Solver',
  'Aerial Drone',
];
const sizes = [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5] as const;

/** Places of the two demonstration participants in the list of people. */
export const demoLeader = 0;
export const demoMember = 1;

/**
 * Members that the demonstration needs in the first club's first teams, and how large these teams
 * are.
 */
const demoTeams = [
  { members: [demoLeader, demoMember], size: 4 },
  { members: [demoLeader], size: 3 },
  { members: [demoLeader, demoMember], size: 5 },
] as const;

/** Who may join: people of the club with the fewest teams first, none twice in one category. */
function choose(
  random: Random,
  people: readonly Person[],
  club: number,
  category: CategoryName,
  joined: ReadonlyMap<number, CategoryName[]>,
): number[] {
  const candidates = people.flatMap((person, at) =>
    person.club === club &&
    !person.isUnassigned &&
    at > demoMember &&
    !joined.get(at)?.includes(category)
      ? [at]
      : [],
  );
  return random
    .shuffle(candidates)
    .sort((a, b) => (joined.get(a)?.length ?? 0) - (joined.get(b)?.length ?? 0));
}

/** Builds every club's teams. A participant is in at most one team of a category. */
export function buildTeams(people: readonly Person[]): TeamPlan[] {
  const random = createRandom('teams');
  const joined = new Map<number, CategoryName[]>();
  const teams: TeamPlan[] = [];
  clubPlans.forEach(({ code }, club) =>
    (teamNames[code] ?? []).forEach(([name, feature], at) => {
      const category = rotation[(club * 5 + at) % rotation.length] ?? rotation[0];
      const demo = club === 0 ? demoTeams[at] : undefined;
      const fixed = demo?.members ?? [];
      const size = demo?.size ?? random.pick(sizes);
      const members = [
        ...fixed,
        ...choose(random, people, club, category, joined).slice(0, size - fixed.length),
      ];
      for (const member of members) joined.set(member, [...(joined.get(member) ?? []), category]);
      teams.push({
        code: `X-${code}-${String(teams.length + 1).padStart(5, '0')}`,
        name,
        feature,
        club,
        category,
        members,
        hasLogo: demo !== undefined || random.chance(0.92),
        skill: demo ? 0.8 : random.next(),
        day: category === 'Aerial Drone' ? random.integer(10, 70) : random.integer(560, 589),
      });
    }),
  );
  return teams;
}
