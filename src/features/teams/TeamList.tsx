import { useDeferredValue, useId, useRef } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { responseStatus } from '../../api/errors.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PagePicker } from '../../ui/PagePicker.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { useListParams } from '../../ui/useListParams.ts';
import { copy } from './copy.ts';
import { TeamRows, TeamRowsSkeleton } from './TeamRows.tsx';
import { useListToast } from './useListToast.ts';
import { useFirstTeams, useTeamPage } from './useTeamPage.ts';

export function TeamList() {
  const headingId = useId();
  const { data: response, error, isError, isFetching, requestId, refetch } = useFirstTeams();
  useListToast({ requestId, isFetching, isError });
  const hasFailed = response === undefined && error !== undefined && !isFetching;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.list.find} />
      {hasFailed ? (
        <ErrorState
          message={(responseStatus(error) ?? 0) >= 400 ? copy.list.errorResponse : copy.list.failed}
          onRetry={() => void refetch()}
        />
      ) : (
        <Teams first={response} labelledBy={headingId} />
      )}
    </Box>
  );
}

type TeamsProps = { first: ReturnType<typeof useFirstTeams>['data']; labelledBy: string };

function Teams({ first, labelledBy }: TeamsProps) {
  const { params, setQuery, setPage, commitQuery } = useListParams();
  const summary = useRef<HTMLParagraphElement>(null);
  // Deferred, so that typing stays responsive while the rows are rendered.
  const query = useDeferredValue(params.query);
  const page = useDeferredValue(params.page);
  const { teams, count, hasAny, retry, ...shown } = useTeamPage(first, { query, page });
  const changePage = (next: number) => {
    setPage(next);
    // Moves the focus to the start of the new rows; the pressed button may be disabled now.
    summary.current?.focus();
  };
  return (
    <>
      <SearchField
        label={copy.list.search}
        lang="en"
        value={params.query}
        onChange={setQuery}
        onCommit={commitQuery}
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
        {teams ? summaryText(count, query) : !retry && copy.list.loading}
      </Typography>
      {retry && <ErrorState message={copy.list.failed} onRetry={retry} />}
      {!teams && !retry && <TeamRowsSkeleton />}
      {teams && count > 0 && <TeamRows teams={teams} labelledBy={labelledBy} />}
      {teams && count === 0 && (
        <NoTeamsFound query={hasAny ? query : ''} onClear={() => setQuery('')} />
      )}
      <PagePicker {...shown} onChange={changePage} />
    </>
  );
}

const summaryText = (count: number, query: string) =>
  query.trim() === '' ? copy.list.count(count) : copy.list.found(count, query.trim());

type NoTeamsFoundProps = { query: string; onClear: () => void };

function NoTeamsFound({ query, onClear }: NoTeamsFoundProps) {
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
