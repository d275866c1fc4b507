import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import type { ClubParticipant } from '../../openapi/schema.d.ts';

/** Baseline for the participants' page: the MUI grid with default settings on an empty page. */

type Row = ClubParticipant & { number: number };

const textColumns: GridColDef<Row>[] = [
  { field: 'number', headerName: '#', width: 64 },
  { field: 'name', headerName: 'Name', flex: 5 },
  { field: 'email', headerName: 'Email', flex: 6 },
];

const actionColumn: GridColDef<Row> = {
  field: 'actions',
  headerName: 'Actions',
  type: 'actions',
  width: 112,
  renderCell: (cell) => (
    <GridActionsCell {...cell}>
      <GridActionsCellItem icon={<EditIcon />} label={`Edit ${cell.row.name}`} />
      <GridActionsCellItem icon={<DeleteIcon />} label={`Delete ${cell.row.name}`} />
    </GridActionsCell>
  ),
};

const numbered = (people: ClubParticipant[]): Row[] =>
  people.map((person, index) => ({ ...person, number: index + 1 }));

/** Shows one page of rows that are filtered outside the grid. */
function ExternalFilterGrid({
  people,
  columns,
  hasSelection,
}: {
  people: ClubParticipant[];
  columns: GridColDef<Row>[];
  hasSelection: boolean;
}) {
  const [query, setQuery] = useState('');
  const index = useMemo(
    () =>
      people.map((person) => ({ person, text: `${person.name}\n${person.email}`.toLowerCase() })),
    [people],
  );
  const rows = useMemo(() => {
    const searchText = query.trim().toLowerCase();
    return numbered(
      index
        .filter(({ text }) => text.includes(searchText))
        .slice(0, 10)
        .map(({ person }) => person),
    );
  }, [index, query]);
  return (
    <>
      <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid<Row> rows={rows} columns={columns} checkboxSelection={hasSelection} hideFooter />
      </div>
    </>
  );
}

/** Shows all rows, filtered by the quick filter of the grid's toolbar. */
function ToolbarFilterGrid({ people }: { people: ClubParticipant[] }) {
  const rows = useMemo(() => numbered(people), [people]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid<Row>
        rows={rows}
        columns={[...textColumns, actionColumn]}
        checkboxSelection
        showToolbar
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </div>
  );
}

const variants: Record<string, (people: ClubParticipant[]) => React.ReactNode> = {
  bare: (people) => (
    <ExternalFilterGrid people={people} columns={[...textColumns, actionColumn]} hasSelection />
  ),
  text: (people) => (
    <ExternalFilterGrid people={people} columns={textColumns} hasSelection={false} />
  ),
  toolbar: (people) => <ToolbarFilterGrid people={people} />,
};

const root = document.querySelector('#bench');
const renderVariant = variants[new URLSearchParams(window.location.search).get('kind') ?? ''];
if (root && renderVariant) {
  const response = await fetch('/api/gh-schools/1/participants');
  const { data } = (await response.json()) as { data: ClubParticipant[] };
  createRoot(root).render(renderVariant(data));
}
