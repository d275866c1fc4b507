import { Box } from '@mui/material';
import type { Match } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { isBye, type MatchTeams, noteText, type SideName, sideText } from './matchText.ts';
import { TeamLink } from './TeamLink.tsx';

type BracketMatchProps = {
  match: Match;
  teams: MatchTeams;
  isLit: boolean;
  /** Its column and its place there, both from 0; the match for the third place has no place. */
  position: { column: number; index: number | undefined; isLast: boolean };
};

const sides = ['home', 'away'] as const;

/** A match in a bracket, with the lines to those before and after it. */
export function BracketMatch({ match, teams, isLit, position }: BracketMatchProps) {
  const { column, index, isLast } = position;
  const { result } = match;
  const note = noteText(match, teams);
  // So many matches of the first column lead to it.
  const height = 2 ** column;
  return (
    <li
      className={[
        'place',
        index !== undefined && index % 2 === 1 && 'lower',
        index !== undefined && column > 0 && 'following',
        isLast && 'last',
      ]
        .filter(Boolean)
        .join(' ')}
      style={{
        gridColumn: column + 1,
        // Under the names of the stages; the third place under the final, whose match is half a row high there.
        gridRow: index === undefined ? 3 + height / 2 : `${2 + index * height} / span ${height}`,
      }}
    >
      <div className="match" data-lit={isLit || undefined} data-bye={isBye(match) || undefined}>
        {index === undefined && <p className="label">{copy.thirdPlace}</p>}
        <span className="number">
          <Box component="span" sx={visuallyHidden}>
            {copy.match}{' '}
          </Box>
          {match.number}
        </span>
        {sides.map((side) => (
          <div key={side} className="side" {...sideState(match, side)}>
            <Side match={match} side={side} teams={teams} />
            {result && <span>{formatNumber(result[`${side}_score`])}</span>}
          </div>
        ))}
        {note && <small title={note}>{note}</small>}
      </div>
    </li>
  );
}

type SideProps = { match: Match; side: SideName; teams: MatchTeams };

function Side({ match, side, teams }: SideProps) {
  const { team_id: id } = match[side];
  if (id === null) return <span>{sideText(match, side, teams)}</span>;
  return (
    <span>
      <TeamLink id={id} teams={teams} />
    </span>
  );
}

function sideState(match: Match, side: SideName) {
  const { result } = match;
  const isWinner = result?.winner === side;
  return {
    'data-winner': isWinner || undefined,
    'data-loser': (result && !isWinner) || undefined,
    'data-unknown': match[side].team_id === null || undefined,
  };
}
