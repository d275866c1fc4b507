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
    '& > li': { display: 'grid', containerType: 'inline-size' },
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
      <div className="names">
        <Typography variant="h5" component="span" className="name" sx={lineClamp(3)}>
          {name}
        </Typography>
        <p className="about">
          <span>{category || copy.list.unknownCategory}</span>
          {club && (
            <>
              <span className="dot"> · </span>
              <span className="club">{club.name}</span>
            </>
          )}
        </p>
      </div>
      <span className="players" lang="en">
        {copy.list.players(players)}
      </span>
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
    '& .about, & .players': { ...theme.typography.body2, m: 0, overflowWrap: 'anywhere' },
    '& .about': { color: 'text.secondary' },
    '& .players': {
      color: 'secondary.main',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    // On phones the number of players is beside the category, so that the names have the width.
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: '56px auto minmax(0, 1fr)',
      '& > :first-of-type': { gridRow: 'span 3' },
      '& .names, & .about': { display: 'contents' },
      '& .about > span': { color: 'text.secondary' },
      '& .name, & .about > .club': { gridColumn: '2 / -1' },
      '& .dot': { display: 'none' },
      '& .players': { gridColumn: 3, gridRow: 2 },
    },
    // With large text the category needs the whole width.
    '@container (max-width: 15rem)': {
      '& > :first-of-type': { gridRow: 'span 4' },
      '& .players': { gridColumn: '2 / -1', gridRow: 'auto' },
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
