import { Box, Card, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ClubTeam } from '../../../openapi/schema.d.ts';
import { paths } from '../../paths.ts';
import { plainTableStyles, tableHeadHeight, tableRowHeight } from '../../ui/plainTable.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { copy } from './copy.ts';
import type { NumberedEntry } from './splitInHalf.ts';

export function TeamTable({ teams }: { teams: NumberedEntry<ClubTeam>[] }) {
  return (
    <Card>
      <Box component="table" sx={[plainTableStyles, columns]}>
        <Box component="caption" sx={visuallyHidden}>
          {copy.part(teams[0]?.number ?? 0, teams.at(-1)?.number ?? 0)}
        </Box>
        <thead lang="en">
          <tr>
            <th scope="col">{copy.number}</th>
            <th scope="col">{copy.name}</th>
            <th scope="col">{copy.code}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map(({ number, entry: { id, name, team_id: code } }) => (
            <tr key={id}>
              <td>{number}</td>
              <th scope="row">
                <Link to={paths.team.href({ id })}>{name}</Link>
              </th>
              <td>{code || '-'}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

export function TeamTableSkeleton() {
  return (
    <Card aria-hidden sx={{ pt: `${tableHeadHeight}px` }}>
      {Array.from({ length: 4 }, (_, row) => (
        <Box
          key={row}
          sx={{
            height: tableRowHeight,
            px: { xs: 1, sm: 2 },
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width={20} />
          <Skeleton width={`${58 - row * 6}%`} />
          <Skeleton width={90} sx={{ ml: 'auto' }} />
        </Box>
      ))}
    </Card>
  );
}

function columns({ vars: { palette } }: Theme) {
  return {
    '& thead th:last-of-type': { width: { xs: '8.5rem', sm: '11rem' } },
    '& tbody td:last-of-type': {
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.secondary,
      fontWeight: 600,
    },
  } as const;
}
