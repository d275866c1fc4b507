import { type ReactNode, useDeferredValue, useId, useRef } from 'react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { responseStatus } from '../../../api/errors.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListEntries } from '../../../ui/lists/ListEntries.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { RegionFilter } from '../../../ui/lists/RegionFilter.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { SelectFilter } from '../../../ui/lists/SelectFilter.tsx';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { useFilterParams } from '../../../ui/lists/useFilterParams.ts';
import { useListParams } from '../../../ui/lists/useListParams.ts';
import { copy } from '../copy.ts';
import { TeamRows, TeamRowsSkeleton } from './TeamRows.tsx';
import { useCategoryFilter } from './useCategoryFilter.ts';
import { useListToast } from './useListToast.ts';
import { useTeamPage } from '../page/useTeamPage.ts';

export function TeamList() {
  const headingId = useId();
  const { params, committed, setQuery, setPage, commitQuery } = useListParams();
  const filterParams = useFilterParams();
  const { categories, category, setCategory } = useCategoryFilter(filterParams);
  const region = filterParams.read('region');
  const summary = useRef<HTMLParagraphElement>(null);
  // Deferred, so that typing stays responsive while the rows are rendered.
  const typed = { query: useDeferredValue(params.query), page: useDeferredValue(params.page) };
  const { teams, count, query, hasAny, isPartial, isCurrent, retry, error, regions, ...request } =
    useTeamPage(typed, committed, { category, region });
  const { page, pageCount } = request;
  useListToast({ ...request, isError: retry !== undefined });
  const filters = [query.trim(), category?.name, region].filter(Boolean).join(', ');
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
      <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={2} sx={toolbar}>
        <SearchField
          label={copy.list.search}
          lang="en"
          value={params.query}
          onChange={setQuery}
          onCommit={commitQuery}
        />
        <SelectFilter
          label={copy.list.category}
          allLabel={copy.list.allCategories}
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          selected={category && String(category.id)}
          onSelect={setCategory}
        />
        <RegionFilter
          regions={regions}
          selected={region}
          onSelect={(value) => filterParams.change({ region: value })}
        />
      </Stack>
      <Typography ref={summary} tabIndex={-1} role="status" variant="body2" sx={status}>
        {isCurrent ? summaryText(count, filters, isPartial) : !retry && copy.list.loading}
      </Typography>
      {retry && <ErrorState message={failureText(error)} onRetry={retry} />}
      {!teams && <TeamRowsSkeleton />}
      {teams && !retry && teams.length > 0 && (
        <ListEntries entries={teams} isCurrent={isCurrent}>
          <TeamRows teams={teams} labelledBy={headingId} />
        </ListEntries>
      )}
      {isCurrent && count === 0 && (
        <NoTeamsFound
          filters={hasAny ? filters : ''}
          onClear={() => {
            setQuery('');
            if (category || region) filterParams.change({ category: undefined, region: undefined });
            // The pressed button disappears.
            summary.current?.focus();
          }}
        />
      )}
      <PagePicker key={pageCount} page={page} pageCount={pageCount} onChange={changePage} />
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

const toolbar = { justifyContent: 'space-between', '& > form': { flex: { sm: '1 1 16rem' } } };

const status = {
  color: 'text.secondary',
  my: 2,
  minHeight: '1.6em',
  outline: 'none',
  overflowWrap: 'anywhere',
};

function summaryText(count: number, filters: string, isPartial: boolean) {
  if (isPartial) return copy.list.closest(count, filters);
  return filters === '' ? copy.list.count(count) : copy.list.found(count, filters);
}

type NoTeamsFoundProps = { filters: string; onClear: () => void };

function NoTeamsFound({ filters, onClear }: NoTeamsFoundProps) {
  if (filters === '') return <EmptyState message={copy.list.none} />;
  return (
    <EmptyState
      message={copy.list.noneFound(filters)}
      action={
        <Button variant="outlined" onClick={onClear}>
          {copy.list.clear}
        </Button>
      }
    />
  );
}
