import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import type { ClubParticipant } from '../../openapi/schema.d.ts';

/**
 * What the participants' page is measured against: the grid as it comes out of its box, on a page
 * with nothing else. Never part of the product.
 */

type Row = ClubParticipant & { number: number };

const text: GridColDef<Row>[] = [
  { field: 'number', headerName: '#', width: 64 },
  { field: 'name', headerName: 'Name', flex: 5 },
  { field: 'email', headerName: 'Email', flex: 6 },
];

const actions: GridColDef<Row> = {
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
  people.map((person, place) => ({ ...person, number: place + 1 }));

/** One page, filtered outside the grid. */
function Outside({
  people,
  columns,
  choice,
}: {
  people: ClubParticipant[];
  columns: GridColDef<Row>[];
  choice: boolean;
}) {
  const [query, setQuery] = useState('');
  const index = useMemo(
    () =>
      people.map((person) => ({ person, words: `${person.name}\n${person.email}`.toLowerCase() })),
    [people],
  );
  const rows = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    return numbered(
      index
        .filter(({ words }) => words.includes(wanted))
        .slice(0, 10)
        .map(({ person }) => person),
    );
  }, [index, query]);
  return (
    <>
      <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid<Row> rows={rows} columns={columns} checkboxSelection={choice} hideFooter />
      </div>
    </>
  );
}

/** All rows, filtered by the field of the grid's own toolbar. */
function Toolbar({ people }: { people: ClubParticipant[] }) {
  const rows = useMemo(() => numbered(people), [people]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid<Row>
        rows={rows}
        columns={[...text, actions]}
        checkboxSelection
        showToolbar
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </div>
  );
}

const kinds: Record<string, (people: ClubParticipant[]) => React.ReactNode> = {
  bare: (people) => <Outside people={people} columns={[...text, actions]} choice />,
  text: (people) => <Outside people={people} columns={text} choice={false} />,
  toolbar: (people) => <Toolbar people={people} />,
};

const root = document.querySelector('#bench');
const show = kinds[new URLSearchParams(window.location.search).get('kind') ?? ''];
if (root && show) {
  const answer = await fetch('/api/gh-schools/1/participants');
  const { data } = (await answer.json()) as { data: ClubParticipant[] };
  createRoot(root).render(show(data));
}
