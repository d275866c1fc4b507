import { type ReactNode, useState } from 'react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Link } from 'react-router-dom';
import type { Round, ScoreEntryData } from '../../../openapi/schema.d.ts';
import { useLazyGetCategoryResultsQuery } from '../../api/categoryResults.ts';
import { isStatus } from '../../api/errors.ts';
import { useGetLiveScheduleQuery } from '../../api/queue.ts';
import { countText, isMatchResult, type WaitingScore } from '../../outbox/waitingEntries.ts';
import { waitingText } from '../../outbox/waitingText.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { DownloadMenu } from '../../ui/download/DownloadMenu.tsx';
import { errorText } from '../requests/errorText.ts';
import { copy } from './copy.ts';
import { importHref } from '../../lib/urls/scoreEntryUrl.ts';
import { NativeSelect } from './entry/OutcomeField.tsx';
import { copy as matchCopy } from './matches/copy.ts';
import { MatchEntry } from './matches/MatchEntry.tsx';
import { toMatchRows } from './matches/matchRows.ts';
import { progressOf, progressText } from './progress.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { RunEntry } from './RunEntry.tsx';
import { findCurrentRound, isPlanned, positionOf } from './runs.ts';
import { toResultRows } from './resultRows.ts';
import type { ScoreEntryState } from './useScoreEntry.ts';

type ScoreEntryProps = {
  scoreEntry: ScoreEntryState;
  /** A volunteer has signed in with a table card. */
  isTable?: boolean;
};

/** One line for the next score, and the last ones beneath it. */
export const ScoreEntry = ({ scoreEntry, isTable = false }: ScoreEntryProps) => (
  <LoadedScoreEntry scoreEntry={scoreEntry}>
    {(data) => <OpenScoreEntry scoreEntry={scoreEntry} data={data} isTable={isTable} />}
  </LoadedScoreEntry>
);

type LoadedScoreEntryProps = {
  scoreEntry: ScoreEntryState;
  /** Whether there is something to show before a team is registered. */
  allowsNoTeams?: boolean;
  children: (data: ScoreEntryData) => ReactNode;
};

/** Shows score entry for a category with teams; otherwise that it loads, or why there is nothing to score. */
export function LoadedScoreEntry({
  scoreEntry,
  allowsNoTeams = false,
  children,
}: LoadedScoreEntryProps) {
  const { tournamentId, data, isFetching, isStored, error, refetch } = scoreEntry;
  // Who is called is above the form: what came later would move it.
  const [isAsked, setIsAsked] = useState(false);
  const schedule = useGetLiveScheduleQuery({ id: tournamentId }, { skip: isAsked });
  const { isLoading } = schedule;
  if (!isAsked && (schedule.isSuccess || schedule.isError)) setIsAsked(true);
  const isWaiting = isLoading && !isStored;
  if (!data || isWaiting)
    return isFetching || isWaiting ? (
      <Skeleton role="status" aria-label={copy.scoreEntry.loading} variant="rounded" height={240} />
    ) : isStatus(error, 404, 422) ? (
      <EmptyState message={copy.scoreEntry.missing} />
    ) : (
      <ErrorState message={errorText(error, copy.scoreEntry.failed)} onRetry={refetch} />
    );
  if (data.teams.length === 0 && !allowsNoTeams)
    return <EmptyState message={copy.scoreEntry.noTeams} />;
  return children(data);
}

/** Returns the name of a round, with why it takes no runs. */
function nameRound(round: Round): string {
  const { plannedRound, closedRound } = copy.scoreEntry;
  if (isPlanned(round)) return plannedRound(round.name);
  return round.state === 'closed' ? closedRound(round.name) : round.name;
}

