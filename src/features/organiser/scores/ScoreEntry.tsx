import type { ReactNode } from 'react';
import { Button, Skeleton, Typography } from '@mui/material';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Link } from 'react-router-dom';
import type { ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { isStatus } from '../../../api/errors.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { errorText } from '../errorText.ts';
import { copy } from './copy.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { importHref } from './scoreEntryHref.ts';
import { EntryForm } from './entry/EntryForm.tsx';
import { EntryList } from './EntryList.tsx';
import { useCorrection } from './useCorrection.ts';
import { ofCurrentRound, type ScoreEntryState } from './useScoreEntry.ts';

type ScoreEntryProps = { scoreEntry: ScoreEntryState; canImport?: boolean };

/** One line for the next score, and the last ones beneath it. */
export const ScoreEntry = ({ scoreEntry, canImport = true }: ScoreEntryProps) => (
  <LoadedScoreEntry scoreEntry={scoreEntry}>
    {(data) => (
      <OpenScoreEntry scoreEntry={scoreEntry} data={ofCurrentRound(data)} canImport={canImport} />
    )}
  </LoadedScoreEntry>
);

type LoadedScoreEntryProps = {
  scoreEntry: ScoreEntryState;
  children: (data: ScoreEntryData) => ReactNode;
};

/** Shows score entry for a category with teams; otherwise that it loads, or why there is nothing to score. */
export function LoadedScoreEntry({ scoreEntry, children }: LoadedScoreEntryProps) {
  const { data, isFetching, error, refetch } = scoreEntry;
  if (!data)
    return isFetching ? (
      <Skeleton role="status" aria-label={copy.scoreEntry.loading} variant="rounded" height={240} />
    ) : isStatus(error, 404, 422) ? (
      <EmptyState message={copy.scoreEntry.missing} />
    ) : (
      <ErrorState message={errorText(error, copy.scoreEntry.failed)} onRetry={refetch} />
    );
  if (data.teams.length === 0) return <EmptyState message={copy.scoreEntry.noTeams} />;
  return children(data);
}

function OpenScoreEntry({
  scoreEntry,
  data,
  canImport,
}: Required<ScoreEntryProps> & { data: ScoreEntryData }) {
  const { entry, open, close, save, remove } = useCorrection(scoreEntry, data);
  const unsent = scoreEntry.waiting.filter(({ rejection }) => rejection === undefined);
  return (
    <>
      <EntryForm scoreEntry={scoreEntry} data={data} onCorrect={open} />
      {unsent.some(({ isDelayed }) => isDelayed) && (
        <Notice severity="warning" sx={{ mb: 2 }}>
          {copy.queue.waiting(unsent.length)}
        </Notice>
      )}
      <EntryList
        data={data}
        waiting={scoreEntry.waiting}
        onCorrect={({ team }) => open(team)}
        onRemove={remove}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 1.5 }}>
        {copy.scoreEntry.progress(formatNumber(data.runs.length), formatNumber(data.teams.length))}
        {scoreEntry.isStored && ` · ${copy.scoreEntry.stored}`}
      </Typography>
      {canImport && (
        <Button
          variant="outlined"
          component={Link}
          to={importHref(scoreEntry)}
          startIcon={<ImportIcon />}
          sx={{ mb: 2 }}
        >
          {copy.scoreEntry.import}
        </Button>
      )}
      {entry && (
        <CorrectionDialog
          entry={entry}
          format={data.time_format}
          onSave={(result) => save(entry, result)}
          onReload={() => open(entry.team)}
          onClose={close}
        />
      )}
    </>
  );
}
