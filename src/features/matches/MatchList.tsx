import { Fragment } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Match } from '../../../openapi/schema.d.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import {
  isBye,
  type MatchTeams,
  noteText,
  scoreText,
  type SideName,
  sideText,
} from './matchText.ts';
import { TeamLink } from './TeamLink.tsx';

type MatchListProps = {
  /** What the matches are of, such as 'Grup A'. */
  name: string;
  /** In the order in which they are played. */
  matches: readonly Match[];
  teams: MatchTeams;
  /** The match that is marked as just ended. */
  litId?: number | undefined;
};

/** Matches as a table, with their scores and what has happened besides. */
export function MatchList({ name, matches, teams, litId }: MatchListProps) {
  const side = (match: Match, sideName: SideName) => {
    const { team_id: id } = match[sideName];
    return (
      <td data-winner={match.result?.winner === sideName || undefined}>
        {id !== null ? <TeamLink id={id} teams={teams} /> : sideText(match, sideName, teams)}
      </td>
    );
  };
  return (
    <Box component="table" sx={table}>
      <Box component="caption" sx={visuallyHidden}>
        {copy.matchesOf(name)}
      </Box>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={copy.match}>{copy.matchShort}</abbr>
          </th>
          <th scope="col">{copy.firstTeam}</th>
          <th scope="col">{copy.score}</th>
          <th scope="col">{copy.secondTeam}</th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => {
          const note = noteText(match, teams);
          const isLit = match.id === litId;
          return (
            <Fragment key={match.id}>
              <tr data-lit={isLit || undefined}>
                <th scope="row">{match.number}</th>
                {side(match, 'home')}
                <td>
                  {scoreText(match) ?? (
                    <>
                      <span aria-hidden>–</span>
                      <Box component="span" sx={visuallyHidden}>
                        {isBye(match) ? copy.bye : copy.notPlayed}
                      </Box>
                    </>
                  )}
                </td>
                {side(match, 'away')}
              </tr>
              {(note || isLit) && (
                <tr className="details" data-lit={isLit || undefined}>
                  <td colSpan={4}>{[isLit && copy.justEnded, note].filter(Boolean).join('. ')}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </Box>
  );
}

function table({ vars: { palette }, typography }: Theme) {
  return {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { px: 0.75, py: 0.75, lineHeight: 1.35, overflowWrap: 'anywhere' },
    '& thead th': {
      ...typography.caption,
      fontSize: '0.8125em',
      color: palette.text.secondary,
      fontWeight: 500,
    },
    '& thead th:first-of-type': { width: '3.4em' },
    '& thead th:nth-of-type(3)': { width: '5.5em' },
    '& abbr': { textDecoration: 'none' },
    '& th:first-of-type': { textAlign: 'left' },
    '& tbody th': { fontWeight: 500, color: palette.text.secondary },
    '& thead th:nth-of-type(2), & td:nth-of-type(1)': { textAlign: 'right' },
    '& thead th:nth-of-type(3), & td:nth-of-type(2)': { textAlign: 'center', fontWeight: 600 },
    '& thead th:nth-of-type(4), & td:nth-of-type(3)': { textAlign: 'left' },
    '& td[data-winner]': { fontWeight: 700 },
    '& tbody tr:not(.details)': { borderTop: `1px solid ${palette.divider}` },
    '& tbody tr.details td': {
      pt: 0,
      textAlign: 'center',
      fontSize: '0.8125em',
      fontWeight: 400,
      color: palette.text.secondary,
    },
    '& tr[data-lit]': { backgroundColor: `rgb(${palette.gold.mainChannel} / 18%)` },
  } as const;
}
