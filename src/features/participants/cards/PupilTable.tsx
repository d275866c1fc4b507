import { useCallback, useState } from 'react';
import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { ResponsiveTable } from '../../../ui/grid/ResponsiveTable.tsx';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { describeCard, type Pupil } from './cardStates.ts';
import { copy } from './copy.ts';

const pageSize = 50;

type PupilTableProps = {
  pupils: readonly Pupil[];
  /** Makes the card of one pupil who has none. */
  onCreate: (pupil: Pupil) => void;
  /** Asks whether the card of one is to be renewed. */
  onRenew: (pupil: Pupil) => void;
};

type Column = GridColDef<Pupil>;

const wideColumns: Column[] = [
  { field: 'name', headerName: copy.columns.name, flex: 3, rowHeader: true },
  { field: 'class', headerName: copy.columns.class, flex: 1 },
  {
    field: 'state',
    headerName: copy.columns.state,
    flex: 3,
    valueGetter: (_value, pupil) => describeCard(pupil),
  },
];

const narrowColumns: Column[] = [
  {
    field: 'name',
    headerName: copy.columns.name,
    flex: 1,
    rowHeader: true,
    renderCell: ({ row }) => (
      <Box sx={{ py: 1, lineHeight: 1.4, whiteSpace: 'normal' }}>
        <Box sx={{ fontWeight: 600 }}>{row.name}</Box>
        <Box component="small" sx={{ color: 'text.secondary' }}>
          {[row.class, describeCard(row)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
    ),
  },
];

/** Who has a card, since when, and who has used it, with the button that makes or renews one. */
export function PupilTable({ pupils, onCreate, onRenew }: PupilTableProps) {
  const [wantedPage, setPage] = useState(1);
  const pageCount = Math.ceil(pupils.length / pageSize);
  const page = Math.min(wantedPage, Math.max(1, pageCount));
  const render = useCallback(
    (pupil: Pupil) => {
      if (pupil.state === 'missing')
        return (
          <RowButton
            label={copy.createFor(pupil.name)}
            icon={rowIcons.card}
            onClick={() => onCreate(pupil)}
          />
        );
      return (
        pupil.state === 'valid' && (
          <RowButton
            label={copy.renewFor(pupil.name)}
            icon={rowIcons.renew}
            onClick={() => onRenew(pupil)}
          />
        )
      );
    },
    [onCreate, onRenew],
  );
  return (
    <div className="no-print">
      <ResponsiveTable<Pupil>
        label={copy.table}
        rows={pupils.slice((page - 1) * pageSize, page * pageSize)}
        wideColumns={wideColumns}
        narrowColumns={narrowColumns}
        actions={{ title: copy.columns.actions, render }}
      />
      {pageCount > 1 && <PagePicker page={page} pageCount={pageCount} onChange={setPage} />}
    </div>
  );
}
