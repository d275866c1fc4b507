import { countStageMatches } from '../../openapi/matches/countStageMatches.ts';
import type { Job } from '../../openapi/dayPlan/planDay.ts';
import type { MatchRule } from '../../openapi/schema.d.ts';
import { findKnockoutMatches } from '../scores/matches/drawState.ts';
import type { MatchRow } from '../scores/matches/matchQueries.ts';
import { isPlanned, type RoundWithTeams } from '../scores/rounds/roundQueries.ts';

/** A registered team as the plan needs it. */
export type PlannedTeam = {
  registrationId: number;
  teamId: number;
  clubId: number;
  pupilIds: readonly number[];
};

export type CategoryDay = {
  categoryId: number;
  seconds: number;
  rounds: readonly RoundWithTeams[];
  teams: readonly PlannedTeam[];
  /** When runs and results were entered, by their keys. */
  entered: ReadonlyMap<string, Date>;
};

/** What a slot is of: a run of a team, a match, or a place that nobody has yet. */
export type SlotSubject = {
  roundId: number;
  registrationId: number | null;
  matchId: number | null;
  place: number | null;
  runNumber: number | null;
};

/** `isOver`: it was entered, or its round was closed without it. */
export type SlotJob = Job & SlotSubject & { teamId: number | null; isOver: boolean };

export const noSubject = { registrationId: null, matchId: null, place: null, runNumber: null };

/** Returns what tells a slot from others of the tournament, also after it was stored. */
export const keyOf = ({ roundId, registrationId, matchId, place, runNumber }: SlotSubject) =>
  [roundId, registrationId ?? '', matchId ?? '', place ?? '', runNumber ?? ''].join('/');

type Context = { day: CategoryDay; round: RoundWithTeams; stage: number };

type Players = Pick<Job, 'teams' | 'pupilIds' | 'clubIds'>;

function createJob(
  { day: { categoryId, seconds, entered }, round }: Context,
  stage: number,
  subject: Omit<SlotSubject, 'roundId'>,
  players: Players,
): SlotJob {
  const own = { ...subject, roundId: round.id };
  const key = keyOf(own);
  const isOver = entered.has(key) || (round.state === 'closed' && !isPlanned(round));
  return { ...own, ...players, teamId: null, key, categoryId, seconds, stage, isOver };
}

/** Returns those who may play in a place: all pupils of the category. */
const anybody = ({ day, round }: Context, place: string): Players => ({
  teams: [`${round.id}/${place}`],
  pupilIds: [...new Set(day.teams.flatMap(({ pupilIds }) => pupilIds))],
  clubIds: [],
});

const ofTeams = (teams: readonly PlannedTeam[]): Players => ({
  teams: teams.map(({ registrationId }) => registrationId),
  pupilIds: [...new Set(teams.flatMap(({ pupilIds }) => pupilIds))],
  clubIds: [...new Set(teams.map(({ clubId }) => clubId))],
});

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Returns the first runs of all, then the second ones. */
function toRuns(context: Context): SlotJob[] {
  const { day, round, stage } = context;
  const numbers = range(round.runCount);
  if (isPlanned(round))
    return numbers.flatMap((runNumber) =>
      range(round.teamCount ?? 0).map((place) =>
        createJob(context, stage, { ...noSubject, place, runNumber }, anybody(context, `${place}`)),
      ),
    );
  const teams =
    round.position === 1
      ? day.teams
      : day.teams.filter(({ registrationId }) => round.registrationIds.includes(registrationId));
  return numbers.flatMap((runNumber) =>
    teams.map((team) => ({
      ...createJob(
        context,
        stage,
        { ...noSubject, registrationId: team.registrationId, runNumber },
        ofTeams([team]),
      ),
      teamId: team.teamId,
    })),
  );
}

/** Returns who plays in a match, as far as that is known. */
function playersOf(context: Context, { id, homeId, awayId }: MatchRow): Players {
  const teams = [homeId, awayId].flatMap(
    (each) => context.day.teams.find(({ registrationId }) => registrationId === each) ?? [],
  );
  return teams.length === 2 ? ofTeams(teams) : anybody(context, `match ${id}`);
}

/** Returns the matches of a draw; a bye is none. */
function toDrawnMatches(context: Context, rule: MatchRule): SlotJob[] {
  const { round, stage } = context;
  const { draw } = round;
  if (!draw) return [];
  const planned = rule.kind === 'knockout' ? findKnockoutMatches(rule, draw) : [];
  const final = Math.max(1, ...planned.map((match) => match.round ?? 1));
  return draw.matches.flatMap((match) => {
    const knockout = planned[match.number - 1];
    if (knockout?.isBye || knockout?.sides.includes('nobody')) return [];
    const ofKnockout = knockout ? (knockout.round ?? final) - 1 : 0;
    return createJob(
      context,
      stage + ofKnockout,
      { ...noSubject, matchId: match.id },
      playersOf(context, match),
    );
  });
}

function toUndrawnMatches(context: Context, rule: MatchRule): SlotJob[] {
  const { round, day } = context;
  const advanced = isPlanned(round) ? round.teamCount : round.registrationIds.length;
  const teamCount = round.position === 1 ? day.teams.length : (advanced ?? 0);
  let place = 0;
  return countStageMatches(rule, teamCount).flatMap((count, index) =>
    range(count).map(() => {
      place += 1;
      return createJob(
        context,
        context.stage + index,
        { ...noSubject, place },
        anybody(context, `match ${place}`),
      );
    }),
  );
}

/** Returns all runs and matches of a category, the earlier rounds first. */
export function findJobs(day: CategoryDay): SlotJob[] {
  const jobs: SlotJob[] = [];
  let stage = 0;
  for (const round of day.rounds) {
    const context = { day, round, stage };
    const { matchRule: rule } = round;
    const ofRound = rule
      ? round.draw
        ? toDrawnMatches(context, rule)
        : toUndrawnMatches(context, rule)
      : toRuns(context);
    jobs.push(...ofRound);
    stage = Math.max(stage, ...ofRound.map((job) => job.stage + 1));
  }
  return jobs;
}
