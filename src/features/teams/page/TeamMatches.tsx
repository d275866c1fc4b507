import { groupName } from '../../../../openapi/matches/groupName.ts';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { TeamMatch } from '../../../../openapi/schema.d.ts';
import { paths } from '../../../paths.ts';
import { copy as matchCopy } from '../../matches/copy.ts';
import { stageName } from '../../matches/matchText.ts';
import { ownResultText } from '../../matches/ownResultText.ts';
import { copy } from '../copy.ts';

const words = copy.detail.match;

type TeamMatchesProps = {
  matches: readonly TeamMatch[];
  /** Whether the tournament is over, so that no match comes next. */
  isOver: boolean;
};

/** The matches of a team in a tournament: those to come, the next one marked, and then the results. */
export function TeamMatches({ matches, isOver }: TeamMatchesProps) {
  const coming = matches.filter(({ result }) => !result);
  const ended = matches.filter(({ result }) => result);
  const next = isOver ? undefined : coming[0];
  return (
    <Box component="ul" aria-label={matchCopy.match} sx={list}>
      {[...coming, ...ended].map((match) => {
        const { id, name } = match.opponent;
        const isNext = match === next;
        return (
          <li key={`${match.round} ${match.number}`} data-next={isNext || undefined}>
            <span className="opponent">
              {isNext ? words.next : words.against} <Link to={paths.team.href({ id })}>{name}</Link>
            </span>
            {!isNext && (
              <span className="result">
                {match.result ? ownResultText(match.result) : matchCopy.notPlayed}
              </span>
            )}
            <span className="place">{placeText(match)}</span>
          </li>
        );
      })}
    </Box>
  );
}

/** Returns where a match is played: 'Penyisihan · Grup A · pertandingan 3'. */
export function placeText({ round, group, stage_teams: teams, number }: TeamMatch): string {
  const stage = teams === null ? matchCopy.thirdPlace : stageName(teams / 2);
  const part = group === null ? stage : groupName(group);
  // A knock-out is often called as its last match.
  return [round, part === round ? '' : part, words.number(number)].filter(Boolean).join(' · ');
}

function list({ vars: { palette } }: Theme) {
  return {
    flexBasis: '100%',
    listStyle: 'none',
    m: 0,
    mt: 0.5,
    p: 0,
    fontSize: '0.875rem',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: 2,
      px: 1,
      py: 0.75,
      borderTop: `1px solid ${palette.divider}`,
    },
    '& > [data-next]': {
      fontWeight: 600,
      backgroundColor: `rgb(${palette.gold.mainChannel} / 18%)`,
      boxShadow: `inset 3px 0 0 ${palette.gold.main}`,
    },
    '& .opponent': { overflowWrap: 'anywhere' },
    '& .result': { fontVariantNumeric: 'tabular-nums' },
    '& .place': { flexBasis: '100%', fontWeight: 400, color: palette.text.secondary },
  } as const;
}
