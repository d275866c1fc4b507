import { Box, Button, Container, TextField, Typography } from '@mui/material';
import { useListAuditLogQuery } from '../../../api/auditLog.ts';
import { useListOrganisersQuery } from '../../../api/organisers.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { LoadedList } from '../../requests/LoadedList.tsx';
import { PointList } from '../../../ui/lists/PointList.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { copy, kindNames } from './copy.ts';
import { AuditLogTable } from './AuditLogTable.tsx';
import { useAuditLogFilter } from './useAuditLogFilter.ts';

const pageSize = 50;

/** What organisers have changed, the latest first. */
export default function AuditLogPage() {
  usePageTitle(copy.title);
  const state = useAuditLogFilter();
  const { filter, page, setPage, clear } = state;
  const query = useListAuditLogQuery(
    { ...filter, page, per_page: pageSize },
    // Every change adds to it, also those of others.
    { refetchOnMountOrArgChange: true },
  );
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <WorkHeader title={copy.title} detail={copy.lead} fallback={paths.organiser.href()} />
      <Container sx={{ pt: { xs: 2, md: 3 } }}>
        {(isFiltered || query.currentData?.total !== 0) && <AuditLogFilters state={state} />}
        <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
          {({ data, total }) => (
            <>
              <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
                {total > 0 && (
                  <Box component="span" sx={{ display: 'block', my: 1 }}>
                    {copy.count(formatNumber(total))}
                  </Box>
                )}
              </Typography>
              {data.length > 0 ? (
                <AuditLogTable entries={data} />
              ) : (
                <EmptyState
                  {...(isFiltered || page > 1 ? { message: copy.noneFound } : copy.empty)}
                  action={
                    (isFiltered || page > 1) && (
                      <Button variant="outlined" onClick={clear}>
                        {copy.showAll}
                      </Button>
                    )
                  }
                >
                  {!isFiltered && page === 1 && <PointList {...copy.entries} />}
                </EmptyState>
              )}
              {total > pageSize && (
                <PagePicker
                  page={page}
                  pageCount={Math.ceil(total / pageSize)}
                  onChange={setPage}
                />
              )}
            </>
          )}
        </LoadedList>
      </Container>
    </>
  );
}

function AuditLogFilters({ state }: { state: ReturnType<typeof useAuditLogFilter> }) {
  const { filter, setFilter } = state;
  const { currentData } = useListOrganisersQuery();
  return (
    <Box sx={filtersStyles}>
      <SelectField
        size="small"
        label={copy.filter.organiser}
        noneLabel={copy.filter.allOrganisers}
        options={(currentData?.data ?? []).map(({ id, name }) => ({
          value: String(id),
          label: name,
        }))}
        selected={filter.organiser === undefined ? undefined : String(filter.organiser)}
        onSelect={(value) => setFilter('organiser', value)}
      />
      <SelectField
        size="small"
        label={copy.filter.kind}
        noneLabel={copy.filter.allKinds}
        options={Object.entries(kindNames).map(([value, label]) => ({ value, label }))}
        selected={filter.kind}
        onSelect={(value) => setFilter('kind', value)}
      />
      {(['from', 'until'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          size="small"
          label={copy.filter[name]}
          value={filter[name] ?? ''}
          onChange={({ target }) => setFilter(name, target.value || undefined)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Box>
  );
}

const filtersStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    md: 'repeat(2, minmax(0, 18rem)) repeat(2, 11rem)',
  },
  columnGap: 1.5,
  rowGap: 1.5,
  mb: 1,
};
