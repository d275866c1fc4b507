import { memo } from 'react';
import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { quietLink } from '../../ui/styles/styles.ts';
import { StatusChip, type StatusTone } from '../../ui/states/StatusChip.tsx';
import { StartNumber } from '../tournamentDay/StartNumber.tsx';
import { copy } from './copy.ts';
import type { TurnMark } from './turns.ts';
import type { ScheduledTeam } from './turnText.ts';

/** What a row shows, all as texts, so that most rows need not be rendered anew when time passes. */
type TurnRowProps = {
  /** Whether it is hidden on the screen; it is printed all the same. */
  isHidden?: boolean;
  mark?: TurnMark | undefined;
  markText?: string | undefined;
  /** '10.05', or 'selesai 10.05' of what is over. */
  time: string;
  /** Whether nobody knows the time yet. */
  isEstimate: boolean;
  /** In how many minutes it begins. */
  wait?: string | undefined;
  /** What is at the same time. */
  clash?: string | undefined;
  first: ScheduledTeam | string;
  second?: ScheduledTeam | string | undefined;
  /** The part of the round, and the category or the arena. */
  details: string;
};

export const TurnRow = memo(function TurnRow(props: TurnRowProps) {
  const { isHidden, mark, markText, time, isEstimate, wait, clash, first, second, details } = props;
  return (
    <li hidden={isHidden} data-mark={mark}>
      <div className="time">
        {isEstimate && <span>{copy.about} </span>}
        <strong>{time}</strong>
      </div>
      <div className="turn">
        {mark && <StatusChip tone={tones[mark]}>{markText}</StatusChip>}
        <div className="players">
          <Player player={first} />
          {second !== undefined && (
            <>
              <span> {copy.versus} </span>
              <Player player={second} />
            </>
          )}
        </div>
        <p>
          {schoolOf(first, second)}
          {details}
        </p>
        {wait && <p className="wait">{wait}</p>}
        {clash && <p className="clash">{clash}</p>}
      </div>
    </li>
  );
});

const tones: Record<TurnMark, StatusTone> = {
  now: 'attention',
  running: 'attention',
  called: 'attention',
  present: 'success',
  ready: 'strong',
  next: 'strong',
};

/** Of two teams the names are enough. */
const schoolOf = (first: ScheduledTeam | string, second: unknown) =>
  typeof first === 'string' || second !== undefined || !first.club ? null : (
    <span className="school">{first.club}</span>
  );

function Player({ player }: { player: ScheduledTeam | string }) {
  if (typeof player === 'string') return <span className="unknown">{player}</span>;
  return (
    <Box component={Link} to={{ search: searchOf(player) }} sx={quietLink}>
      <StartNumber number={player.start_number} />
      {player.name}
    </Box>
  );
}

const searchOf = ({ code }: ScheduledTeam) => new URLSearchParams({ search: code }).toString();
