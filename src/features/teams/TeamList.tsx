import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { TeamSummary } from '../../../openapi/schema.d.ts';
import { answerStatus } from '../../api/errors.ts';
import { useListTeamsQuery } from '../../api/teams.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PagePicker } from '../../ui/PagePicker.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { useListSelection } from '../../ui/useListSelection.ts';
import { copy } from './copy.ts';
import { pageOf } from './selection.ts';
import { TeamRows, TeamRowsSkeleton } from './TeamRows.tsx';
import { useListToast } from './useListToast.ts';

/** Every team in pages of twenty, to be searched by name. */
export function TeamList() {
  const headingId = useId();
  const { data: answer, error, isError, isFetching, requestId, refetch } = useListTeamsQuery();
  useListToast({ requestId, isFetching, isError });
  const failed = answer === undefined && error !== undefined && !isFetching;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.list.find} />
      {failed ? (
        <ErrorState
          message={(answerStatus(error) ?? 0) >= 400 ? copy.list.refused : copy.list.failed}
          onRetry={() => void refetch()}
        />
      ) : (
        <Teams teams={answer?.teams} labelledBy={headingId} />
      )}
    </Box>
  );
}

const none: TeamSummary[] = [];

function Teams({ teams, labelledBy }: { teams: TeamSummary[] | undefined; labelledBy: string }) {
  const { selection, type, turnTo, settle } = useListSelection();
  const summary = useRef<HTMLParagraphElement>(null);
  // The rows may come a moment after the letters that are typed.
  const query = useDeferredValue(selection.query);
  const page = useDeferredValue(selection.page);
  const shown = useMemo(() => pageOf(teams ?? none, { query, page }), [teams, query, page]);
  const turn = (next: number) => {
    turnTo(next);
    // Takes reader and keyboard back to where the new rows begin; the button may have gone grey
    // under the finger.
    summary.current?.focus();
  };
  return (
    <>
      <SearchField
        label={copy.list.search}
        lang="en"
        value={selection.query}
        onType={type}
        onSettle={settle}
      />
      <Typography
        ref={summary}
        tabIndex={-1}
        role="status"
        lang="en"
        variant="body2"
        sx={{
          color: 'text.secondary',
          my: 2,
          minHeight: '1.6em',
          outline: 'none',
          overflowWrap: 'anywhere',
        }}
      >
        {teams ? summaryOf(shown.count, query) : copy.list.loading}
      </Typography>
      {!teams && <TeamRowsSkeleton />}
      {teams && shown.count > 0 && <TeamRows teams={shown.teams} labelledBy={labelledBy} />}
      {teams && shown.count === 0 && (
        <NoneFound query={teams.length > 0 ? query : ''} onClear={() => type('')} />
      )}
      <PagePicker page={shown.page} pageCount={shown.pageCount} onChange={turn} />
    </>
  );
}

const summaryOf = (count: number, query: string) =>
  query.trim() === '' ? copy.list.count(count) : copy.list.found(count, query.trim());

type NoneFoundProps = { query: string; onClear: () => void };

function NoneFound({ query, onClear }: NoneFoundProps) {
  if (query === '') return <EmptyState message={copy.list.none} />;
  return (
    <EmptyState
      message={copy.list.noneFound(query.trim())}
      action={
        <Button variant="outlined" lang="en" onClick={onClear}>
          {copy.list.clear}
        </Button>
      }
    />
  );
}
