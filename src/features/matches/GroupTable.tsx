import { groupName } from '../../../openapi/matches/groupName.ts';
import { Fragment } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { MatchRule, RoundMatches } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { explainRow, signed } from './explainRow.ts';
import { type MatchTeams } from './matchText.ts';
import { TeamLink } from './TeamLink.tsx';

type GroupTableProps = {
  group: RoundMatches['groups'][number];
  rule: MatchRule;
  teams: MatchTeams;
  /** The teams of whoever is signed in, which are marked. */
  ownTeamIds?: readonly number[];
};

/** The table of a group, on a page or on the dark board, with why each team stands in its place. */
export function GroupTable({ group, rule, teams, ownTeamIds = [] }: GroupTableProps) {
  const { number, rows } = group;
  return (
    <Box component="table" sx={table}>
      <Box component="caption" sx={visuallyHidden}>
        {copy.groupTable(groupName(number))}
      </Box>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={copy.rank}>{copy.rankShort}</abbr>
          </th>
          <th scope="col">{copy.team}</th>
          <th scope="col">{copy.played}</th>
          <th scope="col" className="wide">
            <abbr title={copy.won}>{copy.wonShort}</abbr>
          </th>
          {rule.has_draws && (
            <th scope="col" className="wide">
              <abbr title={copy.drawn}>{copy.drawnShort}</abbr>
            </th>
          )}
          <th scope="col" className="wide">
            <abbr title={copy.lost}>{copy.lostShort}</abbr>
          </th>
          <th scope="col" className="wide score">
            {copy.score}
          </th>
          <th scope="col" className="difference">
            {copy.difference}
          </th>
          <th scope="col">{copy.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const reason = explainRow(rows, row, rule, teams);
          const isOwn = ownTeamIds.includes(row.team_id);
          return (
            <Fragment key={row.team_id}>
              <tr data-own={isOwn || undefined}>
                <td>{formatNumber(row.rank)}</td>
                <th scope="row">
                  <TeamLink id={row.team_id} teams={teams} />
                  {isOwn && <small>{copy.ownTeam}</small>}
                </th>
                <td>{row.played}</td>
                <td className="wide">{row.won}</td>
                {rule.has_draws && <td className="wide">{row.drawn}</td>}
                <td className="wide">{row.lost}</td>
                <td className="wide">
                  {copy.scoreOf(formatNumber(row.for), formatNumber(row.against))}
                </td>
                <td>{signed(row.for - row.against)}</td>
                <td>{formatNumber(row.points)}</td>
              </tr>
              {reason && (
                <tr className="details" data-own={isOwn || undefined}>
                  <td colSpan={rule.has_draws ? 9 : 8}>{reason}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </Box>
  );
}

/** Sizes are in em, so that a table on the board is as large as the text there. */
function table({ vars: { palette }, typography, breakpoints }: Theme) {
  return {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { px: 0.75, py: 0.75, textAlign: 'right', lineHeight: 1.35 },
    '& thead th': {
      ...typography.caption,
      fontSize: '0.8125em',
      width: { xs: '3.7em', sm: '3.4em' },
      color: palette.text.secondary,
      fontWeight: 500,
    },
    '& thead th:first-of-type': { width: '2.77em' },
    '& thead th:nth-of-type(2)': { width: 'auto' },
    '& thead th.difference': { width: '4.9em' },
    '& thead th.score': { width: '5.5em' },
    '& abbr': { textDecoration: 'none' },
    '& th:nth-of-type(-n + 2), & tbody th, & td:first-of-type': { textAlign: 'left' },
    '& thead th:nth-of-type(n + 3)': { textAlign: 'right' },
    '& tbody tr:not(.details)': { borderTop: `1px solid ${palette.divider}` },
    '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
    '& tbody td:first-of-type, & tbody td:last-of-type': { fontWeight: 700 },
    '& small': { display: 'block', fontSize: '0.8125em' },
    '& tr[data-own]': {
      backgroundColor: `rgb(${palette.gold.mainChannel} / 14%)`,
      boxShadow: `inset 3px 0 0 ${palette.gold.main}`,
    },
    '& tbody tr.details td': {
      // Under the names.
      pl: 'calc(2.77em + 6px)',
      pt: 0,
      textAlign: 'left',
      fontSize: '0.8125em',
      fontWeight: 400,
      color: palette.text.secondary,
      overflowWrap: 'anywhere',
    },
    // Too narrow for all columns. They stay for screen readers, and for what reaches over all of them.
    [breakpoints.down('sm')]: {
      '& .wide, & thead th.wide': { width: 0, px: 0, fontSize: 0, overflow: 'hidden' },
    },
  } as const;
}
