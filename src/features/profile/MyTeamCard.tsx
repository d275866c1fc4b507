import { Box, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { MyTeam } from '../../../openapi/schema.d.ts';
import { paths } from '../../paths.ts';
import { lineClamp } from '../../ui/styles/cardStyles.ts';
import { cutCorner } from '../../ui/styles/styles.ts';
import { TeamLogo } from '../../ui/artwork/TeamLogo.tsx';

/** Height of a card with a one-line name, in pixels. */
export const myTeamHeight = 106;

type MyTeamCardProps = {
  team: MyTeam;
  /** Undefined while it is loading. */
  category: string | undefined;
};

export function MyTeamCard({ team: { team_id: code, name, logo }, category }: MyTeamCardProps) {
  return (
    <Box component={Link} to={paths.teamAlias.href({ id: code })} sx={card}>
      <TeamLogo logo={logo} alt="" sizes="72px" />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h5" component="span" sx={lineClamp(3)}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          sx={{ color: 'text.secondary', ...lineClamp(2) }}
        >
          {category ?? <Skeleton width={110} />}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          sx={{
            display: 'block',
            color: 'secondary.main',
            fontWeight: 600,
            overflowWrap: 'anywhere',
          }}
        >
          {code}
        </Typography>
      </Box>
    </Box>
  );
}

function card(theme: Theme) {
  return {
    ...cutCorner(18),
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 2,
    minHeight: myTeamHeight,
    p: 2,
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
