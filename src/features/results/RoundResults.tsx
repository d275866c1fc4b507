import { Fragment, useId, useState } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { CategoryResults, TeamResult } from '../../../openapi/schema.d.ts';
import { toStandingRows } from '../../lib/standingRows.ts';
import { runText } from '../../lib/text/runText.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { TabList } from '../../ui/lists/TabList.tsx';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { explainResult, explainRule, type ResultRound, type ResultRun } from './explainResult.ts';
import { board, ResultList } from './Results.tsx';
import {
  RankAndTeam,
  ResultDetails,
  ResultTableHead,
  table,
  useOwnTeamIds,
} from './ResultTable.tsx';
import { StandingsTable } from './StandingsTable.tsx';

type RoundResultsProps = { category: string; results: CategoryResults };

/** The tab with the standings over all rounds, beside those with the ids of rounds. */
const standingsId = 0;

/** The standings of a category and the results of its rounds, one tab each; of one round only these. */
export function RoundResults({ category, results }: RoundResultsProps) {
  const { rounds, provisional } = results;
  const id = useId();
  const hasTabs = rounds.length > 1;
  const [selectedId, select] = useState(standingsId);
  const round = rounds.find((each) => each.id === selectedId) ?? (hasTabs ? undefined : rounds[0]);
  const standingsName = provisional ? copy.provisionalStandings : copy.standings;
  const rule = (
    <Typography
      variant="body2"
      sx={{ flex: '1 1 12rem', color: 'board.muted', overflowWrap: 'anywhere' }}
    >
      {hasTabs && <strong>{round?.name ?? standingsName}: </strong>}
      {round ? explainRule(round) : copy.standingsLead}
    </Typography>
  );
  return (
    <Box sx={[board, hasTabs && { pt: 1 }]} data-color-scheme="dark">
      {hasTabs && (
        <TabList
          id={id}
          label={copy.rounds}
          items={[{ id: standingsId, name: standingsName }, ...rounds]}
          selectedId={selectedId}
          onSelect={select}
        />
      )}
      <div
        {...(hasTabs && {
          role: 'tabpanel',
          id: `${id}-panel`,
          'aria-labelledby': `${id}-tab-${selectedId}`,
          tabIndex: 0,
        })}
      >
        {(round?.results ?? results.standings).length === 0 && (
          <>
            <Box sx={{ px: { xs: 0.75, sm: 1.5 }, pt: 2 }}>{rule}</Box>
            <EmptyState message={copy.notStarted} />
          </>
        )}
        {round && round.results.length > 0 && (
          <ResultList key={round.id} results={round.results} filter={filterByTeamName} lead={rule}>
            {(entries) => <RoundTable category={category} round={round} results={entries} />}
          </ResultList>
        )}
        {!round && results.standings.length > 0 && (
          <ResultList results={toStandingRows(results)} filter={filterByTeamName} lead={rule}>
            {(entries) => <StandingsTable category={category} rows={entries} />}
          </ResultList>
        )}
      </div>
    </Box>
  );
}

const filterByTeamName = <Row extends Pick<TeamResult, 'team'>>(
  results: readonly Row[],
  text: string,
) =>
  results.filter(({ team }) =>
    team.name.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase()),
  );

type RoundTableProps = { category: string; round: ResultRound; results: readonly TeamResult[] };

function RoundTable({ category, round, results }: RoundTableProps) {
  const ownTeamIds = useOwnTeamIds();
  return (
    <Box component="table" sx={roundTable}>
      <Box component="caption" sx={visuallyHidden}>
        {copy.roundTable(category, round.name)}
      </Box>
      <ResultTableHead />
      <tbody>
        {results.map((result) => {
          const { team, rank, points, time } = result;
          // The only run of a team says no more than the row, if it is finished.
          const runs = result.runs.filter(
            ({ outcome }) => round.run_count > 1 || outcome !== 'finished',
          );
          const isOwn = ownTeamIds.includes(team.id);
          const reason = explainResult(round, result);
          const shownPoints =
            points === null || round.ranking === 'time' ? '–' : formatNumber(points);
          return (
            <Fragment key={team.id}>
              <tr data-rank={rank} data-own={isOwn || undefined}>
                <RankAndTeam rank={rank} team={team} isOwn={isOwn} />
                <td data-time={time ?? '–'}>{shownPoints}</td>
                <td>{time ?? '–'}</td>
              </tr>
              {(runs.length > 0 || reason) && (
                <ResultDetails isOwn={isOwn}>
                  {runs.length > 0 && (
                    <ul aria-label={copy.runsOf(team.name)}>
                      {runs.map((run) => (
                        <Run key={run.number} run={run} />
                      ))}
                    </ul>
                  )}
                  {reason}
                </ResultDetails>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </Box>
  );
}

function Run({ run }: { run: ResultRun }) {
  return (
    <li data-counted={run.counted || undefined}>
      {run.counted && <span aria-hidden>✓</span>} <b>{copy.run(run.number)}</b> {runText(run)}
      {run.counted && (
        <Box component="span" sx={visuallyHidden}>
          {`, ${copy.counted}`}
        </Box>
      )}
    </li>
  );
}

function roundTable(theme: Theme) {
  const { palette } = theme.vars;
  return {
    ...table(theme),
    '& .details ul': {
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      gap: 0.75,
      m: 0,
      p: 0,
      '&:not(:last-child)': { mb: 0.75 },
    },
    '& .details li': {
      position: 'relative',
      px: 1,
      border: `1px dashed ${palette.board.line}`,
      color: palette.board.muted,
      '&[data-counted]': {
        border: `1px solid ${palette.gold.main}`,
        color: palette.board.contrastText,
      },
    },
  } as const;
}
