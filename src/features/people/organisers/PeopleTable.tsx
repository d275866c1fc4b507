import { useCallback } from 'react';
import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type { Organiser } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { useOrganiser } from '../../../session/useSession.ts';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { StatusChip, type StatusTone } from '../../../ui/states/StatusChip.tsx';
import { copy } from '../copy.ts';
import { ResponsiveTable } from '../../../ui/grid/ResponsiveTable.tsx';

type PeopleTableProps = {
  people: Organiser[];
  /** Who is signed in, and cannot deactivate the own account. */
  ownId: number | undefined;
  /** Whether the rows have buttons. */
  canManage: boolean;
  /** Called for somebody who has no password. */
  onNewLink: (organiser: Organiser) => void;
  onDeactivate: (organiser: Organiser) => void;
  onChangeRole: (organiser: Organiser) => void;
};

const { columns: names } = copy;

type State = 'active' | 'invited' | 'inactive';

const tones: Record<State, StatusTone> = {
  active: 'success',
  invited: 'attention',
  inactive: 'neutral',
};

function stateOf({ has_password: hasPassword, active }: Organiser): State {
  if (!active) return 'inactive';
  return hasPassword ? 'active' : 'invited';
}

const nameColumn: GridColDef<Organiser> = {
  field: 'name',
  headerName: names.name,
  flex: 3,
  rowHeader: true,
  renderCell: ({ row }) => <PersonName organiser={row} />,
};

/** The name, with a mark for whoever is signed in. */
function PersonName({ organiser: { id, name } }: { organiser: Organiser }) {
  const isOwn = useOrganiser()?.id === id;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      {isOwn && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          ({copy.you})
        </Box>
      )}
    </Box>
  );
}

const roleOf = ({ role }: Organiser): string => copy.roles[role];

/** Whether an organiser is the only owner who can sign in, and has to stay one. */
const isLastOwner = (people: readonly Organiser[], { id }: Organiser): boolean =>
  people
    .filter((each) => each.role === 'owner' && each.has_password)
    .every((each) => each.id === id);

/** Whether an organiser can sign in, must still make a password, or has left. */
function StateChip({ organiser }: { organiser: Organiser }) {
  const state = stateOf(organiser);
  return <StatusChip tone={tones[state]}>{copy[state]}</StatusChip>;
}

/** Name, e-mail address, role and state in one cell, for narrow windows. */
const narrowColumns: GridColDef<Organiser>[] = [
  {
    ...nameColumn,
    renderCell: ({ row }) => (
      <Box
        sx={{
          display: 'grid',
          rowGap: 0.5,
          py: 1.5,
          lineHeight: 1.4,
          '& small': { display: 'block', color: 'text.secondary' },
        }}
      >
        <PersonName organiser={row} />
        <small>{row.email}</small>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}
        >
          <StateChip organiser={row} />
          <small>
            {names.role}: {roleOf(row)}
          </small>
        </Box>
      </Box>
    ),
  },
];

const wideColumns: GridColDef<Organiser>[] = [
  nameColumn,
  { field: 'email', headerName: names.email, flex: 4 },
  { field: 'role', headerName: names.role, width: 130, valueGetter: (_value, row) => roleOf(row) },
  {
    field: 'has_password',
    headerName: names.state,
    // The longest of the states has to stay in one line.
    width: 240,
    valueGetter: (_value, row) => copy[stateOf(row)],
    renderCell: ({ row }) => <StateChip organiser={row} />,
  },
  {
    field: 'created_at',
    headerName: names.since,
    width: 170,
    valueFormatter: (time: string) => formatCalendarDate(time.slice(0, 10)),
  },
];

/** The names begin where the texts beneath the table do. */
const tableStyles = {
  '& .MuiDataGrid-root [data-field="name"]': { pl: { xs: 2, sm: 2.5 } },
};

/**
 * Who the organisers are, with the buttons that invite somebody again, change a role or deactivate
 * somebody.
 */
export function PeopleTable(props: PeopleTableProps) {
  const { people, ownId, canManage, onNewLink, onDeactivate, onChangeRole } = props;
  const render = useCallback(
    (organiser: Organiser) => (
      <>
        {!organiser.has_password && (
          <RowButton
            label={
              organiser.active ? copy.newLink(organiser.name) : copy.inviteAgain(organiser.name)
            }
            icon={organiser.active ? rowIcons.link : rowIcons.restore}
            onClick={() => onNewLink(organiser)}
          />
        )}
        {organiser.active && !isLastOwner(people, organiser) && (
          <RowButton
            label={copy.changeRole(organiser.name)}
            icon={rowIcons.edit}
            onClick={() => onChangeRole(organiser)}
          />
        )}
        {organiser.active && organiser.id !== ownId && (
          <RowButton
            label={copy.deactivate(organiser.name)}
            icon={rowIcons.block}
            danger
            onClick={() => onDeactivate(organiser)}
          />
        )}
      </>
    ),
    [people, onNewLink, onDeactivate, onChangeRole, ownId],
  );
  return (
    <Box sx={tableStyles}>
      <ResponsiveTable<Organiser>
        label={copy.table}
        rows={people}
        wideColumns={wideColumns}
        narrowColumns={narrowColumns}
        actions={
          canManage && people.length > 1 ? { title: names.actions, render, buttons: 3 } : undefined
        }
      />
    </Box>
  );
}
