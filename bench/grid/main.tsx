import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import type { ClubParticipant } from '../../openapi/schema.d.ts';

/** Baseline for the participants' page: the MUI grid with default settings on an empty page. */

type Row = ClubParticipant & { number: number };

const columns: GridColDef<Row>[] = [
  { field: 'number', headerName: '#', width: 64 },
  { field: 'name', headerName: 'Name', flex: 5 },
  { field: 'email', headerName: 'Email', flex: 6 },
  {
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
  },
];

const numbered = (people: ClubParticipant[]): Row[] =>
  people.map((person, index) => ({ ...person, number: index + 1 }));

/** Shows one page of rows that are filtered outside the grid. */
function ExternalFilterGrid({ people }: { people: ClubParticipant[] }) {
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
        <DataGrid<Row> rows={rows} columns={columns} checkboxSelection hideFooter />
      </div>
    </>
  );
}

const root = document.querySelector('#bench');
if (root) {
  const response = await fetch('/api/gh-schools/1/participants');
  const { data } = (await response.json()) as { data: ClubParticipant[] };
  createRoot(root).render(<ExternalFilterGrid people={data} />);
}
