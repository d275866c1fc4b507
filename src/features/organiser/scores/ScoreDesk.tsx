import type { ReactNode } from 'react';
import { Button, Skeleton, Typography } from '@mui/material';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Link } from 'react-router-dom';
import type { ScoreDesk as ScoreDeskData } from '../../../../openapi/schema.d.ts';
import { isStatus } from '../../../api/errors.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { errorText } from '../errorText.ts';
import { copy } from './copy.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { importHref } from './deskHref.ts';
import { EntryForm } from './entry/EntryForm.tsx';
import { EntryList } from './EntryList.tsx';
import { useCorrection } from './useCorrection.ts';
import type { Desk } from './useDesk.ts';

/** One line for the next score, and the last ones beneath it. */
export const ScoreDesk = ({ desk }: { desk: Desk }) => (
  <LoadedDesk desk={desk}>{(data) => <OpenDesk desk={desk} data={data} />}</LoadedDesk>
);

type LoadedDeskProps = { desk: Desk; children: (data: ScoreDeskData) => ReactNode };

/** Shows a desk that has teams; otherwise that it loads, or why there is nothing to score. */
export function LoadedDesk({ desk, children }: LoadedDeskProps) {
  const { data, isFetching, error, refetch } = desk;
  if (!data)
    return isFetching ? (
      <Skeleton role="status" aria-label={copy.desk.loading} variant="rounded" height={240} />
    ) : isStatus(error, 404, 422) ? (
      <EmptyState message={copy.desk.missing} />
    ) : (
      <ErrorState message={errorText(error, copy.desk.failed)} onRetry={refetch} />
    );
  if (data.teams.length === 0) return <EmptyState message={copy.desk.noTeams} />;
  return children(data);
}

function OpenDesk({ desk, data }: { desk: Desk; data: ScoreDeskData }) {
  const { entry, open, close, save, remove } = useCorrection(desk, data);
  const unsent = desk.waiting.filter(({ rejection }) => rejection === undefined);
  return (
    <>
      <EntryForm desk={desk} data={data} onCorrect={open} />
      {unsent.some(({ isDelayed }) => isDelayed) && (
        <Notice severity="warning" sx={{ mb: 2 }}>
          {copy.queue.waiting(unsent.length)}
        </Notice>
      )}
      <EntryList
        data={data}
        waiting={desk.waiting}
        onCorrect={({ team }) => open(team)}
        onRemove={remove}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 1.5 }}>
        {copy.desk.progress(formatNumber(data.scores.length), formatNumber(data.teams.length))}
        {desk.isStored && ` · ${copy.desk.stored}`}
      </Typography>
      <Button
        variant="outlined"
        component={Link}
        to={importHref(desk)}
        startIcon={<ImportIcon />}
        sx={{ mb: 2 }}
      >
        {copy.desk.import}
      </Button>
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
