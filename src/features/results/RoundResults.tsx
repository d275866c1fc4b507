import { Fragment, type ReactNode, useId, useState } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { CategoryResults, TeamResult } from '../../../openapi/schema.d.ts';
import { toStandingRows } from '../../lib/standingRows.ts';
import { runText } from '../../lib/text/runText.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { lazyPart } from '../../ui/states/lazyPart.tsx';
import { TabList } from '../../ui/lists/TabList.tsx';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import {
  explainResult,
  explainRule,
  listDecisions,
  type ResultRound,
  type ResultRun,
} from './explainResult.ts';
import { filterTeams } from './results.ts';
import { board, ResultList } from './Results.tsx';
import {
  RankAndTeam,
  ResultDetails,
  ResultTableHead,
  ResultTableSkeleton,
  table,
  useOwnTeamIds,
} from './ResultTable.tsx';
import { StandingsTable } from './StandingsTable.tsx';

/** For rounds of matches alone. */
const MatchRound = lazyPart(
  async () => ({ default: (await import('../matches/MatchRound.tsx')).MatchRound }),
  <ResultTableSkeleton />,
);

type RoundResultsProps = { category: string; results: CategoryResults };

/** The tab with the standings over all rounds, beside those with the ids of rounds. */
const standingsId = 0;

/** The standings of a category and the results of its rounds, one tab each; of one round only these. */
export function RoundResults({ category, results }: RoundResultsProps) {
  const { rounds, provisional } = results;
  const id = useId();
  const [selectedId, select] = useState(standingsId);
  const [only] = rounds;
  if (rounds.length === 1 && only)
    return (
      <Box sx={board} data-color-scheme="dark">
        <RoundPanel
          category={category}
          results={results}
          round={only}
          isRunning={provisional === true}
        />
      </Box>
    );
  const name = provisional ? copy.provisionalStandings : copy.standings;
  const round = rounds.find((each) => each.id === selectedId);
  return (
    <Box sx={[board, { pt: 1 }]} data-color-scheme="dark">
      <TabList
        id={id}
        label={copy.rounds}
        items={[
          { id: standingsId, name },
          ...rounds.map((each) => ({
            id: each.id,
            name: provisional && each.state === 'open' ? copy.openRound(each.name) : each.name,
          })),
        ]}
        selectedId={selectedId}
        onSelect={select}
      />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${selectedId}`}
        tabIndex={0}
      >
        {round ? (
          <RoundPanel
            category={category}
            results={results}
            round={round}
            name={round.name}
            isRunning={provisional === true && round.state === 'open'}
          />
        ) : (
          <ResultPanel
            key={standingsId}
            results={toStandingRows(results)}
            lead={<Lead name={name} text={copy.standingsLead} />}
          >
            {(entries) => (
              <StandingsTable
                category={category}
                rows={entries}
                isProvisional={provisional === true}
                hasScores={rounds.some((each) => !each.match_rule)}
              />
            )}
          </ResultPanel>
        )}
      </div>
    </Box>
  );
}

type RoundPanelProps = RoundResultsProps & {
  round: ResultRound;
  /** Shown where there are other rounds too. */
  name?: string | undefined;
  /** Whether runs or matches are still to come. */
  isRunning: boolean;
};

function RoundPanel({ category, results, round, name, isRunning }: RoundPanelProps) {
  if (round.match_rule)
    return <MatchPanel results={results} round={round} name={name} isRunning={isRunning} />;
  return (
    <ResultPanel
      key={round.id}
      results={round.results}
      lead={<Lead name={name} text={explainRule(round)} />}
    >
      {(entries) => (
        <RoundTable category={category} round={round} isRunning={isRunning} results={entries} />
      )}
    </ResultPanel>
  );
}

type MatchPanelProps = Omit<RoundPanelProps, 'category'>;

function MatchPanel({ results, round, name, isRunning }: MatchPanelProps) {
  const ownTeamIds = useOwnTeamIds();
  const drawn = results.match_rounds?.find(({ round_id: id }) => id === round.id);
  if (!round.match_rule || !drawn) return <EmptyState message={copy.notDrawn} />;
  return (
    <Box sx={{ px: { xs: 0.75, sm: 1.5 }, py: 2 }}>
      <MatchRound
        key={round.id}
        name={name}
        rule={round.match_rule}
        round={drawn}
        teams={new Map(round.results.map(({ team }) => [team.id, team]))}
        ownTeamIds={ownTeamIds}
        isRunning={isRunning}
      />
    </Box>
  );
}

function Lead({ name, text }: { name: string | undefined; text: string }) {
  return (
    <Typography
      variant="body2"
      sx={{ flex: '1 1 12rem', color: 'board.muted', overflowWrap: 'anywhere' }}
    >
      {name && <strong>{name}: </strong>}
      {text}
    </Typography>
  );
}

type ResultPanelProps<Row> = {
  results: readonly Row[];
  lead: ReactNode;
  children: (entries: readonly Row[]) => ReactNode;
};

function ResultPanel<Row extends Pick<TeamResult, 'team'>>({
  results,
  lead,
  children,
}: ResultPanelProps<Row>) {
  if (results.length > 0)
    return (
      <ResultList results={results} filter={filterTeams} lead={lead}>
        {children}
      </ResultList>
    );
  return (
    <>
      <Box sx={{ px: { xs: 0.75, sm: 1.5 }, pt: 2 }}>{lead}</Box>
      <EmptyState message={copy.notStarted} />
    </>
  );
}

type RoundTableProps = {
  category: string;
  round: ResultRound;
  /** Whether runs are still to come. */
  isRunning: boolean;
  results: readonly TeamResult[];
};

function RoundTable({ category, round, isRunning, results }: RoundTableProps) {
  const ownTeamIds = useOwnTeamIds();
  return (
    <Box component="table" sx={roundTable}>
      <Box component="caption" sx={visuallyHidden}>
        {copy.roundTable(category, round.name)}
      </Box>
      <ResultTableHead />
      <tbody>
        {results.map((result) => {
          const { team, rank, incomplete } = result;
          // Without a mean, the best run stands in the reason alone.
          const [points, time] = incomplete ? [null, null] : [result.points, result.time];
          // The only run of a team says no more than the row, if it is finished.
          const runs = result.runs.filter(
            ({ outcome }) => round.run_count > 1 || outcome !== 'finished',
          );
          const isOwn = ownTeamIds.includes(team.id);
          const isExpected = isRunning && result.runs.length === 0;
          const reason = isExpected ? copy.noRunYet : explainResult(round, result);
          const notes = listDecisions(round, result);
          const shownPoints =
            points === null || round.ranking === 'time' ? '–' : formatNumber(points);
          return (
            <Fragment key={team.id}>
              <tr data-rank={rank} data-own={isOwn || undefined}>
                <RankAndTeam
                  rank={rank}
                  startNumber={team.start_number}
                  team={team}
                  isOwn={isOwn}
                  isWithoutResult={result.points === null}
                />
                <td data-time={time ?? '–'}>{shownPoints}</td>
                <td>{time ?? '–'}</td>
              </tr>
              {(runs.length > 0 || reason || notes.length > 0) && (
                <ResultDetails isOwn={isOwn} notes={notes}>
                  {runs.length > 0 && (
                    <ul aria-label={copy.runsOf(team.name)}>
                      {runs.map((run) => (
                        <Run key={run.number} run={run} />
                      ))}
                      {isRunning && result.runs.length < round.run_count && (
                        <li>{copy.attempts(result.runs.length, round.run_count)}</li>
                      )}
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
