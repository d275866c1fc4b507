import type {
  ClubReadiness,
  ReadinessTournament,
  TeamReadiness,
  TeamReadinessEntry,
} from '../../../openapi/schema.d.ts';
import { isEntryReady } from '../../lib/clubs/teamReadiness.ts';

/** A team in a tournament that plays its category. */
export type ReadinessLine = {
  key: string;
  team: TeamReadiness;
  tournament: ReadinessTournament;
  entry: TeamReadinessEntry;
  /** Whether something can still be done for it. */
  isUnready: boolean;
  /** Whether it can be registered now. */
  canRegister: boolean;
  /** Whether it is registered and may still be withdrawn. */
  canWithdraw: boolean;
  /** The names of other teams with a member of this one that are registered, or can be. */
  sharedWith: string[];
};

export type ReadinessSection = {
  tournament: ReadinessTournament;
  lines: ReadinessLine[];
  /** The teams that are not registered and no longer can be. */
  late: TeamReadiness[];
  /** The teams whose category the tournament does not play. */
  unplayed: TeamReadiness[];
};

/** Returns the teams of each tournament, in the order of the response. */
export function toSections({ tournaments, teams }: ClubReadiness): ReadinessSection[] {
  const nameOf = new Map(teams.map(({ id, name }) => [id, name]));
  return tournaments.map((tournament) => {
    const found = teams.flatMap((team) => {
      const entry = team.entries.find((each) => each.tournament_id === tournament.id);
      return entry ? [{ team, entry }] : [];
    });
    return {
      tournament,
      lines: found
        .filter(({ entry }) => !isUnplayed(entry) && !isOver(entry))
        .map(({ team, entry }) => ({
          key: `${tournament.id} ${team.id}`,
          team,
          tournament,
          entry,
          isUnready: !isEntryReady(team, entry),
          canRegister: !entry.registration && entry.missing.length === 0,
          canWithdraw: tournament.is_open && entry.registration?.checked_in === false,
          sharedWith: (entry.shared_with ?? []).flatMap((id) => nameOf.get(id) ?? []),
        })),
      late: found
        .filter(({ entry }) => !isUnplayed(entry) && isOver(entry))
        .map(({ team }) => team),
      unplayed: found.filter(({ entry }) => isUnplayed(entry)).map(({ team }) => team),
    };
  });
}

/** Whether the team is not registered, and no longer can be. */
const isOver = ({ registration, missing }: TeamReadinessEntry) =>
  !registration && (missing.includes('closed') || missing.includes('started'));

const isUnplayed = ({ missing }: TeamReadinessEntry) => missing.includes('category');

/** The lines of a tournament by what is to be done with them. */
type LineGroups = {
  /** Those that can be chosen and registered. */
  registrable: ReadinessLine[];
  /** Those that lack what the club can mend. */
  unfinished: ReadinessLine[];
  /** Those that lack nothing but that registration begins, or that the tournament takes place. */
  waiting: ReadinessLine[];
  /** Those that lack nothing but room. */
  full: ReadinessLine[];
  /** Those that are registered and lack nothing. */
  settled: ReadinessLine[];
};

function groupOf({ team, entry, canRegister, isUnready }: ReadinessLine): keyof LineGroups {
  if (canRegister) return 'registrable';
  if (!isUnready) return 'settled';
  if (entry.registration || !team.has_leader || entry.missing.includes('members'))
    return 'unfinished';
  return entry.missing.some((code) => code === 'not_open' || code === 'postponed')
    ? 'waiting'
    : 'full';
}

/** Groups the lines of a tournament by what is to be done with them. */
export const groupLines = (lines: readonly ReadinessLine[]): LineGroups => ({
  registrable: [],
  unfinished: [],
  waiting: [],
  full: [],
  settled: [],
  ...Object.groupBy(lines, groupOf),
});
