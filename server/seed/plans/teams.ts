import type { TeamCode } from '../../../openapi/schema.d.ts';
import type { CategoryName } from './categories.ts';
import { clubPlans } from './clubs.ts';
import type { ParticipantPlan } from './participants.ts';
import { createRandom, type Random } from '../../lib/random.ts';
import { teamNames } from './teamNames.ts';

/** `club` is an index in `clubPlans`; `members` are participant indexes, the leader first. */
export type TeamPlan = {
  /** Public team code. */
  code: TeamCode;
  name: string;
  hasLogo: boolean;
  club: number;
  category: CategoryName;
  members: number[];
  /** From 0 (worst) to 1 (best). */
  skill: number;
  /** How many days ago the team was created. */
  day: number;
};

const categoryRotation: readonly [CategoryName, ...CategoryName[]] = [
  'Line Follower',
  'Sumo Robot',
  'Inspire',
  'Soccer Bot',
  'Maze Solver',
  'Aerial Drone',
];
const sizes = [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5] as const;

/** Indexes of the demo leader and the demo member in the list of participants. */
export const demoLeaderIndex = 0;
const demoMemberIndex = 1;

/** Fixed members and the size of the first teams of the first club. */
const demoTeams = [
  { members: [demoLeaderIndex, demoMemberIndex], size: 4 },
  { members: [demoLeaderIndex], size: 3 },
  { members: [demoLeaderIndex, demoMemberIndex], size: 5 },
] as const;

/**
 * Returns the members of the club who are in no team of the category yet, in random order, those
 * with the fewest teams first.
 */
function listCandidates(
  random: Random,
  people: readonly ParticipantPlan[],
  club: number,
  category: CategoryName,
  joinedCategories: ReadonlyMap<number, CategoryName[]>,
): number[] {
  const candidates = people.flatMap((person, index) =>
    person.club === club &&
    !person.isUnassigned &&
    index > demoMemberIndex &&
    !joinedCategories.get(index)?.includes(category)
      ? [index]
      : [],
  );
  return random
    .shuffle(candidates)
    .sort(
      (a, b) => (joinedCategories.get(a)?.length ?? 0) - (joinedCategories.get(b)?.length ?? 0),
    );
}

/** Builds the teams of all clubs. A participant is in at most one team per category. */
export function buildTeams(people: readonly ParticipantPlan[]): TeamPlan[] {
  const random = createRandom('teams');
  const joinedCategories = new Map<number, CategoryName[]>();
  const teams: TeamPlan[] = [];
  clubPlans.forEach(({ code }, club) =>
    (teamNames[code] ?? []).forEach((name, index) => {
      const category =
        categoryRotation[(club * 5 + index) % categoryRotation.length] ?? categoryRotation[0];
      const demo = club === 0 ? demoTeams[index] : undefined;
      const demoMembers = demo?.members ?? [];
      const size = demo?.size ?? random.pick(sizes);
      const members = [
        ...demoMembers,
        ...listCandidates(random, people, club, category, joinedCategories).slice(
          0,
          size - demoMembers.length,
        ),
      ];
      for (const member of members)
        joinedCategories.set(member, [...(joinedCategories.get(member) ?? []), category]);
      teams.push({
        code: `X-${code}-${String(teams.length + 1).padStart(5, '0')}`,
        name,
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
