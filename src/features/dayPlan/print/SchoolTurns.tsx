import { useId } from 'react';
import { Box, Typography } from '@mui/material';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy } from '../copy.ts';
import type { PrintedTeam, PrintedTurn } from './teamTurns.ts';

const texts = copy.prints;

type SchoolTurnsProps = { title: string; teams: readonly PrintedTeam[] };

/** The turns of all teams of each school by time, on a sheet of its own. */
export const SchoolTurns = ({ title, teams }: SchoolTurnsProps) =>
  [...Map.groupBy(teams, ({ club }) => club.id)].map(([id, own]) => (
    <School key={id} title={title} teams={own} />
  ));

type Row = { team: PrintedTeam; turn: PrintedTurn | undefined };

/** Returns a row for each turn by time, and one for each team without any. */
const toRows = (teams: readonly PrintedTeam[]): Row[] =>
  teams
    .flatMap((team): Row[] =>
      team.turns.length > 0
        ? team.turns.map((turn) => ({ team, turn }))
        : [{ team, turn: undefined }],
    )
    .toSorted((one, other) => (one.turn?.at ?? Infinity) - (other.turn?.at ?? Infinity) || 0);

function School({ title, teams }: SchoolTurnsProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={schoolStyles}>
      <small>{title}</small>
      <Typography id={headingId} variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {teams[0]?.club.name}
      </Typography>
      <table>
        <thead>
          <tr>
            <th>{texts.time}</th>
            <th>{texts.arena}</th>
            <th>{texts.team}</th>
            <th>{texts.turn}</th>
          </tr>
        </thead>
        <tbody>
          {toRows(teams).map(({ team, turn }) => (
            <tr key={`${team.id}/${turn?.key}`}>
              <td>{turn?.time}</td>
              <td>{turn?.arena}</td>
              <td>
                <b>
                  <StartNumber number={team.start_number} />
                  {team.team.name}
                </b>
                <small>{team.team.code}</small>
              </td>
              <td>
                {turn?.part ?? texts.noTurn}
                <small>{team.category.name}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const schoolStyles = {
  mb: '10mm',
  breakAfter: 'page',
  '&:last-of-type': { mb: 0, breakAfter: 'auto' },
  '& small': { fontSize: 12 },
  '& table': { width: '100%', borderCollapse: 'collapse', mt: '3mm', fontSize: 14 },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    p: '1.5mm 3mm 1.5mm 0',
    borderBottom: '1px solid #888',
    overflowWrap: 'anywhere',
  },
  '& td:first-of-type': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& td small': { display: 'block' },
} as const;
