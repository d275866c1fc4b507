import { Fragment } from 'react';
import { Box } from '@mui/material';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import type { StandingRow } from '../../lib/standingRows.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { explainStanding, listAllDecisions } from './explainResult.ts';
import {
  RankAndTeam,
  ResultDetails,
  ResultTableHead,
  table,
  useOwnTeamIds,
} from './ResultTable.tsx';

type StandingsTableProps = {
  category: string;
  rows: readonly StandingRow[];
  /** Whether places may still change. */
  isProvisional: boolean;
  /** Whether a round has points and times: not of matches alone. */
  hasScores: boolean;
};

/** The teams of a category by their places over all rounds, each with what has put it there. */
export function StandingsTable({ category, rows, isProvisional, hasScores }: StandingsTableProps) {
  const ownTeamIds = useOwnTeamIds();
  return (
    <Box component="table" sx={table}>
      <Box component="caption" sx={visuallyHidden}>
        {copy.standingsTable(category)}
      </Box>
      <ResultTableHead hasScores={hasScores} />
      <tbody>
        {rows.map((row) => {
          const { place, team, ranked } = row;
          // Of matches their points say nothing beside those of runs.
          const result = ranked?.round.match_rule ? undefined : ranked?.result;
          const [points, time] =
            result && !result.incomplete ? [result.points, result.time] : [null, null];
          const hasPoints = points !== null && ranked?.round.ranking !== 'time';
          const isOwn = ownTeamIds.includes(team.id);
          return (
            <Fragment key={team.id}>
              <tr data-rank={place} data-own={isOwn || undefined}>
                <RankAndTeam
                  rank={place}
                  startNumber={team.start_number}
                  team={team}
                  isOwn={isOwn}
                  isWithoutResult={!ranked || result?.points === null}
                />
                {hasScores && (
                  <>
                    <td data-time={time ?? '–'}>{hasPoints ? formatNumber(points) : '–'}</td>
                    <td>{time ?? '–'}</td>
                  </>
                )}
              </tr>
              <ResultDetails isOwn={isOwn} notes={listAllDecisions(row)} hasScores={hasScores}>
                {explainStanding(row, isProvisional)}
              </ResultDetails>
            </Fragment>
          );
        })}
      </tbody>
    </Box>
  );
}
