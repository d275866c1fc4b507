import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ManagedTournament, Registration } from '../../../../openapi/schema.d.ts';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy } from '../copy.ts';

type PrintedListProps = {
  tournament: ManagedTournament;
  registrations: Registration[];
  /** Styles of a sheet of paper. */
  sheet: SxProps<Theme>;
};

const { columns } = copy;

/** The teams of each category on a sheet of its own, with room to sign. */
export function PrintedList({ tournament, registrations, sheet }: PrintedListProps) {
  const byCategory = Map.groupBy(registrations, ({ category }) => category.name);
  return (
    <Box sx={tableStyles}>
      {[...byCategory].map(([category, own]) => (
        <Box key={category} data-color-scheme="light" sx={sheet}>
          <table>
            <caption>
              {tournament.title} · {category} · {copy.count(String(own.length))}
            </caption>
            <thead>
              <tr>
                {[columns.checkIn, columns.team, columns.club].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">{columns.members}</th>
                <th scope="col">{copy.print.signature}</th>
              </tr>
            </thead>
            <tbody>
              {own.map(
                ({ id, start_number: startNumber, team, club, members, checked_in_at: at }) => (
                  <tr key={id}>
                    <td className="check">
                      <span
                        role="img"
                        aria-label={at === null ? copy.presence.absent : columns.checkIn}
                        data-present={at === null ? undefined : true}
                      />
                    </td>
                    <th scope="row">
                      <StartNumber number={startNumber} />
                      {team.name} <small>{team.code}</small>
                    </th>
                    <td>{club.name}</td>
                    <td>{members.map(({ name }) => name).join(', ')}</td>
                    <td aria-label={copy.print.signature} />
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </Box>
      ))}
    </Box>
  );
}

/** Of check-in, team and code, club, members and signature. */
const columnWidths = Object.fromEntries(
  [8, 20, 22, 27, 23].map((width, index) => [
    `&:nth-of-type(${index + 1})`,
    { width: `${width}%` },
  ]),
);

const tableStyles = {
  '& table': {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: 13,
  },
  '& caption': { textAlign: 'left', fontWeight: 700, fontSize: 16, py: 1 },
  '& th, & td': { border: '1px solid #999', px: 1, py: 0.75, textAlign: 'left' },
  // The same in the table of every category.
  '& thead th': columnWidths,
  '& tbody small': { display: 'block', fontSize: 13, fontWeight: 400, whiteSpace: 'nowrap' },
  // Drawn, because no letter of the font is large enough to tick with a pen.
  '& .check > span': {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '5.5mm',
    height: '5.5mm',
    border: '1.5px solid #000',
    '&[data-present]::before': {
      content: '""',
      width: '1.5mm',
      height: '3mm',
      mt: '-0.6mm',
      border: 'solid #000',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
  },
  '& > * + *': { breakBefore: 'page' },
  // A phone shows one team below the other, without the column to sign.
  '@media screen and (max-width: 599.95px)': {
    '& thead, & td:last-of-type': { display: 'none' },
    '& table, & tbody': { display: 'block' },
    '& caption': { display: 'block', fontSize: 15 },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '28px 1fr',
      columnGap: 1,
      py: 1,
      borderTop: '1px solid #bbb',
      fontSize: 14,
    },
    '& tbody th, & tbody td': { border: 0, p: 0, gridColumn: '2 / -1' },
    '& tbody .check': { gridColumn: 1, gridRow: '1 / 4' },
    '& tbody th': { display: 'flex', justifyContent: 'space-between', columnGap: 1 },
    '& tbody small': { fontSize: 14 },
  },
} as const;
