import { useCallback, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type {
  Certificate,
  CertificateKind,
  CertificateState,
  CertificateSummary,
} from '../../../../openapi/schema.d.ts';
import { toSearch } from '../../../api/useListPage.ts';
import { useListCertificatesQuery } from '../../../api/managedCertificates.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { ResponsiveTable } from '../../../ui/grid/ResponsiveTable.tsx';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { LoadedList } from '../../requests/LoadedList.tsx';
import { ReplaceDialog, WithdrawDialog } from './CertificateDialogs.tsx';
import { copy } from './copy.ts';
import { useCertificateFiles } from './useCertificateFiles.ts';

const texts = copy.list;
const pageSize = 50;
const downloadIcon = 'M5 20h14v-2H5zM19 9h-4V3H9v6H5l7 7z';

type Filter = { search: string; kind?: CertificateKind; state?: CertificateState; page: number };
type CertificateListProps = { id: number; files: CertificateSummary['files'] };

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The certificates that are issued: searched, replaced, withdrawn and downloaded. */
export function CertificateList({ id, files }: CertificateListProps) {
  const [filter, setFilter] = useState<Filter>({ search: '', page: 1 });
  const [asked, setAsked] = useState('');
  const [replaced, setReplaced] = useState<Certificate>();
  const [withdrawn, setWithdrawn] = useState<Certificate>();
  const { kind, state, page } = filter;
  const search = toSearch(asked);
  const query = useListCertificatesQuery(
    { id, search, kind, state, page, per_page: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const downloads = useCertificateFiles(id);
  const { download, progress } = downloads;
  const render = useCallback(
    (row: Certificate) =>
      row.state !== 'replaced' && (
        <>
          {row.state === 'valid' && (
            <RowButton
              label={texts.download(nameOf(row))}
              icon={downloadIcon}
              onClick={() => void download(row)}
            />
          )}
          <RowButton
            label={texts.replace(nameOf(row))}
            icon={rowIcons.edit}
            onClick={() => setReplaced(row)}
          />
          {row.state === 'valid' && (
            <RowButton
              danger
              label={texts.withdraw(nameOf(row))}
              icon={rowIcons.block}
              onClick={() => setWithdrawn(row)}
            />
          )}
        </>
      ),
    [download],
  );
  const isFiltered = search !== undefined || kind !== undefined || state !== undefined;
  return (
    <Box component="section" aria-labelledby="issued-certificates">
      <Box sx={headStyles}>
        <Typography id="issued-certificates" variant="h5" component="h2">
          {texts.title}
        </Typography>
        <Button
          variant="outlined"
          loading={downloads.busy}
          disabled={files.length === 0}
          onClick={() => void downloads.downloadAll(files)}
        >
          {texts.downloadAll}
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {progress && texts.downloading(formatNumber(progress.done), formatNumber(progress.total))}
      </Typography>
      <Box sx={filterStyles}>
        <SearchField
          label={texts.search}
          value={filter.search}
          onChange={(text) => setFilter({ ...filter, search: text, page: 1 })}
          onCommit={() => setAsked(filter.search)}
        />
        <SelectField
          size="small"
          label={texts.kind}
          noneLabel={texts.allKinds}
          options={optionsOf(copy.kinds)}
          selected={kind}
          onSelect={(value) =>
            setFilter({ ...filter, kind: value as CertificateKind | undefined, page: 1 })
          }
        />
        <SelectField
          size="small"
          label={texts.state}
          noneLabel={texts.allStates}
          options={optionsOf(copy.states)}
          selected={state}
          onSelect={(value) =>
            setFilter({ ...filter, state: value as CertificateState | undefined, page: 1 })
          }
        />
      </Box>
      <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState message={isFiltered ? texts.noneFound : texts.none} />
          ) : (
            <>
              <Typography role="status" variant="body2" sx={{ my: 1, color: 'text.secondary' }}>
                {texts.count(formatNumber(total))}
              </Typography>
              <ResponsiveTable<Certificate>
                label={texts.table}
                rows={data}
                wideColumns={wideColumns}
                narrowColumns={narrowColumns}
                actions={{ title: texts.columns.actions, render, buttons: 3 }}
              />
              {total > pageSize && (
                <PagePicker
                  page={page}
                  pageCount={Math.ceil(total / pageSize)}
                  onChange={(next) => setFilter({ ...filter, page: next })}
                />
              )}
            </>
          )
        }
      </LoadedList>
      {replaced && <ReplaceDialog certificate={replaced} onClose={() => setReplaced(undefined)} />}
      {withdrawn && (
        <WithdrawDialog certificate={withdrawn} onClose={() => setWithdrawn(undefined)} />
      )}
    </Box>
  );
}

const nameOf = ({ name }: Certificate): string => name ?? texts.erased;

const stateText = ({ state, reason, outdated }: Certificate): string => {
  const detail = outdated ? texts.outdated : reason;
  return detail === null ? copy.states[state] : `${copy.states[state]}: ${detail}`;
};

const wideColumns: GridColDef<Certificate>[] = [
  {
    field: 'name',
    headerName: texts.columns.name,
    flex: 2,
    rowHeader: true,
    valueGetter: (_value, row) => nameOf(row),
  },
  { field: 'title', headerName: texts.columns.title, flex: 2 },
  { field: 'school', headerName: texts.columns.school, flex: 2 },
  { field: 'number', headerName: texts.columns.number, flex: 1 },
  {
    field: 'state',
    headerName: texts.columns.state,
    flex: 2,
    valueGetter: (_value, row) => stateText(row),
  },
];

const narrowColumns: GridColDef<Certificate>[] = [
  {
    field: 'name',
    headerName: texts.columns.name,
    flex: 1,
    rowHeader: true,
    valueGetter: (_value, row) => nameOf(row),
    renderCell: ({ row }) => (
      <Box sx={{ py: 1, lineHeight: 1.4, whiteSpace: 'normal' }}>
        <Box sx={{ fontWeight: 600 }}>{nameOf(row)}</Box>
        <div>{[row.title, row.school].filter(Boolean).join(' · ')}</div>
        <Box component="small" sx={{ color: 'text.secondary' }}>
          {stateText(row)}
        </Box>
      </Box>
    ),
  },
];

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
} as const;

const filterStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) repeat(2, 12rem)' },
  gap: 1.5,
  mb: 1,
};
