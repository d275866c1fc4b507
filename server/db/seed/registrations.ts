import type { CategoryName } from './categories.ts';
import { clubPlans } from './clubs.ts';
import { createRandom, type Random } from './random.ts';
import { drawResult, isScored, tieTheTop, type Result } from './results.ts';
import { demoLeader, type TeamPlan } from './teams.ts';
import { tournamentPlans, type TournamentPlan } from './tournaments.ts';

/**
 * A registration: places in the lists of tournaments and teams, how many days ago, and the result
 * if there is one.
 */
export type RegistrationPlan = {
  tournament: number;
  team: number;
  category: CategoryName;
  day: number;
  result: Result | null;
};

/** How many teams a category of a tournament draws, from and to. */
function turnout({ day }: TournamentPlan): readonly [number, number] {
  if (day > 40) return [0, 0];
  if (day > 15) return [1, 3];
  if (day > 6) return [3, 5];
  if (day > -100) return [6, 9];
  return [4, 6];
}

/**
 * Teams of the demonstration leader that are to be registered; in tournaments not named here none
 * is.
 */
const leaderEntries: Readonly<Record<string, readonly CategoryName[]>> = {
  bandung: ['Sumo Robot'],
  jakarta: ['Line Follower'],
  malang: ['Line Follower', 'Sumo Robot', 'Inspire'],
  semarang: ['Line Follower', 'Inspire'],
  balikpapan: ['Sumo Robot'],
};

function draw(
  random: Random,
  tournament: TournamentPlan,
  category: CategoryName,
  teams: readonly TeamPlan[],
): number[] {
  const ofLeader = (team: TeamPlan) => team.members[0] === demoLeader;
  const mayEnter = (team: TeamPlan) =>
    team.category === category &&
    -team.day <= tournament.day &&
    !ofLeader(team) &&
    (tournament.day <= 0 || !clubPlans[team.club]?.isInactive);
  const fixed = teams.findIndex((team) => ofLeader(team) && team.category === category);
  const forced = leaderEntries[tournament.slug]?.includes(category) ? [fixed] : [];
  const others = random.shuffle(teams.flatMap((team, at) => (mayEnter(team) ? [at] : [])));
  const [from, to] = turnout(tournament);
  return [...forced, ...others.slice(0, random.integer(from, to) - (to > 0 ? forced.length : 0))];
}

/** How many days ago a team registered: some days before the tournament, at least yesterday. */
const registrationDay = (random: Random, { day }: TournamentPlan): number =>
  Math.max(1, random.integer(3, 30) - Math.min(0, day));

/**
 * Registers teams in tournaments; past ones have results, the one of today has those of the
 * morning.
 */
export function buildRegistrations(teams: readonly TeamPlan[]): RegistrationPlan[] {
  const random = createRandom('registrations');
  const seen = new Set<number>();
  // A team shines once and is weaker on its other days, so that the boards show many different
  // names.
  const formOf = (team: number): number => {
    if (seen.has(team)) return 0.84;
    seen.add(team);
    return 1;
  };
  const registrations = tournamentPlans.flatMap((plan, tournament) =>
    plan.categories.flatMap((category) =>
      draw(random, plan, category, teams).map((team, order): RegistrationPlan => {
        const isPlayed = plan.day < 0 || (plan.day === 0 && order < 4);
        const result =
          isPlayed && isScored(category)
            ? drawResult(category, { skill: teams[team]?.skill ?? 0, form: formOf(team) }, random)
            : null;
        return {
          tournament,
          team,
          category,
          day: Math.min(registrationDay(random, plan), (teams[team]?.day ?? 0) - 1),
          result,
        };
      }),
    ),
  );
  const byCategory = Map.groupBy(registrations, (registration) => registration.category);
  for (const list of byCategory.values()) tieTheTop(list.flatMap(({ result }) => result ?? []));
  return registrations;
}
