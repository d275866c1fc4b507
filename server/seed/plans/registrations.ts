import type { CategoryName } from './categories.ts';
import { clubPlans } from './clubs.ts';
import { createRandom, type Random } from '../../lib/random.ts';
import { hasMatches } from './matches.ts';
import { isScored, randomResult, type Result, tieTopResults } from './results.ts';
import { demoLeaderIndex, type TeamPlan } from './teams.ts';
import { type TournamentPlan, tournamentPlans } from './tournaments.ts';

/** `tournament` and `team` are indexes in their lists; `day` is how many days ago it was made. */
export type RegistrationPlan = {
  tournament: number;
  team: number;
  category: CategoryName;
  day: number;
  result: Result | null;
};

/** Returns the minimum and maximum number of teams in each category of a tournament. */
function teamCountRange({ day }: TournamentPlan): readonly [number, number] {
  if (day > 40) return [0, 0];
  if (day > 15) return [1, 3];
  if (day > 6) return [3, 5];
  if (day > -100) return [6, 9];
  return [4, 6];
}

/** Categories in which the demo leader's teams are registered, by tournament slug. */
const leaderEntries: Readonly<Record<string, readonly CategoryName[]>> = {
  bandung: ['Sumo Robot'],
  jakarta: ['Line Follower'],
  malang: ['Line Follower', 'Sumo Robot', 'Inspire'],
  semarang: ['Line Follower', 'Inspire'],
  balikpapan: ['Sumo Robot'],
};

function pickTeams(
  random: Random,
  tournament: TournamentPlan,
  category: CategoryName,
  teams: readonly TeamPlan[],
): number[] {
  const isLedByDemoLeader = (team: TeamPlan) => team.members[0] === demoLeaderIndex;
  const mayEnter = (team: TeamPlan) =>
    team.category === category &&
    -team.day <= tournament.day &&
    !isLedByDemoLeader(team) &&
    (tournament.day <= 0 || !clubPlans[team.club]?.isInactive);
  const demoTeamIndex = teams.findIndex(
    (team) => isLedByDemoLeader(team) && team.category === category,
  );
  const demoTeams = leaderEntries[tournament.slug]?.includes(category) ? [demoTeamIndex] : [];
  const others = random.shuffle(teams.flatMap((team, index) => (mayEnter(team) ? [index] : [])));
  const [from, to] = teamCountRange(tournament);
  return [
    ...demoTeams,
    ...others.slice(0, random.integer(from, to) - (to > 0 ? demoTeams.length : 0)),
  ];
}

/** Returns how many days ago a team registered: before the tournament, and not today. */
const registrationDay = (random: Random, { day }: TournamentPlan): number =>
  Math.max(1, random.integer(3, 30) - Math.min(0, day));

/**
 * Builds the registrations of teams in tournaments: all of past tournaments have results, and the first four
 * per category of today's tournament, where they have no matches.
 */
export function buildRegistrations(teams: readonly TeamPlan[]): RegistrationPlan[] {
  const random = createRandom('registrations');
  const placedTeams = new Set<number>();
  // A team is in top form only once and weaker later, so that many different teams are on the
  // leaderboards.
  const nextForm = (team: number): number => {
    if (placedTeams.has(team)) return 0.84;
    placedTeams.add(team);
    return 1;
  };
  const registrations = tournamentPlans.flatMap((plan, tournament) =>
    plan.categories.flatMap((category) =>
      pickTeams(random, plan, category, teams).map((team, order): RegistrationPlan => {
        const isPlayed = plan.day < 0 || (plan.day === 0 && order < 4);
        const result =
          isPlayed && isScored(category)
            ? randomResult(
                category,
                { skill: teams[team]?.skill ?? 0, form: nextForm(team) },
                random,
              )
            : null;
        return {
          tournament,
          team,
          category,
          day: Math.min(registrationDay(random, plan), (teams[team]?.day ?? 0) - 1),
          result: hasMatches(tournament, category) ? null : result,
        };
      }),
    ),
  );
  const byCategory = Map.groupBy(registrations, (registration) => registration.category);
  for (const list of byCategory.values()) tieTopResults(list.flatMap(({ result }) => result ?? []));
  return registrations;
}
