import { useId } from 'react';
import { Box, Card, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { DayPlan, ManagedTournament, PlanSlot } from '../../../openapi/schema.d.ts';
import { useListRegistrationsQuery } from '../../api/managedRegistrations.ts';
import { useGetScoreEntryQuery } from '../../api/scoreEntry.ts';
import { formatCalendarDate } from '../../lib/dates/calendarDate.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { type MatchTeams, sideText } from '../matches/matchText.ts';
import { StartNumber } from '../tournamentDay/StartNumber.tsx';
import { copy } from './copy.ts';
import { startOf, toClock } from './summarisePlan.ts';

const texts = copy.result;

type Shown = {
  tournament: Pick<ManagedTournament, 'id' | 'title' | 'time_zone' | 'categories'>;
  teams: MatchTeams;
  /** The categories with several rounds, which are named. */
  withRounds: ReadonlySet<number>;
};

/** Returns the teams of a tournament, by their ids. */
function useTeams(id: number): MatchTeams {
  const { currentData } = useListRegistrationsQuery({ id });
  return new Map(
    currentData?.data.map(({ team, start_number }) => [team.id, { ...team, start_number }]),
  );
}

type ArenaColumnsProps = { plan: DayPlan; tournament: Shown['tournament'] };

/** The plan of each arena: side by side on wide windows, each on a page of its own on paper. */
export function ArenaColumns({ plan: { arenas, slots, days }, tournament }: ArenaColumnsProps) {
  const teams = useTeams(tournament.id);
  const rounds = Map.groupBy(slots, ({ category_id: id }) => id);
  const withRounds = new Set(
    [...rounds]
      .filter(([, own]) => own.some((slot) => slot.round_id !== own[0]?.round_id))
      .map(([id]) => id),
  );
  const shown = { tournament, teams, withRounds };
  return (
    <Box sx={columnsStyles}>
      {arenas.map(({ id, name }) => (
        <ArenaColumn
          key={id}
          name={name}
          slots={slots.filter((slot) => slot.arena_id === id)}
          hasDays={days.length > 1}
          shown={shown}
        />
      ))}
    </Box>
  );
}

type ArenaColumnProps = {
  name: string;
  slots: readonly PlanSlot[];
  hasDays: boolean;
  shown: Shown;
};

function ArenaColumn({ name, slots, hasDays, shown }: ArenaColumnProps) {
  const headingId = useId();
  const { title, time_zone: zone } = shown.tournament;
  const byDay = Map.groupBy(slots, (slot) => toClock(startOf(slot), zone).date);
  return (
    <Card component="section" aria-labelledby={headingId} sx={columnStyles}>
      <Box component="small" className="print-only">
        {title}
      </Box>
      <Box className="heading">
        <Typography id={headingId} variant="h6" component="h3">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.count(formatNumber(slots.length))}
        </Typography>
      </Box>
      {slots.length === 0 && <Typography variant="body2">{texts.emptyArena}</Typography>}
      {[...byDay].map(([date, own]) => (
        <Box key={date}>
          {hasDays && (
            <Typography component="h4" sx={{ fontWeight: 600, mt: 1.5 }}>
              {formatCalendarDate(date, { weekday: true })}
            </Typography>
          )}
          <ol>
            {own.map((slot) => (
              <SlotEntry key={keyOf(slot)} slot={slot} shown={shown} />
            ))}
          </ol>
        </Box>
      ))}
    </Card>
  );
}

const keyOf = ({ round_id, team_id, run_number, match, place }: PlanSlot) =>
  [round_id, team_id, run_number, match?.id, place].join('/');

function SlotEntry({ slot, shown }: { slot: PlanSlot; shown: Shown }) {
  const { tournament, withRounds } = shown;
  const { category_id: categoryId, ended_at: ended } = slot;
  const category = tournament.categories.find(({ id }) => id === categoryId)?.name;
  return (
    <li data-ended={ended === null ? undefined : true}>
      <time>{toClock(startOf(slot), tournament.time_zone).time}</time>
      <div>
        <b>
          <SlotName slot={slot} shown={shown} />
        </b>
        <small>
          {category}
          {withRounds.has(categoryId) && (
            <>
              {' · '}
              <RoundName slot={slot} tournamentId={tournament.id} />
            </>
          )}
          {slot.run_number !== null && ` · ${texts.run(slot.run_number)}`}
          {slot.match && ` · ${texts.match(slot.match.number)}`}
          {ended !== null && ` · ${texts.ended}`}
        </small>
      </div>
    </li>
  );
}

/** Who plays: a team, two, or a place that nobody has yet. */
function SlotName({ slot, shown: { teams, tournament } }: { slot: PlanSlot; shown: Shown }) {
  const { match, place, run_number: run, team_id: teamId } = slot;
  if (match) return texts.sides(sideText(match, 'home', teams), sideText(match, 'away', teams));
  if (place !== null)
    return run === null ? (
      texts.match(place)
    ) : (
      <RoundName
        slot={slot}
        tournamentId={tournament.id}
        format={(round) => texts.teamIn(place, round)}
      />
    );
  const team = teams.get(teamId ?? 0);
  return (
    <>
      <StartNumber number={team?.start_number} />
      {team?.name ?? texts.unknownTeam}
    </>
  );
}

type RoundNameProps = {
  slot: PlanSlot;
  tournamentId: number;
  format?: (round: string) => string;
};

/** The name of the round of a slot, once its category is loaded: all slots of it share one request. */
function RoundName({ slot, tournamentId, format = String }: RoundNameProps) {
  const { name = texts.aRound } = useGetScoreEntryQuery(
    { id: tournamentId, categoryId: slot.category_id },
    {
      selectFromResult: ({ currentData }) => ({
        name: currentData?.data.rounds.find(({ id }) => id === slot.round_id)?.name,
      }),
    },
  );
  return format(name);
}

const columnsStyles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media screen and (min-width: 1280px)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))',
  },
  '@media print': { display: 'block' },
};

const columnStyles = ({ vars: { palette }, typography }: Theme) =>
  ({
    p: { xs: 2, sm: 2.5 },
    '& .heading': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 1,
    },
    '& ol': { listStyle: 'none', m: 0, mt: 1, p: 0 },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '3.25rem minmax(0, 1fr)',
      columnGap: 1,
      py: 1,
      borderTop: `1px solid ${palette.divider}`,
      breakInside: 'avoid',
    },
    '& li[data-ended]': { color: palette.text.secondary },
    '& time': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
    '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
    '& small': { ...typography.body2, display: 'block', color: palette.text.secondary },
    '& .print-only': { display: 'none' },
    '@media print': {
      border: 0,
      boxShadow: 'none',
      p: 0,
      breakAfter: 'page',
      '&:last-of-type': { breakAfter: 'auto' },
      '& .print-only': { display: 'block' },
    },
  }) as const;
