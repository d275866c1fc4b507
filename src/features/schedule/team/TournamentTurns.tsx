import { type ReactNode, useId } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { TeamDayTournament } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { timeZoneName } from '../../../lib/dates/indonesianTime.ts';
import type { TournamentState } from '../../../lib/dates/tournamentDay.ts';
import { paths } from '../../../paths.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { copy as scheduleCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { NextTurnCard } from './NextTurnCard.tsx';
import { expectTurn, findNextTurn, isAbsent, type Moments } from './teamTurns.ts';
import { nextTexts, partText, resultText, whenWhereText } from './teamTurnText.ts';

type TournamentTurnsProps = {
  tournament: TeamDayTournament;
  state: TournamentState;
  moments: Moments;
};

/** The turns of a team in one tournament: the next one large, then all of them with their results. */
export function TournamentTurns({ tournament, state, moments }: TournamentTurnsProps) {
  const id = useId();
  const { title, date, end_date: end, mode, turns, status, time_zone: zone } = tournament;
  const isPast = state === 'after' || status === 'cancelled';
  const clock = { now: moments.now, zone };
  const next = isPast ? undefined : findNextTurn(tournament, moments);
  return (
    <Box component="section" aria-labelledby={id} sx={section}>
      <Typography id={id} variant="h5" component="h2">
        <Link to={paths.tournament.href({ id: tournament.id })}>{title}</Link>
      </Typography>
      <p className="when">{formatCalendarDate(date, { weekday: true, end })}</p>
      {status && (
        <Notice severity="warning" role="presentation">
          {copy.status[status]}
        </Notice>
      )}
      {!isPast && <Absences tournament={tournament} />}
      {next && <NextTurnCard texts={nextTexts(next, clock, moments)} state={next.state} />}
      {!next && status !== 'cancelled' && (
        <p className="message">{messageOf(tournament, isPast)}</p>
      )}
      {turns.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3">
            {copy.turns}
          </Typography>
          <ol>
            {turns.map((turn) => {
              const at = isPast ? undefined : expectTurn(turn, tournament.breaks, moments);
              const result = resultText(turn);
              return (
                <li key={turn.slot_id} data-next={turn === next?.turn || undefined}>
                  <span className="part">{partText(turn)}</span>
                  {result && <strong>{result}</strong>}
                  <span className="when">{whenWhereText(turn, at, clock)}</span>
                </li>
              );
            })}
          </ol>
        </>
      )}
      {mode !== null && (
        <p className="note">
          {!isPast &&
            `${(mode === 'times' ? scheduleCopy.plannedTimes : scheduleCopy.estimates)(timeZoneName(zone))} `}
          <Link to={paths.schedule.href({ id: tournament.id })}>{copy.toSchedule}</Link>
        </p>
      )}
    </Box>
  );
}

/** Returns what is said where no turn is next. */
function messageOf({ mode, turns }: TeamDayTournament, isPast: boolean): ReactNode {
  if (isPast) return copy.over;
  if (mode === null)
    return (
      <>
        <strong>{copy.noPlan}.</strong> {copy.noPlanHint}
      </>
    );
  return turns.length > 0 ? copy.allEnded : copy.none;
}

/** What became of calls to which nobody came, and what to do. */
function Absences({ tournament: { turns } }: { tournament: TeamDayTournament }) {
  return turns.map((turn) => {
    const { slot_id: slotId, arena, call, ended_at: endedAt } = turn;
    if (isAbsent(turn))
      return (
        <Notice key={slotId} severity="error">
          {copy.absent(arena)}
        </Notice>
      );
    const isMoved = call?.state === 'waiting' && call.absences > 0 && endedAt === null;
    return isMoved ? (
      <Notice key={slotId} severity="warning">
        {copy.absentOnce(arena)}
      </Notice>
    ) : null;
  });
}

function section({ vars: { palette } }: Theme) {
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 1.5,
    '& p': { m: 0 },
    '& h2 a': { color: 'inherit', overflowWrap: 'anywhere' },
    '& h2 + .when': { mt: -1.5, color: palette.text.secondary },
    '& h3': { mt: 1, color: palette.text.secondary },
    '& .message': { py: 1 },
    '& .note': { fontSize: '0.875rem', color: palette.text.secondary },
    '& .note a': { color: 'inherit' },
    '& ol': {
      ...cutCorner(14),
      listStyle: 'none',
      m: 0,
      p: 0,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.divider}`,
    },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 2,
      px: 1.5,
      py: 1.25,
      overflowWrap: 'anywhere',
      fontVariantNumeric: 'tabular-nums',
      '& + li': { borderTop: `1px solid ${palette.divider}` },
      '&[data-next]': { boxShadow: `inset 3px 0 0 ${palette.gold.main}` },
    },
    '& li .part': { fontWeight: 600 },
    '& li .when': { flexBasis: '100%', fontSize: '0.875rem', color: palette.text.secondary },
  } as const;
}
