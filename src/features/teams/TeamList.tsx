import { type ReactNode, useDeferredValue, useId, useRef } from 'react';
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
import { useTeamPage } from './useTeamPage.ts';

export function TeamList() {
  const headingId = useId();
  const { params, committed, setQuery, setPage, commitQuery } = useListParams();
  const summary = useRef<HTMLParagraphElement>(null);
  // Deferred, so that typing stays responsive while the rows are rendered.
  const typed = { query: useDeferredValue(params.query), page: useDeferredValue(params.page) };
  const { teams, count, query, hasAny, isCurrent, retry, error, page, pageCount, ...request } =
    useTeamPage(typed, committed);
  useListToast({ ...request, isError: retry !== undefined });
  const changePage = (next: number) => {
    setPage(next);
    // Moves the focus to the start of the new rows; the pressed button may be disabled now.
    summary.current?.focus();
  };
  if (retry && !teams) {
    return (
      <Section id={headingId}>
        <ErrorState message={failureText(error)} onRetry={retry} />
      </Section>
    );
  }
  return (
    <Section id={headingId}>
      <SearchField
        label={copy.list.search}
        lang="en"
        value={params.query}
        onChange={setQuery}
        onCommit={commitQuery}
      />
      <Typography ref={summary} tabIndex={-1} role="status" lang="en" variant="body2" sx={status}>
        {isCurrent ? summaryText(count, query) : !retry && copy.list.loading}
      </Typography>
      {retry && <ErrorState message={failureText(error)} onRetry={retry} />}
      {!teams && <TeamRowsSkeleton />}
      {teams && !retry && teams.length > 0 && <TeamRows teams={teams} labelledBy={headingId} />}
      {isCurrent && count === 0 && (
        <NoTeamsFound query={hasAny ? query : ''} onClear={() => setQuery('')} />
      )}
      <PagePicker page={page} pageCount={pageCount} onChange={changePage} />
    </Section>
  );
}

function Section({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box component="section" aria-labelledby={id}>
      <SectionHeading id={id} title={copy.list.find} />
      {children}
    </Box>
  );
}

const failureText = (error: unknown) =>
  (responseStatus(error) ?? 0) >= 400 ? copy.list.errorResponse : copy.list.failed;

const status = {
  color: 'text.secondary',
  my: 2,
  minHeight: '1.6em',
  outline: 'none',
  overflowWrap: 'anywhere',
};

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
