import { type ReactNode, useId } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paths } from '../../paths.ts';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { cutCorner } from '../../ui/styles/styles.ts';
import { StartNumber } from '../tournamentDay/StartNumber.tsx';
import { copy } from './copy.ts';
import { isHere, type Turn } from './turns.ts';
import {
  betweenText,
  type Clock,
  endText,
  markText,
  type Names,
  partText,
  type ScheduledTeam,
  timeText,
  waitText,
} from './turnText.ts';

type TeamCardProps = {
  team: ScheduledTeam;
  /** All turns of the team. */
  turns: readonly Turn[];
  names: Names;
  clock: Clock;
};

/** When it is a team's turn and in which arena, large, and all of its turns. */
export function TeamCard({ team, turns, names, clock }: TeamCardProps) {
  const id = useId();
  const next = turns
    .flatMap((turn) => (turn.at === undefined ? [] : [{ ...turn, at: turn.at }]))
    .toSorted((one, other) => urgencyOf(other) - urgencyOf(one) || one.at - other.at)[0];
  const category = names.categories.get(turns[0]?.slot.category_id ?? 0);
  return (
    <Box component="section" aria-labelledby={id} data-color-scheme="dark" sx={card}>
      <Typography id={id} variant="h5" component="h2">
        <StartNumber number={team.start_number} />
        {team.name}
      </Typography>
      <p className="school">{[team.club, category].filter(Boolean).join(' · ')}</p>
      {next ? (
        <NextTurn turn={next} names={names} clock={clock} />
      ) : (
        <p className="large">{turns.length > 0 ? copy.teamEnded : copy.teamWithout}</p>
      )}
      {turns.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3">
            {copy.allTurns}
          </Typography>
          <ol>
            {turns.map((turn) => (
              <li key={turn.slot.id}>
                <span>{partText(turn.slot, names)}</span>
                <span>{whenWhereText(turn, names, clock)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <Link to={paths.teamTurns.href({ code: team.code })}>{copy.toTurns}</Link>
    </Box>
  );
}

/** What is called is to be seen before what another arena expects earlier. */
const urgencyOf = ({ mark }: Turn): number => Number(isHere(mark));

function whenWhereText(turn: Turn, names: Names, clock: Clock): string {
  if (turn.at === undefined) return endText(turn.slot, clock);
  const arena = names.arenas.get(turn.slot.arena_id) ?? '';
  const time = timeText(turn.at, clock);
  const when = isHere(turn.mark) ? markText(turn) : copy.aboutTime(time);
  return `${when} · ${arena}`;
}

type NextTurnProps = { turn: Turn & { at: number }; names: Names; clock: Clock };

const NextTurn = (props: NextTurnProps): ReactNode =>
  isHere(props.turn.mark) ? <TurnHere {...props} /> : <TurnAhead {...props} />;

function TurnHere({ turn, names }: Omit<NextTurnProps, 'clock'>): ReactNode {
  const { slot, mark } = turn;
  const arena = names.arenas.get(slot.arena_id) ?? '';
  return (
    <>
      <p className="large">
        {mark === 'called' && copy.calledTo(arena)}
        {mark === 'present' && copy.presentAt(arena)}
        {(mark === 'now' || mark === 'running') && copy.nowIn(arena)}
      </p>
      {mark === 'called' && (
        <p>
          {slot.call && slot.call.count > 1 && (
            <StatusChip tone="attention">{copy.callAgain(slot.call.count)}</StatusChip>
          )}{' '}
          {copy.comeNow}
        </p>
      )}
      <p>{partText(slot, names)}</p>
    </>
  );
}

function TurnAhead({ turn, names, clock }: NextTurnProps): ReactNode {
  const { slot, at, before, mark } = turn;
  const arena = names.arenas.get(slot.arena_id) ?? '';
  const margin = slot.margin ?? 0;
  return (
    <>
      {mark === 'ready' && <StatusChip>{copy.marks.ready}</StatusChip>}
      <p className="large">
        {waitText(at, margin, clock.now) ?? copy.aboutTime(timeText(at, clock))}
      </p>
      <p className="arena">{arena}</p>
      <p>{before > 0 ? copy.turnsBefore(formatNumber(before)) : copy.firstInLine}</p>
      <p>{betweenText(at, margin, clock)}</p>
      {slot.call?.absences === 1 && <p>{copy.absentOnce}</p>}
    </>
  );
}

function card({ vars: { palette }, typography }: Theme) {
  return {
    ...cutCorner(28),
    p: { xs: 2, sm: 3 },
    color: palette.board.contrastText,
    backgroundColor: palette.board.main,
    overflowWrap: 'anywhere',
    '& p': { m: 0 },
    '& .school': { color: palette.board.muted },
    '& .large': {
      ...typography.h4,
      fontSize: { xs: '1.625rem', md: '2.125rem' },
      mt: 1.5,
      color: palette.gold.main,
      textWrap: 'balance',
    },
    '& .arena': { ...typography.h5, mt: 0.5 },
    '& h3': { mt: 2, color: palette.board.muted },
    '& ol': { listStyle: 'none', m: 0, mb: 1.5, p: 0 },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 2,
      py: 0.75,
      borderTop: `1px solid ${palette.board.line}`,
      fontVariantNumeric: 'tabular-nums',
    },
    '& a': { display: 'inline-block', py: 0.5, color: palette.gold.main },
    '@media print': { border: '1px solid #000', breakInside: 'avoid' },
  } as const;
}
