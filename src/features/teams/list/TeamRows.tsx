import { memo } from 'react';
import { Box, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { TeamSummary } from '../../../../openapi/schema.d.ts';
import { paths } from '../../../paths.ts';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { TeamLogo } from '../../../ui/artwork/TeamLogo.tsx';
import { WhenNear } from '../../../ui/states/WhenNear.tsx';
import { copy } from '../copy.ts';
import { columnSize, pageSize } from './selection.ts';

/** Two columns: the teams are read down the first column, then down the second. */
export const TeamRows = memo(function TeamRows({
  teams,
  labelledBy,
}: {
  teams: TeamSummary[];
  labelledBy: string;
}) {
  return (
    <Box component="ul" aria-labelledby={labelledBy} sx={columns(teams.length)}>
      {teams.map((team, index) => (
        <li key={team.id}>
          <TeamRow team={team} isOnFirstScreen={index % columnSize < firstScreenRows} />
        </li>
      ))}
    </Box>
  );
});

export function TeamRowsSkeleton() {
  return (
    <Box aria-hidden sx={columns(pageSize)}>
      {Array.from({ length: pageSize }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={rowHeight} />
      ))}
    </Box>
  );
}

const rowHeight = 82;
/** Of either column, on a usual screen. */
const firstScreenRows = 5;
function columns(count: number) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: 1.5,
    columnGap: 3,
    '& > li': { display: 'grid' },
    gridAutoFlow: { md: 'column' },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { md: `repeat(${Math.min(count, columnSize)}, auto)` },
  };
}

type TeamRowProps = { team: TeamSummary; isOnFirstScreen: boolean };

function TeamRow({
  team: { id, name, logo, category, club, member_count: players },
  isOnFirstScreen,
}: TeamRowProps) {
  const picture = <TeamLogo logo={logo} alt="" sizes="56px" />;
  return (
    <Box component={Link} to={paths.team.href({ id })} sx={rowStyle}>
      {isOnFirstScreen ? picture : <WhenNear ratio="1">{picture}</WhenNear>}
      <div>
        <Typography variant="h5" component="span" sx={lineClamp(3)}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          sx={{ color: 'text.secondary', ...lineClamp(3) }}
        >
          {[category || copy.list.unknownCategory, club?.name].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <Typography
        variant="body2"
        component="span"
        lang="en"
        sx={{
          color: 'secondary.main',
          fontWeight: 600,
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {copy.list.players(players)}
      </Typography>
    </Box>
  );
}

function rowStyle(theme: Theme) {
  return {
    ...cutCorner(18),
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: { xs: 1.5, sm: 2 },
    // On the smallest phones the number of players is under the names.
    '@media (max-width: 359.95px)': {
      gridTemplateColumns: '56px minmax(0, 1fr)',
      '& > :last-child': { gridColumn: 2 },
    },
    minHeight: rowHeight,
    p: 1.5,
    pr: { xs: 1.5, sm: 2.5 },
    color: 'text.primary',
    textDecoration: 'none',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    transition: 'border-color 160ms, box-shadow 160ms, translate 160ms',
    '&:hover': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: '0 6px 18px rgb(0 0 0 / 0.1)',
      translate: '0 -2px',
    },
  };
}