/** Says what of other rounds is not on the server where its list is not shown, and leads there. */
function OtherRoundNotice({
  entries,
  rounds,
  onChoose,
}: {
  entries: readonly WaitingScore[];
  rounds: readonly Round[];
  onChoose: (id: number) => void;
}) {
  const [first] = entries.filter(
    ({ isDelayed, rejection }) => isDelayed || rejection !== undefined,
  );
  if (!first) return null;
  const roundId = isMatchResult(first) ? first.match.roundId : positionOf(rounds, first).roundId;
  const round = rounds.find(({ id }) => id === roundId);
  if (!round) return null;
  return (
    <Notice
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button onClick={() => onChoose(round.id)}>{copy.scoreEntry.toRound(round.name)}</Button>
      }
    >
      {copy.queue.otherRound(countText(entries), round.name)}
    </Notice>
  );
}

/** The files of a category: its results, and its matches once they are drawn. */
function Downloads({ scoreEntry, data }: { scoreEntry: ScoreEntryState; data: ScoreEntryData }) {
  const { tournamentId: id, categoryId, name } = scoreEntry;
  const [readResults] = useLazyGetCategoryResultsQuery();
  const readResultRows = async () => {
    const { data: results } = await readResults({ id, categoryId }).unwrap();
    if (!results) throw new Error('The response has no results');
    return toResultRows(results, data);
  };
  return (
    <>
      <DownloadMenu
        label={copy.results.download}
        rows={readResultRows}
        sheet={copy.results.sheet}
        name={`${copy.results.sheet} ${name}`}
      />
      {data.match_rounds && (
        <DownloadMenu
          label={matchCopy.file.download}
          rows={() => toMatchRows(data)}
          sheet={matchCopy.file.sheet}
          name={`${matchCopy.file.sheet} ${name}`}
        />
      )}
    </>
  );
}

function OpenScoreEntry({
  scoreEntry,
  data,
  isTable,
}: Required<ScoreEntryProps> & { data: ScoreEntryData }) {
  const { rounds } = data;
  const { waiting, waitingMatches } = scoreEntry;
  // A round that opens meanwhile is not what a person is entering.
  const [roundId, setRoundId] = useState(() => findCurrentRound(rounds)?.id);
  const round = rounds.find(({ id }) => id === roundId) ?? findCurrentRound(rounds);
  const entries: WaitingScore[] = [...waiting, ...waitingMatches];
  const unsent = entries.filter(({ rejection }) => rejection === undefined);
  if (!round) return <EmptyState message={copy.scoreEntry.missing} />;
  const progress = progressOf(data, round);
  const rule = round.match_rule;
  const entryProps = {
    scoreEntry,
    data,
    round,
    progress,
    isTable,
    onChooseRound: setRoundId,
    notice: unsent.some(({ isDelayed }) => isDelayed) && (
      <Notice severity="warning" sx={{ mb: 2 }}>
        {waitingText(unsent)}
      </Notice>
    ),
  };
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {progress.all > 0 && progressText(progress)}
        {scoreEntry.isStored && ` · ${copy.scoreEntry.stored}`}
      </Typography>
      <Box sx={{ mb: 2.5 }}>
        <ProgressBar progress={progress} />
      </Box>
      {rounds.length > 1 && (
        <Box sx={{ mb: 2, maxWidth: { sm: 320 } }}>
          <NativeSelect
            label={copy.scoreEntry.round}
            name="round"
            value={String(round.id)}
            options={rounds.map((each) => ({ value: String(each.id), label: nameRound(each) }))}
            onChange={(id) => setRoundId(Number(id))}
          />
        </Box>
      )}
      <OtherRoundNotice
        entries={rule ? waiting : waitingMatches}
        rounds={rounds}
        onChoose={setRoundId}
      />
      {rule ? (
        <MatchEntry key={round.id} {...entryProps} rule={rule} />
      ) : (
        <RunEntry {...entryProps} />
      )}
      {!isTable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
          <Button
            variant="outlined"
            component={Link}
            to={importHref(scoreEntry, rule ? 'matches' : 'runs')}
            startIcon={<ImportIcon />}
          >
            {copy.scoreEntry.import}
          </Button>
          <Downloads scoreEntry={scoreEntry} data={data} />
        </Box>
      )}
    </>
  );
}
