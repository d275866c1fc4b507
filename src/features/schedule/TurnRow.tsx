import { memo } from 'react';
import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { quietLink } from '../../ui/styles/styles.ts';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { StartNumber } from '../tournamentDay/StartNumber.tsx';
import { copy } from './copy.ts';
import type { ScheduledTeam } from './turnText.ts';

/** What a row shows, all as texts, so that most rows need not be rendered anew when time passes. */
type TurnRowProps = {
  /** Whether it is hidden on the screen; it is printed all the same. */
  isHidden?: boolean;
  mark?: 'now' | 'next' | undefined;
  /** '10.05', or 'selesai 10.05' of what is over. */
  time: string;
  isOver: boolean;
  /** In how many minutes it begins. */
  wait?: string | undefined;
  first: ScheduledTeam | string;
  second?: ScheduledTeam | string | undefined;
  /** The part of the round, and the category or the arena. */
  details: string;
};

export const TurnRow = memo(function TurnRow(props: TurnRowProps) {
  const { isHidden, mark, time, isOver, wait, first, second, details } = props;
  return (
    <li hidden={isHidden} data-mark={mark}>
      <div className="time">
        {!isOver && <span>{copy.about} </span>}
        <strong>{time}</strong>
      </div>
      <div className="turn">
        {mark && (
          <StatusChip tone={mark === 'now' ? 'attention' : 'strong'}>{copy[mark]}</StatusChip>
        )}
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
      </div>
    </li>
  );
});

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
