import { type ReactNode, useState } from 'react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Link } from 'react-router-dom';
import type { Round, ScoreEntryData } from '../../../openapi/schema.d.ts';
import { useLazyGetCategoryResultsQuery } from '../../api/categoryResults.ts';
import { isStatus } from '../../api/errors.ts';
import type { WaitingScore } from '../../outbox/waitingScores.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { DownloadMenu } from '../../ui/download/DownloadMenu.tsx';
import { errorText } from '../requests/errorText.ts';
import { copy } from './copy.ts';
import { CorrectionDialog } from './corrections/CorrectionDialog.tsx';
import { importHref } from '../../lib/urls/scoreEntryUrl.ts';
import { EntryForm } from './entry/EntryForm.tsx';
import { ClosedRound, CompleteRound } from './entry/RoundState.tsx';
import { NativeSelect } from './entry/OutcomeField.tsx';
import { EntryList } from './EntryList.tsx';
import { progressOf, progressText } from './progress.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { findCurrentRound, isPlanned, positionName, positionOf } from './runs.ts';
import { toResultRows } from './resultRows.ts';
import { useCorrection } from './corrections/useCorrection.ts';
import { useRemoval } from './corrections/useRemoval.ts';
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
  const { data, isFetching, error, refetch } = scoreEntry;
  if (!data)
    return isFetching ? (
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

/** Says what becomes of the scores that wait for the network. */
function waitingText(unsent: WaitingScore[]): string {
  if (unsent.some(({ isUnstored }) => isUnstored)) return copy.queue.unstored(unsent.length);
  const text = copy.queue.waiting(unsent.length);
  // Over plain http there is no service worker, which would open the page.
  return window.isSecureContext ? text : `${text} ${copy.queue.noReload}`;
}

/** Returns the name of a round, with why it takes no runs. */
function nameRound(round: Round): string {
  const { plannedRound, closedRound } = copy.scoreEntry;
  if (isPlanned(round)) return plannedRound(round.name);
  return round.state === 'closed' ? closedRound(round.name) : round.name;
}

function OpenScoreEntry({
  scoreEntry,
  data,
  isTable,
}: Required<ScoreEntryProps> & { data: ScoreEntryData }) {
  const correction = useCorrection(scoreEntry, data, { isTable });
  const removal = useRemoval(scoreEntry, data, { isTable });
  const { entry, open, close, save } = correction;
  const { rounds } = data;
  // A round that opens meanwhile is not what a person is entering.
  const [roundId, setRoundId] = useState(() => findCurrentRound(rounds)?.id);
  const round = rounds.find(({ id }) => id === roundId) ?? findCurrentRound(rounds);
  const [readResults] = useLazyGetCategoryResultsQuery();
  const readResultRows = async () => {
    const { tournamentId: id, categoryId } = scoreEntry;
    const { data: results } = await readResults({ id, categoryId }).unwrap();
    if (!results) throw new Error('The response has no results');
    return toResultRows(results, data);
  };
  const unsent = scoreEntry.waiting.filter(({ rejection }) => rejection === undefined);
  if (!round) return <EmptyState message={copy.scoreEntry.missing} />;
  const progress = progressOf(data, round);
  const isOpen = round.state === 'open' && !isPlanned(round);
  const roundProps = { scoreEntry, round, isTable };
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {progressText(progress)}
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
      {isOpen ? (
        <EntryForm
          scoreEntry={scoreEntry}
          data={data}
          round={round}
          onCorrect={open}
          complete={<CompleteRound {...roundProps} missing={progress.all - progress.entered} />}
        />
      ) : (
        <ClosedRound
          key={round.id}
          {...roundProps}
          open={rounds.findLast((each) => each.state === 'open' && !isPlanned(each))}
          onChoose={setRoundId}
        />
      )}
      {unsent.some(({ isDelayed }) => isDelayed) && (
        <Notice severity="warning" sx={{ mb: 2 }}>
          {waitingText(unsent)}
        </Notice>
      )}
      <EntryList
        data={data}
        round={round}
        waiting={scoreEntry.waiting}
        changes={isOpen ? 'all' : isTable ? 'none' : 'corrections'}
        onKeep={isTable ? undefined : correction.keepRounds}
        onCorrect={open}
        onRemove={removal.remove}
      />
      {!isTable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
          <Button
            variant="outlined"
            component={Link}
            to={importHref(scoreEntry)}
            startIcon={<ImportIcon />}
          >
            {copy.scoreEntry.import}
          </Button>
          <DownloadMenu
            label={copy.results.download}
            rows={readResultRows}
            sheet={copy.results.sheet}
            name={`${copy.results.sheet} ${scoreEntry.name}`}
          />
        </Box>
      )}
      {entry && (
        <CorrectionDialog
          entry={entry}
          name={positionName(rounds, positionOf(rounds, entry), round.id)}
          data={data}
          round={round}
          entries={[...scoreEntry.waiting, ...data.runs]}
          onSave={(correction) => save(entry, correction)}
          onReload={() => open(entry)}
          onClose={close}
        />
      )}
      {removal.refused && (
        <ConfirmDialog
          open
          danger
          title={copy.list.removing(removal.refused.run.team.name)}
          confirmLabel={copy.list.removeAndKeep(removal.refused.rounds)}
          onConfirm={removal.confirm}
          onCancel={removal.cancel}
        >
          <p>{removal.refused.text}</p>
          <p>{copy.list.keepHint(removal.refused.rounds)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
